import { practice } from '@practice/contract/practice';
import type { PictureText } from '../../_blog/post-picture.ts';

export const size = { width: 1200, height: 630 } as const;

/** Font sizes by the length of the title; the longest titles end in an ellipsis. */
const steps = [
  { upTo: 34, fontSize: 92, lines: 3 },
  { upTo: 60, fontSize: 78, lines: 4 },
  { upTo: 100, fontSize: 64, lines: 5 },
  { upTo: 150, fontSize: 56, lines: 5 },
];
const smallest = { fontSize: 48, lines: 6 };

// Everything but the characters of the fonts in `ui/fonts/pictures`: emojis and other alphabets would leave gaps.
const undrawable = /[^\u0020-\u017f\u2010-\u2026\u2032\u2033\u20ac\u2122\u2190-\u2192\u2212\u2248]+/gu;

interface Box {
  type: 'div';
  key: null;
  props: { style: Record<string, string | number>; children: string | Box[] };
}

const box = (style: Record<string, string | number>, children: string | Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style, children },
});

/** The text of the picture, in front of `backdrop.ts`. */
export function layout({ formattedTitle, category }: PictureText, color: (token: string) => string): Box {
  const words = formattedTitle.replace(undrawable, ' ').replace(/\s+/g, ' ').trim() || practice.tagline;
  const { fontSize, lines } = steps.find(({ upTo }) => words.length <= upTo) ?? smallest;
  return box({ display: 'flex', flexDirection: 'column', ...size, padding: '64px 72px 0' }, [
    box({ fontFamily: 'Atkinson', fontSize: 30, color: color('--color-accent-hover') }, category),
    box(
      {
        display: 'block',
        maxWidth: 950,
        marginTop: 20,
        fontFamily: 'Fraunces, Fraunces Extended',
        fontSize,
        lineHeight: 1.14,
        letterSpacing: '-0.012em',
        lineClamp: lines,
        textWrap: 'balance',
        wordBreak: 'break-word',
        color: color('--color-surface-deep'),
      },
      words,
    ),
    box(
      {
        position: 'absolute',
        left: 150,
        bottom: 62,
        fontFamily: 'Fraunces',
        fontSize: 36,
        color: color('--color-surface-deep'),
      },
      practice.name,
    ),
  ]);
}
