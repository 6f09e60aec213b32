/** Normalizes a text for the phrases: lower case, straight apostrophes, one space around each word. */
export function normalized(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[^\p{L}\p{N}'$]+/gu, ' ')
    .trim();
  return ` ${words} `;
}

/** Whether a text, as `normalized` makes it, says one of these phrases; a `*` at its end stands for any ending. */
export const says = (asked: string, any: readonly string[]) =>
  any.some((phrase) => asked.includes(searchString(phrase)));

export function withoutPhrases(asked: string, all: readonly string[]): string {
  return all.reduce((rest, phrase) => {
    const isBeginning = phrase.endsWith('*');
    let left = rest;
    for (let at = left.indexOf(searchString(phrase)); at >= 0; at = left.indexOf(searchString(phrase))) {
      const end = isBeginning ? left.indexOf(' ', at + phrase.length) : at + phrase.length + 1;
      left = `${left.slice(0, at)} ${left.slice(end + 1)}`;
    }
    return left;
  }, asked);
}

function searchString(phrase: string): string {
  return phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `;
}
