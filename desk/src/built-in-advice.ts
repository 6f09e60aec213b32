import { effortWords, pricedFix } from './advice.ts';
import { normalized, says, withoutPhrases } from './chat/match.ts';
import { goalOf, type PartAsked, partsIn } from './chat/parts.ts';
import { contactPhrase, type Practice } from './chat/practice.ts';
import { answerOf, isAbout, isPriceOfThing, smallTalk, subjects } from './chat/subjects.ts';
import { wordsOf } from './chat/words.ts';
import { factorNames, factors, suits } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import { keepMoving } from './prose.ts';
import type { Conversation, Known } from './reading.ts';
import { isSpanish } from './spanish.ts';
import { namesOf, paragraphs } from './texts.ts';
import { honestNote, isLeftOut } from './without.ts';

/** Answers a question of up to 1,000 characters from the findings and the practice's facts, or with "I don't know". In Markdown. */
export function builtInAdvice(conversation: Conversation, question: string): string {
  const { fixes, practice } = conversation;
  const { answers, asked } = bySubject(conversation, question);
  const isFree = says(asked, wordsOf('free'));
  const parts = partsIn(asked);
  if (says(asked, wordsOf('scores'))) answers.push(onScores(conversation));
  else if (answers.length === 0 && says(asked, wordsOf('first'))) answers.push(onFirst(conversation));
  else if (parts.length > 0) {
    if (isPriceOfThing(asked))
      answers.push('I don’t know what shops charge. What each change costs, roughly, is beside it:');
    const isHow = says(asked, wordsOf('how'));
    answers.push(...parts.map((part) => onPart(part, conversation, { isFree, isHow })));
  } else if (answers.length === 0 && isFree) answers.push(onFree(fixes));
  else if (answers.length === 0 && says(asked, wordsOf('what to do'))) answers.push(onFirst(conversation));
  if (answers.length > 0) return paragraphs(...answers);
  const polite = smallTalk.find((each) => says(asked, each.phrases));
  return polite ? answerOf(polite, conversation, asked, question) : dontKnow(practice);
}

export function adviceWithoutFindings(known: Known, question: string): string | undefined {
  const { answers } = bySubject(known, question);
  return paragraphs(...answers) || undefined;
}

function bySubject(known: Known, question: string): { answers: string[]; asked: string } {
  if (isSpanish(question)) return { answers: [inEnglishOnly(known.practice)], asked: '' };
  let asked = withoutPhrases(normalized(question), wordsOf('idle'));
  const answers: string[] = [];
  for (const subject of subjects) {
    if (!isAbout(subject, asked)) continue;
    const answer = answerOf(subject, known, asked, question);
    if (subject.isAlone) return { answers: [answer], asked: '' };
    answers.push(answer);
    asked = withoutPhrases(asked, subject.phrases);
  }
  return { answers, asked };
}

const inEnglishOnly = ({ phone, email }: Practice) =>
  `Lo sentimos: esta herramienta solo responde en inglés. Puede llamarnos al ${phone} o escribirnos a ${email}.`;

const dontKnow = (practice: Practice) =>
  `I can’t help with that one. I can answer questions about your desk (chair, screen, keyboard, mouse, phone, light, breaks) and about our prices, hours and appointments. For anything else, ${contactPhrase(practice)}.`;

function onFirst({ fixes, scoring }: Conversation): string {
  const [first, second] = fixes;
  if (!first)
    return `From what you wrote, nothing needs to change first. Just ${keepMoving(scoring.setting)}.`;
  return paragraphs(
    `**First:** ${first.finding} ${first.why}`,
    fixList(first),
    second ? `When that’s done: ${second.fixes[0]?.do ?? second.finding}` : '',
  );
}

function onFree(fixes: readonly RankedFix[]): string {
  const free = fixes.flatMap((fix) => fix.fixes.filter(({ cost }) => cost === 'free')).slice(0, 5);
  if (free.length === 0)
    return 'Everything left to change takes something new. Ask us before you buy, and we’ll tell you what fits.';
  return `These cost nothing:\n\n${free.map((fix) => `- ${fix.do} (${effortWords[fix.effort].toLowerCase()})`).join('\n')}`;
}

function onPart(
  { part, only }: PartAsked,
  { scoring, fixes }: Conversation,
  { isFree, isHow }: { isFree: boolean; isHow: boolean },
): string {
  const found = { ...scoring.implied, ...scoring.findings };
  const relevant = only ?? factorNames.filter((factor) => factors[factor].part === part);
  if (relevant.every((factor) => isLeftOut(factor, scoring.setting))) return honestNote(scoring.setting);
  const unsuitable = fixes.filter(({ factor }) => relevant.includes(factor));
  const suitable = relevant.filter((factor) => {
    const state = found[factor];
    return state !== undefined && suits(factor, state);
  });
  return paragraphs(
    isHow || unsuitable.length === 0 ? goalOf(part) : '',
    ...unsuitable.map((fix) => `${fix.finding} ${fix.why}\n\n${fixList(fix, isFree)}`),
    suitable.length > 0 ? `What you wrote about ${namesOf(suitable)} is fine. Leave it as it is.` : '',
  );
}

function onScores({ scoring, fixes }: Conversation): string {
  const { workstationScore, posturalScore } = scoring;
  const reasons = fixes.filter((fix) => fix.score !== null).map(({ finding }) => `- ${finding}`);
  return paragraphs(
    `You scored ${workstationScore} out of 10 for your workstation and ${posturalScore} for your posture. The scores come from rules, informed by ROSA and the OSHA checklist, so the same answers always give the same scores. I can’t change them.`,
    reasons.length > 0 ? `What lowered them:\n\n${reasons.join('\n')}` : '',
  );
}

function fixList({ fixes }: RankedFix, freeOnly = false): string {
  const affordable = freeOnly ? fixes.filter(({ cost }) => cost === 'free') : fixes;
  return (affordable.length > 0 ? affordable : fixes).map((fix) => `- ${pricedFix(fix)}`).join('\n');
}
