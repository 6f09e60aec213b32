import { type Answers, answerNames } from './answers.ts';
import { type Factor, factorNames } from './factors.ts';
import { blocksIn, oneOf } from './phrase-files.ts';

/** What someone may spend, in their own `words`. */
export type Budget =
  | { kind: 'nothing'; words: string }
  | { kind: 'amount'; dollars: number; words: string }
  | { kind: 'employer' };

const nothing =
  /\b(?:no (?:money|budget|cash)(?: to spend| for (?:this|it|that))?|can(?:['’]?t|not) (?:afford|spend) (?:anything|much|a thing|it|new \w+|a \w+)|(?:zero|no) dollars|(?:has|have|needs?|must) to be free|must be free|nothing that costs(?: money)?|without (?:spending|buying) (?:anything|money|a thing)?|(?:very |really )?tight budget)\b/i;
const amount =
  /(?:\b(?:budget|spend|under|up to|less than|max(?:imum)?|have|about|around|only|got|limit|within)\b[^.;!?\n]{0,25})?(?:\$\s?(\d[\d,]*)|\b(\d[\d,]*) ?(?:dollars|bucks|usd)\b)(?:[^.;!?\n]{0,12}\bbudget\b)?/i;
const isBudget = /\b(?:budget|spend|under|up to|less than|max(?:imum)?|have|only|got|limit|within)\b/i;
const employer =
  /\b(?:my |the |our )?(?:employer|company|boss|work|job|school|office|firm|hr|they)(?: (?:will|can|would|does|do|did))? (?:pays?|reimburses?|covers?|buys?)(?: \w+){0,3}|\b(?:stipend|reimburse[sd]?)\b/i;
const denied = /\b(?:no|not|never|won['’]?t|doesn['’]?t|don['’]?t|can['’]?t|cannot|wouldn['’]?t|refuses?)\b/i;

/** Finds what they may spend in any answer. */
export function budgetIn(answers: Answers): Budget | undefined {
  const sentences = answerNames.flatMap((name) =>
    answers[name].split(/[.;!?\n]+/).map((text) => ({ name, text })),
  );
  for (const { name, text } of sentences) {
    const [none] = nothing.exec(text) ?? [];
    if (none) return { kind: 'nothing', words: none.trim() };
    const spent = amount.exec(text);
    if (spent && (name === 'desiredImprovements' || isBudget.test(spent[0]))) {
      const dollars = Number((spent[1] ?? spent[2] ?? '').replaceAll(',', ''));
      return { kind: 'amount', dollars, words: `$${dollars.toLocaleString('en-US')}` };
    }
    if (employer.test(text) && !denied.test(text)) return { kind: 'employer' };
  }
  return undefined;
}

interface Wish {
  /** As it stands in "You asked about …". */
  about: string;
  /** The factors whose fixes take it up. */
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

/** What someone asked for, by factor. The first wish for a factor wins. */
export function wishesIn(desired: string): Map<Factor, string> {
  const meant = desired
    .split(/[.,;!?\n]|\bbut\b/i)
    .filter(
      (clause) =>
        !/\b(?:no need|not|never|don['’]?t|isn['’]?t|fine|already|happy with|used to|(?:I|we)(?:['’]ve)? (?:just )?(?:got|bought)|last (?:year|month|week))\b/i.test(
          clause,
        ),
    )
    .join('. ');
  const asked = new Map<Factor, string>();
  for (const { about, factors, pattern } of wishes) {
    if (!pattern.test(meant)) continue;
    for (const factor of factors) if (!asked.has(factor)) asked.set(factor, about);
  }
  return asked;
}
