import { type Theme, useMediaQuery } from '@mui/material';

/** Whether a table would be too wide, so that its rows are shown as a simple list. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
