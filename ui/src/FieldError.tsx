import styles from './FieldError.module.css';

/** What is wrong with a field. Its control names `id` in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={`text-sm text-strong ${styles.error}`} id={id}>
      {children}
    </p>
  );
}
