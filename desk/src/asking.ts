import texts from '../texts/asking.json' with { type: 'json' };
import { careFor, quotesOf, type RedFlag } from './care.ts';
import { hasEmergency, needsDoctor } from './emergency.ts';

/** What a person is asked before a sign that was read from their words is told. */
export interface SignQuestion {
  language: 'en' | 'es';
  /** The sentence that stands above an emergency's question. */
  first: string | undefined;
  wrote: string;
  said: string[];
  and: string;
  ask: string;
  yes: string;
  no: string;
  /** The sentences that name the calls to offer beside the question. */
  calls: string[];
}

/**
 * Says which flags are asked about. What was checked is told, and so are thoughts of self-harm; beside one of these
 * every other emergency is told, too.
 */
export function withQuestions(checked: readonly RedFlag[], written: readonly RedFlag[]): RedFlag[] {
  const isToldAnyway = hasEmergency(checked) || written.some(({ topic }) => topic === 'self-harm');
  return [
    ...checked,
    ...written.map((flag) => (flag.kind === 'emergency' ? { ...flag, isAsked: !isToldAnyway } : flag)),
  ];
}

const isOpen = ({ isAsked, isSo }: RedFlag) => isAsked === true && isSo === undefined;

export const openEmergencies = (flags: readonly RedFlag[]) =>
  flags.filter((flag) => flag.kind === 'emergency' && isOpen(flag));

/** Whether a desk waits for the answer about an emergency. */
export const needsConfirmation = (flags: readonly RedFlag[]) => openEmergencies(flags).length > 0;

/** What the practice has to look at now, answered or not. */
export const mayBeEmergency = (flags: readonly RedFlag[]) => hasEmergency(flags) || needsConfirmation(flags);

/** A doctor's signs that only may be meant. They hold nothing back. */
export const openDoctorSigns = (flags: readonly RedFlag[]) =>
  flags.filter((flag) => flag.kind === 'soon' && isOpen(flag));

/** The signs that a question of the chat is stopped by until its client answers. */
export function asksFirst(flags: readonly RedFlag[]): RedFlag[] {
  const urgent = openEmergencies(flags);
  return urgent.length > 0 || needsDoctor(flags) ? urgent : openDoctorSigns(flags);
}

/** Adds an answer to some of the flags. After a no, a doctor's sign in the same words may not be meant, either. */
export function withAnswer(
  flags: readonly RedFlag[],
  asked: readonly RedFlag[],
  isSo: boolean,
  at = new Date(),
): RedFlag[] {
  const isInDoubt = ({ kind, said }: RedFlag) =>
    !isSo && kind === 'soon' && asked.some((other) => other.kind === 'emergency' && other.said === said);
  return flags.map((flag) => {
    if (asked.includes(flag)) return { ...flag, isSo, answeredAt: at.toISOString() };
    return isInDoubt(flag) ? { ...flag, isAsked: true } : flag;
  });
}

export interface SignAnswer {
  /** About emergencies. */
  isNow?: boolean | undefined;
  /** About a doctor's signs. */
  isNew?: boolean | undefined;
}

/** Adds the answers that are given to the flags that are open. */
export function withAnswers(flags: readonly RedFlag[], { isNow, isNew }: SignAnswer): RedFlag[] {
  const after = isNow === undefined ? [...flags] : withAnswer(flags, openEmergencies(flags), isNow);
  return isNew === undefined ? after : withAnswer(after, openDoctorSigns(after), isNew);
}

/** @param asked signs of one kind, answered or not */
export function questionAbout(asked: readonly RedFlag[]): SignQuestion | undefined {
  const kind = asked[0]?.kind;
  if (!kind || kind === 'unclear') return undefined;
  const told = asked.map((flag) => ({ ...flag, isSo: true }));
  const language = asked.some((flag) => flag.language === 'es') ? 'es' : 'en';
  const { first, ask } = texts[kind];
  return {
    language,
    first: first?.[language],
    wrote: texts.wrote[language],
    said: quotesOf(told, kind),
    and: texts.and[language],
    ask: ask[language],
    yes: texts.yes[language],
    no: texts.no[language],
    calls: kind === 'emergency' ? (careFor(told)?.first ?? []) : [],
  };
}

/** “You wrote “my chest hurts”. Is this happening now …?” */
export function questionText({ wrote, said, and, ask }: SignQuestion): string {
  return `${wrote} ${said.map((words) => `“${words}”`).join(` ${and} `)}. ${ask}`;
}

/** The question in Markdown, for a chat; empty where nothing is asked. */
export function askText(asked: readonly RedFlag[]): string {
  const question = questionAbout(asked);
  if (!question) return '';
  const text = questionText(question);
  return question.first ? `**${question.first}**\n\n${text}` : text;
}

/** Every question about a sign that was answered, with its answer. */
export function answeredSigns(flags: readonly RedFlag[]): { question: string; answer: string }[] {
  return flags.flatMap((flag) => {
    const question = flag.isSo === undefined ? undefined : questionAbout([flag]);
    return question
      ? [{ question: questionText(question), answer: flag.isSo ? question.yes : question.no }]
      : [];
  });
}
