import { createTheme } from '@mui/material/styles';

// Every value is one of ui/tokens.css. `nativeColor` lets the browser mix colours, so that MUI need not parse them.
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: {
      main: 'var(--color-action)',
      light: 'var(--color-action-quiet)',
      dark: 'var(--color-action-hover)',
      contrastText: 'var(--color-text-on-action)',
    },
    secondary: {
      main: 'var(--color-accent)',
      light: 'var(--color-accent)',
      dark: 'var(--color-accent-hover)',
      contrastText: 'var(--color-text-on-action)',
    },
    error: {
      main: 'var(--color-danger)',
      light: 'var(--color-danger)',
      dark: 'var(--color-danger)',
      contrastText: 'var(--color-text-on-action)',
    },
    text: { primary: 'var(--color-text)', secondary: 'var(--color-text-soft)' },
    background: { default: 'var(--color-page)', paper: 'var(--color-surface)' },
    divider: 'var(--color-line)',
  },
  typography: { fontFamily: 'var(--font-text)', fontWeightMedium: 600 },
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  focusVisible: {
    outline: 'var(--focus-width) solid var(--color-focus)',
    outlineOffset: '2px',
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: '2.5rem',
          // Seen where colours are forced, and a button would be text alone.
          border: 'var(--hairline) solid transparent',
          padding: '0 var(--space-4)',
          fontSize: 'var(--text-sm)',
          fontWeight: 600,
          lineHeight: 1.2,
          textTransform: 'none',
          whiteSpace: 'nowrap',
        },
        outlined: { borderColor: 'var(--color-line-control)', backgroundColor: 'var(--color-surface)' },
      },
    },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--color-scrim)' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          backgroundImage: 'none',
          border: 'var(--hairline) solid transparent',
          borderRadius: 'var(--radius-lg)',
          boxShadow: 'var(--shadow-overlay)',
        },
        paperFullScreen: { borderRadius: 0 },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', border: 0 } } },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { backgroundColor: 'var(--color-surface-quiet)' } },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { fontSize: 'var(--text-sm)', color: 'var(--color-text-soft)', borderBottom: 0 },
        displayedRows: { fontSize: 'inherit' },
        selectLabel: { fontSize: 'inherit' },
        input: { fontSize: 'inherit' },
      },
    },
  },
});
