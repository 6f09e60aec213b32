import type { ReactNode } from 'react';

interface FigureProps {
  /** Said to those who do not see the drawing. */
  title: string;
  box: string;
  caption?: ReactNode;
  className?: string;
  /** Cut off what leaves the box: a detail of a larger drawing. */
  crop?: boolean;
  children: ReactNode;
}

/** A drawing with its words. No <figure>: Chromium makes it a second picture around the first, without words. */
export function Figure({ title, box, caption, className = '', crop, children }: FigureProps) {
  return (
    <div className={`figure ${className}`}>
      <svg className={`drawing${crop ? ' crop' : ''}`} role="img" aria-label={title} viewBox={box}>
        {children}
      </svg>
      {caption && <p className="caption">{caption}</p>}
    </div>
  );
}
