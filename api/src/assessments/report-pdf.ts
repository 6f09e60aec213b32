import { buffer } from 'node:stream/consumers';
import {
  assessmentDisclaimer,
  practitionerLineTitle,
  scoringNote,
} from '@practice/contract/assessment-words';
import { longDate } from '@practice/contract/format';
import { heightLabel } from '@practice/contract/height';
import { practice } from '@practice/contract/practice';
import { questions } from '@practice/contract/questionnaire';
import { adviceSources, priceOf } from '@practice/desk/advice';
import { afterCare } from '@practice/desk/care';
import { toldByTaps } from '@practice/desk/completing';
import { askedQuestion, hasEmergency, noneOfThese } from '@practice/desk/emergency';
import { factors } from '@practice/desk/factors';
import { sceneOf } from '@practice/desk/figure/scenes';
import {
  firstPointsWords,
  knownWords,
  methodWords,
  scoreNames,
  subtraction,
} from '@practice/desk/how-scored';
import { quoted } from '@practice/desk/quote';
import { readSetting } from '@practice/desk/reader/read-answers';
import { scoreBand } from '@practice/desk/scoring';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { scoreKinds } from '@practice/desk/weights';
import {
  bold,
  clay,
  heading,
  ink,
  left,
  line,
  newDocument,
  pine,
  right,
  softInk,
  text,
} from '../pdf/page.ts';
import type { Assessment } from './assessment.entity.ts';
import { reportCare } from './report-care.ts';
import { deskFigure, figureHeight } from './report-figure.ts';

const width = right - left;
const bottom = 792 - left;

/** An assessment to keep or to bring to a doctor: scores, what to do, how it was scored, the answers, and what it is not. */
export async function reportPdf(
  assessment: Assessment,
  name: string,
  practitionerLine: string | null,
): Promise<Buffer> {
  const { fixes, scoring, answers, userHeight, assessmentDate, redFlags, warningSigns, picks } = assessment;
  const doc = newDocument('Assessment Report');
  const whole = doc.struct('Document');
  doc.addStructure(whole);

  const paragraph = (words: string, { font = text, size = 11, color = ink, gap = 8 } = {}) => {
    whole.add(
      doc.struct('P', () => {
        doc.font(font).fontSize(size).fillColor(color).text(words, left, doc.y, { width, lineGap: 3 });
      }),
    );
    doc.y += gap;
  };
  /** A line of a subtraction: words, and points in a column of their own. */
  const taken = (words: string, points: string) => {
    const at = doc.y;
    whole.add(
      doc.struct('P', () => {
        doc.font(text).fontSize(11).fillColor(ink).text(points, left, at, { width: 40, align: 'right' });
        doc.text(words, left + 52, at, { width: width - 52, lineGap: 3 });
      }),
    );
    doc.y += 2;
  };
  const title = (words: string, following = 40) => {
    // A heading does not stand alone at the foot of a page.
    if (doc.y > bottom - 50 - following) doc.addPage();
    doc.y += 12;
    whole.add(
      doc.struct('H2', () => {
        doc.font(heading).fontSize(16).fillColor(pine).text(words, left, doc.y, { width });
      }),
    );
    doc.y += 6;
  };

  whole.add(
    doc.struct('H1', () => {
      doc.font(heading).fontSize(26).fillColor(pine).text('Assessment Report', left, 64);
    }),
  );
  paragraph(`${name}, ${longDate(assessmentDate)}`, { color: softInk, gap: 12 });
  const care = reportCare(assessment);
  if (care) {
    paragraph(care.first, { font: bold, size: 14, gap: 4 });
    for (const words of care.paragraphs) paragraph(words, { gap: 4 });
    doc.y += 12;
  }
  if (!hasEmergency(redFlags) || scoring) whole.add(gauges(doc, assessment));
  if (scoring?.method) paragraph(knownWords(scoring));
  const setting = scoring?.setting ?? (answers && readSetting(answers));
  const scene = scoring && setting && sceneOf(setting);
  if (scene) {
    title('Your desk, part by part', figureHeight(scene));
    whole.add(deskFigure(doc, scene, { ...assessment, setting }));
  }
  const analysis = scoring ? afterCare(assessment.analysis ?? '', redFlags) : '';
  if (analysis) {
    title('Summary');
    for (const words of paragraphsOf(analysis)) paragraph(words);
  }
  if (fixes.length > 0) {
    title('What to change, in this order');
    fixes.forEach(({ finding, said, why, source, notes = [], fixes: ways }, at) => {
      if (doc.y > bottom - 60) doc.addPage();
      paragraph(`${at + 1}. ${finding}`, { font: bold, gap: 2 });
      if (said) paragraph(quoted(said), { gap: 2 });
      const reasons = [source ? `${why} (${source})` : why, ...notes];
      paragraph(reasons.join(' '), { color: softInk, gap: 2 });
      for (const fix of ways) paragraph(`${fix.do} (${priceOf(fix)})`, { gap: 4 });
      doc.y += 6;
    });
  }
  if (scoring) {
    title('How this was scored');
    paragraph(scoringNote);
    paragraph(methodWords(scoring));
    if (scoring.method === undefined) {
      for (const each of scoring.points) paragraph(firstPointsWords(each), { gap: 2 });
    } else {
      for (const kind of scoreKinds) {
        const lines = subtraction(scoring, kind);
        // A sum is read on one page.
        if (doc.y > bottom - 20 * (lines.length + 1)) doc.addPage();
        paragraph(scoreNames[kind], { font: bold, gap: 2 });
        for (const { words, points } of lines) taken(words, points);
        doc.y += 6;
      }
    }
    if (scoring.unknown.length > 0) {
      title('We could not tell');
      for (const factor of scoring.unknown) paragraph(factors[factor].question, { gap: 2 });
    }
  }
  if (answers) {
    title('Your answers');
    for (const { name: question, label } of questions) {
      if (doc.y > bottom - 50) doc.addPage();
      paragraph(label, { color: softInk, gap: 1 });
      paragraph(answers[question]);
    }
    if (warningSigns) {
      const lines = askedSigns.filter(({ topic }) => warningSigns.includes(topic)).map(({ line }) => line);
      paragraph(askedQuestion, { color: softInk, gap: 1 });
      paragraph(lines.join('\n') || noneOfThese);
    }
    if (userHeight) {
      paragraph(heightLabel, { color: softInk, gap: 1 });
      paragraph(userHeight);
    }
  }
  const told = toldByTaps(picks);
  if (told.length > 0) {
    title('What you told us afterward');
    for (const { question, answer } of told) {
      if (doc.y > bottom - 50) doc.addPage();
      paragraph(question, { color: softInk, gap: 1 });
      paragraph(answer);
    }
  }
  if (practitionerLine) {
    title(practitionerLineTitle);
    paragraph(practitionerLine);
  }
  title('Please read this, too');
  for (const words of assessmentDisclaimer) paragraph(words, { size: 10, color: softInk, gap: 4 });
  for (const { name: source, url } of Object.values(adviceSources))
    paragraph(url ? `${source}, ${url}` : source, { size: 9, color: softInk, gap: 2 });

  whole.end();
  numberPages(doc);
  doc.end();
  return buffer(doc);
}

