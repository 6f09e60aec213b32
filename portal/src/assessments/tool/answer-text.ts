export function withHours(answer: string): string {
  const [, last] =
    /^\s*(?:\d{1,2}(?:[.,]\d+)?\s*(?:-|–|to|or)\s*)?(\d{1,2}(?:[.,]\d+)?)\s*$/i.exec(answer) ?? [];
  return last === undefined ? answer : `${answer.trim()} ${last === '1' ? 'hour' : 'hours'}`;
}

/** Adds an example to what was typed, or takes it away again. @param instead the examples that it replaces */
export function withExample(answer: string, example: string, instead: readonly string[] = []): string {
  const kept = [example, ...instead].reduce((text, other) => text.replace(other, ''), answer);
  const rest = kept.replace(/ {2,}/g, ' ').trim();
  return answer.includes(example)
    ? rest
    : [rest, example].filter(Boolean).join(/[.!?\n]$/.test(rest) ? ' ' : '. ');
}
