import { type CareKind, careFor, careKind, quotesOf, type RedFlag } from './care.ts';
import { askedSigns } from './warning-signs/asked.ts';

/** Shown with the form and the chat. Source: AHA, signs of a stroke and of a heart attack. */
export const emergencyNotice = 'Sudden numbness, weakness, chest pain, trouble speaking or seeing: call 911.';

/** The question that the lines of `askedSigns` answer. */
export const askedQuestion = 'Does any of this apply to you right now or in the last weeks?';
export const noneOfThese = 'None of these';

type Kind = Pick<RedFlag, 'kind'>;

/** Whether somebody should call for help now: then nothing is scored. */
export function hasEmergency(flags: readonly Kind[]): boolean {
  return flags.some(({ kind }) => kind === 'emergency');
}

/** Whether somebody should see a doctor before changing the desk. */
export function needsDoctor(flags: readonly Kind[]): boolean {
  return flags.some(({ kind }) => kind !== 'unclear');
}

/** The checked signs as flags. */
export function checkedFlags(topics: readonly RedFlag['topic'][]): RedFlag[] {
  return askedSigns
    .filter(({ topic }) => topics.includes(topic))
    .map(({ topic, line }) => ({ kind: careKind(topic), topic, said: line }));
}

/** The person's words and checked lines behind flags of a kind. */
export function reasonsFor(
  flags: readonly RedFlag[],
  kind: CareKind,
): { wrote: string[]; checked: string[] } {
  const isLine = (said: string) => askedSigns.some(({ line }) => line === said);
  const said = quotesOf(flags, kind);
  return { wrote: said.filter((words) => !isLine(words)), checked: said.filter(isLine) };
}

interface Call {
  label: string;
  /** For a link that dials. */
  href: string;
  /** What helps once somebody is on the line. To be approved by the practice. */
  steps: readonly string[];
}

const calls: readonly (Call & { said: RegExp })[] = [
  {
    said: /\b988\b/,
    label: 'Call 988',
    href: 'tel:988',
    steps: [
      'You can call or text, day or night. You don’t have to know what to say.',
      'If you can, ask someone to stay with you, and put distance between you and anything you could hurt yourself with.',
    ],
  },
  {
    said: /\b1.800.222.1222\b/,
    label: 'Call Poison Help: 1-800-222-1222',
    href: 'tel:+18002221222',
    steps: ['Have the bottle or package with you. Say what was taken, how much and when.'],
  },
  {
    said: /\b911\b/,
    label: 'Call 911',
    href: 'tel:911',
    steps: [
      'Tell them what you told us, when it started, and where you are.',
      'Don’t drive yourself. Unlock the door, and have someone stay with you if you can.',
    ],
  },
];

/** Whom to call, each once, in the order of what comes first; of one sentence the line that knows most, before 911. */
export function callsIn(first: readonly string[]): readonly Call[] {
  return [...new Set(first.flatMap((sentence) => calls.filter(({ said }) => said.test(sentence))))];
}

/** Before the answer to the first question after an emergency, in Markdown. */
export function reminderOf(flags: readonly RedFlag[]): string {
  const { wrote } = reasonsFor(flags, 'emergency');
  const said = wrote.map((words) => `“${words}”`).join(' and ');
  return [
    `Before your desk: you wrote ${said}. If no one has looked at that yet, please don’t wait.`,
    `**${careFor(flags)?.first.join(' ')}**`,
  ].join('\n\n');
}

/** How long an emergency is shown as one of now, in milliseconds. */
const current = 24 * 3_600_000;

/** Whether something was written within a day: later it is neither hidden nor shouted. */
export function isOfNow(writtenAt: string | Date, now = Date.now()): boolean {
  return now - new Date(writtenAt).getTime() < current;
}
