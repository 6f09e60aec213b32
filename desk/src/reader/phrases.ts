import { needsOf } from './needs.ts';
import { topics } from './words.ts';

/**
 * How a phrase is written, in the plain words of `words.ts`: as a regular expression of whole words, in which
 * - `~` stands for up to seven words, none of them another thing at the desk: "desk ~ too high" is not "desk and screen too high";
 * - `~~` stands for up to twelve words of any kind;
 * - `{name}` stands for one of the groups below; `{45cm}` and `{10min}` for any length and any time.
 */
const groups: Record<string, string> = {
  ahead:
    '(?:(?:straight|dead|right|directly|square|squarely|smack|bang|plumb|slap|exactly|just) (?:ahead|in front|in the middle|center|opposite|before me|on me)|ahead of me|in front(?! of (?:the|a|my) (?:screen|laptop|window))|centered|(?:in|at) the (?:center|middle)(?! of (?!(?:the |my )?(?:desk|screen)))|head on(?! (?:the|my|a|one|two|2|three|3|pillows?))|front and center|in line with me|facing me|opposite me|before me)',
  aside:
    '(?:(?:off )?(?:to|on|at) (?:the|my|one|its) (?:far )?(?:left|right|side)(?! (?:size|height|level|spot|place|distance|angle))|off to (?:the|one|a) (?:left|right|side|angle)|to my left|to my right|at an angle|off center|off to side|sideways)',
  not: '(?:not|no|never|nothing|without|hardly|barely|neither|nor)',
  look: '(?:looks?|looking|peer|peers|peering|stare|stares|staring|gaze|gazing|squint|squinting|glance|glancing)',
  eyes: '(?:(?:my |the )?(?:eyelevel|eyes?|line of sight|brows?|eyebrows?|glasses|spectacles)|eye to eye|my sight)',
  lowback:
    '(?:lower back|low back|lower spine|lower part of (?:my|the) back|small of (?:my |the |your )?back|lumbar|waist|belt|beltline|hollow|dip (?:of|in) (?:my|the|your) (?:back|spine)|kidneys|curve(?: of (?:my |the |your )?(?:back|spine))?|(?:base|bottom|foot|end|lower bit|lower end) of (?:my|the|your) (?:back|spine)|spine|where my back (?:goes in|bends|curves))',
  backrest: '(?:backrest|chair back|seat back|back of (?:the|my|it) (?:chair|seat|wheelchair|thing))',
  onSoft:
    '(?:on|from|in|onto) (?:the (?:edge|side|foot|end|corner) of )?(?:the|my|a|our|an) (?:\\w+ )?(?:couch|sofa|bed|loveseat|futon)',
  softSeat: '(?:couch|sofa|bed|loveseat|futon|settee|divan|daybed|hammock|pouffe|beanbag|bean bag|crate)',
  worktop: '(?:desk|counter|surface|workstation|island|bench|plank|bar(?! stool)|ironing board|machine)',
  glass: '(?:(?:the |my |our |both |either |any |these )*(?:screen|glass))',
  mainOne:
    '(?:(?:main|primary|big|bigger|large|important|real) (?:screen|one)|(?:one|screen) (?:that |which )?i (?:\\w+ ){0,2}?(?:use|work|cut|look|live|type|stare|read|edit|need|watch))',
  papers:
    '(?:paper|case paper|bills|notes|(?:hard |printed )?copies|hard copy|ledgers?|reports|textbooks?|letters|mail|records|stack|source texts|texts|cases?|blueprints|tickets|orders|plans|prescriptions|books?|commentary|manuals?|drawings)',
  good: '(?:good|great|marvell?ous|splendid|brilliant|fab|fabulous|terrific|superb|stellar|champion|top notch|first rate|(?:a )?(?:joy|treat|dream)(?! of)|bang on|fine|perfect|okay|just right|about right|right (?:where|spot|place|height|for me|on)|all right|excellent|decent|nice|lovely|correct|ideal|comfortable|spot on(?! (?:my|the))|alright|adequate|plenty|ample|beautiful|gorgeous|wonderful|fantastic|super|sufficient|pleasant|solid|no complaints|no issues|no problems?|works|love it|awesome|satisfactory|acceptable|well|cozy|balanced|even)',
  support:
    '(?:pillow|cushion|towel|blanket|roll|pad|sweater|jumper|cardigan|hoodie|fleece|coat|scarf|jacket|wedge)',
  badSeat:
    '(?:(?<!like (?:a|an|my|the) )(?:kitchen|dining|dining room|folding|wooden|wood|patio|lawn|plastic|camp|camping|beach|metal|windsor|stacking|stackable|cafe|garden|banquet|church|wicker|school|rocking|carved) (?:\\w+ )?chair)',
  '45cm': '\\d+cm',
  '10min': '\\d+min',
};

const names = [...topics].join('|');

export interface Phrase {
  /** On plain words with a space before and after each. */
  pattern: RegExp;
  /** The sets of words (see `needs.ts`) of which what it matches has one each. */
  needs: readonly number[];
}

/** A clause of plain words, a space before and after each. */
export interface Plain {
  plain: string;
  /** By the number of a set of words, whether it has one of them. */
  marks: Uint8Array;
}

/** The first match of a phrase that ends behind `from`. */
export function matchOf({ pattern, needs }: Phrase, { plain, marks }: Plain, from = 0) {
  for (const need of needs) if (marks[need] !== 1) return undefined;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(plain); match; match = pattern.exec(plain)) {
    if (match.index + match[0].length > from) return match;
  }
  return undefined;
}

export function phrase(written: string): Phrase {
  const source = written
    .replace(/\{(\w*[a-z]\w*)\}/gi, (_, name: string) => {
      const group = groups[name];
      if (group === undefined) throw new Error(`No group of words is called ${name}: ${written}`);
      return group;
    })
    .replaceAll(' ~~ ', ' (?:\\S+ ){0,12}?')
    .replaceAll(' ~ ', ` (?:(?!(?:${names}) )\\S+ ){0,7}?`);
  const atStart = source.startsWith('^ ');
  const words = atStart ? source.slice(2) : source;
  return { pattern: new RegExp(`${atStart ? '^' : ''} (?:${words})(?= |$)`, 'g'), needs: needsOf(words) };
}
