import type { ReactNode } from 'react';

/** A line of a list of things to do: one sentence and one link or button. */
export function Step({ sentence, children }: { sentence: ReactNode; children: ReactNode }) {
  return (
    <div className="cluster between gap-5 row-gap-3 break-anywhere">
      <p className="narrow-measure" style={{ flex: '1 1 16rem' }}>
        {sentence}
      </p>
      {children}
    </div>
  );
}
