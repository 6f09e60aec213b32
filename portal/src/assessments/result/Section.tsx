import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
