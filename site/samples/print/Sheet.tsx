import type { ReactNode } from 'react';

interface SheetProps {
  /** The document's title, for the head of each page. */
  title: string;
  number: number;
  of: number;
  className?: string;
  children: ReactNode;
}

/** A page of US Letter. What is the same on all pages is said once, by the document's properties, to those who listen. */
export function Sheet({ title, number, of, className = '', children }: SheetProps) {
  return (
    <section className={`sheet ${className}`}>
      <div className="head" aria-hidden="true">
        {title}
      </div>
      <div className="body">{children}</div>
      <div className="foot" aria-hidden="true">
        {number} / {of}
      </div>
    </section>
  );
}

/** The pages of a document, numbered. */
export function Sheets({ title, pages }: { title: string; pages: readonly ReactNode[] }) {
  return pages.map((page, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a printed document do not move
    <Sheet key={index} title={title} number={index + 1} of={pages.length}>
      {page}
    </Sheet>
  ));
}
