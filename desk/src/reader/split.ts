/** A clause of more characters is cut into pieces of at most `mostWords`, so that no text takes long to read. */
const mostCharacters = 300;
const mostWords = 48;
const longestWord = 60;

const sentenceEnds =
  /[!\n\r•…]+|\?+(?!\s*(?:no|none|nope|nah)(?:[.,!;]|\s*$))|\.+(?=\s|$|["'”’)])|(?<=[a-z])\.(?=[A-Z])/g;
const clauseEnds =
  /[()—;]|:(?!\d|\s*(?:no|none|nope|nothing|zero)(?:[.,!;]|\s*$))|,(?=\s|$)|(?<!\d)\s[-–+]+\s|[-–+]+\s(?=[a-z])|\s=\s|\s(?=and (?:then|end|ends|by|finish|wind|slowly|later)\s)|\s(?=(?:but|because|bc|cause|cuz|although|though|except|whereas|while)\s)/gi;

export interface Sentence {
  clauses: string[];
  isQuestion: boolean;
}

export function sentencesOf(text: string): Sentence[] {
  return piecesOf(text, sentenceEnds).map(({ piece, end }) => ({
    clauses: piecesOf(piece, clauseEnds).flatMap((clause) => inShortPieces(clause.piece)),
    isQuestion: end.includes('?'),
  }));
}

function piecesOf(text: string, ends: RegExp): { piece: string; end: string }[] {
  const pieces: { piece: string; end: string }[] = [];
  let start = 0;
  const add = (to: number, end: string) => {
    const piece = text.slice(start, to).trim();
    if (/[a-z\d]/i.test(piece)) pieces.push({ piece, end });
    start = to + end.length;
  };
  for (const end of text.matchAll(ends)) add(end.index, end[0]);
  add(text.length, '');
  return pieces;
}

function inShortPieces(text: string): string[] {
  if (text.length <= mostCharacters) return [text];
  const words = text.split(/\s+/).filter((word) => word.length < longestWord);
  return Array.from({ length: Math.ceil(words.length / mostWords) }, (_, at) =>
    words.slice(at * mostWords, (at + 1) * mostWords).join(' '),
  );
}
