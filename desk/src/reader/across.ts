import type { Factor, FactorState } from '../factors.ts';
import type { Clause } from './clauses.ts';
import { matchOf, phrase } from './phrases.ts';

export interface Statement {
  state: FactorState;
  weight: number;
  clause: Clause;
}

const ownScreen =
  /\b(?:monitors?|moniters?|displays?|imac|ultrawide|(?:two|2|dual|second|big|external|separate) screens?)\b/i;
const noScreen = phrase('(?:no|not|without|never) (?:\\w+ ){0,4}?screen');
/** "The monitor is still in its box." */
const idleScreen = phrase(
  'screen (?:\\w+ ){0,6}?(?:in (?:the |a |it )?(?:box|closet|garage|drawer|attic|basement)|unplugged|broken|broke|died|dead|dust|unused|not use|never|not plugged|not hooked|not set up|at the office)',
);

/** A laptop's own screen counts where it is the screen: flat on the desk, it is too low. */
export function readLaptop(found: Map<Factor, Statement>, clauses: readonly Clause[]): void {
  const laptop = found.get('laptop');
  if (laptop?.state !== 'flat') return;
  const hasScreen = clauses.some(
    (clause) =>
      clause.qualifier === 'stated' &&
      ownScreen.test(clause.text) &&
      !matchOf(noScreen, clause) &&
      !matchOf(idleScreen, clause),
  );
  if (hasScreen) found.delete('laptop');
  else if (!found.has('screenHeight')) found.set('screenHeight', { ...laptop, state: 'too low' });
}

const keyboardBelow = phrase('keyboard (?:(?!(?:mouse|no|not|desk) )\\w+ ){0,6}?(?:tray|drawer|lap)');
const mouseAbove = phrase(
  'mouse (?:(?!(?:keyboard|no|not|pad|tray|drawer|with) )\\w+ ){0,5}?(?:desk|desktop)',
);

/** "Keyboard on a tray, mouse on the desk": two clauses of one answer. */
export function readMouse(found: Map<Factor, Statement>, clauses: readonly Clause[]): void {
  if (found.has('mouseSurface')) return;
  const said = clauses.filter(({ qualifier }) => qualifier === 'stated');
  const above = said.find(
    (clause) =>
      matchOf(mouseAbove, clause) &&
      said.some((other) => other.answer === clause.answer && matchOf(keyboardBelow, other)),
  );
  if (above) found.set('mouseSurface', { state: 'different from the keyboard', weight: 2, clause: above });
}
