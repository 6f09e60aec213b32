import { type Answers, answerNames } from './answers.ts';
import { type Factor, type Findings, factors } from './factors.ts';
import type { Setting, Without } from './setting.ts';
import { joinWithAnd } from './texts.ts';

// Our advice is made for people who sit and stand, see a screen and use two hands at a computer.

type Rule = Readonly<Record<'said' | 'denied', RegExp>>;

const body = '(?:legs?|feet|foot|lower body|waist)';
const hand = '(?:hands?|arms?|fingers|wrists?)';
const not = "(?:can(?:no|[’']?)t|can not|unable to|(?:not|no longer|never) (?:be )?able to)";

const rules: Readonly<Record<Without, Rule>> = {
  standing: {
    said: new RegExp(
      `wheel ?chair|power ?chair|mobility scooter|\\b(?:para|quadri|tetra)pleg|spinal cord injur|\\bbed-?(?:ridden|bound)\\b|${not} (?:really |even |physically |be able to |able to )?(?:stand|walk(?! (?:about|around|away|off|over|out|far|to))|get up|use (?:my |either |both )*${body}|feel my legs)|paraly[sz]ed (?:from|below|legs)|(?:lost|missing|no) (?:both )?(?:my )?legs\\b|legs (?:are|were) (?:paraly|amputated)|double (?:leg )?amputee`,
      'i',
    ),
    denied:
      /(?:wheel ?chair )(?:ramp|lift|access)|(?:don[’']?t|do not|no longer|never) (?:use|need) (?:a|my) |stand (?:it\b|the|my|this|that|how|noise)|get up (?:much|often|enough|a lot|very|as|until|for|unless|during|before|till|once|when|while|because)/i,
  },
  sight: {
    said: /\b(?:i(?:[’']?m| am| was born| have been|[’']ve been| went| have gone| became) (?:\w+ )?blind\b|as a blind|blind (?:person|user|employee|worker|man|woman|since|from)|(?:legally|totally|completely|fully|partially|nearly|almost) (?:blind|sighted)|screen ?readers?|nvda|braille|guide dog|white cane|(?:low|impaired|limited|poor|little|no|tunnel|lost my) (?:eye)?(?:vision|sight)\b(?! screen)|visual(?:ly)? impair\w*|macular|retinitis|(?:can(?:no|[’'])?t|cannot|unable to) see(?: at all| anything| the screen at all| a screen| screens|$)|without (?:my )?sight)|\bJAWS\b|\bVoiceOver\b/i,
    denied:
      /\bmy jaws\b|\bjaws? (?:hurt|ache|clench|is|are|tight)|voice-?over (?:work|artist|actor|recording|job)|blind (?:spot|to)\b/i,
  },
  hands: {
    said: new RegExp(
      `\\b(?:one[- ](?:handed|armed)\\b|(?:type|work|born|live|do everything) with (?:just |only )?one (?:hand|arm)\\b|only (?:have |use |got )?(?:one|my (?:left|right)) ${hand}|${not} (?:really |even |able to |be able to )?(?:use|move|grip with|type with|feel) (?:either of )?(?:my |the |both )*(?:left |right |dominant )?${hand}\\b|(?:lost|missing|without|no) (?:an? |one |my |(?:the )?use of (?:my |both )*)(?:left |right |dominant )?(?:hand|arm)s?\\b|no hands\\b|(?:left|right|both) ${hand} (?:is|are) (?:paraly|amputated|missing|in a (?:cast|sling))|hemipleg|hemipar|arm amputee|below[- ]the[- ]elbow|prosthetic (?:hand|arm)|head ?(?:pointer|mouse|tracker)|mouth ?stick|eye ?(?:tracker|gaze)|sip[- ]and[- ]puff|dragon naturally|dictate everything|type with my (?:feet|toes|mouth|nose))`,
      'i',
    ),
    denied:
      /^ *(?:on )?one hand\b|no (?:arms?|hands?)[- ]?(?:rests?|free)|chair|hands?[- ]free|one hand(?:ed)? (?:on|to hold|holds) (?:the|my) phone|at arm/i,
  },
  computer: {
    said: /\b(?:no|not (?:a|any|use|have|work (?:on|at|with)|at|near|in front of)|don[’']?t (?:really |ever |even )?(?:use|have|own|need|touch|work (?:on|at|with))|never (?:use|touch|at|work (?:on|at|with))|without|hardly (?:ever )?(?:use|touch)|rarely (?:use|touch)) (?:a |any |the |much |my )?(?:computers?|pcs?|screens?(?! glare)|desk job|office job)\b/i,
    denied: /\b(?:at home|on weekends|after work|in the evenings?)\b/i,
  },
};

const manual =
  /\b(?:seamstress|tailor|dressmak|sew(?:ing|s)?\b|quilt|knitt|weav|upholster|hair ?(?:dresser|stylist)|barber|beautician|manicur|nail (?:tech|salon|artist)|cook\b|chef|baker\b|butcher|barista|bartender|waiter|waitress|cashier|(?:truck|bus|taxi|delivery|cab|van|forklift|school bus|uber|lyft) ?driver|drive a|mechanic\b|carpent|cabinet ?maker|woodwork|electrician|plumber|weld(?:er|ing)|roofer|mason\b|bricklay|construction|warehouse|assembly line|assembler|factory|production line|farm|garden|landscap|clean(?:er|ing) (?:lady|houses|offices|rooms)|housekeep|janitor|custodian|dental hygienist|dentist\b|surgeon|massage therapist|violin|cellist|pianist|guitarist|potter\b|jewel(?:l)?er|goldsmith|watch ?maker|cobbler|shoemaker|florist|machinist|machine operator|sewing machine|workbench|loom\b|nanny|stay[- ]at[- ]home)/i;
const devices =
  /\b(?:computers?|lap-?tops?|macbooks?|chromebooks?|pcs?|desktops?|monitors?|screens?|displays?|keyboards?|mouse|mice|track ?pads?|i-?pads?|tablets?|imacs?|e-?mails?|typ(?:es?|ing)|zoom|excel|software|coding|cad)\b/i;

const someoneElse =
  /\b(?:(?:my|our|the|a|some|most|many|of my) (?:co-?workers?|colleagues?|patients?|clients?|customers?|students?|son|daughter|mother|father|mom|dad|husband|wife|partner|boss|kids?|child|residents?|brother|sister|friend)|he|she|they|people|patients|clients|students|residents)\b/i;

export function withoutIn(answers: Answers, { device }: Setting): Without[] {
  const clauses = answerNames.flatMap((name) => answers[name].split(/[.,;!?\n]+|\bbut\b/i));
  const own = clauses.filter((clause) => !someoneElse.test(clause));
  const has = (of: Without) => own.some((one) => rules[of].said.test(one) && !rules[of].denied.test(one));
  const named = clauses.filter(
    (one) => devices.test(one) && !/\b(?:no|not|never|n[’']?t|without)\b|n[’']t\b/i.test(one),
  );
  const isManual = !device && named.length === 0 && clauses.some((clause) => manual.test(clause));
  return [
    ...(has('standing') ? ['standing' as const] : []),
    ...(has('sight') ? ['sight' as const] : []),
    ...(has('hands') ? ['hands' as const] : []),
    ...((has('computer') && named.length === 0) || isManual ? ['computer' as const] : []),
  ];
}

const leftOut: Readonly<Record<Without, { parts: readonly string[]; words: RegExp }>> = {
  standing: { parts: ['breaks', 'duration'], words: /\bget up|\bstand(?:ing)? (?:up|for)\b/i },
  sight: { parts: ['screen', 'light'], words: /screen|monitor|glare/i },
  hands: { parts: ['keyboard', 'mouse'], words: /keyboard|mouse|\btyp(?:e|ing)\b/i },
  computer: {
    parts: ['screen', 'keyboard', 'mouse', 'light'],
    words: /screen|monitor|laptop|computer|keyboard|mouse|\btyp(?:e|ing)\b/i,
  },
};

export function isLeftOut(factor: Factor, { without = [] }: Setting): boolean {
  const { part, question } = factors[factor];
  return without.some((one) => leftOut[one].parts.includes(part) || leftOut[one].words.test(question));
}

export const suitsThem = (text: string, { without = [] }: Setting) =>
  !without.some((one) => leftOut[one].words.test(text));

export function forThem(findings: Findings, setting: Setting): Findings {
  return Object.fromEntries(
    Object.entries(findings).filter(([factor]) => !isLeftOut(factor as Factor, setting)),
  );
}

const words: Readonly<Record<Without, { said: string; tip: string }>> = {
  standing: {
    said: 'you use a wheelchair or can’t stand up',
    tip: 'Your desk should clear your knees and armrests so you can pull in close.',
  },
  sight: {
    said: 'you see little or nothing of a screen',
    tip: 'If you read by sight, make the text as big as you like, and bring it to your eyes on an arm instead of leaning in.',
  },
  hands: {
    said: 'you don’t have both hands for the keyboard',
    tip: 'With one hand, it helps to have the letters right in front of you, the pointer on the side that works, Sticky Keys for shortcuts, and voice typing.',
  },
  computer: { said: 'you work without a computer', tip: '' },
};

/** What has to be said before any result; empty for most people. */
export function honestNote({ without = [] }: Setting): string {
  if (without.length === 0) return '';
  const isDesk = !without.includes('computer');
  return [
    `From what you wrote, we take it that ${joinWithAnd(without.map((one) => words[one].said))}.`,
    `This tool is made for ${isDesk ? 'people who sit and stand, see a screen and use both hands' : 'desks with a computer'}, so it leaves out what isn’t for you, and it can’t judge what may matter most.`,
    ...without.flatMap((one) => words[one].tip || []),
    'Please ask us for a free consultation: we’ll look at your work with you.',
  ].join(' ');
}
