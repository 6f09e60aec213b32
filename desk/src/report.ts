import { adviceSources, pricedFix } from './advice.ts';
import { mayBeEmergency, needsConfirmation } from './asking.ts';
import { careFor, type RedFlag, withoutCareText } from './care.ts';
import { painNote } from './discomfort.ts';
import type { Figure, Ink } from './drawings/paper.ts';
import { callsIn, needsDoctor, reasonsFor } from './emergency.ts';
import { understoodWords, wordsOf } from './factor-words.ts';
import { factors } from './factors.ts';
import { deskFigure } from './figure/desk-figure.ts';
import { arc } from './figure/geometry.ts';
import { sceneOf } from './figure/scenes.ts';
import { firstFixes, type RankedFix, scoreAfterText } from './fixes.ts';
import { coverageText, methodOf, scoreNames, sumLines } from './how-scored.ts';
import type { SavedAssessment } from './outcome.ts';
import { quoteSentence } from './quote.ts';
import type { Reading } from './reading.ts';
import { type AssessmentScoring, scoreBand } from './scoring.ts';
import { understoodIn } from './understanding.ts';
import { type ScoreKind, scoreKinds } from './weights.ts';

export interface Paragraph {
  text: string;
  look?: 'strong' | 'first' | 'soft' | 'small' | 'source';
  /** Points of space below; 8 by default. */
  gap?: number;
  /** Starts a new page if less is left, in points. */
  minSpace?: number;
  points?: string;
}
/** @property following height in points that must fit below */
interface Heading {
  title: string;
  following?: number;
}
export type Block = Heading | Paragraph | Figure;

/** On paper, unconfirmed signs are printed as if confirmed. */
export function careBlocks(flags: readonly RedFlag[], date: string, phone: string): Paragraph[] {
  const isOpen = needsConfirmation(flags);
  const redFlags = isOpen ? flags.map((flag) => ({ ...flag, isAsked: false })) : flags;
  const care = careFor(redFlags);
  if (!care) return [];
  const isEmergency = care.kind === 'emergency';
  const [first, why] = [care.first.join(' '), care.why.join(' ')];
  const { wrote, checked } = reasonsFor(redFlags, care.kind);
  const grounds = (verb: string, said: readonly string[]) =>
    said.length > 0 ? [`On ${date}, you ${verb}: ${said.map((words) => `“${words}”`).join(', ')}`] : [];
  const ifSo = isOpen ? 'If this is happening now, or started in the last days' : 'If this is still so';
  const opening = { emergency: `${ifSo}: ${first}`, soon: first, unclear: `${why} ${first}` };
  const then = [
    ...grounds('wrote', wrote),
    ...grounds('checked', checked),
    ...(care.kind === 'unclear' ? [] : [why]),
    ...(isEmergency ? callsIn(care.first).flatMap(({ steps }) => steps) : []),
    care.desk,
    ...(isEmergency ? [`We didn’t score your desk. Our number, for later: ${phone}.`] : []),
    ...(care.spanish ? [care.spanish] : []),
  ];
  return [
    { text: opening[care.kind], look: 'first', gap: 4 },
    ...then.map((text, at) => ({ text, gap: at < then.length - 1 ? 4 : 16 })),
  ];
}

interface Result extends SavedAssessment {
  assessmentDate: Date;
}

export function resultBlocks(result: Result, note: string, scoreAgain: string): Block[] {
  const { scoring, redFlags, answers, discomfort, assessmentDate } = result;
  if (!scoring) return mayBeEmergency(redFlags) ? [] : [scoreFigure(result)];
  const fixes = result.fixes.filter(({ isAside }) => !isAside);
  const pain = painNote(answers?.discomfortDescription ?? '', discomfort, assessmentDate, redFlags);
  const scene = sceneOf(scoring.setting);
  const desk = scene && deskFigure(scene, { ...result, setting: scoring.setting });
  return [
    scoreFigure(result),
    { text: coverageText(scoring) },
    ...(pain ? [{ text: pain, look: 'strong' } as const] : []),
    ...withTitle('What to change, in this order', [
      ...fixes.slice(0, firstFixes).flatMap(fixBlocks),
      ...(fixes.some(({ isFirst }) => isFirst) && !needsDoctor(redFlags)
        ? [{ text: scoreAgain, look: 'strong' } as const]
        : []),
    ]),
    ...withTitle('What we understood', understoodBlocks(scoring, result.evidence)),
    ...(desk ? [{ title: 'Your desk, part by part', following: desk.height }, desk] : []),
    ...withTitle('Summary', paragraphsOf(withoutCareText(result.analysis ?? '', redFlags))),
    ...withTitle(
      'What to change after that',
      fixes.slice(firstFixes).flatMap((fix, at) => fixBlocks(fix, at + firstFixes)),
    ),
    ...howScored(scoring, note),
  ];
}

