import type { ReactNode } from 'react';

export function Step({ sentence, children }: { sentence: ReactNode; children: ReactNode }) {
  return (
    <div className="cluster between gap-5 row-gap-3 break-anywhere">
      <p className="grow narrow-measure">{sentence}</p>
      {children}
    </div>
  );
}
