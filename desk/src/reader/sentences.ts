/** In words. The classifier was trained on sentences of about a dozen. */
const mostWords = 26;

const ends =
  /[\n\r•]+|(?<=[.!?…]["”')]*)(?<!\b(?:in|ft|approx|vs|dr|mr|mrs|ms|st|e\.g|i\.e)\.)\s+(?=\S)|(?<=[a-z])\.(?=[A-Z])|\s[-–—]{1,2}\s(?=[A-Z])/;
const breaks = /(?<=[,;:)])\s+|\s+(?=(?:and|but|so|because|then|which|y|pero|porque)\s)|\s[-–—]{1,2}\s/i;

export function sentencesOf(text: string): string[] {
  return text.split(ends).flatMap((sentence) => {
    const whole = sentence?.trim() ?? '';
    if (!/[\p{L}\d]/u.test(whole)) return [];
    return countOf(whole) <= mostWords ? [whole] : inPieces(whole);
  });
}

function inPieces(sentence: string): string[] {
  const pieces: string[] = [];
  for (const part of sentence.split(breaks).flatMap(inRows)) {
    const last = pieces.at(-1);
    if (last !== undefined && countOf(last) + countOf(part) <= mostWords / 2)
      pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(part);
  }
  return pieces;
}

function inRows(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  return Array.from({ length: Math.ceil(words.length / mostWords) }, (_, at) =>
    words.slice(at * mostWords, (at + 1) * mostWords).join(' '),
  );
}

const countOf = (text: string) => text.split(/\s+/).length;
