import type { CSSObject } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';

const token = (name: string) => `var(--${name})`;
const line = `${token('hairline')} solid ${token('color-line')}`;
const focus = { outline: `${token('focus-width')} solid ${token('color-focus')}`, outlineOffset: 2 };
const colors = (surface: string, text: string) => ({
  backgroundColor: token(`color-${surface}`),
  color: token(`color-${text}`),
});
const heading = {
  fontFamily: token('font-heading'),
  fontWeight: 440,
  letterSpacing: '-0.012em',
  lineHeight: 1.15,
};
const label = { marginBottom: 4, color: token('color-text'), fontSize: token('text-sm'), fontWeight: 600 };
const field = { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } as const;
const parts = (styleOverrides: Record<string, CSSObject>) => ({ styleOverrides });
const root = (style: CSSObject) => parts({ root: style });
const overlay = parts({ paper: { border: line, boxShadow: token('shadow-overlay') } });
const tone = (main: string, light: string, dark = main) => ({
  main: token(main),
  dark: token(dark),
  light: token(light),
  contrastText: token('color-text-on-action'),
});
const action = tone('color-action', 'color-action-quiet', 'color-action-hover');
const byTone = (prop: string, style: (main: string, light: string) => object) =>
  ['info', 'success', 'warning', 'error'].map((tone) => ({
    props: { [prop]: tone },
    style: style(token(`mui-palette-${tone}-main`), token(`mui-palette-${tone}-light`)),
  }));
const wide = 960;
const wideScreen = `@media (min-width: ${wide}px)`;
const phone = `@media (max-width: ${wide - 0.05}px)`;

