import { type PostFields, postNames } from './post-fields.ts';

/** The names of the fields that differ between two versions of a post. */
export function changedFields(mine: PostFields, theirs: PostFields) {
  return postNames.filter((name) => mine[name] !== theirs[name]);
}

/** Splits the text of a field into lines. `isOwn` marks those that the other text lacks. */
export function markOwnLines(value: string | boolean, other: string | boolean) {
  const otherLines = new Set(asText(other).split('\n'));
  return asText(value)
    .split('\n')
    .map((text) => ({ text, isOwn: text.trim() !== '' && !otherLines.has(text) }));
}

function asText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}
