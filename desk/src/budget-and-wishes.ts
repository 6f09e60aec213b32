import { type Answers, answerNames } from './answers.ts';
import { type Factor, factorNames } from './factors.ts';
import { blocksIn, oneOf } from './phrase-files.ts';

export type Budget =
  | { kind: 'nothing'; words: string }
  | { kind: 'amount'; dollars: number; words: string }
  | { kind: 'employer' };

const nothing =
  /\b(?:no (?:money|budget|cash)(?: to spend| for (?:this|it|that))?|can(?:['’]?t|not) (?:afford|spend) (?:anything|much|a thing|it|new \w+|a \w+)|(?:zero|no) dollars|(?:has|have|needs?|must) to be free|must be free|nothing that costs(?: money)?|without (?:spending|buying) (?:anything|money|a thing)?|(?:very |really )?tight budget)\b/i;
const amount =
  /(?:\b(?:budget|spend|under|up to|less than|max(?:imum)?|have|about|around|only|got|limit|within)\b[^.;!?\n]{0,25})?(?:\$\s?(\d[\d,]{0,9})|\b(\d[\d,]{0,9}) ?(?:dollars|bucks|usd)\b)(?:[^.;!?\n]{0,12}\bbudget\b)?/i;
const budgetWord = /\b(?:budget|spend|under|up to|less than|max(?:imum)?|have|only|got|limit|within)\b/i;
const employer =
  /\b(?:my |the |our )?(?:employer|company|boss|work|job|school|office|firm|hr|they)(?: (?:will|can|would|does|do|did))? (?:pays?|reimburses?|covers?|buys?)(?: \w+){0,3}|\b(?:stipend|reimburse[sd]?)\b/i;
const negation =
  /\b(?:no|not|never|won['’]?t|doesn['’]?t|don['’]?t|can['’]?t|cannot|wouldn['’]?t|refuses?)\b/i;

export function budgetIn(answers: Answers): Budget | undefined {
  const sentences = answerNames.flatMap((name) =>
    answers[name].split(/[.;!?\n]+/).map((text) => ({ name, text })),
  );
  for (const { name, text } of sentences) {
    const [none] = nothing.exec(text) ?? [];
    if (none) return { kind: 'nothing', words: none.trim() };
    const amountFound = amount.exec(text);
    if (amountFound && (name === 'desiredImprovements' || budgetWord.test(amountFound[0]))) {
      const dollars = Number((amountFound[1] ?? amountFound[2] ?? '').replaceAll(',', ''));
      return { kind: 'amount', dollars, words: `$${dollars.toLocaleString('en-US')}` };
    }
    if (employer.test(text) && !negation.test(text)) return { kind: 'employer' };
  }
  return undefined;
}

interface Wish {
  about: string;
  factors: readonly Factor[];
  pattern: RegExp;
}

const wishes = readWishes();

function readWishes(): readonly Wish[] {
  const found: Wish[] = [];
  let about = '';
  for (const { heading, value, lines, source } of blocksIn('wishes.txt')) {
    if (heading === 'Wish') about = value;
    else if (heading === 'Factors') {
      const factors = value.split(', ').map((name) => oneOf(factorNames, name, source));
      found.push({ about, factors, pattern: new RegExp(lines.join('|'), 'i') });
    } else throw new Error(`${source} is not understood: ${heading}`);
  }
  return found;
}

const notWished =
  /\b(?:no need|not|never|don['’]?t|isn['’]?t|fine|already|happy with|used to|(?:I|we)(?:['’]ve)? (?:just )?(?:got|bought)|last (?:year|month|week))\b/i;

/** What someone asked for, by factor. The first wish for a factor wins. */
export function wishesIn(desired: string): Map<Factor, string> {
  const meant = desired
    .split(/[.,;!?\n]|\bbut\b/i)
    .filter((clause) => !notWished.test(clause))
    .join('. ');
  const asked = new Map<Factor, string>();
  for (const { about, factors, pattern } of wishes) {
    if (!pattern.test(meant)) continue;
    for (const factor of factors) if (!asked.has(factor)) asked.set(factor, about);
  }
  return asked;
}
