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
    about:
      'tablet ipad chromebook down up stand riser wall monitor tower hutch screen laptop eyelevel eyes eye brow brows eyebrows camera top chin chest upper edge low high',
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
        'screen (?:\\w+ ){0,2}?not too (?:high|low) (?:\\w+ )?(?:not |nor |or )?too (?:high|low)',
        'eyes (?:\\w+ ){0,3}?(?:hit|meet|meets|level with|even with|in line with|land on|line up with) (?:\\w+ ){0,3}?(?:top|upper)',
        '(?:look|looking) (?:right |straight )(?:at|into|across at) (?:the |my )?screen',
        'not (?:look|looking|have to look) up or down',
        'not (?:look|looking|have to look) down or up',
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
        '(?:tablet|ipad|cintiq) (?:(?!(?:stand|raised|propped|up|arm|easel) )\\w+ ){0,5}?(?:flat|(?:on|in|across|at) (?:\\w+ ){0,3}?(?:desk|counter|lap|knees|legs|bed|thighs|couch|pillow))',
        '(?:flat|lap) (?:\\w+ )?(?:tablet|ipad|cintiq)',
        '(?:look|looking|stare|staring|head|bent|bend|hunch|lean) (?:\\w+ ){0,2}?(?:down|over) (?:\\w+ ){0,3}?(?:tablet|ipad|cintiq|laptop)',
        'screen (?:\\w+ ){0,5}?(?:down by|way down|down there|down in|down at|down on|down near|sunk into|in a well|below the counter|under the counter)',
        'screen (?:\\w+ )?(?:too |very |pretty |quite |is |so |kind of |a bit |really )*(?:short|low)(?: for me)?(?: $| and| for| so)',
        'screen (?:\\w+ ){0,6}?(?:and|is|sits) (?:\\w+ )?low(?! (?:light|contrast))',
        'screen ~~ (?:i )?(?:have to |always |keep |must )?(?:look|looking|stare|staring|gaze) (?:way )?down',
        '(?:eyes|head) (?:\\w+ ){0,3}?(?:above|over|higher than) (?:the |my )?(?:top of (?:the |my )?)?screen',
        '(?:top|top edge) (?:of (?:the |my )?screen )?(?:\\w+ ){0,2}?(?:comes|reaches|only comes|hits|gets|goes) (?:\\w+ ){0,2}?(?:chin|chest|nose|neck|mouth|shoulders?|throat)',
        'screen (?:\\w+ ){0,3}?(?:comes|reaches|barely clears|gets|goes) (?:\\w+ ){0,3}?(?:desk|chin|chest|nose|neck|mouth|shoulders?|throat)',
        '(?:stand|screen|arm|riser) (?:\\w+ )?(?:does|will|can|do) not (?:\\w+ )?(?:go|raise|get|lift) (?:it )?(?:up )?(?:high enough|any higher|higher|up enough|up)',
        'screen (?:\\w+ )?(?:needs to|should|must|has to|ought to) (?:be|go|come) (?:\\w+ )?(?:higher|raised|up)',
        'tower over (?:the |my )?screen',
      ],
      'too high': [
        `${see} ~ (?:too|so|way|way too|bit|little|kinda|really|pretty|sits|mounted|up|very|quite|is|it) high(?! res| contrast| brightness| def| quality)(?! enough)`,
        `${see} ~~ (?:high on the wall|mounted high|above my head|over my head|near the ceiling|high up|up high|top of the forehead|forehead)`,
        `high ${see}`,
        `${see} ~~ (?:look|looking|stare|staring|gaze) (?:way )?up (?:at|to) it`,
        'screen (?:is |sits |it |way |much |a |bit |little )*higher than (?:i|it|ideal|comfortable|is)',
        'look(?:ing)? up (?:at|to) (?:the |my |a )?(?:\\w+ )?screen',
        'screen ~~ (?:on top of|atop) (?:\\w+ ){0,2}?(?:tower|hutch|cabinet|cabinets|fridge|computer|pc|shelf|shelves)',
        '(?:wall mounted|mounted on the wall|up on the wall|hung on the wall|high on a wall) (?:screen)?',
        'screen (?:\\w+ ){0,4}?(?:up on|on|mounted to|mounted on|hung on) (?:the |a )?wall(?! behind| at eyelevel)',
        'screen (?:\\w+ )?(?:taller than|higher than) (?:me|i am|my head)',
        'chin (?:\\w+ )?(?:goes|go|has to go|comes) up',
        'screen ~~ (?:i )?(?:have to |always |keep |must )?(?:look|looking|stare|gaze|peer) up(?! or down)',
      ],
    },
    wishes: {
      'too low': [
        '(?:raise|lift|elevate|bring up) (?:the |my )?screen',
        'higher screen',
        'screen (?:\\w+ )?(?:higher(?! than)|raised)',
        '(?:screen|laptop) (?:riser|stand|raiser|lift)',
        '(?:raise|lift|elevate|get|bring|put) (?:the |my )?(?:screen|it) (?:\\w+ )?(?:up|higher)',
        'stand (?:to raise|for) (?:\\w+ )?screen',
        'something to (?:raise|lift|put|elevate) (?:under )?(?:\\w+ )?screen',
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
    about:
      'arm arms reach across touch fingertips top screen laptop armlength away distance close near far nose face back #cm',
    surely: {
      'too far': [
        '(?:more than|beyond|past|farther than|further than|over|longer than|outside|well past|greater than) (?:an |my |one )?armlength',
        '(?:2|\\d|couple) (?:of )?armlengths?',
        'armlength and (?:a )?(?:half|then some|more)',
        '(?:can|could) not (?:\\w+ )?(?:reach|touch) (?:\\w+ )?screen',
        '(?:farther|further|more) (?:away )?than (?:my )?(?:arms?|armlength)(?: can| reach|$| )',
        'screen (?:\\w+ ){0,4}?(?:across|other side of|other end of|far end of|far side of) (?:the )?(?:room|office|desk|table)',
        'screen (?:\\w+ ){0,3}?pushed (?:\\w+ ){0,2}?(?:back|against|up against|to) (?:\\w+ )?wall',
      ],
      'too near': [
        '(?:less than|closer than|within|under|half|shorter than|not even) (?:an |a |my )?armlength',
        '(?:closer|nearer|shorter) than (?:an? |my )?(?:arm|armlength)',
        '(?:screen|tablet|ipad|laptop) (?:\\w+ ){0,4}?(?:on top of me|on my nose|at my nose|in my lap)',
        'on top of (?:the |my )?screen',
        '(?:nose|face) (?:\\w+ ){0,3}?(?:almost|nearly|practically|right) (?:\\w+ )?(?:touch|touches|touching|on|in|against|up to) (?:the |my )?screen',
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
        'screen (?:\\w+ ){0,6}?(?:arm|arms) (?:away|reach|distance|from)',
        '(?:arm|arms) (?:distance|reach) (?:\\w+ ){0,3}?(?:screen|away)',
        '(?:screen|it) (?:\\w+ ){0,3}?(?:where|and) (?:\\w+ ){0,2}?fingertips? (?:\\w+ )?(?:reach|touch|meet|hit)',
        '(?:stretch|straighten|hold|put|reach) (?:\\w+ ){0,2}?arms? (?:\\w+ )?(?:out )?(?:i |and |my fingers |fingertips )*(?:can )?(?:touch|reach) (?:it|the screen|glass)',
        '(?:touch|reach) (?:the |my )?screen (?:\\w+ ){0,2}?arms? (?:\\w+ )?(?:out|stretched|straight|extended)',
        'screen (?:\\w+ ){0,2}?(?:not|neither) too (?:close|near) (?:\\w+ )?(?:not |nor )?too far',
        'screen (?:\\w+ ){0,5}?(?:good|right|comfortable) (?:distance|way) (?:away|off|from|back)?',
        '^ (?:\\w+ )?(?:an |one )?arms? (?:away|distance)',
      ],
      'too near': [
        'screen ~~ (?:too|so|way too|really|very|way|super) (?:close|near)(?! to the (?:window|wall|door))',
        '(?:too|so|really|way too) (?:close|near) to (?:the |my )?screen',
        'screen ~~ (?:inches from|right up against|in|right in|up in) my (?:face|nose|eyes)',
        '(?:nose|face) (?:\\w+ ){0,2}?(?:to|against|in|on|up to|inches from) (?:the |my )?screen',
        '(?:sit|sitting|am|sits) (?:\\w+ )?(?:very |too |really |super |way too |so )+(?:near|close)(?: to)? (?:the |my )?screen',
        '(?:face|nose|eyes|head) (?:\\w+ )?(?:near|close|inches) (?:to |from )?(?:the |my )?(?:screen|tablet|ipad)',
      ],
      'too far': [
        'screen ~~ (?:too|so|way too|really|very|way|pretty|quite) far(?! (?:left|right|to|up|down|over))',
        'screen ~~ far (?:away|back|from me|off)',
        '(?:too|so|really|way too) far (?:\\w+ )?from (?:the |my )?screen',
        'screen ~~ out of reach',
        'screen (?:\\w+ ){0,2}?(?:is |sits |looks )?far(?: from me| from my| $| to read)',
        'far (?:away )?(?:from )?(?:the |my )?screen',
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
    about:
      'turn twist sideways nose corner faces facing squared beside screen laptop one ones ahead front centered center left right side angle corner sideways head',
    surely: {
      'straight ahead': [
        'screen ~ {ahead}',
        '(?:main|primary|big|bigger|first|larger|one) (?:screen |one )?(?:(?!(?:second|other|right|left|side) )\\w+ ){0,4}?{ahead}',
        '(?:sit|i|we) (?:\\w+ )?(?:centered|square|squarely|lined up) (?:\\w+ ){0,2}?(?:on|to|with|in front of) (?:\\w+ ){0,2}?(?:screen|one)',
        '(?:look|use|work) (?:\\w+ ){0,2}?(?:mostly|mainly) (?:\\w+ ){0,3}?in front',
        '(?:not|never) (?:\\w+ )?(?:off )?to the side (?:\\w+ ){0,3}?{ahead}',
      ],
      'to the side': [
        '(?:main|primary) (?:screen|one) (?:(?!front )\\w+ ){0,4}?{aside}',
        '(?:left|right|side) (?:one|screen) (?:\\w+ ){0,4}?(?:is|it) (?:the one i|my main|the main|what i)',
        '(?:stare at|use|look at|work on|main) (?:\\w+ ){0,3}?(?:left|right|side) (?:one|screen)(?! (?:which )?(?:in front|rarely))',
        'that the (?:left|right) one',
        'screen (?:(?!(?:not|never|window|second|other|paper|phone) )\\w+ ){0,3}?{aside} (?:because|since|as)',
        '(?:turn|twist|pivot|rotate|look sideways|crank|swivel) (?:\\w+ ){0,4}?(?:see|look at|read|use|face|to|at) (?:the |my )?screen(?! off| on)',
        'screen (?:\\w+ ){0,4}?(?:beside me|at my (?:left|right)(?: hand| elbow| side)?|on the return|45 degrees|sideways to me|left of me|right of me)',
        '^ (?:\\w+ )?screen (?:left|right) $',
        '(?:look|looking|sit|sitting) (?:\\w+ )?sideways (?:at|to) (?:the |my )?screen',
        'second screen (?:\\w+ ){0,6}?(?:the one i use|i use most|main)',
      ],
    },
    says: {
      'straight ahead': [
        '{ahead} (?:\\w+ ){0,4}?screen',
        '(?:screen|screens) (?:\\w+ )?(?:straight|square|centered|centred)(?! (?:line|up))',
        'screen ~ (?:centered|centred|lined up) (?:\\w+ ){0,2}?(?:with|on|in front)',
        'screen (?:\\w+ ){0,3}?(?:lined up with|lines up with|in line with|squared up|square to me|squared to|over) (?:\\w+ ){0,2}?(?:keyboard|me|nose|body|belly|chest)?',
        '(?:main|primary) (?:one|screen) (?:is )?(?:straight on|straight|square on|in front)',
      ],
      'to the side': [
        'screen (?:(?!(?:window|in front|keyboard|paper|printer|second|other|one|and|machine|tower|calculator|tablet|door|wall|books|cup|ipad) )\\w+ ){0,6}?{aside}',
        '(?:sit|sitting|angled|turned) sideways (?:to|from) (?:the |my )?screen',
        'screen (?:\\w+ ){0,4}?(?:angled|turned|skewed) (?:away|to|off|from)',
        'screen (?:\\w+ ){0,4}?(?:in|on) the (?:(?:left|right|far|back) )?corner(?: of (?:my|the) (?:desk|room|counter))?(?! of the (?:office|house))',
        '(?:look|looking) (?:right|left) (?:to|at) (?:\\w+ )?(?:see )?(?:\\w+ )?screen',
        'screen (?:\\w+ )?(?:turned|angled|facing) (?:\\w+ )?toward (?:the |my )?(?:customers?|patients?|clients?|public|door|window)',
        'screen (?:\\w+ ){0,2}?(?:2|10|3|9) oclock',
        '(?:screen|computer) (?:\\w+ ){0,2}?on (?:a|the) side (?:desk|counter)',
      ],
    },
    hints: {
      'straight ahead': [
        'laptop ~ {ahead}',
        '^ (?:(?:and|one|a|right|just) )*{ahead}(?: of me)? $',
        '^ (?:one|single) screen (?:center|centre|middle|front)',
        'screen (?:center|front|middle) $',
      ],
    },
    ifNot: { 'straight ahead': 'to the side' },
    unless: [
      second,
      '(?:window|light|sun|lamp|glare|reflection) (?:\\w+ ){0,5}?{aside}',
      '{aside} (?:\\w+ ){0,2}?(?:window|lamp|light)',
      'right angles? to',
    ],
  },
};
