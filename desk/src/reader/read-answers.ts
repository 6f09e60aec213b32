import { type Answers, answerNames } from '../answers.ts';
import { type Factor, factorNames, suits } from '../factors.ts';
import type { Reading } from '../reading.ts';
import { readLaptop, readMouse, type Statement } from './across-clauses.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type FactorRules, rulesOfFactors } from './compile.ts';
import { isAllDenied, isDenied } from './negation.ts';
import { matchOf } from './phrases.ts';
import { settingOf } from './read-setting.ts';

/** Of several statements on one factor the more specific wins, then the one about now, then the later one. */
export function readAnswers(answers: Answers): Reading {
  const clauses = answerNames.flatMap((answer) => clausesOf(answer, answers[answer]));
  const found = new Map<Factor, Statement>();
  for (const clause of clauses) {
    if (clause.qualifier === 'excluded') continue;
    for (const rules of rulesOfFactors) applyRules(found, rules, clause);
  }
  readLaptop(found, clauses);
  readMouse(found, clauses);
  const reading: Reading = { findings: {}, evidence: {}, setting: settingOf(clauses) };
  for (const factor of factorNames) {
    const statement = found.get(factor);
    if (!statement) continue;
    Object.assign(reading.findings, { [factor]: statement.state });
    reading.evidence[factor] = { answer: statement.clause.answer, text: statement.clause.text };
  }
  return reading;
}

function applyRules(found: Map<Factor, Statement>, rules: FactorRules, clause: Clause): void {
  if (rules.unless.some((phrase) => matchOf(phrase, clause))) return;
  if (rules.takesBack.some((phrase) => matchOf(phrase, clause, clause.borrowed))) {
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

function statementOf(rules: FactorRules, clause: Clause): Statement | undefined {
  for (const phrase of rules.phrases) {
    const { state, weight, isNegation, ofWishes } = phrase;
    const isWish = clause.qualifier === 'wished';
    const isFault = !isNegation && typeof state === 'string' && !suits(rules.factor, state);
    if (ofWishes ? !isWish : isWish && !isFault) continue;
    const match = matchOf(phrase, clause, clause.borrowed);
    if (!match) continue;
    const meant = typeof state === 'function' ? state(match[0]) : state;
    if (meant === undefined) continue;
    const { plain } = clause;
    const denied = isNegation
      ? isAllDenied(plain, match.index)
      : isDenied(plain, match.index, match.index + match[0].length);
    // "A desk that isn't so high" is a wish about a fault that exists. "No glare, no slouching" may be no wish at all.
    if (isWish && !ofWishes) {
      if (denied && plain.includes(' not ')) return { state: meant, weight: 1, clause };
      continue;
    }
    const then = denied ? (weight > 1 ? rules.ifDenied[meant] : undefined) : meant;
    if (then) return { state: then, weight: weight + (clause.isNow ? 0.5 : 0), clause };
  }
  return undefined;
}
