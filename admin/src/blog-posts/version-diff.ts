import { type PostFields, postLabels, postNames } from './post-fields.ts';

/**
 * Returns the fields that differ between two versions of a post.
 * @param base the version that both started from
 */
export function changedFields(base: PostFields, mine: PostFields, theirs: PostFields) {
  return postNames
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      name,
      label: postLabels[name],
      mine: asText(mine[name]),
      theirs: asText(theirs[name]),
      isChangedByMe: mine[name] !== base[name],
      isChangedByThem: theirs[name] !== base[name],
    }));
}

function asText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}

/** Splits a text into lines. `isOwn` marks those that the other text lacks. */
export function markOwnLines(text: string, other: string) {
  const otherLines = new Set(other.split('\n'));
  return text.split('\n').map((line) => ({ text: line, isOwn: line.trim() !== '' && !otherLines.has(line) }));
}
