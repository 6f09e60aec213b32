import type { Rules } from './rules.ts';

const floor = '(?:floor|ground|carpet|rug|mat)';
const rest =
  '(?:footrest|foot bar|feet bar|stool|step|box|boxes|books?|phone book|ottoman|crate|rung|bar|ring|platform|ream|rail|block)';
const named =
  '(?:aeron|steelcase|herman miller|embody|mirra|sayl|humanscale|haworth|knoll|secretlab|secret lab|markus|ergochair|ergonomic chair|gesture|hon ignition|sihoo|autonomous chair|cosm)';

export const seatRules: Rules = {
  seatHeight: {
    about:
      'feet foot toes legs thighs knees hips footrest floor ground chair stool seat edge dangle dangling tiptoe tiptoes sit sitting hang',
    surely: {
      'feet in the air': [
        '(?:feet|legs|toes) (?:\\w+ ){0,3}?(?:dangles?|dangling|hang|hanging|hangs|swing|swinging|float|floating|hover)',
        '(?:dangling|swinging|hanging) (?:feet|legs)',
        'feet ~ (?:in the air|in mid air|off the (?:floor|ground)|above the (?:floor|ground))',
        'only (?:my |the )?(?:toes|tips|tiptoes|toe|balls) ~~ (?:reach|touch|touches|floor|ground)',
        '(?:toes|tiptoes|balls of my feet) (?:just|only|barely|hardly)',
        `(?:barely|hardly|just barely|scarcely|only just|never) (?:reach|reaches|touch|touches|graze|grazes|brush|brushes) ~ ${floor}`,
        `neither (?:\\w+ ){0,2}?(?:reaches|touches|reach|touch)`,
        'feet (?:do|can|will) not (?:\\w+ )?(?:make it|get) (?:\\w+ )?(?:to|down|there)',
        'feet (?:do |can |will )?(?:quite )?(?:barely|hardly|scarcely|never) (?:reach|reaches|touch|touches)',
        '(?:on|on my) (?:tip ?toes|tippy ?toes|tip toe)',
        `(?:can|do|does|will|could|feet|legs|would) not ~ (?:touch|touching|reach|reaching|get to|hit) (?:down )?(?:to )?(?:the |my )?${floor}`,
        'feet (?:do|can|will|are|is) not (?:\\w+ ){0,3}?(?:reach|reaching|touch|touching|flat|down|planted|on the|land|rest)',
        'legs (?:do|can|will) not (?:\\w+ )?(?:reach|touch)',
        '(?:can|could) not (?:\\w+ ){0,3}?(?:put|get|keep|plant|place|set|rest|have) (?:my |both |both my )?feet',
        '(?:nowhere|no place|nothing) (?:to|for) (?:put|rest|set|place)? ?(?:my )?feet(?: to rest)?(?! under)',
        `too short to (?:reach|touch) ~ ${floor}`,
      ],
      'too high': [
        'edge (?:\\w+ ){0,4}?(?:presses|pressing|press|digs|digging|dig|cuts|cutting|cut|pushes|pushing|bites|biting|pinches) (?:\\w+ ){0,5}?(?:thighs|underside|under my legs|legs)',
        '(?:seat|chair) (?:presses|pressing|digs|digging|cuts|cutting|pushes|bites|pinches) (?:\\w+ ){0,5}?(?:thighs|underside|legs)',
      ],
    },
    says: {
      'too low': [
        'knees (?:\\w+ ){0,4}?(?:above|higher than|over|up past|higher) (?:\\w+ )?(?:hips?|waist|lap|hip level)',
        'hips? (?:\\w+ ){0,3}?(?:below|lower than|under|beneath) (?:\\w+ )?knees',
        'knees (?:\\w+ ){0,3}?(?:by|near|at|to|up to|under|in|against|around) my (?:chin|chest|ears|face|nose)',
        'knees (?:are |point |come |stick |pointing |sticking )?(?:way |too |pretty )?(?:up high|high up|too high|upward)',
        '(?:chair|seat|stool|couch|sofa) (?:(?!(?:screen|keyboard|desk|armrests|back|not) )\\w+ ){0,3}?(?:too|so|way|way too|really|very|stuck) (?:\\w+ )?low(?! back)',
        'chair (?:will|does|can) not (?:go|raise|rise|get|come) (?:up )?(?:high enough|any higher|higher|far enough up|up enough)',
        '(?:chair|seat) (?:\\w+ ){0,3}?(?:sinks|sinking|keeps dropping|drops down|sank)',
        '(?:sit|sitting|seated) (?:way |much |far )?too low',
        '(?:low|sagging) (?:seat|chair|couch|sofa|stool) so my knees',
        'thighs (?:\\w+ ){0,2}?(?:slope|angle|slant|point) up',
      ],
      'too high': [
        '(?:chair|seat|stool) (?:(?!(?:screen|keyboard|desk|armrests|back|not) )\\w+ ){0,3}?(?:too|way too) (?:high|tall)(?! back)',
        'chair (?:will|does|can) not (?:go|lower|get|come|drop) (?:down )?(?:low enough|any lower|lower|far enough down|down enough)',
        '(?:sit|sitting|seated) (?:way |much |far )?too high',
        '(?:pressure|pinching) (?:\\w+ ){0,3}?(?:under|underneath|beneath|back of) (?:my |the )?thighs',
        'edge of the seat (?:\\w+ )?(?:under|into|against) (?:my |the )?thighs',
        'thighs (?:\\w+ ){0,2}?(?:slope|angle|slant|point) down',
      ],
      fits: [
        `feet (?:\\w+ ){0,5}?(?:flat|planted|grounded|supported|firmly|${floor})`,
        `(?:flat|planted|firm|both) feet`,
        'footrest (?:which |that |where |under )?my feet',
        'rest (?:my )?feet on',
        'feet (?:\\w+ ){0,3}?on (?:that|it)',
        `feet (?:\\w+ ){0,5}?(?:on|onto|over) (?:\\w+ ){0,2}?${rest}`,
        `${rest} (?:\\w+ )?(?:under|for|beneath|below|underneath) (?:my |the )?feet`,
        `(?:use|using|have|got|with|put|keep|prop) (?:\\w+ ){0,3}?footrest (?:in use|so|that|and i use)`,
        '(?:use|using|on|onto) (?:a |my |the )?footrest',
        'footrest (?:in use|i use|which i use|under|that i use)',
        '(?:knees|thighs) (?:\\w+ ){0,4}?(?:level|parallel|90|right angles?|square|horizontal|ninety|even|same height|in line) ?',
        'knees (?:\\w+ ){0,2}?at hip (?:level|height)',
        'hips (?:\\w+ ){0,3}?(?:level|even|same height|slightly above|little above|bit above) (?:\\w+ ){0,3}?knees',
        '(?:chair|seat) (?:\\w+ ){0,2}?(?:set )?(?:at|to) (?:the )?(?:right|correct|good|perfect|proper) height',
        '(?:chair|seat) height (?:\\w+ ){0,2}?{good}',
      ],
    },
    // They touch from a seat that is too high as well.
    hints: {
      fits: ['feet (?:do |can |now )?(?:just |easily |comfortably )?(?:touch|reach|reach down|touch down)'],
    },
    unless: [
      '(?:feet|legs|knees|thighs) (?:\\w+ ){0,2}?(?:hurt|ache|sore|numb|swell|swollen|tingle|cold|tired)',
      'standing(?! desk)',
    ],
  },
  seatDepth: {
    about: 'seat edge knees calves thighs fingers deep depth',
    says: {
      'too long': [
        '(?:seat|edge|cushion|chair|front|it) (?:\\w+ ){0,4}?(?:hits?|catches|touches|presses|pressing|digs|digging|cuts|bites|rubs|pushes|jams|against|into|up to) (?:\\w+ ){0,4}?(?:behind|backs?) (?:\\w+ ){0,3}?knees',
        '(?:seat|edge|cushion|chair|front|it) (?:\\w+ ){0,4}?(?:hits?|catches|touches|presses|digs|cuts|rubs|pushes|against|into) (?:\\w+ ){0,3}?calves',
        '(?:seat|cushion|seat pan|chair) (?:(?!(?:desk|screen|not) )\\w+ ){0,3}?(?:too|so|way too) (?:deep|long)',
        'no (?:gap|space|room|clearance) (?:\\w+ ){0,3}?(?:behind|back of|between) (?:\\w+ ){0,6}?knees',
        '(?:deep seat|seat depth) (?:\\w+ ){0,3}?(?:too|behind|hits|for me)',
        'depth (?:\\w+ ){0,2}?too (?:long|much|deep)',
      ],
      'too short': [
        '(?:seat|cushion|seat pan) (?:(?!not )\\w+ ){0,3}?(?:too |so |way too |very |pretty |really )?(?:short|shallow)',
        '(?:thighs|legs) (?:\\w+ ){0,3}?(?:stick|sticks|hang|poke|jut|extend|hanging|sticking) (?:way )?(?:out|over|off|past)',
        '(?:only|just|barely) (?:reaches|supports|holds|covers|goes|comes|carries) (?:\\w+ ){0,4}?(?:mid|half|middle) (?:\\w+ ){0,3}?thighs?',
        'seat (?:ends|stops) (?:\\w+ )?(?:half|halfway|midway|mid|middle) (?:\\w+ ){0,3}?thighs',
        '(?:half|most) (?:of )?(?:my |the )?thighs (?:\\w+ ){0,3}?(?:unsupported|off|over|hang|hangs|stick|not)',
        'thighs (?:\\w+ ){0,3}?(?:unsupported|half on)',
      ],
      fits: [
        '(?:\\d(?:_\\d)?|couple|few|\\d to \\d|several) (?:of )?(?:\\w+ )?fingers? (?:\\w+ ){0,6}?knees?',
        '(?:gap|space|room|clearance) (?:\\w+ ){0,3}?(?:behind|between) (?:\\w+ ){0,6}?knees',
        'seat depth (?:\\w+ ){0,3}?{good}',
        '(?:right|correct|good|perfect) seat depth',
        'seat (?:\\w+ ){0,2}?(?:the )?(?:right|correct|good) (?:depth|length)',
        'edge (?:\\w+ ){0,3}?(?:stops|ends) (?:\\w+ ){0,5}?(?:before|short of|from|behind) (?:\\w+ ){0,3}?knees',
        'seat (?:\\w+ ){0,3}?(?:stops|ends) (?:\\w+ ){0,5}?(?:before|short of|from|behind) (?:\\w+ ){0,3}?knees',
      ],
    },
    numbers: [
      [
        '{45cm} (?:\\w+ ){0,4}?(?:behind|between) (?:\\w+ ){0,6}?knees',
        (size) => (size <= 11 && size >= 3 ? 'fits' : undefined),
      ],
    ],
  },
  legRoom: {
    about: 'legroom legs knees feet cramped room space underneath under stretch',
    surely: {
      cramped: [
        '(?:no|not|zero|little|hardly any|barely any|hardly|barely|without|lack of|limited) (?:(?!problem)\\w+ ){0,2}?(?:legroom|(?:room|space|place) (?:\\w+ ){0,3}?(?:legs|feet|knees))',
        '(?:can|could|do) not (?:\\w+ ){0,3}?(?:stretch|cross|extend|straighten|move|fit|get|unfold|uncross) (?:\\w+ ){0,2}?(?:legs|knees)',
        'desk ~~ can not stretch out',
        '(?:legs|knees) (?:can|do|will) not (?:\\w+ ){0,2}?(?:fit|stretch|go|extend)',
        'legs (?:\\w+ )?nowhere to go',
        '(?:under|underneath) (?:the |my )?desk (?:\\w+ )?where (?:my )?(?:legs|feet|knees) (?:should|would|need|ought)',
        'nowhere (?:to|for) (?:\\w+ ){0,3}?(?:stretch|legs|knees)',
        '(?:under|by|at|around|below) (?:\\w+ ){0,3}?(?:legs|feet|knees) so there no (?:room|space)',
        'legroom (?:\\w+ ){0,2}?(?:tight|cramped|none|poor|bad|limited|terrible|lacking|nonexistent)',
      ],
    },
    says: {
      cramped: [
        'knees (?:\\w+ ){0,3}?(?:hit|hits|bump|bumps|bang|bangs|knock|knocks|hitting|bumping|banging|knocking|jammed|wedged|squeezed|press against|rub|touch the desk|scrape)',
        '(?:hits?|bumps?|bang|bangs|knock|knocks|hitting|whack) (?:\\w+ )?knees',
        '(?:legs|feet|knees) (?:\\w+ ){0,3}?(?:cramped|jammed|squeezed|squished|squashed|crammed|wedged|boxed in|trapped|stuck under)',
        '(?:cramped|tight|crowded) (?:\\w+ ){0,2}?(?:under|underneath|below|for my legs|legroom)',
        '(?:in the way of|blocks|blocking|crowds) (?:\\w+ ){0,2}?(?:legs|feet|knees)',
        '(?:under|underneath) (?:the |my )?desk (?:\\w+ ){0,4}?(?:cramped|tight|in the way|no room)',
      ],
      enough: [
        '(?:plenty|lots|loads|enough|good|ample|tons|lot|great|decent|sufficient|generous) (?:of )?(?:\\w+ )?(?:legroom|(?:room|space) (?:\\w+ ){0,4}?(?:legs|feet|knees))',
        '(?:room|space) (?:under|underneath) (?:the |my )?desk (?:for|to) (?:\\w+ ){0,2}?legs',
        '^ (?:room|space|enough room) for (?:\\w+ )?legs',
        'legs (?:can|do) (?:\\w+ )?(?:stretch|extend|cross)',
        'legs (?:\\w+ )?(?:have|has|get|got) (?:\\w+ ){0,3}?(?:room|space)',
        '(?:can|could|able to|room to|space to|free to) (?:\\w+ ){0,2}?(?:stretch|cross|extend|straighten) (?:\\w+ ){0,3}?legs',
        'legroom (?:\\w+ ){0,3}?{good}',
        '(?:nothing|clear|empty|open space) (?:\\w+ ){0,2}?(?:under|underneath) (?:my |the )?desk',
        'legs (?:\\w+ ){0,2}?fit (?:\\w+ ){0,2}?(?:under|beneath)',
      ],
    },
    ifNot: { enough: 'cramped' },
    unless: ['(?:leg|legs|feet) (?:cramps|cramp)'],
  },
  chairAdjustment: {
    about: `chair stool seat couch sofa bed loveseat futon recliner lever ergonomic height adjust adjustable aeron steelcase herman embody mirra sayl humanscale haworth knoll secretlab secret markus ergochair gesture cosm leap`,
    surely: {
      fixed: [
        '(?:chair|stool|seat) (?:does|will|can|do|is) not (?:\\w+ ){0,2}?(?:adjust|adjustable|move|be adjusted|be raised|be lowered|change|budge|go up or down|go up and down|go up and down or|raise or lower)',
        '(?:chair|stool|seat) (?:\\w+ ){0,3}?(?:stuck|fixed height|bolted|frozen|not adjustable|no adjustment|no adjustments|unadjustable)',
        '(?:no|not|without) (?:\\w+ ){0,1}?(?:adjustable|adjustments?|adjust) (?:on (?:the|my) )?(?:chair|stool|seat)',
        '(?:chair|seat) ~ (?:lever|height|gas|cylinder|mechanism) (?:\\w+ ){0,2}?(?:broken|broke|stuck|busted|dead|shot)',
        '(?:lever|cylinder|piston|gas lift) (?:\\w+ ){0,2}?(?:broken|broke|stuck|busted|dead|shot|gone)',
        'nothing (?:\\w+ ){0,2}?(?:chair|seat) (?:\\w+ )?(?:adjust|moves|adjustable)',
      ],
      adjustable: [
        '(?:chair|stool|seat) (?:(?!(?:not|desk|screen|never) )\\w+ ){0,5}?(?:adjustable(?! armrests)|adjust(?! to)|height adjustable|go up|goes up|up and down|up down|raised and lowered|reclines|tilts|swivels and raises|pneumatic|gas lift)',
        '(?:adjustable|height adjustable|fully adjustable) (?:(?!(?:desk|screen|armrests|keyboard|back) )\\w+ ){0,3}?(?:chair|stool|seat)',
        'chair (?:\\w+ ){0,3}?adjustable (?:\\w+ ){0,3}?(?:height|back|seat|tilt)',
        'chair (?:(?!(?:broken|stuck|no) )\\w+ ){0,4}?(?:lever|knob|levers|knobs) (?:for|to)',
        'chair ~ height (?:and back )?(?:\\w+ )?(?:can be|adjust|is adjustable)',
        'chair (?:\\w+ ){0,8}?(?:can be changed|can be adjusted|can be raised|can be lowered|can adjust)',
        '(?:raise|raised|lower|lowered|adjust|adjusted|crank|cranked|pump|pumped|put) (?:up |down )?(?:my |the )?(?:chair|seat)',
        'chair (?:\\w+ ){0,4}?(?:got|have|set|raised|lowered|adjusted|put) (?:it |my )?(?:up|down|low|to fit)',
        '(?:got|have|put|set|crank) (?:it|my chair|the chair) (?:all the way |way )?(?:up|down) ',
        'chair (?:\\w+ )?(?:with |has )(?:every|lots of|all the|many|all kinds of) (?:\\w+ )?adjustments?',
        'chair i can (?:raise|lower|adjust)',
        'chair (?:(?!(?:not|no|never) )\\w+ ){0,6}?all adjust',
        '(?:can|able to) (?:raise|lower|adjust|change) (?:\\w+ ){0,4}?(?:chair|seat|seat height|chair height)',
      ],
    },
    says: {
      fixed: [
        '{badSeat}',
        '(?:bar |wooden |wood |tall |metal |lab |shop |counter |backless )?stool',
        '(?:on|from|in|onto) (?:the|my|a|our|an) (?:\\w+ )?(?:couch|sofa|bed|loveseat|futon)',
        '(?:laptop|sit|sitting|work|working|type) (?:\\w+ ){0,3}?(?:in|on|from) (?:bed|couch|sofa|futon)',
        '(?:kid|kids|child|childs|children) (?:\\w+ )?chair',
        'fixed (?:\\w+ )?(?:chair|stool|seat)',
        'chair (?:\\w+ ){0,3}?(?:dining|kitchen|patio) (?:set|table|room|desk)',
        '(?:chair|seat) (?:height )?(?:is |it )?(?:fixed|not adjustable|stuck)',
        'chair height (?:is )?(?:fixed|stuck)',
      ],
      adjustable: [
        named,
        '(?:ergonomic|ergonomically designed|task) (?:\\w+ ){0,2}?chair',
        'chair (?:\\w+ ){0,2}?ergonomic',
      ],
    },
    hints: { fixed: ['^ (?:a |my |the |our )?(?:\\w+ )?(?:couch|sofa) (?:and|with)?'] },
    wishes: {
      fixed: [
        '(?:chair|one) (?:that|which) (?:actually |really |also )?(?:adjust|goes up|can be (?:adjusted|raised|lowered)|moves|raises|lowers)',
        '(?:adjustable|height adjustable) (?:\\w+ )?chair',
      ],
    },
    unless: [
      'feet (?:\\w+ ){0,5}?(?:on|onto) (?:\\w+ ){0,2}?stool',
      'stool (?:\\w+ )?(?:under|for|beneath) (?:my |the )?feet',
      '(?:step|feet|foot|spare|guest|visitor|visitors|conference) (?:stool|chair)',
      '(?:chair|stool) (?:in the corner|for (?:guests|visitors|clients|patients))',
      '(?:go|get|crawl|jump|got|out of|fall|lie|lying|rest) (?:to|into|in|out of) (?:my |the )?bed',
      'kneeling chair',
      'low enough|high enough',
    ],
  },
};
