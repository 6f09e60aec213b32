import { Spinner } from '@practice/ui/Spinner';

/** Stands in for a page while it is loading. */
export function OpeningPage({ label }: { label: string }) {
  return (
    <main className="opening-page">
      <Spinner label={label} />
    </main>
  );
}
