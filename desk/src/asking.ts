import texts from '../texts/asking.json' with { type: 'json' };
import { careFor, quotesOf, type RedFlag } from './care.ts';
import { hasEmergency, needsDoctor } from './emergency.ts';

export interface SignQuestion {
  language: 'en' | 'es';
  first: string | undefined;
  wrote: string;
  said: string[];
  and: string;
  ask: string;
  yes: string;
  no: string;
  calls: string[];
}

/** Written emergencies are confirmed first, unless self-harm or a checked emergency is among the flags. */
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

export const needsConfirmation = (flags: readonly RedFlag[]) => openEmergencies(flags).length > 0;

/** Includes emergencies the person hasn't confirmed. */
export const mayBeEmergency = (flags: readonly RedFlag[]) => hasEmergency(flags) || needsConfirmation(flags);

export const openDoctorSigns = (flags: readonly RedFlag[]) =>
  flags.filter((flag) => flag.kind === 'soon' && isOpen(flag));

export function asksFirst(flags: readonly RedFlag[]): RedFlag[] {
  const urgent = openEmergencies(flags);
  return urgent.length > 0 || needsDoctor(flags) ? urgent : openDoctorSigns(flags);
}

/** A no to an emergency also puts a doctor's sign in the same words in doubt. */
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
  /** For emergencies. */
  isNow?: boolean | undefined;
  /** For signs a doctor should see. */
  isNew?: boolean | undefined;
}

export function withAnswers(flags: readonly RedFlag[], { isNow, isNew }: SignAnswer): RedFlag[] {
  const after = isNow === undefined ? [...flags] : withAnswer(flags, openEmergencies(flags), isNow);
  return isNew === undefined ? after : withAnswer(after, openDoctorSigns(after), isNew);
}

/** @param asked signs of one kind */
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

export function questionText({ wrote, said, and, ask }: SignQuestion): string {
  return `${wrote} ${said.map((words) => `“${words}”`).join(` ${and} `)}. ${ask}`;
}

/** In Markdown; empty if nothing is asked. */
export function askText(asked: readonly RedFlag[]): string {
  const question = questionAbout(asked);
  if (!question) return '';
  const text = questionText(question);
  return question.first ? `**${question.first}**\n\n${text}` : text;
}

export function answeredSigns(flags: readonly RedFlag[]): { question: string; answer: string }[] {
  return flags.flatMap((flag) => {
    const question = flag.isSo === undefined ? undefined : questionAbout([flag]);
    return question
      ? [{ question: questionText(question), answer: flag.isSo ? question.yes : question.no }]
      : [];
  });
}
