import { type PostFields, postFields } from './post-fields.ts';

export interface Difference {
  name: keyof PostFields;
  label: string;
  mine: string;
  theirs: string;
  /** Who changed the field since both began. */
  changedBy: 'me' | 'them' | 'both';
}

/** The fields in which two versions of the same post are not alike. */
export function changedFields(base: PostFields, mine: PostFields, theirs: PostFields): Difference[] {
  return postFields
    .filter(({ name }) => mine[name] !== theirs[name])
    .map(({ name, label }) => {
      const byMe = mine[name] !== base[name];
      const byThem = theirs[name] !== base[name];
      return {
        name,
        label,
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
  /** Not in the other text. */
  isOwn: boolean;
}

/** The lines of a text, with those marked that the other one does not have. */
export function markOwnLines(text: string, other: string): Line[] {
  const known = new Set(other.split('\n'));
  return text.split('\n').map((line) => ({ text: line, isOwn: line.trim() !== '' && !known.has(line) }));
}
