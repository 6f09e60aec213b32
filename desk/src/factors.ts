/**
 * What can be said of somebody at a desk: the named factors of ROSA and the OSHA checklist (sources in `desk-check.ts`), each in
 * one of its states. The first state of a factor is the one that suits. A factor that nobody mentioned has no state at all.
 */
export const factors = {
  seatHeight: {
    part: 'seat',
    name: 'Seat height',
    question: 'How do your feet and thighs rest when you sit?',
    states: ['fits', 'too low', 'too high', 'feet in the air'],
  },
  seatDepth: {
    part: 'seat',
    name: 'Seat depth',
    question: 'How far does the seat reach under your thighs?',
    states: ['fits', 'too long', 'too short'],
  },
  legRoom: {
    part: 'seat',
    name: 'Room for the legs',
    question: 'Is there room for your legs under the desk?',
    states: ['enough', 'cramped'],
  },
  chairAdjustment: {
    part: 'seat',
    name: 'Chair adjustment',
    question: 'Can you adjust your chair’s height and back?',
    states: ['adjustable', 'fixed'],
  },
  lumbarSupport: {
    part: 'back',
    name: 'Lower back support',
    question: 'Does your chair support the small of your back?',
    states: ['supported', 'missing'],
  },
  trunk: {
    part: 'back',
    name: 'Sitting posture',
    question: 'How do you sit while you work?',
    states: ['carried', 'leaning forward', 'slumped'],
  },
  workSurface: {
    part: 'back',
    name: 'Desk height',
    question: 'How high is the desktop?',
    states: ['fits', 'too high'],
  },
  armrests: {
    part: 'arms',
    name: 'Armrests',
    question: 'Where do your elbows rest?',
    states: ['fits', 'too high', 'too low', 'none'],
  },
  armrestSurface: {
    part: 'arms',
    name: 'Armrest padding',
    question: 'What are your armrests like?',
    states: ['soft', 'hard'],
  },
  armrestWidth: {
    part: 'arms',
    name: 'Armrest width',
    question: 'How far apart are your armrests?',
    states: ['fits', 'too wide'],
  },
  armrestAdjustment: {
    part: 'arms',
    name: 'Armrest adjustment',
    question: 'Can you move your armrests?',
    states: ['adjustable', 'fixed'],
  },
  shoulders: {
    part: 'arms',
    name: 'Shoulders',
    question: 'How are your shoulders while you type?',
    states: ['relaxed', 'raised'],
  },
  screenHeight: {
    part: 'screen',
    name: 'Screen height',
    question: 'Where is the top of your screen?',
    states: ['fits', 'too low', 'too high'],
  },
  screenDistance: {
    part: 'screen',
    name: 'Screen distance',
    question: 'How far away is your screen?',
    states: ['fits', 'too near', 'too far'],
  },
  screenPlace: {
    part: 'screen',
    name: 'Screen position',
    question: 'Where is the screen you use most?',
    states: ['straight ahead', 'to the side'],
  },
  documents: {
    part: 'screen',
    name: 'Papers',
    question: 'Where do you put papers you’re typing from?',
    states: ['beside the screen', 'flat on the desk'],
  },
  laptop: {
    part: 'screen',
    name: 'Laptop',
    question: 'Is your laptop’s screen raised?',
    states: ['raised', 'flat'],
  },
  neck: {
    part: 'screen',
    name: 'Neck',
    question: 'How do you hold your head when you look at the screen?',
    states: ['upright', 'bent forward', 'tipped back'],
  },
  neckTurn: {
    part: 'screen',
    name: 'Head turn',
    question: 'Which way do you face to see your screen?',
    states: ['facing ahead', 'turned'],
  },
  keyboardHeight: {
    part: 'keyboard',
    name: 'Keyboard height',
    question: 'How do your forearms go to the keyboard?',
    states: ['fits', 'too high', 'too low'],
  },
  keyboardAdjustment: {
    part: 'keyboard',
    name: 'Keyboard adjustment',
    question: 'Can your keyboard go up and down?',
    states: ['adjustable', 'fixed'],
  },
  wrists: {
    part: 'keyboard',
    name: 'Wrists',
    question: 'How are your wrists when you type?',
    states: ['straight', 'bent up'],
  },
  wristAngle: {
    part: 'keyboard',
    name: 'Wrist direction',
    question: 'Which way do your hands point when you type?',
    states: ['straight', 'bent sideways'],
  },
  overheadReach: {
    part: 'keyboard',
    name: 'Reaching up',
    question: 'Where are the things you use often?',
    states: ['not needed', 'needed'],
  },
  mouseReach: {
    part: 'mouse',
    name: 'Mouse reach',
    question: 'Where is your mouse?',
    states: ['close', 'reaching'],
  },
  mouseSurface: {
    part: 'mouse',
    name: 'Mouse height',
    question: 'Are your mouse and keyboard at the same height?',
    states: ['same as the keyboard', 'different from the keyboard'],
  },
  mouseGrip: {
    part: 'mouse',
    name: 'Mouse grip',
    question: 'How does the mouse fit your hand?',
    states: ['relaxed', 'pinched'],
  },
  palmRest: {
    part: 'mouse',
    name: 'Palm rest',
    question: 'Is there a palm rest in front of the mouse?',
    states: ['out of the way', 'in the way'],
  },
  phoneReach: {
    part: 'phone',
    name: 'Phone reach',
    question: 'Where is your phone?',
    states: ['near', 'far'],
  },
  phoneHold: {
    part: 'phone',
    name: 'Holding the phone',
    question: 'How do you hold the phone on calls?',
    states: ['head upright', 'between ear and shoulder'],
  },
  handsFree: {
    part: 'phone',
    name: 'Headset or speaker',
    question: 'Do you have a headset or speaker for calls?',
    states: ['available', 'missing'],
  },
  glare: {
    part: 'light',
    name: 'Glare',
    question: 'Are there reflections on your screen?',
    states: ['no glare', 'glare'],
  },
  light: {
    part: 'light',
    name: 'Light',
    question: 'How is the light for reading?',
    states: ['good', 'too dim', 'too bright'],
  },
  duration: {
    part: 'duration',
    name: 'Hours at the desk',
    question: 'How many hours a day are you at the computer?',
    states: ['under 1 hour', '1 to 4 hours', 'over 4 hours'],
  },
  breaks: {
    part: 'breaks',
    name: 'Breaks',
    question: 'How long do you sit before you get up?',
    states: ['at least hourly', 'rarer'],
  },
} as const satisfies Record<
  string,
  { part: string; name: string; question: string; states: readonly string[] }
>;

export type Factor = keyof typeof factors;
export type FactorState<Name extends Factor = Factor> = (typeof factors)[Name]['states'][number];
export type DeskFactorPart = (typeof factors)[Factor]['part'];

/** What was found, factor by factor; what was not mentioned is left out. */
export type Findings = { -readonly [Name in Factor]?: FactorState<Name> };

export const factorNames = Object.keys(factors) as Factor[];

/** Whether a state is the one that suits. */
export function suits(factor: Factor, state: FactorState): boolean {
  return factors[factor].states[0] === state;
}
