import type { Advice } from './advice.ts';
import type { Factor, FactorState, Findings } from './factors.ts';
import type { Equipment, Setting } from './setting.ts';
import { suitsThem } from './without.ts';

/** What is known of a person: the furniture, what was found, and everything they wrote. */
export interface Them {
  setting: Setting;
  found: Findings;
  said: string;
}

type Condition = (them: Them) => boolean;

const says =
  (words: RegExp): Condition =>
  ({ said }) =>
    words.test(said);
const not =
  (condition: Condition): Condition =>
  (them) =>
    !condition(them);
const has =
  (thing: Equipment): Condition =>
  ({ setting }) =>
    setting.equipment?.[thing] === true;
const isFound =
  (...states: readonly `${Factor}: ${FactorState}`[]): Condition =>
  ({ found }) =>
    states.some((one) => found[one.split(': ')[0] as Factor] === one.split(': ')[1]);
const all =
  (...conditions: readonly Condition[]): Condition =>
  (them) =>
    conditions.every((condition) => condition(them));
const any =
  (...conditions: readonly Condition[]): Condition =>
  (them) =>
    conditions.some((condition) => condition(them));

const isStuck = says(
  /\blever\b.{0,20}\b(?:busted|broken|broke|nothing|stuck|gone)\b|\b(?:lift|cylinder)s?\b.{0,20}\b(?:dead|shot|broken|gone|failed)\b|\bseized\b|\bstuck (?:at|where|in) (?:one|it|the)\b/i,
);
const isAtTheTop = says(/\bas high as (?:it|she|he) |\b(?:to|at) its highest\b|\bgo(?:es)? any higher\b/i);
const isFixedSeat = any(
  ({ setting: { seat } }) => seat !== undefined && seat !== 'office chair',
  isFound('chairAdjustment: fixed'),
  isStuck,
);
const isDeskTooHigh = isFound('workSurface: too high', 'keyboardHeight: too high');
const canRaiseSeat = not(
  any(isFixedSeat, isAtTheTop, isFound('seatHeight: too high', 'seatHeight: feet in the air')),
);
const fastened = String.raw`\b[^.;!?\n]{0,60}\b(?:bolted|screwed|built[- ]?in|sunk|bracket|fixed pole|can(?:no|[’'])?t be (?:lifted|raised|lowered|moved)|under (?:the |a )?(?:glass|counter|ledge))`;
const isScreenFastened = says(new RegExp(`\\b(?:screen|monitor|terminal|display)${fastened}`, 'i'));
const isDeskFastened = says(
  new RegExp(`\\bbuilt-?in desk|\\b(?:desk|table|bench|counter|this one)${fastened}`, 'i'),
);
const isAtEyeLevel = says(/\b(?:level with|at|to) (?:my )?eyes?(?: level| height|[.,\n])/i);
const isShared = says(
  /\bhot[- ]?desk|\bshared? (?:the |a |this )?(?:desk|table|computer)|\bcubicle|\bcall cent|\blibrary\b/i,
);
const canTurnDesk = all(
  ({ setting: { surface, seat } }) =>
    (surface === undefined || /desk/.test(surface)) && (seat === undefined || /chair/.test(seat)),
  not(any(isDeskFastened, isShared)),
);
const hasNoWindow = says(
  /\bno windows?\b|\bwindowless\b|\bwithout (?:any |a )?windows?\b|\bbasement\b|\bcellar\b/i,
);
const namesWindow = says(
  /\bwindows?\b|\bsun(?:light|ny)?\b|\bdaylight\b|\bblinds?\b|\bcurtains?\b|\bskylight|\bshades?\b/i,
);
const namesLamp = says(/\blamps?\b|\b(?:spot)?lights?\b|\btubes?\b|\bbulbs?\b|\bLEDs?\b|\bfluorescent/i);
const wearsBifocals = says(/\b(?:bi|tri|multi|vari)focals?\b|\bprogressives?\b/i);
const isTimed = says(
  /\b(?:log|time|track|count|dock)s?(?:ged|ed)? (?:you|us|me)\b|\b(?:can(?:no|[’'])?t|cannot|not allowed to) leave\b|\b(?:two|2) (?:15|10|ten|fifteen)|\bscheduled\b|\brules\b|\bif somebody covers\b/i,
);
const isLeftHanded = says(/\bleft[- ]?hand(?:ed|er)?\b|\blefty\b|\bsouthpaw\b/i);
const isNight = says(/\bnights?\b|\b(?:3rd|third) shift\b/i);

/** A fix that says one of these is only for those for whom it is possible, and for whom it undoes nothing. */
const rules: readonly (readonly [words: RegExp, isPossible: Condition])[] = [
  [/^(?:Raise|Set) (?:your|the) seat|raise the seat and/, canRaiseSeat],
  [/^Lower the seat/, not(any(isFixedSeat, isDeskTooHigh))],
  [
    /^Put a firm pillow on the seat|^Sit on a firm pillow/,
    all(
      any(isFixedSeat, isAtTheTop),
      ({ setting: { seat } }) => seat !== 'wheelchair' && seat !== 'standing',
    ),
  ],
  [/^Get a keyboard tray that goes/, not(has('keyboard tray'))],
  [/^(?:Slide the seat|If the seat slides)/, not(isFixedSeat)],
  [/^Clear out/, not(says(/\bdrawer\b|\bunderside\b|\bapron\b|\bpanel\b/i))],
  [
    /^When you replace the desk/,
    says(/\bknees?\b|\bthighs?\b|\bdrawer\b|\bunderside\b|\bapron\b|\bpanel\b/i),
  ],
  [/^Take out the drawer/, says(/\bdrawer\b/i)],
  [
    /^Raise the desk on/,
    all(
      says(/\bknees?\b|\bthighs?\b|\bunderside\b/i),
      not(any(isDeskTooHigh, isDeskFastened, ({ setting }) => setting.surface === 'counter')),
    ),
  ],
  [/^(?:Lower|Raise|Move) the armrests/, not(isFound('armrestAdjustment: fixed'))],
  [/^Take them off, and/, isFound('armrestAdjustment: fixed')],
  [/lumbar cushion/, not(any(has('lumbar cushion'), isFound('lumbarSupport: supported')))],
  [/screen closer/, not(isFound('screenDistance: too near', 'screenDistance: fits'))],
  [
    /^Bring the screen up/,
    not(any(isFound('screenHeight: fits', 'screenHeight: too high', 'neck: tipped back'), isAtEyeLevel)),
  ],
  [
    /^(?:Raise the (?:screen|arm)\b|Put the laptop on)|^Get a (?:monitor stand|laptop riser)/,
    not(isFound('neck: tipped back')),
  ],
  [/laptop, add/, ({ setting, found }) => setting.device === 'laptop' || found.laptop !== undefined],
  [
    /^Raise the screen on a box/,
    ({ setting, found }) => setting.device !== 'laptop' && found.laptop === undefined,
  ],
  [/^Raise the screen on a/, not(isScreenFastened)],
  [/^If it can’t/, isScreenFastened],
  [/^Get a monitor stand/, not(any(has('stand'), has('monitor arm'), isScreenFastened))],
  [/get a monitor arm/, not(has('monitor arm'))],
  [/^With bifocals/, wearsBifocals],
  [/without lifting your chin/, not(wearsBifocals)],
  [
    /^Fold down/,
    ({ setting }) => setting.equipment?.['keyboard feet'] !== false && setting.device !== 'laptop',
  ],
  [
    /number pad/,
    ({ setting, said }) => setting.device !== 'tablet' && !isLeftHanded({ setting, said, found: {} }),
  ],
  [/your tray is too small/, has('keyboard tray')],
  [/mouse that fills/, not(isLeftHanded)],
  [/made for the left hand/, isLeftHanded],
  [/headset you have/, has('headset')],
  [/^Use the speaker, or|^Get a headset/, not(has('headset'))],
  [/^Get a footrest/, not(has('footrest'))],
  [/^Get a document holder/, not(has('document holder'))],
  [/^Turn the desk/, canTurnDesk],
  [/^Sit or stand so windows/, not(canTurnDesk)],
  [/windows?\b|blinds/i, not(any(hasNoWindow, all(namesLamp, not(namesWindow))))],
  [/lamp that reflects/, not(all(namesWindow, not(namesLamp)))],
  [/^Open the blinds/, not(isNight)],
  [/runs the building/, says(/\bceiling\b|\boverhead|\btubes?\b|\bfluorescent/i)],
  [/stand for 8/, ({ setting: { surface } }) => surface === 'sit-stand desk' || surface === 'counter'],
  [/^Take four extra 5-minute breaks a day, and/, not(isTimed)],
  [/^Stand up for part|plans your breaks/, isTimed],
];

const most = 3;

/** The advice with what this person can do; undefined where nothing is left. */
export function possibleAdvice<Given extends Advice>(given: Given, them: Them): Given | undefined {
  const isPossible = (text: string) =>
    rules.every(([words, condition]) => !words.test(text) || condition(them)) &&
    suitsThem(text, them.setting);
  const [first, ...others] = given.fixes.filter((fix) => isPossible(fix.do)).slice(0, most);
  if (!first || !suitsThem(`${given.finding} ${given.why}`, them.setting)) return undefined;
  return { ...given, fixes: [first, ...others] };
}
