import risks from '../texts/risks.json' with { type: 'json' };
import { pricedFix } from './advice.ts';
import type { Answers } from './answers.ts';
import { type Factor, factorNames, factors, suits } from './factors.ts';
import { firstFixes, type RankedFix } from './fixes.ts';
import { openQuestions } from './follow-up-questions.ts';
import { quoteSentence } from './quote.ts';
import { type AssessmentScoring, isBrief, minorFactors, suitable } from './scoring.ts';
import type { Setting } from './setting.ts';
import { lowercaseFirst, namesOf, paragraphs } from './texts.ts';
import { honestNote } from './without.ts';

export function overviewOf(scoring: AssessmentScoring, fixes: readonly RankedFix[]): string {
  const { workstationScore, posturalScore } = scoring;
  const first = fixes.find(({ isFirst }) => isFirst);
  return paragraphs(
    honestNote(scoring.setting),
    `Your workstation scored ${workstationScore} out of 10, and your posture ${posturalScore}.${isBrief(scoring) && first ? ' You’re there for less than an hour a day, so it’s less urgent than it looks.' : ''}`,
    suitableText(scoring),
    first
      ? `Start here: ${lowercaseFirst(first.finding)}`
      : scoring.isFirstImpression || scoring.setting.without
        ? 'From what you wrote, we can’t see yet what could be better.'
        : `From what you wrote, nothing needs to change. Just ${keepMoving(scoring)}.`,
    scoring.isFirstImpression
      ? 'We could read only a little from your answers, so take this as a first impression. A few quick taps on your results add more.'
      : openText(scoring, fixes),
  );
}

const unjudged = 'From here, we can’t judge what strains you. One of us can, in a free consultation.';

export function risksOf(fixes: readonly RankedFix[], { without }: Setting = {}): string {
  const lowering = fixes.filter(lowersScore);
  if (lowering.length === 0 && without) return unjudged;
  if (lowering.length === 0) return 'Nothing in your answers points to a risk.';
  return lowering.map(({ finding, factor }) => `- ${finding} ${riskOf(factor)}`).join('\n');
}

const consequences: Readonly<Record<string, string>> = risks;
/** Our judgment. */
const riskOf = (factor: Factor) => consequences[factor] ?? consequences[factors[factor].part] ?? '';

/** Hours have no weight, so they aren't a risk. */
const lowersScore = ({ score, isAside }: RankedFix) => score !== null && !isAside;

export function recommendationsOf(scoring: AssessmentScoring, fixes: readonly RankedFix[]): string {
  const first = fixes.filter(({ isFirst }) => isFirst);
  const then = fixes.filter(({ isFirst, isAside }) => !isFirst && !isAside);
  return paragraphs(
    fixes.length === 0 ? honestNote(scoring.setting) : '',
    first.length > 0 ? `**Start here**\n\n${first.map(fixText).join('\n')}` : '',
    then.length > 0
      ? `${first.length > 0 ? '**Then**\n\n' : ''}${then.map((fix, at) => shortFixText(fix, at < firstFixes ? 2 : 1)).join('\n')}`
      : '',
    first.length === 0 && !scoring.isFirstImpression && !scoring.setting.without
      ? `Keep your desk as it is, and ${keepMoving(scoring)}.`
      : '',
  );
}

export function summaryOf({ primaryRole, workstationSetup, discomfortDescription }: Answers): string {
  return [
    `What I do: ${primaryRole}`,
    `My workstation: ${workstationSetup}`,
    `What bothers me: ${discomfortDescription}`,
  ].join('\n');
}

export function keepMoving({ setting, findings }: Pick<AssessmentScoring, 'setting' | 'findings'>): string {
  if (setting.without?.includes('standing'))
    return 'change your position often, in the ways that work for you';
  return findings.breaks === 'at least hourly' ? 'keep getting up as you do' : 'get up at least once an hour';
}

/** The chat quotes it alone, so it must be complete. */
function fixText({ finding, said, why, notes = [], fixes }: RankedFix): string {
  const reason = said ? quoteSentence(said) : notes.length > 0 ? '' : why;
  const about = [finding, reason, ...notes].filter(Boolean).join(' ');
  return `- ${about} ${fixes.map(pricedFix).join(' Or: ')}`;
}

const shortFixText = ({ finding, fixes }: RankedFix, ways: number) =>
  `- ${finding} ${fixes.slice(0, ways).map(pricedFix).join(' Or: ')}`;

function suitableText({ findings, implied }: AssessmentScoring): string {
  const all = { ...implied, ...findings };
  const strained = factorNames.flatMap((factor) =>
    all[factor] && !suits(factor, all[factor]) ? factors[factor].part : [],
  );
  const good = suitable(findings).filter(
    (factor) => !minorFactors.includes(factor) && !strained.includes(factors[factor].part),
  );
  return good.length === 0 ? '' : `What’s already good: ${namesOf(good).replace(/\bglare\b/, 'no glare')}.`;
}

function openText(scoring: AssessmentScoring, fixes: readonly RankedFix[]): string {
  const known = fixes.map(({ factor }) => factors[factor].part);
  const parts = openQuestions(scoring)
    .filter((factor) => scoring.followUpAnswers?.[factor] === undefined)
    .map((factor) => factors[factor].part);
  const { length } = [...new Set(parts)].filter((part) => !known.includes(part)).slice(0, firstFixes);
  return length === 0 ? '' : length === 1 ? 'One thing is still open.' : `${length} things are still open.`;
}
