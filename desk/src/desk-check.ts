import texts from '../texts/desk-check.json' with { type: 'json' };
import sources from '../texts/sources.json' with { type: 'json' };

/** There is no score: ROSA and the OSHA checklist are for trained observers, and what visitors find themselves is only "informed by" them. */
export type DeskPart = keyof typeof texts.parts;

/** In degrees and centimeters, from the side. */
export interface DeskMeasures {
  knees: number;
  feetSupported: boolean;
  back: number;
  elbows: number;
  /** The elbows once the back is no further than `deskLimits.back.to`, as for typing. */
  elbowsUpright: number;
  keysLiftArms: boolean;
  /** From the relaxed elbow down to the armrest. Below 0 the armrest lifts the shoulder. */
  armrestBelowElbow: number;
  screenAboveEyes: number;
  gazeDown: number;
  screenDistance: number;
}

/** "About 90 degrees" for knees has no published tolerance: 85 to 100 keeps the thigh about level. Cornell finds a recline up to `reclined` comfortable. */
export const deskLimits = {
  knees: { from: 85, to: 100 },
  back: { from: 95, to: 110, reclined: 130 },
  elbows: { from: 90, to: 110 },
  armrestBelowElbow: { from: -1.5, to: 3 },
  screenAboveEyes: { to: 2 },
  gazeDown: { to: 30 },
  screenDistance: { from: 40, to: 75 },
} as const;

export const deskParts = (Object.keys(texts.parts) as DeskPart[]).map((part) => ({
  part,
  name: texts.parts[part],
}));

export type DeskHabit = keyof typeof texts.habits;
export const deskHabits = (Object.keys(texts.habits) as DeskHabit[]).map((habit) => ({
  habit,
  ...texts.habits[habit],
}));

const { back, elbows, screenDistance } = deskLimits;

export const screenInches = `${wholeInches(screenDistance.from)} to ${wholeInches(screenDistance.to)} inches`;

export const fittingDesk: Record<DeskPart | DeskHabit, string> = {
  seat: 'Knees at about 90 degrees, thighs level, both feet flat on the floor or on a footrest.',
  back: `The chair supports the small of your back and reclines ${back.from} to ${back.to} degrees. A relaxed lean, up to ${back.reclined}, is fine too.`,
  keyboard: `Elbows close to your sides at ${elbows.from} to ${elbows.to} degrees, forearms about level, the mouse right beside the keyboard.`,
  armrests: 'High enough to meet your elbows, low enough that your shoulders stay relaxed.',
  screenHeight: 'Top edge at eye level or slightly below. Lower if you wear bifocals.',
  screenDistance: `About an arm’s length from your eyes: ${screenInches} (${screenDistance.from} to ${screenDistance.to} cm).`,
  glare: 'No glare on the screen, and windows at your side.',
  wrists: 'Wrists straight, in line with your forearms.',
  phone: 'Head upright on calls: hold the phone, or use a headset or speaker.',
};

export const deskSources = [sources.OSHA, sources.ROSA, sources.Cornell];

export const deskAdvice: Readonly<Record<DeskPart, Readonly<Record<string, string>>>> = texts.advice;

export type DeskFindings = { [Part in DeskPart]: keyof (typeof texts.advice)[Part] };

export function deskFindings(measures: DeskMeasures): DeskFindings {
  const { armrestBelowElbow, screenAboveEyes, gazeDown } = measures;
  const tooLow = gazeDown > deskLimits.gazeDown.to ? 'too low' : 'fits';
  return {
    seat: measures.feetSupported
      ? between(measures.knees, deskLimits.knees, 'too low', 'too high')
      : 'feet in the air',
    back: between(measures.back, back, 'too upright', 'relaxed lean'),
    keyboard: keyboardState(measures),
    armrests: between(armrestBelowElbow, deskLimits.armrestBelowElbow, 'too high', 'too low'),
    screenHeight: screenAboveEyes > deskLimits.screenAboveEyes.to ? 'too high' : tooLow,
    screenDistance: screenDistanceState(measures.screenDistance),
  };
}

/** A smaller angle means a higher keyboard. Leaning back opens the elbows, which says nothing against the keyboard. */
function keyboardState(measures: DeskMeasures) {
  if (measures.keysLiftArms || measures.elbows < elbows.from) return 'too high';
  if (measures.elbowsUpright > elbows.to) return 'too low';
  return measures.back > back.to ? 'at rest' : 'fits';
}

/** Rounds to whole inches, as the sentence on the distance does. */
export function screenDistanceState(centimeters: number) {
  const limits = { from: wholeInches(screenDistance.from), to: wholeInches(screenDistance.to) };
  return between(wholeInches(centimeters), limits, 'too near', 'too far');
}

export function isFitting(state: string): boolean {
  return state === 'fits' || state === 'relaxed lean' || state === 'at rest';
}

function between<Below extends string, Above extends string>(
  value: number,
  limit: { from: number; to: number },
  below: Below,
  above: Above,
) {
  return value < limit.from ? below : value > limit.to ? above : 'fits';
}

export function deskSummary(findings: DeskFindings) {
  const wrong = deskParts.filter(({ part }) => !isFitting(findings[part]));
  const first = wrong.find(({ part }) => part === causeOf(findings)) ?? wrong[0];
  return {
    count: first ? `${deskParts.length - wrong.length} of ${deskParts.length} parts fit.` : 'All six fit.',
    first: first?.part,
    start: first ? `Start with the ${first.name.toLowerCase()}.` : 'Now get up and move every so often.',
  };
}

function causeOf({ armrests, keyboard, screenHeight }: DeskFindings): DeskPart | undefined {
  if (keyboard === 'too high' && screenHeight === 'too low') return 'screenHeight';
  return keyboard === 'too low' && armrests === 'too high' ? 'armrests' : undefined;
}

/** Such as '17.5 in. (44 cm)'. */
export function bothUnits(centimeters: number): string {
  return `${inches(centimeters)} in. (${Math.round(centimeters)} cm)`;
}

export const inches = (centimeters: number) => Math.round((centimeters / 2.54) * 2) / 2;

function wholeInches(centimeters: number): number {
  return Math.round(centimeters / 2.54);
}
