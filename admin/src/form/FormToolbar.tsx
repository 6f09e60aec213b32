import { Button } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { UploadProgress } from '../uploads/UploadProgress.tsx';

interface FormToolbarProps {
  save: string;
  cancelTo?: string | undefined;
  onSaveKey?: () => void;
  children?: ReactNode;
}

export function FormToolbar({ save, cancelTo, onSaveKey, children }: FormToolbarProps) {
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);

  const saveNow = useEffectEvent(() => (onSaveKey ? onSaveKey() : button.current?.click()));

  useEffect(() => {
    function saveByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) saveNow();
    }
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);

  return (
    <Toolbar className="cluster">
      <UploadProgress />
      <SaveButton ref={button} label={save} icon={null} alwaysEnable={!isSubmitting} />
      {children}
      {cancelTo && (
        <Button component={Link} to={cancelTo} variant="outlined">
          Cancel
        </Button>
      )}
    </Toolbar>
  );
}
