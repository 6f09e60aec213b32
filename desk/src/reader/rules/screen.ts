import { screenDistanceState as distance } from '../../desk-check.ts';
import type { Rules } from './rules.ts';

const see = '(?:screen|laptop)';
const slightly =
  '(?:just|slightly|a bit|a little|little|bit|a touch|touch|a hair|hair|a tad|tad|barely|a smidge|lil|right|marginally)';
const eyes = '(?:my )?(?:eyelevel|eyes?|line of sight|brows?|eyebrows?)';
/** A second screen is not the one that counts. */
const second =
  '(?:second|secondary|2nd|other|extra|spare|third|smaller|reference|side) (?:\\w+ )?(?:screen|one|laptop)';

export const screenRules: Rules = {
  screenHeight: {
    about: 'screen laptop eyelevel eyes eye brow brows eyebrows camera top chin chest upper edge low high',
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
        'eyelevel screen',
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
        'screen (?:is |sits |it |way |much |a |bit |little )*lower than (?:i|it|ideal|comfortable|is)',
        'look(?:ing)? down (?:at|to|on|into) (?:the |my |a |it )?(?:\\w+ )?screen',
        'screen ~~ (?:look|looking|stare|staring|gaze) (?:way )?down(?: at| to| on)? it',
      ],
      'too high': [
        `${see} ~ (?:too|so|way|way too|bit|little|kinda|really|pretty|sits|mounted|up|very|quite|is|it) high(?! res| contrast| brightness| def| quality)(?! enough)`,
        `${see} ~~ (?:high on the wall|mounted high|above my head|over my head|near the ceiling|high up|up high|top of the forehead|forehead)`,
        `high ${see}`,
        `${see} ~~ (?:look|looking|stare|staring|gaze) (?:way )?up (?:at|to) it`,
        'screen (?:is |sits |it |way |much |a |bit |little )*higher than (?:i|it|ideal|comfortable|is)',
        'look(?:ing)? up (?:at|to) (?:the |my |a )?(?:\\w+ )?screen',
      ],
    },
    wishes: {
      'too low': [
        '(?:raise|lift|elevate|bring up) (?:the |my )?screen',
        'higher screen',
        'screen (?:\\w+ )?(?:higher(?! than)|raised)',
      ],
      'too high': [
        '(?:lower|bring down) (?:the |my )?screen',
        'bring (?:the |my )?screen down',
        'screen (?:\\w+ )?lower(?! than)',
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
        '(?:screen|laptop) (?:(?!(?:paper|phone|mouse|keyboard|window|behind|wide|deep|diagonal|below|above) )\\S+ ){0,8}?{45cm} (?:(?!(?:below|above|under|lower|higher) )\\w+ ){0,2}?(?:away|from|off|back|distance|in front|ahead|out)',
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
        'screen ~ {ahead}',
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
        '{ahead} (?:\\w+ ){0,4}?screen',
        '(?:screen|screens) (?:\\w+ )?(?:straight|square|centered|centred)(?! (?:line|up))',
        'screen ~ (?:centered|centred|lined up) (?:\\w+ ){0,2}?(?:with|on|in front)',
      ],
      'to the side': [
        'screen (?:(?!(?:window|in front|keyboard|paper|printer|second|other|one|and|machine|tower|calculator|tablet|door|wall|books|cup|ipad) )\\w+ ){0,6}?{aside}',
        '(?:sit|sitting|angled|turned) sideways (?:to|from) (?:the |my )?screen',
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
};
