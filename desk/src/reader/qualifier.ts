import type { AnswerName } from '../answers.ts';
import { matchOf, type Phrase, type Plain, phrase } from './phrases.ts';

/** Excluded clauses are about the past, somebody else or a supposition, or are questions. */
export type Qualifier = 'stated' | 'wished' | 'excluded';

const past = [
  'used to',
  '(?:was|were|(?<!(?:never|have|has) )had(?! to)|previously|formerly|originally)',
  'before (?:i|we|they) (?:moved|got|switched|bought|changed|came|started|joined|had|was|were|went)',
  'before the (?:move|new|office|pandemic|renovation|change|switch|baby|accident)',
  'until (?:i|we|they) (?:moved|got|switched|bought|changed|raised|lowered|started|replaced)',
  'until (?:last|recently)',
  '(?:year|years|month|months|week|weeks) ago',
  '^ (?:and |but )?(?:way )?back (?:when|in)',
  '(?:my|our|at|in|(?<!(?:on|of|over|under|onto|to) )the) (?:my |the )?(?:old|last|previous|former) (?:office|desk|job|place|setup|workplace|company|employer)',
].map(phrase);

/** Past in its words, and yet of what is. */
const pastButStill = [
  'i (?:was|were) (?:given|told|taught|shown|raised|trained)',
  'as (?:if|though) (?:it|i|they) (?:was|were)',
  '(?:till|until|so) (?:\\w+ ){0,3}?was',
  '(?:was|were) (?:built|made|chosen|picked|designed|meant|fitted|cut|bought|put|set)',
  '(?:it|i|we) had it',
  'had (?:it|them|my)',
  // What has happened has stayed so.
  '(?:broke|snapped|died|came|fell|took|removed|lost|bought|got|replaced|installed|mounted|raised|lowered|swapped|switched|gave|sent|put|quit) (?:\\w+ ){0,8}?ago',
  '(?:it|which|that) was (?:\\w+ )?(?:\\d+ (?:bucks|dollars|pounds|euros|quid)|cheap|expensive|free|secondhand|used|on sale|a (?:gift|present|bargain|steal))',
].map(phrase);

const people =
  '(?:coworkers?|co workers?|colleagues?|officemate|office mate|deskmate|desk mate|boss|manager|supervisor|husband|wife|partner|spouse|roommate|neighbor|neighbour|son|daughter|kid|kids|friend|teammate|cubemate|guy|girl|lady|woman|man|sister|brother|mom|dad|boyfriend|girlfriend|assistant)';
/** "My husband says I slouch" is about me, and so are "my boss bought" and "my wife trained me to get up". */
const theyTell =
  '(?:(?!(?:beside|behind|near|opposite|facing|with|by|like|unlike|than) )\\w+ (?:me|us)|says?|said|(?:tells?|told)(?! (?:everyone|everybody|people|them|others|the))|thinks|calls|makes?|made|gave|gives|bought|got|set|raised|lowered|adjusted|shipped|built|put|lent|walks?|keeps|complains)';

const othersDesks = [
  `^ (?:and |but )?(?:(?!(?:no|not|like|only|so|oh) )\\w+ )?${people} (?:has|have|gets|uses|keeps|sits|is)(?! (?:me|us|out) )`,
  `(?<!like )(?:my|the|a|our|some|other|her|his) (?:\\w+ )?${people} (?!${theyTell} )(?:next to me |at the next desk |across from me |beside me )?(?!(?:and|or|who|to) )\\w+`,
  '(?:everyone else|everybody else|other people|others|next desk|(?<!like )(?:most|some|many|normal|tall|short) people)',
  'some of (?:us|them)',
].map(phrase);
const othersButMine = phrase('i (?:use|sit|work|borrow)');

