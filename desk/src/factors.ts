import texts from '../texts/factors.json' with { type: 'json' };

/** From ROSA and the OSHA checklist (sources in `desk-check.ts`). */
const parts = {
  seat: ['seatHeight', 'seatDepth', 'legRoom', 'chairAdjustment'],
  back: ['lumbarSupport', 'trunk', 'workSurface'],
  arms: ['armrests', 'armrestSurface', 'armrestWidth', 'armrestAdjustment', 'shoulders'],
  screen: ['screenHeight', 'screenDistance', 'screenPlace', 'documents', 'laptop', 'neck', 'neckTurn'],
  keyboard: ['keyboardHeight', 'keyboardAdjustment', 'wrists', 'wristAngle', 'overheadReach'],
  mouse: ['mouseReach', 'mouseSurface', 'mouseGrip', 'palmRest'],
  phone: ['phoneReach', 'phoneHold', 'handsFree'],
  light: ['glare', 'light'],
  duration: ['duration'],
  breaks: ['breaks'],
} as const satisfies Record<string, readonly (keyof typeof texts)[]>;

export type DeskFactorPart = keyof typeof parts;
export type Factor = (typeof parts)[DeskFactorPart][number];
export type FactorState<Name extends Factor = Factor> = {
  [Each in Name]: keyof (typeof texts)[Each]['states'];
}[Name];

export type Findings = { -readonly [Name in Factor]?: FactorState<Name> };

/** Taps override text; null is "Not sure, or doesn’t apply". */
export type FollowUpAnswers = { -readonly [Name in Factor]?: FactorState<Name> | null };

type Factors = {
  readonly [Name in Factor]: {
    part: DeskFactorPart;
    name: string;
    question: string;
    /** The first one is suitable. */
    states: readonly [FactorState<Name>, FactorState<Name>, ...FactorState<Name>[]];
    answers: Readonly<Record<FactorState<Name>, string>>;
  };
};
export const factors = Object.fromEntries(
  Object.entries(parts).flatMap(([part, names]) =>
    names.map((factor) => {
      const { name, question, states } = texts[factor];
      const answers = Object.entries(states).map(([state, { answer }]) => [state, answer]);
      return [
        factor,
        { part, name, question, states: Object.keys(states), answers: Object.fromEntries(answers) },
      ];
    }),
  ),
) as unknown as Factors;

export const factorNames = Object.keys(factors) as Factor[];

export const suits = (factor: Factor, state: FactorState) => factors[factor].states[0] === state;
