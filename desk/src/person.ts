import { type Answers, answerNames } from './answers.ts';
import type { Factor } from './factors.ts';

/** What somebody may spend; `words` are their own. */
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

/** What it may cost, wherever they wrote it; nothing where they wrote nothing of it. */
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

/** What is asked for, as it stands in "You asked about …", and the factors whose fixes take it up. */
const wishes: readonly (readonly [said: RegExp, about: string, factors: readonly Factor[]])[] = [
  [/\b(?:headsets?|hands.?free|earbuds)\b/i, 'a headset', ['handsFree', 'phoneHold']],
  [/\b(?:foot ?rest|foot ?stool)\b/i, 'a footrest', ['seatHeight']],
  [/\barm ?rests?\b/i, 'armrests', ['armrests', 'armrestWidth', 'armrestAdjustment', 'armrestSurface']],
  [
    /\b(?:lumbar|back support|back cushion|backrest)\b/i,
    'support for your back',
    ['lumbarSupport', 'trunk', 'chairAdjustment'],
  ],
  [/\b(?:document|paper|copy) ?(?:holder|stand)|hold my papers|\bpapers?\b/i, 'your papers', ['documents']],
  [/\b(?:glare|reflections?)\b/i, 'glare', ['glare']],
  [/\b(?:light(?:ing|s)?|lamp|brighter|darker)\b/i, 'the light', ['light', 'glare']],
  [/\b(?:breaks?|reminders?|get up more|moving more|move more)\b/i, 'breaks', ['breaks', 'duration']],
  [/\bmouse\b/i, 'your mouse', ['mouseReach', 'mouseGrip', 'mouseSurface', 'palmRest']],
  [
    /\b(?:tray|keyboards?)\b/i,
    'your keyboard',
    ['keyboardHeight', 'wristAngle', 'wrists', 'mouseSurface', 'mouseReach', 'keyboardAdjustment'],
  ],
  [/\b(?:lap ?desk|bed tray)\b/i, 'a lap desk', ['laptop', 'screenHeight']],
  [/\b(?:riser|laptop stand|stand for my laptop)\b/i, 'a riser', ['laptop', 'screenHeight']],
  [
    /\b(?:monitors?|screens?|display)\b/i,
    'your screen',
    ['screenHeight', 'laptop', 'screenPlace', 'screenDistance', 'neck'],
  ],
  [
    /\b(?:chairs?|seat|stool)\b/i,
    'your chair',
    ['chairAdjustment', 'lumbarSupport', 'seatHeight', 'seatDepth', 'trunk'],
  ],
  [
    /\b(?:standing|sit.?stand) desk\b/i,
    'a desk to stand at',
    ['duration', 'breaks', 'workSurface', 'keyboardAdjustment'],
  ],
  [/\bdesk\b/i, 'your desk', ['workSurface', 'keyboardAdjustment', 'legRoom', 'laptop']],
  [/\bphone\b/i, 'your phone', ['phoneReach', 'phoneHold', 'handsFree']],
  [/\bposture\b|\bslouch|\bhunch/i, 'your posture', ['trunk', 'neck', 'lumbarSupport']],
];

/** What somebody asked for, by the factors that it is about; of several wishes for one factor the first in the list. */
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
  for (const [said, about, factors] of wishes) {
    if (!said.test(meant)) continue;
    for (const factor of factors) if (!asked.has(factor)) asked.set(factor, about);
  }
  return asked;
}
