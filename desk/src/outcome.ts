import { type AnswerName, type Answers, answerNames } from './answers.ts';
import { mayBeEmergency, needsConfirmation, withQuestions } from './asking.ts';
import { type CareTopic, careText, type RedFlag, withoutCareText } from './care.ts';
import { isSo } from './circumstances.ts';
import { type Discomfort, painNote } from './discomfort.ts';
import { checkedFlags } from './emergency.ts';
import type { FollowUpAnswers } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import { followUpNeeded } from './follow-up-needed.ts';
import { withFollowUpAnswers } from './follow-up-questions.ts';
import { heightInCm } from './height.ts';
import type { Mention } from './mentions.ts';
import { mentionsIn } from './particulars.ts';
import { personalFixes } from './personal-fixes.ts';
import { overviewOf, recommendationsOf, risksOf } from './prose.ts';
import type { ReadBy, Reading } from './reading.ts';
import { type AssessmentScoring, score } from './scoring.ts';
import { paragraphs } from './texts.ts';
import { redFlagsIn } from './warning-signs/red-flags.ts';
import { honestNote, withoutIn } from './without.ts';

interface Person {
  answers: Answers;
  userHeight: string | null;
  discomfort: Discomfort | null;
  at: Date;
}

interface AssessmentInput extends Person {
  warningSigns: readonly CareTopic[] | null;
  followUpAnswers: FollowUpAnswers;
}

/** In an emergency, care is the only text and there are no scores; while unconfirmed, there is no text. */
export interface Outcome extends Pick<Reading, 'evidence'> {
  workstationScore: number | null;
  posturalScore: number | null;
  /** Markdown that starts with any care text. */
  analysis: string | null;
  ergonomicRisks: string | null;
  recommendations: string | null;
  followUpNeeded: boolean;
  scoring: AssessmentScoring | null;
  fixes: RankedFix[];
  mentions: Mention[];
}

export interface SavedAssessment
  extends Omit<Outcome, 'ergonomicRisks' | 'recommendations' | 'followUpNeeded'>,
    Omit<Person, 'answers' | 'at'> {
  createdAt: Date;
  answers: Answers | null;
  readBy: ReadBy | null;
  redFlags: readonly RedFlag[];
}

export function flagsIn(input: Pick<AssessmentInput, 'answers' | 'warningSigns'>): RedFlag[] {
  const texts = answerNames.map((name) => [input.answers[name], name] as const);
  return flagsWritten(texts, checkedFlags(input.warningSigns ?? []));
}

/** Each topic once, preferring a sign that needs no question. */
export function flagsWritten(
  texts: readonly (readonly [text: string, answerTo: AnswerName | 'chat'])[],
  checked: readonly RedFlag[] = [],
): RedFlag[] {
  const found = new Map<CareTopic, RedFlag>();
  for (const flag of texts.flatMap(([text, answerTo]) => redFlagsIn(text, answerTo))) {
    const before = found.get(flag.topic);
    if (!before || (before.isAsked && !flag.isAsked)) found.set(flag.topic, flag);
  }
  return withQuestions(checked, [...found.values()]);
}

export function outcomeOf(
  input: AssessmentInput,
  redFlags: readonly RedFlag[],
  reading: Reading | undefined,
): Outcome {
  if (!reading || mayBeEmergency(redFlags)) {
    const care = needsConfirmation(redFlags) ? null : careText(redFlags);
    return {
      workstationScore: null,
      posturalScore: null,
      scoring: null,
      evidence: {},
      fixes: [],
      mentions: [],
      analysis: care,
      ergonomicRisks: null,
      recommendations: care,
      followUpNeeded: true,
    };
  }
  const { answers, followUpAnswers } = input;
  const { findings, unsure, evidence, analysis } = reading;
  const without = withoutIn(answers, reading.setting);
  const said = Object.values(answers).join('\n');
  const told = { ...reading.setting, ...(without.length > 0 && { without }) };
  const isWheelchair = without.includes('standing') && isSo('wheelchair', { said, setting: told, found: {} });
  const { seat = noSeat.test(said) ? ('standing' as const) : undefined, ...others } = told;
  // A footstool is no seat.
  const isSeat = seat !== 'stool' || /(?<!foot[ -]?)stool/i.test(said);
  const setting = isWheelchair
    ? { ...others, seat: 'wheelchair' as const }
    : { ...others, ...(seat && isSeat && { seat }) };
  const scoring = score(findings, setting, { unsure, followUpAnswers });
  // What may be a warning sign gets care, not advice for a desk.
  const signs = redFlags.flatMap(({ said }) => said || []);
  const isOfSign = (words: string) => signs.some((said) => said.includes(words) || words.includes(said));
  const mentions = mentionsIn(answers).filter(({ words }) => !isOfSign(words));
  return outcomeFrom(scoring, input, { evidence, redFlags, mentions }, analysis);
}

/** “No chair.” */
const noSeat =
  /(?:^|[.;!\n] *)(?:there[’']?s |i have |we have )?no (?:chairs?|seats?|stools?)(?: at all| here| there)?(?=[.!\n]|$)(?![\s\S]*\bI (?:\w+ )?sit\b)/i;

/** Undefined in an emergency and for a therapist's assessment; a model's analysis is kept. */
export function outcomeOfFollowUp(
  saved: SavedAssessment,
  followUpAnswers: FollowUpAnswers,
): Outcome | undefined {
  const { scoring, answers, readBy, redFlags, fixes } = saved;
  if (!answers || !scoring) return undefined;
  const words = withoutCareText(saved.analysis ?? '', redFlags);
  const isOurs = readBy !== 'model' || words === overviewOf(scoring, fixes);
  return outcomeFrom(
    withFollowUpAnswers(scoring, followUpAnswers),
    { ...saved, answers, at: saved.createdAt },
    saved,
    isOurs ? undefined : words.replace(honestNote(scoring.setting), '').trimStart(),
  );
}

/** @param words a model's analysis in Markdown, instead of one from the findings */
function outcomeFrom(
  scoring: AssessmentScoring,
  { answers, userHeight, discomfort, at }: Person,
  { evidence, redFlags, mentions }: Pick<SavedAssessment, 'evidence' | 'redFlags' | 'mentions'>,
  words?: string,
): Outcome {
  const { workstationScore, posturalScore, setting } = scoring;
  const care = careText(redFlags);
  const stature = userHeight === null ? undefined : heightInCm(userHeight);
  const fixes = personalFixes(scoring, {
    answers,
    evidence,
    setting,
    stature,
    mentions,
    mayNeedDoctor: redFlags.some(({ kind, isSo }) => kind !== 'unclear' && isSo !== false),
  });
  const analysis = words === undefined ? [overviewOf(scoring, fixes)] : [honestNote(setting), words];
  const pain = painNote(answers.discomfortDescription, discomfort, at, redFlags);
  return {
    workstationScore,
    posturalScore,
    analysis: paragraphs(care, ...analysis),
    ergonomicRisks: risksOf(fixes, setting),
    recommendations: paragraphs(care, pain, recommendationsOf(scoring, fixes)),
    followUpNeeded: followUpNeeded(scoring, { answers, discomfort, redFlags, at }),
    scoring,
    fixes,
    mentions,
    evidence,
  };
}
