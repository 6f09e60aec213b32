import type { AnswerName } from './answers.ts';

/** Something they wrote, and what it may be about. */
export interface Mention {
  words: string;
  answer: AnswerName;
  /** Findings, the nearest first. */
  options: string[];
  /** Taken from the words if that is sure; a tap overrides it. Null means none of these. */
  chosen?: string | null;
}

/** Undefined if they didn’t write these words, or if it isn’t one of the options. */
export function withChosen(
  mentions: readonly Mention[],
  chosen: Readonly<Record<string, string | null>>,
): Mention[] | undefined {
  const isOffered = ([words, finding]: [string, string | null]) =>
    mentions.some((one) => one.words === words && (finding === null || one.options.includes(finding)));
  if (!Object.entries(chosen).every(isOffered)) return undefined;
  return mentions.map((one) => {
    const finding = chosen[one.words];
    return finding === undefined ? one : { ...one, chosen: finding };
  });
}
