import type { AnswerName } from '../answers.ts';
import { blocksIn, oneOf } from '../phrase-files.ts';
import { type Equipment, equipment, type Setting, seats, surfaces } from '../setting.ts';
import type { Clause } from './clauses.ts';
import { isDenied, isNegation } from './negation.ts';
import { matchOf, type Phrase, phrase } from './phrases.ts';

/** The answers that name the main workplace come before those that only mention it. */
const order: readonly AnswerName[] = [
  'workstationSetup',
  'postureSupport',
  'ergonomicEquipment',
  'primaryRole',
  'hoursSpent',
  'difficultTasks',
  'desiredImprovements',
];

const blocks = blocksIn('reader/setting.txt');
const seatPhrases = namedPhrases('Seat', seats);
const surfacePhrases = namedPhrases('Surface', surfaces);
const equipmentPhrases = namedPhrases('Equipment', equipment);
const elsewhere = blocks
  .filter(({ heading }) => heading === 'Elsewhere')
  .flatMap(({ lines }) => lines.map(phrase));
const chiefly = phrase('(?:mostly|mainly|usually|most of|always|main|primary)');

export function settingOf(clauses: readonly Clause[]): Setting {
  const said = order
    .flatMap((answer) =>
      clauses.filter((clause) => clause.answer === answer && clause.qualifier === 'stated'),
    )
    .filter((clause) => !elsewhere.some((one) => matchOf(one, clause)));
  const first = [...said.filter((clause) => matchOf(chiefly, clause)), ...said];
  const seat = namedIn(seatPhrases, first);
  const surface = namedIn(surfacePhrases, first);
  return {
    ...(seat && { seat }),
    ...(surface && { surface }),
    ...screenOf(said),
    equipment: equipmentIn(clauses),
  };
}

function namedIn<Name extends string>(of: readonly NamedPhrases<Name>[], clauses: readonly Clause[]) {
  for (const clause of clauses) {
    const named = of.find(({ phrases }) => phrases.some((one) => saidOf(one, clause) === true));
    if (named) return named.name;
  }
  return undefined;
}

const itsOwnScreen =
  /\b(?:monitors?|moniters?|montiors?|displays?|imac|ultrawide|cintiq|tv|(?:two|2|dual|second|big|large|external|separate|main|computer|\d\d ?(?:inch|in|["”])) screens?)\b/i;
const desktopComputer =
  /\b(?:desktop (?:computer|pc)|(?:old|dell|hp|gaming|work|the|a|my|office) (?:pc|computer|tower)|pc|imac|mac mini|tower)\b/i;
const laptops = /\b(?:laptops?|macbooks?|chromebooks?|thinkpads?|lap-?tops?|labtop|notebook computer)\b/i;
const tablets = /\b(?:i-?pads?|tablets?|surface (?:pro|go)|kindle fire|galaxy tab)\b/i;
const noScreenOfItsOwn =
  /\b(?:wacom|graphics?|pen|intuos) tablet|tablet (?:replaces|instead of|as a) |i-?pad (?:for the register|when)|no (?:laptop|tablet|i-?pad|monitor)/i;
const screen = phrase('screen');
const twoScreens =
  /\b(?:(?:two|2|dual|both|three|3|four|4|multiple|several|twin|couple(?: of)?)(?: (?!chair|desk|small desk)[\w"”-]+){0,2} (?:monitors?|moniters?|screens?|displays?)|(?:second|other|2nd|extra) (?:monitor|screen|display))\b/i;
const oneScreen = /\b(?:one|single|1|a|an)(?: [\w"”-]+){0,3} (?:monitor|screen|display)\b|\bimac\b/i;

/** A laptop or a tablet counts only where no monitor is named. */
function screenOf(said: readonly Clause[]): Pick<Setting, 'device' | 'screens'> {
  const has = (pattern: RegExp) =>
    said.some((clause) => pattern.test(clause.text) && !noneOf(pattern, clause.text));
  const texts = said.filter((clause) => !noScreenOfItsOwn.test(clause.text));
  const isTablet = texts.some(({ text }) => tablets.test(text) && !noneOf(tablets, text));
  const namesScreen = said.some((clause) => saidOf(screen, clause));
  const device = has(itsOwnScreen)
    ? 'desktop'
    : has(laptops)
      ? 'laptop'
      : isTablet && !has(desktopComputer)
        ? 'tablet'
        : has(desktopComputer) || namesScreen
          ? 'desktop'
          : undefined;
  const screens = has(twoScreens) ? 'two' : has(oneScreen) || device === 'tablet' ? 'one' : undefined;
  return { ...(device && { device }), ...(screens && { screens }) };
}

function noneOf(pattern: RegExp, text: string): boolean {
  return new RegExp(
    `\\b(?:no|not|without|never|isn['’]?t|don['’]?t (?:have|own|use)) (?:\\w+ ){0,4}?(?:${pattern.source})`,
    'i',
  ).test(text);
}

/** Someone who asks for one of these has none. Someone who asks for a keyboard wants another one. */
const askedFor = new Set<Equipment>(['headset', 'footrest', 'monitor arm', 'document holder']);
const trackpad = /track ?pad|touch ?pad/i;

function equipmentIn(clauses: readonly Clause[]): NonNullable<Setting['equipment']> {
  const found: { [Name in Equipment]?: boolean } = {};
  for (const clause of clauses) {
    if (clause.qualifier === 'excluded') continue;
    for (const { name, phrases } of equipmentPhrases) {
      if (name === 'mouse' && trackpad.test(clause.text)) continue;
      const has = phrases.map((one) => saidOf(one, clause, clause.borrowed)).find((one) => one !== undefined);
      if (has === undefined) continue;
      if (clause.qualifier === 'stated') found[name] = has;
      else if (askedFor.has(name) && !/\b(?:better|newer?|different|another|nicer)\b/i.test(clause.text))
        found[name] ??= false;
    }
  }
  return found;
}

const deniedRightThere =
  / (?:no|not (?:have|own|got|use|using|even)|never (?:had|use)|without|lacks?|zero|neither)(?: (?:a|an|any|my|the|or|real|good|proper|external|separate)){0,3}$/;

/** True where a clause states it, false where it denies it right there. A denial further away may be about something else. */
function saidOf(one: SettingPhrase, clause: Clause, from = 0): boolean | undefined {
  const match = matchOf(one, clause, from);
  if (!match) return undefined;
  if (one.isNegation || !isDenied(clause.plain, match.index, match.index + match[0].length)) return true;
  return deniedRightThere.test(clause.plain.slice(0, match.index)) || match[0] === clause.plain.trimEnd()
    ? false
    : undefined;
}

interface SettingPhrase extends Phrase {
  isNegation?: boolean;
}

interface NamedPhrases<Name extends string> {
  name: Name;
  phrases: readonly SettingPhrase[];
}

function namedPhrases<Name extends string>(heading: string, names: readonly Name[]): NamedPhrases<Name>[] {
  return blocks
    .filter((block) => block.heading === heading)
    .map(({ value, lines, source }) => ({
      name: oneOf(names, value, source),
      phrases: lines.map((line) => ({ ...phrase(line), isNegation: isNegation(line) })),
    }));
}
