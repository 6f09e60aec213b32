import { screenDistanceState } from '../desk-check.ts';
import type { Factor, FactorState } from '../factors.ts';

/** A phrase, and the state that its numbers mean: lengths in centimeters, times in minutes. */
type NumberRule<Name extends Factor> = readonly [
  phrase: string,
  state: (...amounts: number[]) => FactorState<Name> | undefined,
];

/** In plain words an answer on hours begins with this word, and one on breaks with `breaks`; see `clauses.ts`. */
const hours = 'hoursspent';
const fewWords = '(?:\\w+ ){0,4}?';
const number = '(?:\\d+(?:\\.\\d+)?(?:_\\d+(?:\\.\\d+)?)?)';

/** How the numbers of a factor are read. Phrases are written as in `desk/phrases/reader`. */
export const numberRules: { readonly [Name in Factor]?: readonly NumberRule<Name>[] } = {
  seatDepth: [
    [
      '{45cm} (?:\\w+ ){0,4}?(?:behind|between) (?:\\w+ ){0,6}?knees',
      (size) => (size <= 11 && size >= 3 ? 'fits' : undefined),
    ],
  ],
  screenHeight: [
    [
      `{45cm} (?:\\w+ ){0,2}?(?:below|under|lower than|beneath) {eyeLevel}`,
      (size) => (size <= 9 ? 'fits' : 'too low'),
    ],
    [`{45cm} (?:\\w+ ){0,3}?(?:above|over|higher than) {eyeLevel}`, () => 'too high'],
    [`{45cm} (?:too|lower|low) low`, () => 'too low'],
  ],
  screenDistance: [
    [
      '(?:screen|laptop) (?:(?!(?:paper|phone|mouse|keyboard|window|behind|wide|deep|diagonal|below|above) )\\S+ ){0,8}?{45cm} (?:(?!(?:below|above|under|lower|higher|up) )\\w+ ){0,2}?(?:away|from (?:me|my|it|us|where|the)|off|back|distance|in front|ahead|out)',
      screenDistanceState,
    ],
    ['{45cm} (?:\\w+ ){0,3}?(?:away|from|off|between) (?:\\w+ ){0,4}?screen', screenDistanceState],
    ['(?:eyes|face|nose) (?:\\w+ ){0,4}?{45cm} (?:\\w+ ){0,3}?screen', screenDistanceState],
    [
      'screen (?:distance |is |sits |at |about |around |maybe |like |or |so |roughly |probably |close |and |easily |only |some |it |about |far )*{45cm}(?: or so| maybe| ish)? $',
      screenDistanceState,
    ],
    [
      '^ (?:(?!(?:light|paper|phone on|window|mouse|keyboard|fan|wall) )\\w+ ){0,12}?{45cm} (?:or so |away )?(?:from|off) (?:my |the )?(?:face|eyes|nose)',
      screenDistanceState,
    ],
    ['(?:distance|viewing distance) (?:\\w+ ){0,3}?{45cm}', screenDistanceState],
  ],
  phoneReach: [
    [
      'phone (?:\\w+ ){0,4}?{45cm} (?:away|from|off)(?! my (?:face|nose|eyes))',
      (size) => (size <= 35 ? 'near' : size >= 50 ? 'far' : undefined),
    ],
  ],
  duration: [
    // "4 lessons of 45 minutes."
    [
      `${hours} (?:\\w+ ){0,3}?\\d+ (?:\\w+ )?(?:{spells}) (?:\\w+ )?(?:of |at |for |x )?{10min}(?! (?:straight|in a row))`,
      (times = 0, minutes = 0) => (times < 20 ? spent(times * minutes) : undefined),
    ],
    // "A nine-hour shift, three of it at the computer."
    [`${hours} (?:\\S+ ){0,8}?{10min} (?:\\w+ ){0,3}?of (?:it|that|them|those|which|the shift)`, spent],
    [`${hours} (?:\\S+ ){0,6}?(?:pc|computer|screen|laptop) (?:\\w+ ){0,4}?{10min} of`, spent],
    [`${hours} (?:\\w+ ){0,4}?${number} (?:\\w+ ){0,3}?of (?:it|that|them|those|which|the shift)`, bareHours],
    [
      `${hours} (?:\\w+ ){0,8}?(?:{10min}|${number}) (?:(?!(?:{spells}|mornings|afternoons|evenings|nights|days|times) )\\w+ ){0,2}?(?:a|per|every|each) week`,
      (...amounts) => weekly(largest(amounts)),
    ],
    [
      `${hours} (?:\\w+ ){0,3}?\\d+ (?:\\w+ ){0,2}?(?:mornings?|am|before lunch) (?:\\w+ ){0,3}?\\d+ (?:\\w+ ){0,3}?(?:afternoons?|pm|after|evenings?|night)`,
      (first = 0, second = 0) => bareHours(first + second),
    ],
    [
      `${hours} (?:\\w+ ){0,8}?{10min} (?:\\w+ ){0,2}?(?:morning|am|before lunch) (?:\\w+ ){0,3}?{10min} (?:\\w+ ){0,3}?(?:afternoon|pm|evening|night)`,
      (...amounts) => spent(amounts.reduce((sum, amount) => sum + amount, 0)),
    ],
    [
      `${hours} (?:\\S+ ){0,8}?(?:less than|under|not even|not quite|not a full|not|at most|below) {10min}`,
      (amount) => spent(amount - 1),
    ],
    [`${hours} (?:\\S+ ){0,8}?(?:more than|over|at least|upwards of) {10min}`, (amount) => spent(amount + 1)],
    [
      `${hours} (?:\\S+ ){0,10}?{10min} (?:\\S+ ){0,5}?(?:on the computer|at the computer|on the screen|total|a day|daily|per day)`,
      spent,
    ],
    [
      `${hours} (?:\\S+ ){0,10}?(?:\\d+min)(?! (?:shifts?|at a time|straight|in a row|at once|stretches|stretch|lunch|break|breaks|blocks|commute))`,
      (...amounts) => spent(largest(amounts)),
    ],
    [
      `${hours} ${fewWords}(?:\\d{1,2}) (?:am |pm )?(?:to|til|till|until|_) (?:half )?(?:\\d{1,2})(?: pm)?(?! (?:min|week))`,
      clock,
    ],
    [
      `${hours} ${fewWords}\\d{1,2} (?:am |pm )?(?:to|til|till|until|_) (?:noon|midnight)`,
      (from = 0) => clock(from, 12),
    ],
    [`${hours} ${fewWords}(?:noon|midnight) (?:to|til|till|until|_) \\d{1,2}`, (to = 0) => bareHours(to)],
    // "From when the doors open at ten until they close at six."
    [
      `${hours} (?:\\w+ ){0,8}?at \\d{1,2} (?:\\w+ ){0,3}?(?:to|til|till|until|and) (?:\\w+ ){0,6}?at \\d{1,2}`,
      clock,
    ],
    [
      `${hours} ${fewWords}\\d+ (?:hours )?(?:before|at the office|at work) (?:\\w+ ){0,3}?and (?:another )?\\d+ (?:\\w+ )?(?:after|at home|later)`,
      (first = 0, second = 0) => bareHours(first + second),
    ],
    [`${hours} ${fewWords}(?:\\d{1,2}) am (?:to |til |till |until )?(?:\\d{1,2})(?: pm)?`, clock],
    [
      `${hours} ${fewWords}${number}(?! (?:min|days|mornings|afternoons|evenings|x|times|nights|%|percent|pm|am|shifts|week|cm))`,
      bareHours,
    ],
    [`(?:computer|desk|screen) (?:\\w+ ){0,4}?{10min} (?:a|per|every|each) day`, spent],
    [`{10min} (?:a|per|every|each) day (?:\\w+ ){0,4}?(?:computer|desk|screen)`, spent],
  ],
  breaks: [
    [
      '(?:never|not|no|hardly|rarely|can not) (?:(?!breaks? )\\S+ ){0,6}?(?:more than|longer than|over|past|beyond|for|at|as long as|a full|full) {10min}',
      stretch,
    ],
    [
      `{moves} (?:\\S+ ){0,8}?(?:every|each|after|at least every|once every|once) (?:\\w+ )?(?:every )?{10min}`,
      stretch,
    ],
    ['breaks (?:\\S+ ){0,14}?(?:every|each|after|once every) (?:\\w+ ){0,2}?(?:every )?{10min}', stretch],
    ['breaks (?:\\S+ ){0,14}?(?:every|each) (?:\\w+ )?(?:\\d{2}(?:_\\d{2})?)', stretch],
    [
      'breaks (?:\\S+ ){0,10}?(?:once|twice|times|time|x) (?:\\w+ ){0,2}?(?:every )?60min',
      () => 'at least hourly',
    ],
    [`(?:once|twice|times|time|x) (?:every )?60min (?:\\S+ ){0,6}?{moves}`, () => 'at least hourly'],
    ['breaks (?:\\S+ ){0,10}?{10min} (?:\\w+ ){0,2}?every 60min', () => 'at least hourly'],
    [
      'breaks (?:\\S+ ){0,6}?(?:calls?|meetings?|classes|class|sessions?|patients?|pupils|clients|appointments?|lessons?) (?:\\S+ ){0,4}?{10min}',
      stretch,
    ],
    [
      'breaks (?:\\S+ ){0,8}?(?:sit|sitting|seated|stay|work|working|go|chair) (?:\\S+ ){0,6}?{10min}(?! (?:break|walk|lunch))',
      stretch,
    ],
    [
      'breaks (?:\\S+ ){0,6}?{10min} (?:or more |plus |\\S+ ){0,2}?(?:go|goes|went|pass|passes|fly|flies|slip|straight|at a time|without|in a row|at a stretch|on end|before|stretches|between|of sitting|plus|sitting|usually more)',
      stretch,
    ],
    ['breaks (?:\\S+ ){0,4}?(?:timer|alarm|bursts|stretches|limit|clock) (?:\\w+ ){0,3}?{10min}', stretch],
    ['breaks (?:\\S+ ){0,4}?(?:timer|alarm) (?:\\w+ ){0,3}?\\d\\d(?= )', stretch],
    ['breaks (?:\\w+ ){0,4}?(?:longest|most) (?:\\S+ ){0,8}?{10min}', stretch],
    ['breaks ~~ (?:not|never|hardly|rarely) (?:\\S+ ){0,8}?sat (?:\\w+ ){0,3}?{10min}', stretch],
    ['breaks (?:\\S+ ){0,4}?(?:each|every) {10min}', stretch],
    ['breaks ~~ {10min} (?:here|there)', stretch],
    [
      '^ breaks (?:sit|sitting|work|type|typing) (?:for )?(?:\\d{2})(?: on| then| stand| minutes)? $',
      stretch,
    ],
    ['breaks ~~ (?:clock|look up) (?:\\S+ ){0,6}?{10min}', stretch],
    ['breaks ~~ after {10min}', stretch],
    [
      'hoursspent (?:\\S+ ){0,5}?{10min} (?:straight|nonstop|without (?:a |any )?breaks?|without getting up|in one go|at a stretch)',
      stretch,
    ],
    [
      'breaks (?:(?:but|it|is|usually|really|more|like|closer|to|every|often|probably|ends|up|that) )+[2-6] $',
      () => 'rarer',
    ],
    ['breaks (?:\\S+ ){0,5}?(?:x|times?) hours', () => 'at least hourly'],
    ['breaks (?:which|that) (?:\\w+ ){0,3}?{10min}', stretch],
    [
      'breaks (?:\\S+ ){0,2}?{10min} (?:\\w+ ){0,3}?(?:my (?:max|limit)|the (?:max|limit|longest|most))',
      stretch,
    ],
    ['breaks (?:\\w+ ){0,2}?(?:easily|until my|it can be|sometimes) (?:\\w+ ){0,4}?{10min}', stretch],
    ['breaks (?:\\w+ ){0,2}?after (?:every|each) (?:\\w+ )?(?:\\S+ ){0,2}?{10min}', stretch],
    [
      'breaks (?:about |maybe |like |usually |around |roughly |every |or |so |max )*{10min}(?: plus| or so| max| maybe| usually)* $',
      (amount) => (amount > 65 ? 'rarer' : undefined),
    ],
    [
      'breaks (?:\\S+ ){0,6}?(?:25|50|45|52|30|20) (?:on |work )?(?:5|10|15|17) (?:off |rest )?(?:blocks?|cycles?|rule|intervals?|timer)',
      () => 'at least hourly',
    ],
  ],
};

