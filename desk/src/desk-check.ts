/** There is no score: ROSA and the OSHA checklist are for trained observers, and what visitors find themselves is only "informed by" them. */
export type DeskPart = 'seat' | 'back' | 'armrests' | 'keyboard' | 'screenHeight' | 'screenDistance';

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

export const deskParts: ReadonlyArray<{ part: DeskPart; name: string }> = [
  { part: 'seat', name: 'Seat height' },
  { part: 'back', name: 'Backrest' },
  { part: 'keyboard', name: 'Keyboard height' },
  { part: 'armrests', name: 'Armrests' },
  { part: 'screenHeight', name: 'Screen height' },
  { part: 'screenDistance', name: 'Screen distance' },
];

export const deskHabits = [
  {
    habit: 'glare',
    question: 'A window or lamp glares on my screen',
    advice: 'Turn the desk so windows are at your side.',
  },
  {
    habit: 'wrists',
    question: 'My wrists bend when I type',
    advice: 'Fold down the keyboard’s feet so your wrists stay straight.',
  },
  {
    habit: 'phone',
    question: 'I hold the phone between my ear and shoulder',
    advice: 'Use a headset or the speaker so your head stays upright.',
  },
] as const;
export type DeskHabit = (typeof deskHabits)[number]['habit'];

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

export const deskSources = [
  {
    name: 'OSHA Computer Workstations eTool, evaluation checklist',
    url: 'https://www.osha.gov/etools/computer-workstations/checklists/evaluation',
  },
  {
    name: 'Rapid Office Strain Assessment (ROSA), Sonne, Villalta and Andrews, 2012',
    url: 'https://doi.org/10.1016/j.apergo.2011.03.008',
  },
  {
    name: 'Cornell University Ergonomics Web',
    url: 'https://ergo.human.cornell.edu/AHProjects/cityofithaca/generalrec.html',
  },
] as const;

const advice = {
  seat: {
    fits: 'Thighs about level, feet flat.',
    'too low': 'Raise the seat until your thighs are level. A low seat rounds the lower back.',
    'too high': 'Lower the seat until your thighs are level.',
    'feet in the air':
      'Lower the seat until both feet rest flat. If the desk is too high for that, use a footrest.',
  },
  back: {
    fits: 'The chair supports your back. Its curve should meet the small of your back.',
    'relaxed lean': 'Good for reading and calls. To type, come up a little.',
    'too upright': 'Let the backrest lean back a little, so it takes some of your weight.',
  },
  keyboard: {
    fits: 'Elbows bent at a right angle or a little more.',
    'at rest': 'Your arms open as you lean back. To type, come up a little.',
    'too low': 'Raise the keyboard until your forearms are about level.',
    'too high': 'Lower the keyboard with a tray, or raise the seat and put a footrest under your feet.',
  },
  armrests: {
    fits: 'Just high enough for relaxed elbows.',
    'too low': 'Raise the armrests until they just meet your elbows.',
    'too high': 'Lower the armrests, or take them off. They push your shoulders up.',
  },
  screenHeight: {
    fits: 'You look slightly down, with your head upright.',
    'too low': 'Raise the screen on a stand or a stack of books. With a laptop, add a keyboard and a mouse.',
    'too high': 'Lower the screen until its top is at eye level. Looking up tips your head back.',
  },
  screenDistance: {
    fits: 'About an arm’s length.',
    'too near': 'Push the screen back until it is about an arm’s length away.',
    'too far':
      'Bring the screen closer, so you don’t have to lean in. If you still do, make the text larger.',
  },
} as const satisfies Record<DeskPart, Record<string, string>>;

type States = typeof advice;
export type DeskFindings = { [Part in DeskPart]: keyof States[Part] };

export const deskAdvice: Readonly<Record<DeskPart, Readonly<Record<string, string>>>> = advice;

export function deskFindings(measures: DeskMeasures): DeskFindings {
  const limits = deskLimits;
  const { knees, back, armrestBelowElbow, screenAboveEyes, gazeDown, screenDistance } = measures;
  return {
    seat: measures.feetSupported ? between(knees, limits.knees, 'too low', 'too high') : 'feet in the air',
    back: back > limits.back.to ? 'relaxed lean' : back < limits.back.from ? 'too upright' : 'fits',
    keyboard: keyboardState(measures),
    armrests: between(armrestBelowElbow, limits.armrestBelowElbow, 'too high', 'too low'),
    screenHeight:
      screenAboveEyes > limits.screenAboveEyes.to
        ? 'too high'
        : gazeDown > limits.gazeDown.to
          ? 'too low'
          : 'fits',
    screenDistance: screenDistanceState(screenDistance),
  };
}

/** A smaller angle means a higher keyboard. Leaning back opens the elbows, which says nothing against the keyboard. */
function keyboardState({ back, elbows, elbowsUpright, keysLiftArms }: DeskMeasures) {
  const limits = deskLimits;
  if (keysLiftArms || elbows < limits.elbows.from) return 'too high';
  if (elbowsUpright > limits.elbows.to) return 'too low';
  return back > limits.back.to ? 'at rest' : 'fits';
}

/** Rounds to whole inches, as the sentence on the distance does. */
export function screenDistanceState(centimeters: number) {
  const { from, to } = deskLimits.screenDistance;
  const limits = { from: wholeInches(from), to: wholeInches(to) };
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
