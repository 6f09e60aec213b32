import type { Rules } from './rules.ts';

const see = '(?:screen|laptop)';
const slightly =
  '(?:just|slightly|a bit|a little|little|bit|a touch|touch|a hair|hair|a tad|tad|barely|a smidge|lil|right|marginally)';
const eyes = '(?:my )?(?:eyelevel|eyes?|line of sight)';
/** A second screen is not the one that counts. */
const second =
  '(?:second|secondary|2nd|other|extra|spare|third|smaller|reference|side) (?:\\w+ )?(?:screen|one|laptop)';

export const screenRules: Rules = {
  screenHeight: {
    about: 'screen laptop eyelevel eyes eye camera top chin chest upper edge low high',
    surely: {
      'too high': [
        `(?:above|over|higher than|past) (?:\\w+ )?${eyes}`,
        `${slightly} (?:above|over|higher than) ${eyes}`,
      ],
      'too low': [
        `(?:well|way|far|much|quite a bit|a lot|significantly|considerably|several inches|inches|good bit) (?:below|under|lower than|beneath) ${eyes}`,
        `${see} (?:(?!(?:top|edge|just|slightly|\\d+cm|little|touch|bit|hair|tad) )\\w+ ){0,5}?(?:below|under|lower than|beneath) ${eyes}`,
      ],
      fits: [
        `${slightly} (?:below|under|lower than|beneath) ${eyes}`,
        `(?:top|edge|upper edge) (?:\\w+ ){0,3}?${slightly} (?:below|under|lower than) ${eyes}`,
      ],
    },
    says: {
      fits: [
        `${see} ~~ (?:at|is|to|about|near|around|roughly) ${eyes}(?: |$)?`,
        `(?:top|upper edge|edge|top edge|top third|upper third|top line|camera) (?:\\w+ ){0,6}?(?:at|level with|even with|in line with|lines up with|meets|near|around|hits|about|with) (?:\\w+ )?${eyes}`,
        `${see} ~~ (?:level|even|in line|same height|lined up|lines up) (?:\\w+ )?${eyes}`,
        `${see} (?:\\w+ ){0,8}?eyelevel`,
        '^ (?:\\w+ )?(?:\\w+ )?eyelevel $',
        `camera (?:at|near|level with) ${eyes}`,
        '(?:screen|laptop) ~ (?:at |is )?(?:the |a )?(?:right|correct|good|perfect|proper|ideal|comfortable) height',
        '(?:screen|laptop) height (?:\\w+ ){0,2}?{good}',
      ],
      'too low': [
        `${see} ~ (?:too|so|way|way too|bit|little|kinda|kind of|really|pretty|sits|is|it|stuck|very|quite|down) low(?! light| res| brightness| contrast)`,
        `${see} ~~ (?:at|about|around|by) (?:my |about my |about )?(?:chin|chest|neck|mouth|shoulders?|throat|sternum|collarbone)(?: level| height)?`,
        `(?:top|top edge|upper edge) (?:\\w+ ){0,4}?(?:at|about|around|by) (?:my |about my |about )?(?:chin|chest|neck|mouth|shoulders?|nose|throat)(?: level| height)?`,
        `${see} ~~ (?:down under|down below|sunk|sunken|recessed|droops)`,
        `(?:low|lower) ${see}`,
        'look(?:ing)? down (?:at|to|on|into) (?:the |my |a |it )?(?:\\w+ )?screen',
        'screen ~~ (?:look|looking|stare|staring|gaze) (?:way )?down(?: at| to| on)? it',
      ],
      'too high': [
        `${see} ~ (?:too|so|way|way too|bit|little|kinda|really|pretty|sits|mounted|up|very|quite|is|it) high(?! res| contrast| brightness| def| quality)(?! enough)`,
        `${see} ~~ (?:high on the wall|mounted high|above my head|over my head|near the ceiling|high up|up high|top of the forehead|forehead)`,
        `high ${see}`,
        `${see} ~~ (?:look|looking|stare|staring|gaze) (?:way )?up (?:at|to) it`,
        'look(?:ing)? up (?:at|to) (?:the |my |a )?(?:\\w+ )?screen',
      ],
    },
    wishes: {
      'too low': [
        '(?:raise|lift|elevate|bring up) (?:the |my )?screen',
        'higher screen',
        'screen (?:\\w+ )?(?:higher|raised)',
      ],
      'too high': [
        '(?:lower|bring down) (?:the |my )?screen',
        'bring (?:the |my )?screen down',
        'screen (?:\\w+ )?lower',
      ],
    },
    numbers: [
      [
        `{45cm} (?:\\w+ ){0,2}?(?:below|under|lower than|beneath) ${eyes}`,
        (size) => (size <= 9 ? 'fits' : 'too low'),
      ],
      [`{45cm} (?:\\w+ ){0,3}?(?:above|over|higher than) ${eyes}`, () => 'too high'],
      [`{45cm} (?:too|lower|low) low`, () => 'too low'],
    ],
    ifNot: {},
    unless: [
      second,
      'if i',
      '(?:keyboard|shelf|window|pictures?|lamp|light|sun) (?:\\w+ ){0,3}?eyelevel',
      'too high (?:for|shelf)',
      'low light',
    ],
  },
  screenDistance: {
    about: 'screen laptop armlength away distance close near far nose face back #cm',
    surely: {
      'too far': [
        '(?:more than|beyond|past|farther than|further than|over|longer than|outside|well past|greater than) (?:an |my |one )?armlength',
        '(?:2|\\d|couple) (?:of )?armlengths?',
        'armlength and (?:a )?(?:half|then some|more)',
      ],
      'too near': [
        '(?:less than|closer than|within|under|half|shorter than|not even) (?:an |a |my )?armlength',
      ],
    },
    says: {
      fits: [
        '(?:screen|laptop) ~~ armlength',
        'armlength (?:\\w+ ){0,3}?(?:screen|from (?:it|the screen|my face|my eyes))',
        '^ armlength(?: away)? $',
        'screen (?:is |it |about |roughly |maybe )*(?:an |one )arm away',
        '(?:can|could) (?:just |barely |only just )?(?:touch|reach) (?:the |my )?screen (?:\\w+ ){0,6}?(?:arm|fingertips)',
        'screen ~ (?:at |is )?(?:the |a )?(?:right|correct|good|perfect|proper|ideal|comfortable) distance',
        'screen distance (?:\\w+ ){0,2}?{good}',
      ],
      'too near': [
        'screen ~~ (?:too|so|way too|really|very|way|super) (?:close|near)(?! to the (?:window|wall|door))',
        '(?:too|so|really|way too) (?:close|near) to (?:the |my )?screen',
        'screen ~~ (?:inches from|right up against|in|right in|up in) my (?:face|nose|eyes)',
        '(?:nose|face) (?:\\w+ ){0,2}?(?:to|against|in|on|up to|inches from) (?:the |my )?screen',
      ],
      'too far': [
        'screen ~~ (?:too|so|way too|really|very|way|pretty|quite) far(?! (?:left|right|to|up|down|over))',
        'screen ~~ far (?:away|back|from me|off)',
        '(?:too|so|really|way too) far (?:\\w+ )?from (?:the |my )?screen',
        'screen ~~ out of reach',
      ],
    },
    numbers: [
      [
        '(?:screen|laptop) (?:(?!(?:paper|phone|mouse|keyboard|window|behind|wide|deep|diagonal|below|above) )\\S+ ){0,8}?{45cm} (?:(?!(?:below|above|under|lower|higher) )\\w+ ){0,2}?(?:away|from|off|back|distance|in front|ahead)',
        distance,
      ],
      ['{45cm} (?:\\w+ ){0,3}?(?:away|from|off|between) (?:\\w+ ){0,4}?screen', distance],
      ['(?:eyes|face|nose) (?:\\w+ ){0,4}?{45cm} (?:\\w+ ){0,3}?screen', distance],
      [
        'screen (?:distance |is |sits |at |about |around |maybe |like |or |so |roughly |probably |close |and |easily |only |some |it |about |far )*{45cm}(?: or so| maybe| ish)? $',
        distance,
      ],
      ['(?:distance|viewing distance) (?:\\w+ ){0,3}?{45cm}', distance],
    ],
    wishes: {
      'too far': [
        'closer screen',
        '(?:bring|move|pull) (?:the |my )?screen (?:\\w+ )?(?:closer|nearer|forward)',
        'screen closer',
      ],
      'too near': [
        '(?:move|push|put) (?:the |my )?screen (?:\\w+ )?(?:back|farther|further)',
        'screen (?:farther|further)',
      ],
    },
    ifNot: { 'too near': 'fits', 'too far': 'fits' },
    unless: [second, 'tall ', '(?:mouse|phone|paper) (?:\\w+ ){0,4}?armlength'],
  },
  screenPlace: {
    about: 'screen laptop one ones ahead front centered center left right side angle corner sideways head',
    surely: {
      'straight ahead': [
        '(?:main|primary|big|bigger|first|larger|one) (?:screen |one )?(?:(?!(?:second|other|right|left|side) )\\w+ ){0,4}?{ahead}',
        '(?:sit|i|we) (?:\\w+ )?(?:centered|square|squarely|lined up) (?:\\w+ ){0,2}?(?:on|to|with|in front of) (?:\\w+ ){0,2}?(?:screen|one)',
        '(?:look|use|work) (?:\\w+ ){0,2}?(?:mostly|mainly) (?:\\w+ ){0,3}?in front',
      ],
      'to the side': [
        '(?:main|primary) (?:screen|one) (?:(?!front )\\w+ ){0,4}?{aside}',
        '(?:left|right|side) (?:one|screen) (?:\\w+ ){0,4}?(?:is|it) (?:the one i|my main|the main|what i)',
        '(?:stare at|use|look at|work on|main) (?:\\w+ ){0,3}?(?:left|right|side) (?:one|screen)(?! (?:which )?(?:in front|rarely))',
        'that the (?:left|right) one',
      ],
    },
    says: {
      'straight ahead': [
        'screen ~ {ahead}',
        '{ahead} (?:\\w+ ){0,4}?screen',
        '(?:screen|screens) (?:\\w+ )?(?:straight|square|centered|centred)(?! (?:line|up))',
        'screen ~ (?:centered|centred|lined up) (?:\\w+ ){0,2}?(?:with|on|in front)',
      ],
      'to the side': [
        'screen (?:(?!(?:window|in front|keyboard|paper|printer|second|other|one|and|machine|tower|calculator|tablet|door|wall|books|cup|ipad) )\\w+ ){0,6}?{aside}',
        'screen (?:\\w+ ){0,4}?(?:angled|turned|skewed) (?:away|to|off|from)',
        'screen (?:\\w+ ){0,4}?(?:in|on) the (?:(?:left|right|far|back) )?corner(?: of (?:my|the) (?:desk|room|counter))?(?! of the (?:office|house))',
      ],
    },
    hints: { 'straight ahead': ['laptop ~ {ahead}'] },
    ifNot: { 'straight ahead': 'to the side' },
    unless: [
      second,
      '(?:window|light|sun|lamp|glare|reflection) (?:\\w+ ){0,5}?{aside}',
      '{aside} (?:\\w+ ){0,2}?(?:window|lamp|light)',
      'right angles? to',
    ],
  },
  documents: {
    about:
      'paper bills notes stack texts cases blueprints tickets orders plans prescriptions books book holder easel slant board holds copy clip',
    surely: {
      'beside the screen': [
        '(?:paper|copy|book|clip|doc|case|page|recipe|chart) (?:\\w+ )?(?:holder|stand|clip)',
        'copyholder',
        'holder (?:\\w+ ){0,4}?(?:next to|beside|by|attached to|under|below|between) (?:\\w+ ){0,2}?(?:screen|keyboard|it)',
        '(?:slant|slanted|inline) (?:board|holder)',
        '{papers} (?:\\w+ ){0,4}?(?:easel|holder|slant board|stand|clip)',
        '{papers} (?:\\w+ ){0,4}?(?:beside|next to|clipped to|alongside|attached to|taped to|up against|level with|under) (?:the |my |it )?screen',
      ],
    },
    says: {
      'flat on the desk': [
        '{papers} (?:(?!(?:holder|no|not|electronic|digital) )\\w+ ){0,6}?flat',
        'flat (?:\\w+ ){0,4}?(?:on|next to|beside) (?:\\w+ ){0,3}?desk(?! under)',
        '{papers} (?:(?!(?:holder|no|not) )\\w+ ){0,4}?(?:spread|lie|lies|laid|lay|lying|laying)',
        '{papers} (?:(?!(?:holder|no|not|on a shelf) )\\w+ ){0,5}?(?:between|in between) (?:\\w+ ){0,3}?(?:keyboard|me)',
        '(?:look|looking|looks|glance|glancing|read|reading|bend|hunched) (?:\\w+ )?down (?:\\w+ ){0,3}?{papers}',
        '{papers} (?:\\w+ ){0,3}?on (?:the |my )?desk (?:\\w+ ){0,3}?(?:beside|next|left|right|front|in front|between)',
        '{papers} (?:\\w+ ){0,3}?(?:next to|beside|left of|right of|to the (?:left|right) of) (?:the |my )?keyboard',
        '(?:type|typing|copy|copying|enter|entering|transcribe) (?:\\w+ ){0,4}?from (?:\\w+ ){0,3}?{papers} (?:\\w+ ){0,4}?(?:flat|on (?:the|my) desk|beside|next to me|in my lap)',
      ],
    },
    wishes: { 'flat on the desk': [] },
    unless: ['laptop (?:\\w+ ){0,3}?flat', 'screen (?:\\w+ ){0,3}?flat', 'no paper', 'paperless'],
  },
  laptop: {
    about: 'laptop',
    surely: {
      raised: [
        'laptop (?:(?!(?:no|not|without|never) )\\w+ ){0,5}?(?:on|onto|in|with|up on|atop) (?:\\w+ ){0,3}?(?:stand|riser|box|boxes|books|stack|crate|bin|pile|shelf|arm|mount|cookbooks|textbooks|dictionaries|binder|music stand|tripod|pedestal)(?! desk)',
        'laptop (?:(?!(?:no|not|never|keyboard) )\\w+ ){0,4}?(?:raised|elevated|propped|lifted|jacked|up high)',
        '(?:stand|riser|books|box) (?:under|underneath|below|for) (?:the |my )?laptop',
        '(?:raised|elevated|propped up) (?:my |the )?laptop',
        'laptop (?:stand|riser)(?: in use| so)?',
      ],
      flat: [
        'laptop (?:\\w+ ){0,3}?(?:no|without|without a|without any|not on a|not have a|not use a) (?:\\w+ )?(?:stand|riser)',
        'laptop (?:\\w+ ){0,3}?(?:is|it) not (?:raised|elevated|propped)',
      ],
    },
    says: {
      flat: [
        'laptop (?:(?!(?:raised|stand|closed|docked|under|riser|bag) )\\w+ ){0,5}?(?:flat|(?:on|at|in) (?:\\w+ ){0,4}?(?:desk|counter|lap|knees|legs|thighs|couch|sofa|bed|island|tray|lapdesk|coffee|floor|chair|pillow|ottoman|bench))',
        'laptop flat',
        'desk (?:with )?(?:the |my |a )?laptop on (?:it|that|top of it)',
        '(?:just|only|off|from|on) (?:the |my |a |an |his |her )?(?:\\w+ )?laptop(?: screen)? (?:all day|directly|by itself|alone|only)',
        '(?:just|only) (?:have |use |got |need )?(?:the |my |a |an )?(?:\\w+ )?laptop',
      ],
    },
    ifNot: { raised: 'flat' },
    unless: [
      'laptop (?:\\w+ ){0,3}?(?:closed|shut|docked|clamshell|in a (?:bag|drawer)|put away)',
      'laptop bag',
      'beside the screen',
      'next to the screen',
    ],
  },
  neck: {
    about: 'neck head chin look looking crane craning',
    says: {
      'bent forward': [
        '(?:crane|craning|craned|cranes|jut|jutting|poke|poking|stick|sticking|strain|straining|stretch|thrust|push) (?:\\w+ ){0,2}?(?:neck|head|chin)(?! up| back)',
        '(?:craning|jutting|poking) forward',
        '(?:neck|head|chin) (?:(?!(?:not|back|phone|pain|upright) )\\w+ ){0,3}?(?:bent|bend|bends|(?<!faces |facing |points |looks |face |looking |pointing )forward|down|craned|dropped|drops|droops|juts|jutting|tucked|to my chest|tilted down|bowed|hangs|hanging|sticks out|pokes)(?! (?:back|to the|left|right|up|sideways))',
        '(?:bend|bending|drop|tilt|tip|hang|bow|tuck|dip|lower) (?:\\w+ )?(?:neck|head|chin)(?: (?:(?!(?:back|up|left|right) )\\w+ )?(?:down|forward|to|toward|over)| $)',
        'screen ~~ (?:look|looking|stare|staring|gaze) (?:\\w+ )?down(?: at| to| on| all)?',
        'laptop ~~ (?:look|looking|stare|staring|gaze) (?:\\w+ )?down(?: at| to| on| all)?',
        '(?:look|looking|stare|staring) (?:\\w+ )?down (?:at|to|on|into) (?:\\w+ )?(?:screen|laptop|it)',
        '(?:turtle|turtling|tech neck|text neck|vulture|head forward)',
        'forward head',
      ],
      'tipped back': [
        '(?:tip|tips|tipping|tilt|tilts|tilting|lift|lifting|raise|raising|crane|craning|throw|lean|cock|bend) (?:\\w+ )?(?:head|chin|neck) (?:\\w+ ){0,2}?(?:back|up|backward|upward)',
        '(?:lift|lifting|raise|raising) (?:\\w+ )?chin',
        '(?:head|chin|neck) (?:(?!(?:not|pain|chair|against) )\\w+ ){0,2}?(?:tipped|tilted|tilts|back|up|extended|craned up|backward)(?! (?:pain|and|straight|of))',
        '(?:screen|laptop) ~~ (?:look|looking|stare|staring|gaze|peer) (?:\\w+ )?up(?: at| to| all| slightly| a| constantly)',
        '(?:look|looking|stare|staring|peer|gaze) (?:\\w+ )?up (?:at|to) (?:\\w+ )?(?:screen|laptop|it)',
      ],
      upright: [
        '(?:head|neck) (?:(?!(?:not|never|phone) )\\w+ ){0,3}?(?:upright|level|straight|neutral|balanced|in line|aligned|over my shoulders)(?! (?:on|at|ahead))',
        '(?:straight|neutral|upright|level) (?:head|neck)',
      ],
    },
    unless: [
      '(?:phone|headset|speaker|call|calls|handset)',
      '(?:look|looking) (?:\\w+ )?down (?:\\w+ ){0,3}?(?:paper|keyboard|keys|notes|stack)',
      '(?:look|looking) up (?:\\w+ )?(?:part|codes?|info|numbers?|records?|paper|patients?|accounts?|orders?)',
      'head (?:\\w+ )?(?:turned|twisted|left|right)',
      'back of (?:my|the) (?:neck|head)',
      '(?:straight|face|faces|facing) on $',
    ],
  },
  neckTurn: {
    about: 'head neck face facing',
    says: {
      turned: [
        '(?:head|neck) (?:(?!(?:not|straight|never|my right|bent) )\\w+ ){0,3}?(?:turned|turn|turns|twisted|twist|twists|rotated|rotates|swivels|cranked|sideways|cocked to)(?! (?:side|shoulders|trap|of my))',
        '(?:head|neck) (?:(?:is|goes|points|always|mostly|it|kept) )*(?:left|right|to the (?:left|right|side))(?! (?:side|shoulders|trap|of))',
        '(?:turn|turning|twist|twisting|rotate|rotating|swivel|crank|cranking|swing|swiveling|wrench) (?:\\w+ )?(?:head|neck)(?! down| forward| up| back)(?= (?:\\w+ ){0,4}?(?:left|right|side|it|screen|all|to|toward|constantly|every|most|see|sideways|when|about|around|a|over)| $)',
      ],
      'facing ahead': [
        '(?:head|neck) (?:\\w+ )?(?:faces|facing|face|pointing|points|looks|looking) (?:\\w+ )?(?:straight|ahead|forward)',
        '(?:i|we|am|body) (?:\\w+ )?(?:face|facing) (?:the |my |it )?screen(?! (?:to|away))',
        '(?:face|facing) (?:the |my )?screen (?:straight|head|square|directly)',
        'no (?:turning|twisting) (?:of )?(?:my |the )?(?:head|neck)',
        'no (?:need to )?(?:neck|head) (?:turning|twisting|turn|twist)',
      ],
    },
    ifNot: { turned: 'facing ahead' },
    unless: ['(?:phone|hurts to|hurts when|pain when|sore when)'],
  },
};

function distance(size: number) {
  if (size < 38) return 'too near';
  return size <= 80 ? 'fits' : 'too far';
}
