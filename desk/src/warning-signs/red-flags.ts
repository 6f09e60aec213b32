import { type CareTopic, careKind, careTopics, type RedFlag } from '../care.ts';
import { idioms, otherPeople, words, workNouns, workVerbs } from './red-flag-words.ts';
import { type RedFlagRule, redFlagRules } from './red-flags-table.ts';

// A comma or a space parts words, a full stop ends a sentence. As the two never mix and every repetition that could grow is
// counted, a search takes time in proportion to the text, whatever the text.
const space = "(?:'[a-z]{1,2})?[ ,]+";
const between = (most: number) =>
  `(?:${space}(?!(?:no|not|never|without|but|isn'?t|aren'?t|wasn'?t|weren'?t|doesn'?t|don'?t|didn'?t|hasn'?t|haven'?t)[ ,.])[^ ,.]+){0,${most}}?${space}`;

const rules = redFlagRules.map((rule) => ({ ...rule, patterns: rule.says.flatMap(patternsOf) }));

/** What in a text comes before any desk: at most one flag per topic, emergencies first. */
export function redFlagsIn(text: string): RedFlag[] {
  const clean = cleaned(text);
  const searched = searchable(clean);
  const found = new Map<CareTopic, RedFlag>();
  for (const rule of rules) {
    if (found.has(rule.topic)) continue;
    const said = saidIn(searched, rule);
    if (said) {
      found.set(rule.topic, {
        kind: careKind(rule.topic),
        topic: rule.topic,
        said: clean.slice(...said).trim(),
      });
    }
  }
  return careTopics.flatMap((topic) => found.get(topic) ?? []);
}

/** One spelling of each letter, straight quotes, nothing unseen. */
function cleaned(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[\r\n\u0085\u2028\u2029]+/g, '. ')
    .replace(/[\s\p{Cc}]+/gu, ' ');
}

/** Of the same length as what was cleaned: words, commas, full stops where a sentence ends, idioms blanked out. */
function searchable(clean: string): string {
  const plain = clean
    .replace(/[.!?;…]+(?= |$)/g, (marks) => '.'.repeat(marks.length))
    .replace(/[:—–()]/g, ',')
    .replace(/[^\p{L}\p{N}',.]/gu, ' ')
    .replace(/\.(?=[^ .])/g, ' ');
  return idioms.reduce(
    (before, idiom) => before.replace(idiom, (phrase) => phrase.replace(/[^ ]/g, '_')),
    plain,
  );
}

function patternsOf(said: string): RegExp[] {
  const [one, other] = said.split(' & ');
  const orders = other ? [`${one} … ${other}`, `${other} … ${one}`] : [said];
  return orders.map((order) => new RegExp(`\\b(?:${compiled(order)})\\b`, 'gi'));
}

function compiled(said: string): string {
  return said
    .replace(/\{(\w+)\}/g, (_, name: keyof typeof words) => words[name])
    .replaceAll(' … ', '…')
    .replaceAll(' ', space)
    .replaceAll('…', between(7));
}

type CompiledRule = RedFlagRule & { patterns: readonly RegExp[] };

/** Where a text says what a rule looks for, and means it of the writer and of now. */
function saidIn(text: string, { patterns, near, unless }: CompiledRule): [number, number] | undefined {
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const sentence = sentenceAround(text, start, end);
      if (isNegated(text, start) || isOfOthers(text, start, end)) continue;
      if (unless?.test(text.slice(...sentence))) continue;
      if (near && !near.test(text.slice(Math.max(0, start - reach), end + reach))) continue;
      return sentence;
    }
  }
  return undefined;
}

/** How far around a match anything is looked for. */
const reach = 160;

function sentenceAround(text: string, start: number, end: number): [number, number] {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const stop = after.indexOf('.');
  return [start - (before.length - (before.lastIndexOf('.') + 1)), end + (stop < 0 ? after.length : stop)];
}

const clauseBreak =
  /[.,]|\b(?:but|though|although|however|except|just|only|so|because|since|when|while|until|and (?:now|then|my|i))\b/gi;
/** Negations of something else. */
const idle =
  /\b(?:not (?:sure|only|kidding|great|joking|to mention|dieting|trying)|no (?:idea|reason|warning|clue|joke|matter|longer|position|doubt|surprise)|(?:don'?t|didn'?t) (?:know|understand|get|care|think|want|mean|like)|never (?:happened|felt)|without (?:trying|warning|knowing))\b/gi;
const negation =
  /\b(?:no|not|never|without|nor|den(?:y|ies)|zero|none of|free of|(?:have|has|had|do|does|did|is|are|was|were|ai)n'?t)\b(?: +[^ ]+){0,5} *$/i;
/** "No fever, chills or weight loss": an item is short and has no verb of its own. */
const negatedList =
  /\b(?:no|without|never had|never|not had|(?:have|has|had|do|does|did)n'?t(?: (?:have|had))?(?: any)?)\b(?:(?!\b(?:my|both|i|is|are|was|it|but|now|just|only|and|can'?t|feels?)\b)[^,.]){1,40}(?:,(?:(?!\b(?:my|both|i|is|are|was|it|but|now|just|only|and|can'?t|feels?)\b)[^,.]){1,30}){0,6}$/i;
const listEnd = /^[^,.]{0,40}(?:,[^,.]{0,30}){0,6},? (?:or|nor) /i;

function isNegated(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start).replace(idle, '');
  const clause = before.slice(lastIndexOf(before, clauseBreak));
  if (negation.test(clause)) return true;
  return (
    negatedList.test(before) &&
    (/\b(?:or|nor) [^,.]*$/i.test(before) || listEnd.test(text.slice(start, start + reach)))
  );
}

const someoneElse = new RegExp(`\\b(?:${otherPeople}|i (?:\\w+ )?${workVerbs})(?:'?s)?\\b`, 'gi');
const oneself = /\b(?:i|i'm|i've|my|me|we|mine)\b/i;
const workBehind = new RegExp(`^ *${workNouns}\\b`, 'i');

/** Of a relative, a patient or a coworker, or a subject of work: "my wife's legs", but not "my wife says my legs". */
function isOfOthers(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  const sentence = before.slice(before.lastIndexOf('.') + 1);
  const person = lastIndexOf(sentence, someoneElse);
  const isOther = person > 0 && !oneself.test(sentence.slice(person) + text.slice(start, end));
  return isOther || workBehind.test(text.slice(end, end + reach));
}

function lastIndexOf(text: string, pattern: RegExp): number {
  let last = 0;
  for (const match of text.matchAll(pattern)) last = match.index + match[0].length;
  return last;
}