export const theme: RaThemeOptions & { cssVariables: { nativeColor: true } } = {
  // Lets the palette use custom properties.
  cssVariables: { nativeColor: true },
  palette: {
    background: { default: token('color-page'), paper: token('color-surface') },
    text: { primary: token('color-text'), secondary: token('color-text-soft') },
    divider: token('color-line'),
    primary: action,
    secondary: action,
    error: tone('color-danger', 'color-danger-quiet'),
    warning: tone('color-warning', 'color-warning-quiet'),
    success: tone('color-success', 'color-success-quiet'),
    info: action,
    bulkActionsToolbarBackgroundColor: token('color-action-quiet'),
  },
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: wide, md: wide, lg: 1200, xl: 1600 } },
  sidebar: { width: 272, closedWidth: 272 },
  typography: {
    fontFamily: token('font-text'),
    h4: { ...heading, fontSize: token('text-2xl') },
    h5: { ...heading, fontSize: token('text-xl') },
    h6: { ...heading, fontSize: '1.1875rem' },
    allVariants: { letterSpacing: 'normal' },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: token('text-sm'), lineHeight: 1.4 },
    caption: { fontSize: token('text-xs') },
    button: { textTransform: 'none', fontSize: token('text-sm'), fontWeight: 600, lineHeight: 1.3 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // The back office is denser than the site.
        ':root': { '--control-height': '2.75rem' },
        '@layer base': {
          html: { accentColor: token('color-action') },
          h1: { fontSize: token('text-2xl') },
          h2: { fontSize: token('text-xl'), lineHeight: token('leading-snug') },
          ':is(section, li) h2': { fontSize: '1.1875rem' },
          h3: { fontSize: '1.0625rem', lineHeight: token('leading-snug') },
          ul: { padding: 0, listStyle: 'none' },
          fieldset: { minWidth: 0, padding: 0, border: 0 },
          dt: { color: token('color-text-soft'), fontSize: token('text-xs') },
          '.pair': { '--column': '14rem' },
          '.align-start': { alignItems: 'start' },
          '.quoted': {
            paddingLeft: token('space-4'),
            borderLeft: `${token('stroke')} solid ${token('color-data')}`,
            whiteSpace: 'pre-wrap',
          },
          '.block': { display: 'block' },
          '.nowrap': { whiteSpace: 'nowrap' },
          '.pre-wrap': { whiteSpace: 'pre-wrap' },
          '.form-width': { maxWidth: '46rem' },
          '@media (min-width: 75rem)': {
            '.main-and-side': { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, ...root({ '&.Mui-focusVisible': focus }) },
    MuiButton: {
      defaultProps: { disableElevation: true },
      ...parts({
        root: { minHeight: 44, paddingInline: 16 },
        sizeSmall: { flexShrink: 0, minHeight: 36, paddingInline: 12, whiteSpace: 'nowrap' },
        outlined: { borderColor: token('color-line-control') },
      }),
    },
    MuiToggleButtonGroup: parts({ middleButton: { borderLeft: line }, lastButton: { borderLeft: line } }),
    MuiToggleButton: root({
      minHeight: 36,
      padding: '4px 12px',
      borderColor: token('color-line-control'),
      ...colors('surface', 'text'),
      '&:hover': { backgroundColor: token('color-action-quiet') },
      '&.Mui-selected, &.Mui-selected:hover': { ...colors('action', 'text-on-action') },
    }),
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { rounded: { borderRadius: 10 } } },
    MuiDialog: parts({
      paper: {
        boxShadow: token('shadow-overlay'),
        '@media (max-width: 40rem)': { width: '100%', margin: 12 },
      },
    }),
    MuiDialogTitle: root({ ...heading, fontSize: token('text-xl') }),
    MuiDialogActions: root({
      padding: '16px 24px',
      '& > .MuiButton-text': { border: `1px solid ${token('color-line-control')}` },
    }),
    MuiBackdrop: root({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: token('color-scrim') } }),
    MuiAutocomplete: overlay,
    MuiPopover: overlay,
    // As in `ui`, with the label above the control and the hint below.
    MuiTextField: { defaultProps: { ...field, autoComplete: 'off' } },
    MuiFormControl: { defaultProps: field },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      ...root({
        ...label,
        position: 'static',
        maxWidth: 'none',
        lineHeight: 1.3,
        whiteSpace: 'normal',
        transform: 'none',
        '&.Mui-focused, &.Mui-error': { color: token('color-text') },
      }),
    },
    // For groups of checkboxes.
    MuiFormLabel: parts({ root: { 'legend&&': { ...label, padding: 0, transform: 'none' } } }),
    MuiOutlinedInput: parts({
      root: {
        minHeight: 44,
        background: token('color-surface'),
        '& legend': { display: 'none' },
        '& fieldset': { top: 0, borderColor: token('color-line-control') },
        '&.Mui-focused': focus,
        '&.Mui-focused fieldset': { borderWidth: 1 },
      },
      input: { height: 'auto' },
      multiline: { lineHeight: 1.6 },
    }),
    MuiFormHelperText: root({
      marginInline: 0,
      fontSize: token('text-xs'),
      '&.Mui-disabled': { color: token('color-text-soft') },
      // react-admin keeps an empty line for an error.
      '&:has(> span:only-child)': { display: 'none' },
    }),
    // Forced colors show the border instead of the background.
    MuiChip: {
      defaultProps: { size: 'small' },
      ...root({
        border: `${token('hairline')} solid transparent`,
        borderRadius: 6,
        ...colors('surface-quiet', 'text'),
        fontSize: token('text-xs'),
        fontWeight: 600,
        variants: byTone('color', (main, light) => ({ color: main, backgroundColor: light })),
      }),
    },
    MuiAlert: {
      defaultProps: { icon: false },
      ...root({
        padding: '8px 16px',
        borderInlineStart: `${token('space-1')} solid`,
        borderRadius: 6,
        color: token('color-text'),
        fontSize: '1rem',
        variants: byTone('severity', (main, light) => ({ borderColor: main, backgroundColor: light })),
      }),
    },
    MuiAlertTitle: root({ marginBottom: 2, fontSize: '1rem', fontWeight: 600 }),
    MuiSnackbar: root({
      '& .MuiAlert-root': { boxShadow: token('shadow-overlay'), fontSize: token('text-sm') },
      // Clear of the buttons, which a form has at the bottom and a dialog at its bottom right.
      [phone]: { top: 8, bottom: 'auto' },
      [wideScreen]: {
        bottom: 96,
        maxWidth: '26rem',
        'body:has(.MuiDialog-root) &': { left: 24, right: 'auto' },
      },
    }),
    MuiCard: root({ border: line }),
    MuiCardHeader: parts({
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '20px min(24px, 6vw) 0',
        '&:last-child': { paddingBottom: 20 },
      },
      content: { flex: '1 1 14rem' },
      title: { ...heading, fontSize: '1.1875rem' },
      subheader: { fontSize: token('text-sm') },
      action: { alignSelf: 'center', margin: 0 },
    }),
    MuiCardContent: root({ padding: '16px min(24px, 6vw) 20px', '&:last-child': { paddingBottom: 20 } }),
    MuiListItem: parts({
      root: { '& .MuiButton-root': { flexShrink: 0, minHeight: 36, paddingInline: 12 } },
      gutters: { paddingInline: 'min(24px, 6vw)' },
    }),
    MuiListItemButton: parts({ gutters: { paddingInline: 'min(24px, 6vw)' } }),
    MuiListItemText: parts({
      root: { overflowWrap: 'anywhere' },
      primary: { fontWeight: 600, '& small': { fontWeight: 400 } },
    }),
    MuiSkeleton: {
      defaultProps: { animation: false, variant: 'rounded' },
      styleOverrides: { root: { backgroundColor: token('color-surface-quiet') } },
    },
    MuiSelect: { defaultProps: { displayEmpty: true } },
    MuiTableCell: parts({
      root: {
        padding: '10px 12px',
        borderBottom: line,
        fontSize: token('text-sm'),
        lineHeight: 1.4,
        verticalAlign: 'baseline',
        'tbody > tr:last-of-type > &': { borderBottom: 0 },
        '&:first-of-type': { paddingLeft: 16 },
      },
      head: { fontWeight: 600, color: token('color-text-soft'), whiteSpace: 'nowrap' },
      paddingCheckbox: { padding: '0 4px 0 12px' },
    }),
    // react-admin puts the label where Material UI renders an element without a role.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (props: { 'aria-label'?: string }) => ({ 'aria-label': props['aria-label'] }),
        },
      },
    },
    MuiTablePagination: root({ borderBottom: 0 }),
    MuiSwitch: parts({
      thumb: { border: `1px solid ${token('color-line-control')}` },
      track: { opacity: 1, backgroundColor: token('color-line-control') },
    }),
    RaLabeled: root({ '& .RaLabeled-label': label }),
    RaFileInput: root({
      '& .RaFileInput-dropZone': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 8,
        padding: 16,
        border: `${token('hairline')} dashed ${token('color-line-control')}`,
        ...colors('surface', 'text'),
        textAlign: 'start',
      },
      '& .previews > div': { display: 'flex', alignItems: 'center', gap: 4, cursor: 'default' },
      // The file is named below, because the browser says "No file chosen" after a drop.
      '& input': { maxWidth: '100%', color: 'transparent' },
      '& input::file-selector-button': {
        minHeight: 44,
        padding: '0 16px',
        border: `${token('hairline')} solid ${token('color-line-control')}`,
        borderRadius: 8,
        ...colors('surface', 'action'),
        font: 'inherit',
        fontWeight: 600,
        cursor: 'pointer',
      },
    }),
    RaList: {
      defaultProps: { title: false, perPage: 25 },
      ...root({ '& .RaList-main': { minWidth: 0 }, '& .RaList-content:empty': { visibility: 'hidden' } }),
    },
    RaPlaceholder: root({ borderRadius: 4, backgroundColor: token('color-surface-quiet') }),
    RaListToolbar: root({
      flexWrap: 'wrap',
      gap: '12px 16px',
      paddingBottom: 12,
      '&&': { backgroundColor: 'transparent' },
    }),
    RaDataTable: root({
      '& td:is(.column-createdAt, .column-assessmentDate), & td > a': { whiteSpace: 'nowrap' },
    }),
    RaSimpleList: root({
      '& .MuiListItemText-primary > div': { display: 'flex', justifyContent: 'space-between', gap: 8 },
      '& .RaSimpleList-tertiary': { flexShrink: 0, maxWidth: '55%', opacity: 1, fontWeight: 400 },
      '& .RaSimpleList-tertiary .cluster': { justifyContent: 'end' },
      '& .MuiListItem-root:has(> .MuiListItemButton-root)': { padding: 0 },
      '& > *:not(:first-of-type)': { borderTop: line },
    }),
    // react-admin shows them only on hover.
    RaSimpleFormIterator: root({ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }),
    RaFilterForm: root({
      gap: 8,
      '&&': { flex: '1 1 auto', minHeight: 0, paddingBottom: 0 },
      '&& .MuiFormControl-root': { margin: 0 },
      '& .RaFilterFormInput-spacer': { display: 'none' },
    }),
    RaTopToolbar: root({
      flexWrap: 'wrap',
      alignItems: 'center',
      '&&': { minHeight: 0, padding: 0, backgroundColor: 'transparent' },
      '& > *': { flex: 'none' },
    }),
    RaBulkActionsToolbar: root({ zIndex: 3 }),
    RaCreateButton: { defaultProps: { variant: 'contained' } },
    RaNotification: {
      defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'right' } },
      ...root({
        '& .MuiSnackbarContent-root.MuiSnackbarContent-root': {
          borderInlineStart: `${token('space-1')} solid ${token('color-action')}`,
          boxShadow: token('shadow-overlay'),
          ...colors('surface', 'text'),
          fontSize: token('text-sm'),
          '&.RaNotification-error': { borderColor: token('color-danger') },
        },
      }),
    },
    RaConfirm: {
      defaultProps: { role: 'alertdialog' },
      ...root({
        '& .MuiButton-startIcon': { display: 'none' },
        '& .ra-confirm.ra-confirm': {
          border: 0,
          ...colors('action', 'text-on-action'),
          '&.RaConfirm-confirmWarning': { backgroundColor: token('color-danger') },
          '&.Mui-disabled': { opacity: 0.6 },
        },
      }),
    },
    RaCreate: {
      defaultProps: { title: false },
      ...root({ maxWidth: '46rem', '& .RaCreate-card': { minWidth: 0, overflow: 'visible' } }),
    },
    RaToolbar: root({
      padding: 16,
      borderTop: line,
      borderRadius: '0 0 10px 10px',
      [wideScreen]: { position: 'sticky', zIndex: 2, bottom: 0 },
    }),
    RaLayout: root({
      minWidth: 0,
      [wideScreen]: { '& .RaLayout-appFrame': { marginTop: 0 } },
      '& .RaLayout-content': {
        minWidth: 0,
        maxWidth: '82rem',
        padding: `${token('space-5')} ${token('space-gutter')} ${token('space-8')}`,
      },
    }),
    RaAppBar: root({
      boxShadow: 'none',
      ...colors('surface-deep', 'text-on-deep'),
      [wideScreen]: { display: 'none' },
    }),
    RaSidebar: root({
      height: '100vh',
      [wideScreen]: { position: 'sticky', top: 0 },
      '&&.RaSidebar-appBarCollapsed': { marginTop: 0 },
      '& .RaSidebar-fixed': { height: '100vh' },
      '& .MuiPaper-root': { borderRadius: 0, ...colors('surface-deep', 'text-on-deep') },
    }),
    RaMenu: root({ height: '100%', gap: 2, padding: '24px 12px' }),
    RaMenuItemLink: root({
      minHeight: 44,
      borderRadius: 6,
      color: token('color-text-soft-on-deep'),
      fontSize: token('text-sm'),
      '& .RaMenuItemLink-icon': { minWidth: 32, color: 'inherit' },
      '&:hover': {
        backgroundColor: `color-mix(in srgb, ${token('color-action')} 55%, transparent)`,
        color: token('color-text-on-deep'),
      },
      '&.Mui-focusVisible': { outlineColor: token('color-focus-on-deep'), outlineOffset: -3 },
      '&.RaMenuItemLink-active': { ...colors('action', 'text-on-deep'), fontWeight: 600 },
    }),
  },
};
