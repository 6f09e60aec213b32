import type { Wiring } from '@practice/ui/Field';
import { type DragEvent, useState } from 'react';
import styles from './DropZone.module.css';

interface DropZoneProps {
  wiring: Wiring;
  /** The extensions that the browser's file dialog offers. */
  accept: string;
  onFile: (file: File) => void;
  /** The id of the element with the name of the chosen file. */
  chosenId?: string | undefined;
}

/** An input for a file, which can also be dropped on it. */
export function DropZone({ wiring, accept, onFile, chosenId }: DropZoneProps) {
  const { isOver, dropProps } = useDrop(onFile);
  const { className: _, ...named } = wiring;
  return (
    <div
      className={`stack gap-2 padded-4 text-sm ${styles.zone} ${isOver ? styles.over : ''}`}
      {...dropProps}
    >
      <input
        {...named}
        aria-describedby={[chosenId, wiring['aria-describedby']].filter(Boolean).join(' ') || undefined}
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // Otherwise the same file could not be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      <p>{chosenId ? 'Or drop another one here.' : 'Or drop it here.'}</p>
    </div>
  );
}

/** Makes an element accept a dropped file. `isOver` is true while a file is held over it. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    dropProps: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
    },
  };
}