export function withTitle(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length > 0 ? [{ title }, ...blocks] : [];
}

export function answerBlocks(answers: readonly { question: string; answer: string }[]): Paragraph[] {
  return answers.flatMap(({ question, answer }) => [
    { text: question, look: 'soft', gap: 1, minSpace: 50 } as const,
    { text: answer },
  ]);
}

export const sourceBlocks: readonly Paragraph[] = Object.values(adviceSources).map(({ name, url }) => ({
  text: url ? `${name}, ${url}` : name,
  look: 'source',
  gap: 2,
}));

function fixBlocks({ finding, said, why, source, notes = [], fixes }: RankedFix, at: number): Paragraph[] {
  const reasons = [source && !why.startsWith(source) ? `${why} (${source})` : why, ...notes].join(' ');
  return [
    { text: `${at + 1}. ${finding}`, look: 'strong', gap: 2, minSpace: 60 },
    ...(said ? [{ text: quoteSentence(said), gap: 2 }] : []),
    { text: reasons, look: 'soft', gap: 2 },
    ...fixes.map((fix, way) => ({
      text: `${way > 0 ? 'Or: ' : ''}${pricedFix(fix)}`,
      gap: way < fixes.length - 1 ? 4 : 10,
    })),
  ];
}

function understoodBlocks(scoring: AssessmentScoring, evidence: Reading['evidence']): Paragraph[] {
  return understoodIn(scoring, evidence).flatMap(({ factor, state, source, quote }) => {
    if (state === null) return [];
    const from = [understoodWords.en.sources[source], quote && `“${quote.text}”`].filter(Boolean).join(': ');
    return [{ text: `${wordsOf(factor, 'en').chips[state]}${from && ` (${from})`}`, gap: 3 }];
  });
}

function howScored(scoring: AssessmentScoring, note: string): Block[] {
  const points = scoreKinds.flatMap((kind) => {
    const lines = sumLines(scoring, kind);
    if (lines.length === 0) return [];
    return [
      { text: scoreNames[kind], look: 'strong', gap: 2, minSpace: 20 * (lines.length + 1) } as const,
      ...lines.map(({ text, points }, at) => ({ text, points, gap: at < lines.length - 1 ? 2 : 8 })),
    ];
  });
  return [
    { title: 'How this was scored' },
    ...[{ text: note }, { text: methodOf(scoring) }, ...points],
    ...withTitle(
      'We couldn’t tell',
      scoring.unknown.map((factor) => ({ text: factors[factor].question, gap: 2 })),
    ),
  ];
}

function scoreFigure({ workstationScore, posturalScore, scoring, fixes }: Result): Figure {
  const after = (kind: ScoreKind) => (scoring ? (scoreAfterText(scoring, fixes, kind) ?? '') : '');
  const both = [
    gauge('workstation', workstationScore, 0, after('workstation')),
    gauge('posture', posturalScore, 242, after('posture')),
  ];
  return {
    alt: both.map(({ alt }) => alt).join(' '),
    height: 100,
    drawn: both.flatMap(({ drawn }) => drawn),
  };
}

function gauge(
  kind: ScoreKind,
  score: number | null,
  x: number,
  after: string,
): Pick<Figure, 'alt' | 'drawn'> {
  const name = scoreNames[kind];
  const of = (mark: string, none: string) =>
    score === null ? none : `${score} out of 10${mark} ${scoreBand(kind, score)}`;
  const dial = (tenths: number, stroke: Ink) => ({
    x,
    y: 0,
    look: { stroke, width: 7 },
    shapes: [{ d: arc({ x: 44, y: 48 }, 36, 225 - 27 * tenths, 225) }],
  });
  const number = { x: x + 14, y: 32, width: 60, isCentered: true, size: 22 };
  const beside = { x: x + 100, width: 132 };
  return {
    alt: `${name}: ${of(',', 'not evaluated')}.${after && ` ${after}.`}`,
    drawn: [
      dial(10, 'rule'),
      ...(score ? [dial(score, score >= 6 ? 'pine' : 'clay')] : []),
      { ...number, words: `${score ?? '–'}`, face: 'heading', ink: 'ink' },
      { ...beside, y: 26, words: name, size: 12, face: 'bold', ink: 'ink' },
      { ...beside, y: 44, words: of('.', 'Not evaluated'), size: 11, ink: 'soft' },
      ...(after ? [{ ...beside, y: 74, words: after, size: 11, face: 'bold', ink: 'ink' } as const] : []),
    ],
  };
}

/** Handles only emphasis, headings and lists. */
function paragraphsOf(markdown: string): Paragraph[] {
  return markdown
    .replaceAll(/[*_`#>]+/g, '')
    .split(/\n{2,}/)
    .map((words) => ({ text: words.replaceAll(/^\s*-\s+/gm, '– ').trim() }))
    .filter(({ text }) => text !== '');
}
