import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

type OfficeDialogProps = Omit<DialogProps, 'open'> & { title: string; open?: boolean; actions?: ReactNode };

export const OfficeDialog = ({ title, actions, children, ...rest }: OfficeDialogProps) => (
  <Dialog open fullWidth maxWidth="sm" {...rest}>
    <DialogTitle>{title}</DialogTitle>
    <DialogContent className="stack gap-4 break-anywhere">{children}</DialogContent>
    {actions && <DialogActions>{actions}</DialogActions>}
  </Dialog>
);
