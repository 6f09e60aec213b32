import type { Lists } from './phrases.ts';
import type { Sign } from './sign.ts';
import { chestSigns, chestWords } from './signs/chest.ts';
import { bodySigns } from './signs/falls-fever-and-pain.ts';
import { headSigns, headWords } from './signs/head.ts';
import { legAndGroinSigns, legAndGroinWords } from './signs/legs-and-groin.ts';
import { pregnancyAndPillSigns, pregnancyAndPillWords } from './signs/pregnancy-and-pills.ts';
import { selfHarmSigns, selfHarmWords } from './signs/self-harm.ts';
import { newSigns, newWords } from './signs/something-new.ts';
import { nerveSigns } from './signs/strength-and-feeling.ts';
import { strokeSigns, strokeWords } from './signs/stroke.ts';
import { body } from './words/body.ts';
import { denied } from './words/denied.ts';
import { soonWords } from './words/doctor-soon.ts';
import { notSigns } from './words/not-signs.ts';
import { people } from './words/people.ts';
import { states } from './words/states.ts';
import { things } from './words/things.ts';
import { times } from './words/time.ts';
import { work } from './words/work.ts';

export const signs: readonly Sign[] = [
  ...strokeSigns,
  ...headSigns,
  ...chestSigns,
  ...legAndGroinSigns,
  ...pregnancyAndPillSigns,
  ...selfHarmSigns,
  ...nerveSigns,
  ...bodySigns,
  ...newSigns,
];

/** What lists can name in braces. */
export const words: Lists = named(
  body,
  states,
  strokeWords,
  headWords,
  chestWords,
  legAndGroinWords,
  pregnancyAndPillWords,
  selfHarmWords,
  soonWords,
  newWords,
);

/** The same, of sayings that a word too many makes something else. */
export const exactWords: Lists = named(times, people, work, things, denied, { 'no sign': notSigns });

/** Lists of several files as one. Throws where two have the same name, since the second would silently replace the first. */
function named(...files: readonly Lists[]): Lists {
  const names = files.flatMap((file) => Object.keys(file));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two lists are called ${twice}.`);
  return Object.assign({}, ...files);
}
