import { phoneHref, practice } from '@practice/contract/practice';
import { Skeleton } from '@practice/ui/Skeleton';
import { Spinner } from '@practice/ui/Spinner';

export function Loading() {
  return (
    <>
      <Spinner label="Opening the payment form…" />
      {['name', 'email', 'company'].map((field) => (
        <Skeleton key={field} height="3rem" />
      ))}
      <Skeleton height="22.5rem" />
      <p className="late text-sm" role="status">
        This is taking longer than usual. Reload the page, or call us at{' '}
        <a href={phoneHref}>{practice.phone}</a>. Nothing was charged.
      </p>
    </>
  );
}
