import { FieldError } from '@practice/ui/FieldError';
import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  id: string;
  label: string;
  /** Beside the label. */
  note?: string;
  error: string | undefined;
  children: ReactNode;
}

/** A group of controls. When the group gets the focus by its id, it passes the focus to the chosen or the first control. */
export function ChoiceGroup({ id, label, note, error, children }: ChoiceGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid everywhere.
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="stack gap-2"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return;
        const controls = event.currentTarget.querySelectorAll<HTMLElement>('input, td [tabindex="0"]');
        const chosen = [...controls].find((control) => control.matches(':checked')) ?? controls[0];
        chosen?.focus();
      }}
    >
      <p className="cluster gap-2 row-gap-0 baseline text-sm leading-snug">
        <span className="text-strong" id={`${id}-label`}>
          {label}
        </span>
        {note && <span className="text-soft">{note}</span>}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </div>
  );
}