type Doc = ReturnType<typeof newDocument>;

/** Both scores as arcs out of ten, with the number and the word. */
function gauges(doc: Doc, { workstationScore, posturalScore }: Assessment) {
  const top = doc.y;
  const scores = [
    { kind: 'workstation' as const, name: 'Workstation', score: workstationScore },
    { kind: 'posture' as const, name: 'Posture', score: posturalScore },
  ];
  const said = ({ kind, name, score }: (typeof scores)[number]) =>
    score === null ? `${name}: not evaluated` : `${name}: ${score} out of 10, ${scoreBand(kind, score)}`;
  return doc.struct('Figure', { alt: `${scores.map(said).join('. ')}.` }, () => {
    scores.forEach((each, at) => {
      const x = left + at * (width / 2);
      doc.lineCap('round').lineWidth(7);
      doc
        .path(arc(x + 44, top + 48, 36, 10))
        .strokeColor(line)
        .stroke();
      if (each.score) {
        doc
          .path(arc(x + 44, top + 48, 36, each.score))
          .strokeColor(each.score >= 6 ? pine : clay)
          .stroke();
      }
      doc
        .font(heading)
        .fontSize(22)
        .fillColor(ink)
        .text(`${each.score ?? '–'}`, x + 14, top + 32, { width: 60, align: 'center' });
      doc
        .font(bold)
        .fontSize(12)
        .fillColor(ink)
        .text(each.name, x + 100, top + 26, { width: width / 2 - 110 });
      doc
        .font(text)
        .fontSize(11)
        .fillColor(softInk)
        .text(
          each.score === null
            ? 'Not evaluated'
            : `${each.score} out of 10. ${scoreBand(each.kind, each.score)}`,
          x + 100,
          top + 44,
          {
            width: width / 2 - 110,
          },
        );
    });
    doc.y = top + 100;
  });
}

/** Three quarters of a circle, filled so many tenths. */
function arc(x: number, y: number, radius: number, tenths: number): string {
  const begin = 0.75 * Math.PI;
  const end = begin + (tenths / 10) * 1.5 * Math.PI;
  const at = (angle: number) => `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  return `M ${at(begin)} A ${radius} ${radius} 0 ${end - begin > Math.PI ? 1 : 0} 1 ${at(end)}`;
}

function numberPages(doc: Doc): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .font(text)
      .fontSize(9)
      .fillColor(softInk)
      .text(`${practice.name} · Page ${page + 1} of ${count}`, left, 792 - 44, {
        width,
        align: 'center',
        lineBreak: false,
      });
    doc.endMarkedContent();
  }
}

/** Markdown as plain paragraphs: our own prose knows bold and lists, a model's little more. */
function paragraphsOf(markdown: string): string[] {
  return markdown
    .replaceAll(/[*_`#>]+/g, '')
    .split(/\n{2,}/)
    .map((words) => words.replaceAll(/^\s*-\s+/gm, '– ').trim())
    .filter((words) => words !== '');
}
