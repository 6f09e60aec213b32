import texts from '../texts/without.json' with { type: 'json' };
import { type Answers, answerNames } from './answers.ts';
import { type Factor, type Findings, factors } from './factors.ts';
import type { Setting, Without } from './setting.ts';
import { joinWithAnd } from './texts.ts';

// Our advice assumes someone who sits and stands, sees a screen and uses both hands at a computer.

const patternOf = (lines: readonly string[]) => new RegExp(lines.join('|'), 'i');

const people = Object.entries(texts.people).map(([name, { said, denied, words, ...rest }]) => ({
  ...{ ...rest, name: name as Without },
  ...{ said: patternOf(said), denied: patternOf(denied), words: new RegExp(words, 'i') },
}));
const manual = patternOf(texts.manual);
const devices = patternOf(texts.devices);
const aside = patternOf(texts.aside);
const someoneElse = patternOf(texts.someoneElse);
const deskJob = patternOf(texts.deskJobs);

export function withoutIn(answers: Answers, { device }: Setting): Without[] {
  const clauses = answerNames.flatMap((name) => answers[name].split(/[.,;!?\n]+|\bbut\b/i));
  const own = clauses.filter((clause) => !someoneElse.test(clause));
  const withDevice = clauses.filter(
    (one) => devices.test(one) && !/\b(?:no|not|never|n[’']?t|without)\b|n[’']t\b/i.test(one),
  );
  // A computer for the orders doesn't make a trade a desk job.
  const used = withDevice.filter((one) => !aside.test(one));
  const isDeskJob = used.length > 1 || deskJob.test(answers.primaryRole);
  const isTrade = withDevice.length > 0 && manual.test(answers.primaryRole) && !isDeskJob;
  const named = used.length > 0 && !isTrade;
  const isManual =
    isTrade || (!device && !named && !isDeskJob && clauses.some((clause) => manual.test(clause)));
  return people.flatMap(({ name, said, denied }) => {
    const isSaid = own.some((one) => said.test(one) && !denied.test(one));
    return (name === 'computer' ? (isSaid && !named) || isManual : isSaid) ? name : [];
  });
}

/** A question about a computer is answered, whatever their work is. */
export function settingFor(question: string, setting: Setting): Setting {
  const { without = [] } = setting;
  return devices.test(question)
    ? { ...setting, without: without.filter((one) => one !== 'computer') }
    : setting;
}

const peopleLike = ({ without = [] }: Setting) => people.filter(({ name }) => without.includes(name));

export function isLeftOut(factor: Factor, setting: Setting): boolean {
  const { part, question } = factors[factor];
  return peopleLike(setting).some(({ parts, words }) => parts.includes(part) || words.test(question));
}

export const suitsThem = (text: string, setting: Setting) =>
  !peopleLike(setting).some(({ words }) => words.test(text));

export function forThem(findings: Findings, setting: Setting): Findings {
  return Object.fromEntries(
    Object.entries(findings).filter(([factor]) => !isLeftOut(factor as Factor, setting)),
  );
}

export function honestNote(setting: Setting): string {
  const like = peopleLike(setting);
  if (like.length === 0) return '';
  const isDesk = like.every(({ name }) => name !== 'computer');
  return [
    `From what you wrote, we take it that ${joinWithAnd(like.map(({ says }) => says))}.`,
    `This tool is made for ${isDesk ? 'people who sit and stand, see a screen and use both hands' : 'desks with a computer'}, so it leaves out what isn’t for you, and it can’t judge what may matter most.`,
    ...like.flatMap(({ tip }) => tip || []),
    'Please ask us for a free consultation: we’ll look at your work with you.',
  ].join(' ');
}
