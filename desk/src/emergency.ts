import texts from '../texts/calls.json' with { type: 'json' };
import { type CareKind, careFor, careKind, isTold, quotesOf, type RedFlag } from './care.ts';
import { askedSigns } from './warning-signs/asked.ts';

/** Source: American Heart Association, signs of a stroke and of a heart attack. */
export const emergencyNotice = 'Sudden numbness, weakness, chest pain, trouble speaking or seeing: call 911.';

/** For text rejected before it was checked for an emergency. */
export const unreadNotice = 'If it’s an emergency, call 911 now. If you think of suicide, call or text 988.';

export const askedQuestion = 'Do any of these apply to you now, or in the past few weeks?';
export const noneOfThese = 'None of these';

type Kind = Pick<RedFlag, 'kind' | 'isAsked' | 'isSo'>;

export const hasEmergency = (flags: readonly Kind[]) =>
  flags.some((flag) => flag.kind === 'emergency' && isTold(flag));
export const needsDoctor = (flags: readonly Kind[]) =>
  flags.some((flag) => flag.kind !== 'unclear' && isTold(flag));

export function checkedFlags(topics: readonly RedFlag['topic'][]): RedFlag[] {
  return askedSigns
    .filter(({ topic }) => topics.includes(topic))
    .map(({ topic, line }) => ({ kind: careKind(topic), topic, said: line }));
}

export function reasonsFor(flags: readonly RedFlag[], kind: CareKind) {
  const isLine = (said: string) => askedSigns.some(({ line }) => line === said);
  const said = quotesOf(flags, kind);
  return { wrote: said.filter((words) => !isLine(words)), checked: said.filter(isLine) };
}

interface Call {
  said: RegExp;
  label: string;
  href: string;
  /** What helps during the call; the practice must approve it. */
  steps: readonly string[];
}

const calls: readonly Call[] = texts.map(({ named, ...call }) => ({ ...call, said: new RegExp(named) }));

/** Each once; 911 comes last if one sentence names several. */
export function callsIn(first: readonly string[]): readonly Call[] {
  return [...new Set(first.flatMap((sentence) => calls.filter(({ said }) => said.test(sentence))))];
}

export function reminderOf(flags: readonly RedFlag[]): string {
  const { wrote } = reasonsFor(flags, 'emergency');
  const said = wrote.map((words) => `“${words}”`).join(' and ');
  return [
    `Before your desk: you wrote ${said}. If no one has looked at that yet, please don’t wait.`,
    `**${careFor(flags)?.first.join(' ')}**`,
  ].join('\n\n');
}

/** A confirmed sign dates from its confirmation. */
export function saidAt(flags: readonly RedFlag[], writtenAt: string): string {
  const answered = flags.flatMap(({ isSo, answeredAt }) => (isSo && answeredAt ? [answeredAt] : []));
  return [writtenAt, ...answered].toSorted().at(-1) ?? writtenAt;
}

const recentMs = 24 * 3_600_000;

export function isRecent(writtenAt: string | Date, now = Date.now()): boolean {
  return now - new Date(writtenAt).getTime() < recentMs;
}
