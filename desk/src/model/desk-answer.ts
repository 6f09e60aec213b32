import * as v from 'valibot';
import { type Answers, answerNames } from '../answers.ts';
import { type Factor, type Findings, factorNames, factors } from '../factors.ts';
import type { Evidence, Reading } from '../reading.ts';
import { devices, type Setting, seats } from '../setting.ts';
import { jsonIn } from './spoken.ts';

const notMentioned = 'not mentioned';
const analysisMax = 1_500;

const setting = { seat: seats, device: devices, screens: ['one', 'two'] } as const;

const oneOf = (words: readonly string[]) => ({ type: 'string', enum: [...words, notMentioned] });

/** The answer of a model as a JSON schema for structured outputs in strict mode: every field is required, no others are allowed. */
export const deskAnswerSchema = strictObject({
  factors: strictObject(
    Object.fromEntries(
      factorNames.map((factor) => [
        factor,
        strictObject({
          state: { ...oneOf(factors[factor].states), description: describe(factor) },
          sentence: {
            type: 'string',
            description: 'The words of the answers that say so, copied exactly; else empty.',
          },
        }),
      ]),
    ),
  ),
  setting: strictObject({
    seat: oneOf(setting.seat),
    device: oneOf(setting.device),
    screens: oneOf(setting.screens),
  }),
  analysis: { type: 'string' },
});

function strictObject(properties: object) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

const deskAnswer = v.object({
  factors: v.object(
    Object.fromEntries(
      factorNames.map((factor) => [
        factor,
        v.object({ state: v.picklist([...factors[factor].states, notMentioned]), sentence: v.string() }),
      ]),
    ),
  ),
  setting: v.object({
    seat: v.picklist([...setting.seat, notMentioned]),
    device: v.picklist([...setting.device, notMentioned]),
    screens: v.picklist([...setting.screens, notMentioned]),
  }),
  analysis: v.pipe(v.string(), v.trim(), v.maxLength(analysisMax)),
});

const number =
  '(?:\\d+(?:[.,]\\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?)';
/** Only our rules give scores, so a text with a score is dropped. */
const scoreTalk = new RegExp(
  `\\b${number}[\\s-]*(?:/|out[\\s-]+of|of|over)[\\s-]*(?:an? )?(?:\\w+ )?(?:10|ten|100|hundred|5|five)\\b|\\b${number}[\\s-]*(?:points?|stars?|percent\\b|%)|\\b(?:perfect|solid|strong|weak)[\\s-]+${number}\\b|\\b(?:full|top|high|low)[\\s-]+marks\\b|\\b(?:scor(?:e|es|ed|ing)|ratings?|rated?|grade[sd]?)\\b`,
  'i',
);

function describe(factor: Factor): string {
  const answers = Object.entries(factors[factor].answers).map(([state, words]) => `${state}: “${words}”`);
  return `${factors[factor].question} ${answers.join('. ')}.`;
}

/**
 * Checks what a model read. A finding counts with its proof: the words of the answers that the model copied, or else those that our own reader
 * has for the same finding.
 * @returns `problem`, which tells the model what was wrong, where the text is no such answer
 */
export function readDeskAnswer(text: string, answers: Answers, own: Reading): Reading | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(jsonIn(text));
  } catch {
    return { problem: 'That was no JSON. Answer with the JSON object alone.' };
  }
  const result = v.safeParse(deskAnswer, json);
  if (!result.success) {
    const [issue] = result.issues;
    return { problem: `${v.getDotPath(issue) ?? 'The object'}: Expected ${issue.expected}.` };
  }
  const { analysis } = result.output;
  const proofs = factorNames.flatMap((factor) => {
    const { state, sentence } = result.output.factors[factor] ?? { state: notMentioned, sentence: '' };
    if (state === notMentioned) return [];
    const isAgreed = own.findings[factor] === state;
    const proof = placeOf(sentence, answers) ?? (isAgreed ? own.evidence[factor] : undefined);
    return proof ? [{ factor, state, proof }] : [];
  });
  return {
    findings: Object.fromEntries(proofs.map(({ factor, state }) => [factor, state])) as Findings,
    setting: { ...own.setting, ...(withoutNotMentioned(result.output.setting) as Setting) },
    evidence: Object.fromEntries(proofs.map(({ factor, proof }) => [factor, proof])),
    ...(analysis === '' || scoreTalk.test(analysis) ? {} : { analysis }),
  };
}

/** Where the answers say `sentence`, but for capitals and spaces. */
function placeOf(sentence: string, answers: Answers): Evidence | undefined {
  const words = sentence.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = new RegExp(
    words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'),
    'i',
  );
  for (const answer of answerNames) {
    const [text] = pattern.exec(answers[answer]) ?? [];
    if (text) return { answer, text };
  }
  return undefined;
}

function withoutNotMentioned(said: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(said).filter(([, word]) => word !== notMentioned));
}
