/** `emergency`: care now. `soon`: a doctor within days. `unclear`: one calm sentence, and nothing is withheld. */
export type CareKind = 'emergency' | 'soon' | 'unclear';

interface Care {
  kind: CareKind;
  /** What to do and where. It always comes first. */
  first: string;
  /** Why, without naming a cause. */
  why: string;
}

const callNow = 'Please call 911 or go to the nearest emergency room now.';
const seeDoctor = 'Please see your doctor within the next few days.';

const emergency = (why: string, first = callNow): Care => ({ kind: 'emergency', first, why });
const soon = (why: string): Care => ({ kind: 'soon', first: seeDoctor, why });

/**
 * What a person reads who wrote of something that comes before any desk. The list follows rosa.md, with chest, self-harm and
 * signs of a stroke beside it. To be approved by the practice: change a sentence here and nowhere else.
 */
const cares = {
  'bladder or bowel': emergency('A change in bladder or bowel control needs to be checked right away.'),
  'saddle numbness': emergency('Numbness between your legs needs to be checked right away.'),
  'both legs': emergency('Weak or numb legs need to be checked right away.'),
  chest: emergency('Chest pain or trouble breathing needs to be checked right away.'),
  'face or speech': emergency(
    'A drooping face, slurred speech or weakness on one side needs help right away.',
  ),
  'self-harm': emergency(
    'You don’t have to carry this alone. Someone is there to listen, day and night, for free.',
    'Please call or text 988, the Suicide & Crisis Lifeline, now. If you’re in danger, call 911.',
  ),
  'weak arm or hand': soon('A doctor should look at an arm or hand that’s losing strength.'),
  'clumsy hands': soon('A doctor should look at hands that drop things or don’t do what you want.'),
  'unsteady gait': soon('A doctor should find out why you feel unsteady on your feet.'),
  'fall or crash': soon('A doctor should check pain that follows a fall or a crash.'),
  fever: soon('A doctor should check a fever or chills that come with pain.'),
  'weight loss': soon('A doctor should check weight loss that you can’t explain.'),
  cancer: soon('After cancer, a doctor should check new pain.'),
  'night pain': soon('A doctor should check pain that keeps you up at night.'),
  'lasting numbness': soon('A doctor should check numbness or tingling that doesn’t go away.'),
  // One for each line of warning-signs/asked.ts that asks for several things at once.
  'side, face, speech or sight': emergency(
    'Sudden numbness or weakness on one side, or sudden trouble with your face, speech or sight, needs help right away.',
  ),
  'chest or breath': emergency('Chest pain or trouble breathing needs to be checked right away.'),
  'bladder, bowel, groin or legs': emergency(
    'New trouble with your bladder, your bowels or both legs needs to be checked right away.',
  ),
  'weak, clumsy or unsteady': soon(
    'A doctor should find out why you’re losing strength, dropping things or feeling unsteady.',
  ),
  'fever, weight loss or cancer': soon(
    'With a fever, weight loss or cancer, a doctor should check new pain first.',
  ),
  'night pain or numbness': soon(
    'A doctor should check pain that wakes you at night or numbness that doesn’t go away.',
  ),
} as const satisfies Record<string, Care>;

export type CareTopic = keyof typeof cares;
export const careTopics = Object.keys(cares) as CareTopic[];

/** Something in a text that comes before any desk. */
export interface RedFlag {
  kind: CareKind;
  topic: CareTopic;
  /** The clause that says so, in the person's own words. */
  said: string;
}

export function careKind(topic: CareTopic): CareKind {
  return cares[topic].kind;
}

const waits: Record<CareKind, string> = {
  emergency: 'Your desk can wait.',
  soon: 'Your desk can wait until you’ve been seen.',
  unclear: 'Your desk can wait until you’ve been seen.',
};
const afterwards = 'We’ll gladly help with your desk after that.';

/** Several flags as one message: what to do first, then why for each topic, then the desk. Emergencies stand alone. */
export function careFor(flags: readonly Pick<RedFlag, 'topic'>[]): CareMessage | undefined {
  const topics = careTopics.filter((topic) => flags.some((flag) => flag.topic === topic));
  const emergencies = topics.filter((topic) => careKind(topic) === 'emergency');
  const told = emergencies.length > 0 ? emergencies : topics;
  const [first] = told;
  if (!first) return undefined;
  const kind = careKind(first);
  return {
    kind,
    first: [...new Set(told.map((topic) => cares[topic].first))],
    why: told.map((topic) => cares[topic].why),
    desk: `${waits[kind]} ${afterwards}`,
  };
}

/** What a person wrote that care comes of, each clause once, be it about one thing or several. */
export function wordsOf(flags: readonly RedFlag[], kind: CareKind): string[] {
  const said = flags.filter((flag) => flag.kind === kind).map((flag) => flag.said);
  const isWithin = (one: string, other: string) => other !== one && other.includes(one);
  return [...new Set(said)].filter((one) => !said.some((other) => isWithin(one, other)));
}

/** The same as a text in Markdown; empty where nothing comes before the desk. */
export function careText(flags: readonly Pick<RedFlag, 'topic'>[]): string {
  const care = careFor(flags);
  return care ? [`**${care.first.join(' ')}**`, care.why.join(' '), care.desk].join('\n\n') : '';
}

/** A text of the tool without the care that it begins with, for where that is said already. */
export function afterCare(text: string, flags: readonly Pick<RedFlag, 'topic'>[]): string {
  const care = careText(flags);
  return text.startsWith(care) ? text.slice(care.length).trimStart() : text;
}

export interface CareMessage {
  kind: CareKind;
  first: string[];
  why: string[];
  desk: string;
  /** The same in Spanish, where somebody wrote in Spanish. */
  spanish?: string;
}
