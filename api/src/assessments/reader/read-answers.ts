import { type AnswerName, answerNames } from '@practice/contract/questionnaire';
import { type Factor, type FactorState, type Findings, factorNames } from '@practice/contract/workstation';
import { type Clause, clausesOf } from './clauses.ts';
import { type Compiled, rulesOfFactors } from './compile.ts';
import { isDenied } from './negation.ts';
import { matchOf } from './phrases.ts';

/** The clause of the person's own words that a finding rests on. */
export interface Evidence {
  answer: AnswerName;
  text: string;
}

export interface Reading {
  findings: Findings;
  evidence: Partial<Record<Factor, Evidence>>;
}

interface Statement {
  state: FactorState;
  weight: number;
  clause: Clause;
}

/**
 * What a careful reader finds in the ten answers, by the phrases of `rules/`. What is not mentioned is left out, and so is what is
 * past, somebody else's, a question or a wish. Of several statements on one factor the more specific counts, then the one
 * about now, then the later.
 */
export function readAnswers(answers: Record<AnswerName, string>): Reading {
  const clauses = answerNames.flatMap((answer) => clausesOf(answer, answers[answer]));
  const found = new Map<Factor, Statement>();
  for (const clause of clauses) {
    if (clause.standing === 'apart') continue;
    for (const rules of rulesOfFactors) if (clause.marks[rules.about] === 1) take(found, rules, clause);
  }
  readLaptop(found, clauses);
  const reading: Reading = { findings: {}, evidence: {} };
  for (const factor of factorNames) {
    const statement = found.get(factor);
    if (!statement) continue;
    Object.assign(reading.findings, { [factor]: statement.state });
    reading.evidence[factor] = { answer: statement.clause.answer, text: statement.clause.text };
  }
  return reading;
}

function take(found: Map<Factor, Statement>, rules: Compiled, clause: Clause): void {
  if (rules.unless.some((one) => matchOf(one, clause))) return;
  if (rules.takesBack.some((one) => matchOf(one, clause, clause.borrowed))) {
    found.delete(rules.factor);
    return;
  }
  const statement = statementOf(rules, clause);
  if (!statement) return;
  const before = found.get(rules.factor);
  const counts =
    !before || statement.weight > before.weight || (statement.weight === before.weight && !rules.firstCounts);
  if (counts) found.set(rules.factor, statement);
}

function statementOf(rules: Compiled, clause: Clause): Statement | undefined {
  for (const one of rules.phrases) {
    const { state, weight, saysNot, ofWishes } = one;
    if (ofWishes !== (clause.standing === 'wished')) continue;
    // What was borrowed from the clause before says nothing by itself.
    const match = matchOf(one, clause, clause.borrowed);
    if (!match) continue;
    const meant = typeof state === 'function' ? state(match[0]) : state;
    if (meant === undefined) continue;
    const denied = !saysNot && isDenied(clause.plain, match.index, match.index + match[0].length);
    const then = denied ? rules.ifNot[meant] : meant;
    if (then) return { state: then, weight: weight + (clause.now ? 0.5 : 0), clause };
  }
  return undefined;
}

const ownScreen =
  /\b(?:monitors?|moniters?|displays?|imac|ultrawide|(?:two|2|dual|second|big|external|separate) screens?)\b/i;

/** A laptop's own screen counts where it is the screen: flat on the desk, it is too low. */
function readLaptop(found: Map<Factor, Statement>, clauses: readonly Clause[]): void {
  const laptop = found.get('laptop');
  if (laptop?.state !== 'flat') return;
  const screen = clauses.some(
    ({ standing, text, plain }) =>
      standing === 'said' &&
      ownScreen.test(text) &&
      !/ (?:no|not|without|never) (?:\w+ ){0,4}?screen /.test(plain),
  );
  if (screen) found.delete('laptop');
  else if (!found.has('screenHeight')) found.set('screenHeight', { ...laptop, state: 'too low' });
}
