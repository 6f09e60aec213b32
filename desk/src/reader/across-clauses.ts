import type { Factor, FactorState } from '../factors.ts';
import type { Clause } from './clauses.ts';
import { hasOne, phrasesOf } from './phrases.ts';

export interface Statement {
  state: FactorState;
  weight: number;
  clause: Clause;
}

const ownScreen =
  /\b(?:monitors?|moniters?|displays?|imac|ultrawide|(?:two|2|dual|second|big|external|separate) screens?)\b/i;
const keyboardBelow = phrasesOf('keyboard below');
const mouseAbove = phrasesOf('mouse above');
const noScreen = phrasesOf('no screen');
const unusedScreen = phrasesOf('unused screen');

/** Drops a flat laptop where another screen is used. Otherwise its own screen is too low. */
export function readLaptop(found: Map<Factor, Statement>, clauses: readonly Clause[]): void {
  const laptop = found.get('laptop');
  if (laptop?.state !== 'flat') return;
  const hasScreen = clauses.some(
    (clause) =>
      clause.qualifier === 'stated' &&
      ownScreen.test(clause.text) &&
      !hasOne(noScreen, clause) &&
      !hasOne(unusedScreen, clause),
  );
  if (hasScreen) found.delete('laptop');
  else if (!found.has('screenHeight')) found.set('screenHeight', { ...laptop, state: 'too low' });
}

/** "Keyboard on a tray, mouse on the desk": two clauses of one answer. */
export function readMouse(found: Map<Factor, Statement>, clauses: readonly Clause[]): void {
  if (found.has('mouseSurface')) return;
  const said = clauses.filter(({ qualifier }) => qualifier === 'stated');
  const above = said.find(
    (clause) =>
      hasOne(mouseAbove, clause) &&
      said.some((other) => other.answer === clause.answer && hasOne(keyboardBelow, other)),
  );
  if (above) found.set('mouseSurface', { state: 'different from the keyboard', weight: 2, clause: above });
}
