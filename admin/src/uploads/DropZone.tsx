import type { ControlProps } from '@practice/ui/Field';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import styles from './DropZone.module.css';

interface DropZoneProps {
  control: ControlProps;
  accept?: string | undefined;
  onFile: (file: File) => void;
  chosenId?: string | undefined;
}

export function DropZone({ control, accept, onFile, chosenId }: DropZoneProps) {
  const { isOver, dropProps, onChange } = useChosenFile(onFile);
  const { className: _, ...named } = control;
  return (
    <div
      className={`stack gap-2 padded-4 text-sm ${styles.zone} ${isOver ? styles.over : ''}`}
      {...dropProps}
    >
      <input
        {...named}
        aria-describedby={[chosenId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
        type="file"
        accept={accept}
        onChange={onChange}
      />
      <p>{chosenId ? 'Or drop another one here.' : 'Or drop it here.'}</p>
    </div>
  );
}

export function useChosenFile(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) onFile(file);
  }
  return {
    isOver,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      take(target.files);
      // Otherwise the same file could not be chosen again after a refusal.
      target.value = '';
    },
    dropProps: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
