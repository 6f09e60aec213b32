import { plainOf } from './clauses.ts';
import { matchOf, phrase } from './phrases.ts';
import { beginsAnew, isAboutSomebodyElse, isPast } from './qualifier.ts';
import { sentencesOf } from './split.ts';
import { plainWords } from './words.ts';

/** What has gone, or was long ago. */
const over = [
  '(?<!(?:not|never) (?:\\w+ )?)(?:gone|went away|cleared up|healed|resolved|cured|all better|better now|stopped hurting)',
  '(?:no longer|anymore|not (?:\\w+ )?(?:since|in years|in months))',
  '(?<!since )last (?:year|summer|winter|spring|fall|month)',
  '(?<!since )(?:in )?(?:19|20)\\d\\d',
  '(?:as a (?:kid|child|teenager|student)|years back|in (?:college|school|high school))',
].map(phrase);
/** What began in the past, or was so just now, is so now. */
const goesOn = phrase(
  '(?:since|started|starting|starts|began|still|now|today|yesterday|this (?:week|morning)|lately|recently|again|comes back|came back)',
);
const still = phrase('still');

const denied = phrase(
  '(?:no|not|never|none|neither|nor|without|free of|nothing(?! (?:but|except|unless|apart|besides|other|beyond|more than)))',
);
const fine = phrase('(?:is|are|feels?|feel) (?:\\w+ )?(?:fine|okay|good|great|all right|alright)');
const goesOnDenying = phrase('^ (?:or|nor)');

/** What of a text on discomfort is the writer's own and of now, a sentence a clause; what is past, denied or another's is left out. */
export function discomfortOfNow(text: string): string {
  const kept: string[] = [];
  for (const { clauses } of sentencesOf(text)) {
    let before: { text: string; isOut: boolean } | undefined;
    for (const clause of clauses) {
      const own = plainOf(plainWords(clause));
      const has = (one: ReturnType<typeof phrase>) => matchOf(one, own) !== undefined;
      const isOver = (isPast(own) || over.some(has)) && !has(goesOn);
      const isOut: boolean =
        isOver ||
        isAboutSomebodyElse(own) ||
        has(denied) ||
        has(fine) ||
        (before?.isOut === true && (!has(beginsAnew) || has(goesOnDenying)));
      // "I hurt my shoulder in 2019, it still aches."
      if (before?.isOut && has(still)) kept.push(before.text);
      if (!isOut) kept.push(clause);
      before = { text: clause, isOut };
    }
  }
  return kept.join('. ');
}
