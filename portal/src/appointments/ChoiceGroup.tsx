import { FieldError } from '@practice/ui/FieldError';
import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  name: string;
  label: string;
  error?: string | undefined;
  note?: string;
  children: ReactNode;
}

export function ChoiceGroup({ name, label, error, note, children }: ChoiceGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid everywhere.
    <div
      id={name}
      role="group"
      tabIndex={-1}
      className="stack gap-2"
      aria-labelledby={`${name}-label`}
      aria-describedby={error ? `${name}-error` : undefined}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return;
        const controls = event.currentTarget.querySelectorAll<HTMLElement>('input, td [tabindex="0"]');
        const chosen = [...controls].find((control) => control.matches(':checked')) ?? controls[0];
        chosen?.focus();
      }}
    >
      <p className="cluster gap-2 row-gap-0 baseline text-sm leading-snug">
        <span className="text-strong" id={`${name}-label`}>
          {label}
        </span>
        {note && <span className="text-soft">{note}</span>}
      </p>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {children}
    </div>
  );
}
