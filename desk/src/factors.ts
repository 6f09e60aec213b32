/**
 * What can be said of somebody at a desk: the named factors of ROSA and the OSHA checklist (sources in `desk-check.ts`), each in
 * one of its states. The first state of a factor is the one that suits. A factor that nobody mentioned has no state at all.
 */
export const factors = {
  seatHeight: {
    part: 'seat',
    name: 'Seat height',
    question: 'When you sit, are your feet flat and your thighs about level?',
    states: ['fits', 'too low', 'too high', 'feet in the air'],
  },
  seatDepth: {
    part: 'seat',
    name: 'Seat depth',
    question: 'Are there about three fingers between the seat’s edge and the back of your knees?',
    states: ['fits', 'too long', 'too short'],
  },
  legRoom: {
    part: 'seat',
    name: 'Room for the legs',
    question: 'Can you stretch and cross your legs under the desk?',
    states: ['enough', 'cramped'],
  },
  chairAdjustment: {
    part: 'seat',
    name: 'Chair adjustment',
    question: 'Can you change your chair’s height and back?',
    states: ['adjustable', 'fixed'],
  },
  lumbarSupport: {
    part: 'back',
    name: 'Lower back support',
    question: 'Does the chair hold the small of your back?',
    states: ['supported', 'missing'],
  },
  trunk: {
    part: 'back',
    name: 'How your back is held',
    question: 'Do you lean on the backrest while you work?',
    states: ['carried', 'leaning forward', 'slumped'],
  },
  workSurface: {
    part: 'back',
    name: 'Desk height',
    question: 'Are your elbows about level with the desktop?',
    states: ['fits', 'too high'],
  },
  armrests: {
    part: 'arms',
    name: 'Armrests',
    question: 'Do your elbows rest lightly on armrests?',
    states: ['fits', 'too high', 'too low', 'none'],
  },
  armrestSurface: {
    part: 'arms',
    name: 'Armrest padding',
    question: 'Are the armrests soft and whole?',
    states: ['soft', 'hard'],
  },
  armrestWidth: {
    part: 'arms',
    name: 'Armrest width',
    question: 'Are the armrests close enough that your elbows stay at your sides?',
    states: ['fits', 'too wide'],
  },
  armrestAdjustment: {
    part: 'arms',
    name: 'Armrest adjustment',
    question: 'Can you move the armrests?',
    states: ['adjustable', 'fixed'],
  },
  shoulders: {
    part: 'arms',
    name: 'Shoulders',
    question: 'Are your shoulders low and loose while you type?',
    states: ['relaxed', 'raised'],
  },
  screenHeight: {
    part: 'screen',
    name: 'Screen height',
    question: 'Is the top of the screen at eye level or a little below?',
    states: ['fits', 'too low', 'too high'],
  },
  screenDistance: {
    part: 'screen',
    name: 'Screen distance',
    question: 'Is the screen about an arm’s length away?',
    states: ['fits', 'too near', 'too far'],
  },
  screenPlace: {
    part: 'screen',
    name: 'Screen place',
    question: 'Is the screen you use most straight in front of you?',
    states: ['straight ahead', 'to the side'],
  },
  documents: {
    part: 'screen',
    name: 'Papers',
    question: 'Where do papers lie that you type from?',
    states: ['beside the screen', 'flat on the desk'],
  },
  laptop: {
    part: 'screen',
    name: 'Laptop',
    question: 'If you look at a laptop’s own screen: is it raised?',
    states: ['raised', 'flat'],
  },
  neck: {
    part: 'screen',
    name: 'Neck',
    question: 'Is your head upright while you look at the screen?',
    states: ['upright', 'bent forward', 'tipped back'],
  },
  neckTurn: {
    part: 'screen',
    name: 'Turning the head',
    question: 'Do you face the screen without turning your head?',
    states: ['facing ahead', 'turned'],
  },
  keyboardHeight: {
    part: 'keyboard',
    name: 'Keyboard height',
    question: 'Are your forearms about level when you type?',
    states: ['fits', 'too high', 'too low'],
  },
  keyboardAdjustment: {
    part: 'keyboard',
    name: 'Keyboard adjustment',
    question: 'Can you move the keyboard, or the surface it is on, up and down?',
    states: ['adjustable', 'fixed'],
  },
  wrists: {
    part: 'keyboard',
    name: 'Wrists',
    question: 'Are your wrists in one line with your forearms?',
    states: ['straight', 'bent up'],
  },
  wristAngle: {
    part: 'keyboard',
    name: 'Wrists sideways',
    question: 'Do your hands point straight ahead when you type?',
    states: ['straight', 'bent sideways'],
  },
  overheadReach: {
    part: 'keyboard',
    name: 'Reaching up',
    question: 'Can you get what you use without reaching above your shoulders?',
    states: ['not needed', 'needed'],
  },
  mouseReach: {
    part: 'mouse',
    name: 'Mouse reach',
    question: 'Is the mouse right beside the keyboard?',
    states: ['close', 'reaching'],
  },
  mouseSurface: {
    part: 'mouse',
    name: 'Mouse height',
    question: 'Are mouse and keyboard on the same surface?',
    states: ['same as the keyboard', 'different from the keyboard'],
  },
  mouseGrip: {
    part: 'mouse',
    name: 'Mouse grip',
    question: 'Does the mouse fill your hand?',
    states: ['relaxed', 'pinched'],
  },
  palmRest: {
    part: 'mouse',
    name: 'Palm rest',
    question: 'Is the space in front of the mouse free?',
    states: ['out of the way', 'in the way'],
  },
  phoneReach: {
    part: 'phone',
    name: 'Phone reach',
    question: 'Is the phone within a forearm’s reach?',
    states: ['near', 'far'],
  },
  phoneHold: {
    part: 'phone',
    name: 'Holding the phone',
    question: 'Is your head upright on the phone?',
    states: ['head upright', 'between ear and shoulder'],
  },
  handsFree: {
    part: 'phone',
    name: 'Headset or speaker',
    question: 'Do you have a headset or a speaker for calls?',
    states: ['available', 'missing'],
  },
  glare: {
    part: 'light',
    name: 'Glare',
    question: 'Is the screen free of reflections?',
    states: ['no glare', 'glare'],
  },
  light: {
    part: 'light',
    name: 'Light',
    question: 'Can you read paper and screen without straining?',
    states: ['good', 'too dim', 'too bright'],
  },
  duration: {
    part: 'duration',
    name: 'Hours at the desk',
    question: 'How many hours a day do you sit at the computer?',
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
