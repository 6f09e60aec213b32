import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window has room for what needs so much: a table rather than cards, two columns rather than one. */
export function useIsWide(needed: `${number}rem`): boolean {
  return useMediaQuery(`(min-width: ${needed})`, { noSsr: true });
}
