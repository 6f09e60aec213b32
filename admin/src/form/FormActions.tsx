import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './FormActions.module.css';
import { SignedOut } from './SignedOut.tsx';

interface FormActionsProps<Fields extends FieldValues, Output> {
  form: UseFormReturn<Fields, unknown, Output>;
  /** In the order in which they stand. */
  names: readonly Path<Fields>[];
  labels: Readonly<Record<Path<Fields>, string>>;
  isSignedOut: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** What can be done with a form; always in reach, with what stands in the way. */
export function FormActions<Fields extends FieldValues, Output>({
  form,
  names,
  labels,
  isSignedOut,
  children,
}: FormActionsProps<Fields, Output>) {
  const { formState } = form;
  const wrong = names.filter((name) => form.getFieldState(name, formState).invalid);
  return (
    <div className={styles.actions}>
      <ErrorSummary
        faults={formState.submitCount > 0 ? wrong.map((name) => ({ name, label: labels[name] })) : []}
        onGo={(name) => {
          const field = names.find((known) => known === name);
          if (field) form.setFocus(field);
        }}
      />
      {isSignedOut && <SignedOut />}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
