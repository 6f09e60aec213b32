import styles from './FieldError.module.css';

/** The error below a field. The control refers to `id` with `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={`text-sm text-strong leading-snug ${styles.error}`} id={id}>
      {children}
    </p>
  );
}