function spent(...amounts: number[]) {
  const minutes = amounts[0] ?? 0;
  if (minutes < 60) return 'under 1 hour';
  return minutes <= 240 ? '1 to 4 hours' : 'over 4 hours';
}

/** Hours a week, which are often written without a unit: "forty a week". */
function weekly(amount: number) {
  return spent((amount < 100 ? amount * 60 : amount) / 5);
}

function bareHours(...amounts: number[]) {
  const amount = amounts[0] ?? 0;
  return amount > 0 && amount <= 20 ? spent(amount * 60) : undefined;
}

/** "9 to 5". */
function clock(...amounts: number[]) {
  const [from = 0, to = 0] = amounts;
  const between = (to - from + 12) % 12;
  // "2 to 3" and the like, said without a unit, are hours and no times of day.
  return from < to && (from < 6 || to - from < 3)
    ? spent(((from + to) / 2) * 60)
    : spent((between || 12) * 60);
}

/** How long somebody sits until they get up. */
function stretch(...amounts: number[]) {
  const minutes = amounts[amounts.length - 1] ?? 0;
  if (minutes < 1) return undefined;
  return minutes <= 65 ? 'at least hourly' : 'rarer';
}

function largest(amounts: readonly number[]): number {
  return Math.max(...amounts);
}
