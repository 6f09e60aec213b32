import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is room for a table that needs so much; below, its rows are cards. */
export function useIsWide(needed: `${number}rem`): boolean {
  return useMediaQuery(`(min-width: ${needed})`, { noSsr: true });
}
