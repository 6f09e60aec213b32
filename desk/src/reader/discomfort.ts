import { plainOf } from './clauses.ts';
import { hasOne, type Phrase, phrasesOf } from './phrases.ts';
import { isAboutSomebodyElse, isNewStatement, isPast } from './qualifier.ts';
import { sentencesOf } from './split.ts';
import { plainWords } from './words.ts';

const over = phrasesOf('over');
const stillGoingOn = phrasesOf('still going on');
const still = phrasesOf('still');
const denied = phrasesOf('denied discomfort');
const fine = phrasesOf('fine');
const goesOnDenying = phrasesOf('goes on denying');

/** Leaves out what is past, denied or someone else's. Each clause that stays is a sentence. */
export function currentDiscomfort(text: string): string {
  const kept: string[] = [];
  for (const { clauses } of sentencesOf(text)) {
    let before: { text: string; isOut: boolean } | undefined;
    for (const clause of clauses) {
      const own = plainOf(plainWords(clause));
      const has = (phrases: readonly Phrase[]) => hasOne(phrases, own);
      const isOver = (isPast(own) || has(over)) && !has(stillGoingOn);
      const isOut: boolean =
        isOver ||
        isAboutSomebodyElse(own) ||
        has(denied) ||
        has(fine) ||
        (before?.isOut === true && (!isNewStatement(own) || has(goesOnDenying)));
      // "I hurt my shoulder in 2019, it still aches."
      if (before?.isOut && has(still)) kept.push(before.text);
      if (!isOut) kept.push(clause);
      before = { text: clause, isOut };
    }
  }
  return kept.join('. ');
}
