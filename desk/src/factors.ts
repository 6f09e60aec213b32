import texts from '../texts/factors.json' with { type: 'json' };

/** The factors of ROSA and the OSHA checklist (sources in `desk-check.ts`). The first state of each is the one that suits. */
const statesOfParts = {
  seat: {
    seatHeight: ['fits', 'too low', 'too high', 'feet in the air'],
    seatDepth: ['fits', 'too long', 'too short'],
    legRoom: ['enough', 'cramped'],
    chairAdjustment: ['adjustable', 'fixed'],
  },
  back: {
    lumbarSupport: ['supported', 'missing'],
    trunk: ['carried', 'leaning forward', 'slumped'],
    workSurface: ['fits', 'too high'],
  },
  arms: {
    armrests: ['fits', 'too high', 'too low', 'none'],
    armrestSurface: ['soft', 'hard'],
    armrestWidth: ['fits', 'too wide'],
    armrestAdjustment: ['adjustable', 'fixed'],
    shoulders: ['relaxed', 'raised'],
  },
  screen: {
    screenHeight: ['fits', 'too low', 'too high'],
    screenDistance: ['fits', 'too near', 'too far'],
    screenPlace: ['straight ahead', 'to the side'],
    documents: ['beside the screen', 'flat on the desk'],
    laptop: ['raised', 'flat'],
    neck: ['upright', 'bent forward', 'tipped back'],
    neckTurn: ['facing ahead', 'turned'],
  },
  keyboard: {
    keyboardHeight: ['fits', 'too high', 'too low'],
    keyboardAdjustment: ['adjustable', 'fixed'],
    wrists: ['straight', 'bent up'],
    wristAngle: ['straight', 'bent sideways'],
    overheadReach: ['not needed', 'needed'],
  },
  mouse: {
    mouseReach: ['close', 'reaching'],
    mouseSurface: ['same as the keyboard', 'different from the keyboard'],
    mouseGrip: ['relaxed', 'pinched'],
    palmRest: ['out of the way', 'in the way'],
  },
  phone: {
    phoneReach: ['near', 'far'],
    phoneHold: ['head upright', 'between ear and shoulder'],
    handsFree: ['available', 'missing'],
  },
  light: {
    glare: ['no glare', 'glare'],
    light: ['good', 'too dim', 'too bright'],
  },
  duration: { duration: ['under 1 hour', '1 to 4 hours', 'over 4 hours'] },
  breaks: { breaks: ['at least hourly', 'rarer'] },
} as const;

type Parts = typeof statesOfParts;
export type DeskFactorPart = keyof Parts;
export type Factor = { [Part in keyof Parts]: keyof Parts[Part] }[keyof Parts];
type StatesOf<Name> = { [Part in keyof Parts]: Parts[Part][Name & keyof Parts[Part]] }[keyof Parts];
export type FactorState<Name extends Factor = Factor> = StatesOf<Name>[number];

export type Findings = { -readonly [Name in Factor]?: FactorState<Name> };

/** What was tapped, which counts before any prose. Null is "Not sure, or doesn’t apply". */
export type FollowUpAnswers = { -readonly [Name in Factor]?: FactorState<Name> | null };

type FactorTexts = {
  readonly [Name in Factor]: {
    name: string;
    question: string;
    states: { readonly [State in FactorState<Name>]: { answer: string } };
  };
};
const factorTexts: FactorTexts = texts;

type Factors = {
  readonly [Name in Factor]: {
    part: DeskFactorPart;
    name: string;
    question: string;
    states: StatesOf<Name>;
    answers: { readonly [State in FactorState<Name>]: string };
  };
};
export const factors = Object.fromEntries(
  Object.entries(statesOfParts).flatMap(([part, own]) =>
    Object.entries(own).map(([factor, states]) => {
      const { name, question, states: textsOfStates } = factorTexts[factor as Factor];
      const answers = Object.entries(textsOfStates).map(([state, { answer }]) => [state, answer]);
      return [factor, { part, name, question, states, answers: Object.fromEntries(answers) }];
    }),
  ),
) as Factors;

export const factorNames = Object.keys(factors) as Factor[];

export const suits = (factor: Factor, state: FactorState) => factors[factor].states[0] === state;
