import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is room for the table; below, its rows are cards. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 75rem)', { noSsr: true });
}