const supposed = [
  'if (?:i|it|my|they|we|the \\w+) (?:had|could|were|would|was|got|lowered|raised|lower|raise|moved?)',
  '(?<!than (?:i|it|we) )would (?!(?:not )?(?:say|guess|call|think|rather|describe|have to|need to be|swear|know) )\\w+',
  '(?<!(?:where|as|how) (?:it|they) )should (?:be|have|sit|get)',
  '(?:supposed|ought|meant) to',
  'not (?:sure (?:if|whether|about|what|how|that)|certain)',
  'no idea',
  '(?:(?<!no )wonder|wondering|whether(?! i (?:want|like|need))|unsure|depends|varies|i heard|heard that|ideally)',
  '(?:different every|could be better|read that|would be better)',
  'i (?:know (?:i )?should|try)',
  '(?<!like (?:i|we|they|it|he|she) )(?:try|trying) to',
  'when i remember',
  '(?:do|does|would) not (?:\\w+ )?(?:want|need) (?!to )\\w+',
].map(phrase);

const wishes = [
  '(?<!than (?:i|it|we) )would (?:love|like|help|prefer|kill for|appreciate)',
  'would be (?:so |really |very )?(?:nice|great|awesome|good|ideal|lovely|amazing|perfect|helpful)',
  '(?:i|we|really|just|also|do) want',
  '^ (?:\\w+ )?want',
  'not want to',
  '(?:wish|wishing|hope|hoping|dream|dreaming|considering|planning|eventually|ordered|(?<!is )coming|someday|requested|please)',
  '(?:looking|waiting|asked|asking) for',
  '(?:waiting on|on order|plan to|meaning to|saying i|could use|love to have)',
  '^ (?:just |please |and )?(?:get|give|buy) me',
  '(?:please|somebody|someone|could|can|will) (?:you )?(?:get|give|buy) me',
  'thinking (?:of|about)',
  'might (?:get|buy|try)',
  'going to (?:get|buy|try)',
  'should (?:get|buy|probably)',
  '(?<!(?:all|everything|what|whatever|thing|things|light|anything) )(?:i|we|really|do) need (?!to )',
].map(phrase);

/** In the answer on improvements all is wished but what says how it is: "my legs dangle". */
const saysHowItIs = phrase(
  '^ (?:and |so |because |since |as |but |right now |currently |now )?(?:this one|my|the|i|it|they|there|this|that|these|those|nothing) (?:\\w+ ){0,3}?(?:is|are|am|has|have|not|do|does|dangles?|dangling|hanging|hangs?|hits?|hurts?|digs?|too|sits?|reach|keeps?|get|gets|hunch|lean|slouch|slump|crane|twist|turn|bolted|stuck|fixed|broken|gone|dead)',
);

/** A comparison supposes nothing: "so wide that you would need wings". */
const asIf = phrase('(?:so|too|such) (?:\\w+ ){1,6}?(?:i|you|it|they) would');

/** A past goes on in the next clause, unless somebody begins a new one. */
export const beginsAnew = phrase('^ (?:\\w+ )?(?:i|it|my|we|they|the|now|here|this|there|but|so)');

const present = phrase('(?:now|nowadays|these days|currently|today|here|since)');

/** @param before the qualifier of the previous clause of the sentence */
export function qualifierOf(answer: AnswerName, clause: Plain, before: Qualifier | undefined): Qualifier {
  const has = (phrases: readonly Phrase[]) => hasOne(phrases, clause);
  if (isAboutSomebodyElse(clause)) return 'excluded';
  if (has(wishes)) return 'wished';
  if (has(supposed) && !has([asIf])) return 'excluded';
  if (isPast(clause)) return 'excluded';
  // "At my old job I had a headset, a good chair and no glare."
  if (before === 'excluded' && !has([beginsAnew])) return 'excluded';
  if (answer === 'desiredImprovements' && !has([saysHowItIs])) return 'wished';
  return 'stated';
}

export function isPast(clause: Plain): boolean {
  return hasOne(past, clause) && !hasOne(pastButStill, clause);
}

export function isAboutSomebodyElse(clause: Plain): boolean {
  return hasOne(othersDesks, clause) && !matchOf(othersButMine, clause);
}

function hasOne(phrases: readonly Phrase[], clause: Plain): boolean {
  return phrases.some((one) => matchOf(one, clause));
}

/** Whether a clause says that it is so now, after something that was not. */
export function isOfNow(clause: Plain): boolean {
  return matchOf(present, clause) !== undefined;
}
