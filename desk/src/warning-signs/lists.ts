import type { Lists } from './phrases.ts';
import type { Sign } from './sign.ts';
import { chestSigns, chestWords } from './signs/chest.ts';
import { handSigns, handWords } from './signs/clumsy-hands.ts';
import { eyeSigns, eyeWords } from './signs/eyes.ts';
import { fallAndCrashSigns, fallAndCrashWords } from './signs/falls-and-crashes.ts';
import { feverAndSweatSigns, feverAndSweatWords } from './signs/fever-and-night-sweats.ts';
import { headSigns, headWords } from './signs/head.ts';
import { headacheAndDizzinessSigns, headacheAndDizzinessWords } from './signs/headaches-and-dizziness.ts';
import { heartSigns, heartWords } from './signs/heart.ts';
import { jointSigns, jointWords } from './signs/joints.ts';
import { legAndGroinSigns, legAndGroinWords } from './signs/legs-and-groin.ts';
import { nightAndConstantPainSigns, nightAndConstantPainWords } from './signs/night-and-constant-pain.ts';
import { numbnessAndShockSigns, numbnessAndShockWords } from './signs/numbness-and-shocks.ts';
import { pregnancyAndPillSigns, pregnancyAndPillWords } from './signs/pregnancy-and-pills.ts';
import { selfHarmSigns, selfHarmWords } from './signs/self-harm.ts';
import { newSigns, newWords } from './signs/something-new.ts';
import { strengthSigns, strengthWords } from './signs/strength.ts';
import { strokeSigns, strokeWords } from './signs/stroke.ts';
import { walkingSigns, walkingWords } from './signs/walking.ts';
import { weightLumpAndCancerSigns, weightLumpAndCancerWords } from './signs/weight-loss-lumps-and-cancer.ts';
import { body } from './words/body.ts';
import { denied } from './words/denied.ts';
import { notSigns } from './words/not-signs.ts';
import { people } from './words/people.ts';
import { shared } from './words/shared.ts';
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
  ...strengthSigns,
  ...handSigns,
  ...walkingSigns,
  ...numbnessAndShockSigns,
  ...fallAndCrashSigns,
  ...feverAndSweatSigns,
  ...weightLumpAndCancerSigns,
  ...nightAndConstantPainSigns,
  ...jointSigns,
  ...eyeSigns,
  ...heartSigns,
  ...headacheAndDizzinessSigns,
  ...newSigns,
];

/** What lists can name in braces. */
export const words: Lists = named(
  body,
  states,
  shared,
  strokeWords,
  headWords,
  chestWords,
  legAndGroinWords,
  pregnancyAndPillWords,
  selfHarmWords,
  strengthWords,
  handWords,
  walkingWords,
  numbnessAndShockWords,
  fallAndCrashWords,
  feverAndSweatWords,
  weightLumpAndCancerWords,
  nightAndConstantPainWords,
  jointWords,
  eyeWords,
  heartWords,
  headacheAndDizzinessWords,
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
