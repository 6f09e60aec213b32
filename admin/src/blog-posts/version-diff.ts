import { type PostFields, postLabels, postNames } from './post-fields.ts';

export interface Difference {
  name: keyof PostFields;
  label: string;
  mine: string;
  theirs: string;
  /** Who changed the field since the version that both started from. */
  changedBy: 'me' | 'them' | 'both';
}

/** Returns the fields that differ between two versions of a post. */
export function changedFields(base: PostFields, mine: PostFields, theirs: PostFields): Difference[] {
  return postNames
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => {
      const byMe = mine[name] !== base[name];
      const byThem = theirs[name] !== base[name];
      return {
        name,
        label: postLabels[name],
        mine: inWords(mine[name]),
        theirs: inWords(theirs[name]),
        changedBy: byMe && byThem ? 'both' : byMe ? 'me' : 'them',
      };
    });
}

function inWords(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}

export interface Line {
  text: string;
  /** Whether the other text lacks this line. */
  isOwn: boolean;
}

/** Splits a text into lines and marks those that the other text lacks. */
export function markOwnLines(text: string, other: string): Line[] {
  const known = new Set(other.split('\n'));
  return text.split('\n').map((line) => ({ text: line, isOwn: line.trim() !== '' && !known.has(line) }));
}
