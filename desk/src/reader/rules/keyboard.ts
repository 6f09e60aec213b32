import type { Rules } from './rules.ts';

export const keyboardRules: Rules = {
  keyboardHeight: {
    about: 'typing type keyboard tray drawer forearms elbows keys',
    says: {
      fits: [
        '(?:keyboard|keyboard tray|tray) (?:(?!(?:not|screen|mouse|above|below) )\\w+ ){0,5}?elbows? (?:height|level)',
        '(?:keyboard|tray) (?:(?!(?:not|screen|above|below) )\\w+ ){0,4}?(?:level|even|in line) with (?:my )?elbows',
        'forearms? (?:(?!not )\\w+ ){0,3}?(?:level|parallel|horizontal|flat)',
        'elbows (?:(?!not )\\w+ ){0,5}?(?:90|right angles?|ninety|100|l shape)',
        '(?:keyboard|tray) ~ (?:at |is )?(?:the |a )?(?:right|correct|good|perfect|proper|ideal|comfortable) height',
        'keyboard height (?:\\w+ ){0,2}?{good}',
      ],
      'too high': [
        '(?:keyboard|tray) ~ (?:too|so|way too|way|bit|little|really|pretty|very) high',
        'drawer (?:\\w+ ){0,3}?(?:too|so|way too|way) high',
        'keyboard ~~ (?:at|about|around|by) (?:my )?(?:chest|shoulders?|breast|chin|armpits?)(?: height| level)?',
        'keyboard (?:\\w+ ){0,4}?(?:above|higher than) (?:\\w+ )?elbows?',
        '(?:reach|reaching|lift|lifting) (?:\\w+ ){0,2}?up to (?:type|the keyboard|my keyboard)',
        '(?:high|tall) keyboard(?! stand)',
        'typing surface (?:is )?(?:too|way too|so) high',
        'type with (?:my )?elbows (?:up|raised|lifted|out and up)',
      ],
      'too low': [
        '(?:keyboard|tray) ~ (?:too|so|way too|way|bit|little|really|pretty|very) low(?! profile)',
        'drawer (?:\\w+ ){0,3}?(?:too|so|way too) low',
        'keyboard (?:(?!(?:not|laptop) )\\w+ ){0,5}?(?:in|on|near|onto) (?:my |the )?(?:lap|legs|thighs|knees)(?! desk)',
        'keyboard (?:\\w+ ){0,4}?(?:below|lower than|under) (?:\\w+ )?elbows?',
      ],
    },
    unless: ['laptop keyboard', 'rest (?:my )?elbows', 'armrests (?:\\w+ ){0,4}?elbows'],
  },
  keyboardAdjustment: {
    about:
      'counter table built button crank presets motors lift rises memory stays one height desk standing tray platform keyboard sit uplift jarvis flexispot varidesk vari fully drawer raise lower motorized electric workstation converter fixed legs',
    surely: {
      fixed: [
        'desk (?:\\w+ ){0,3}?(?:does|do|can|will|is|are) not (?:\\w+ ){0,2}?(?:adjust|adjustable|move|go up|go down|be raised|be lowered|be adjusted|raise|lower|change|height adjustable)',
        '(?:keyboard|tray|drawer) (?:\\w+ ){0,3}?(?:does|do|can|will|is) not (?:\\w+ ){0,2}?(?:adjust|adjustable|go up|go down|be raised|be lowered|be adjusted|raise|lower|height adjustable|move up)',
        '(?:fixed|set|one|single) (?:height )?(?:desk|legs)',
        'fixed (?:\\w+ )?(?:height|desk|legs|tray|workstation)',
        'desk (?:\\w+ ){0,3}?(?:fixed|bolted|built in|screwed|one height|stuck)',
        '(?:no|not|without) (?:\\w+ )?(?:way to|able to|possible to) (?:raise|lower|adjust) (?:the |my )?(?:desk|keyboard|tray)',
        '(?:can|could) not (?:raise|lower|adjust|change) (?:\\w+ ){0,3}?(?:desk|tray|keyboard)',
        '(?:not|non) (?:\\w+ )?adjustable (?:\\w+ )?(?:desk|tray)',
        '(?:desk|tray) height (?:is |it )?(?:fixed|not adjustable|can not|does not|will not)',
        '(?:desk|counter|workstation|surface) (?:\\w+ ){0,3}?(?:does|do|can|will|would|is) not (?:\\w+ )?(?:go|move|rise|raise|lower|adjust|change|come|budge|anywhere|be)(?: anywhere| up| down| lower| higher)?',
        '(?:desk|counter|workstation|surface) (?:\\w+ ){0,4}?(?:can not be|stays? where|stays put|bolted|built in|fixed|no adjusting|no adjustment|not adjustable|one height|set height|at one height)',
        '(?:fixed|built in|bolted|nonadjustable|non adjustable|stationary|immovable) (?:\\w+ )?(?:desk|counter|workstation|surface)',
        'nothing (?:\\w+ ){0,2}?(?:desk|counter|workstation|surface) (?:\\w+ )?(?:moves|adjusts|goes)',
        '(?:can|could) not (?:change|raise|lower|adjust|move) (?:the |my )?(?:height of (?:the |my )?)?(?:(?:desk|counter|workstation|surface)|desk height)',
        '(?:tray|drawer|keyboard) (?:\\w+ ){0,2}?(?:stuck|fixed|bolted)',
        '(?:not|no) (?:a |the kind of |the )?(?:standing|sit stand|adjustable|height adjustable|kind that (?:goes|moves)) ?(?:desk)?(?= | $)',
        '(?:desk|counter|workstation|surface) (?:no|not) (?:go|move|up|adjust)',
        'desk legs (?:do|does) not',
      ],
    },
    says: {
      adjustable: [
        '(?:standing|sit stand|sit to stand|stand up|height adjustable|electric|motorized|motorised|adjustable|adjustable height|height adjusting|convertible|crank|powered|uplift|jarvis|flexispot|vari|hydraulic) (?:standing |sit stand |height )?desk',
        '(?:sit stand|height adjustable|standing desk) (?:converter|workstation|station|riser|setup)',
        '(?:uplift|jarvis|flexispot|varidesk)',
        'desk (?:(?!(?:not|chair|armrests|screen) )\\w+ ){0,4}?(?:goes up|moves up|raises|raise and|adjusts|adjust|adjustable|up and down|go up|motorized|electric)(?! armrests)',
        '(?:raise|raised|lower|lowered) (?:and lower )?(?:my |the )?(?:desk|keyboard tray|tray)',
        '(?:tray|platform|keyboard drawer|drawer) (?:(?!(?:not|chair|armrests) )\\w+ ){0,5}?(?:adjustable|adjust|move up|moves up|goes up|up and down|up down|raise|raises|tilts? and)',
        '(?:adjustable|articulating|height adjustable) (?:keyboard )?(?:tray|platform|arm tray)',
        'keyboard (?:\\w+ ){0,5}?(?:move up|moves up|can be raised|can be lowered|can move)',
        'keyboard (?:\\w+ ){0,4}?platform (?:\\w+ ){0,3}?(?:move|adjust)',
        '(?:desk|counter|workstation|surface) (?:(?!(?:not|no|never|chair|screen) )\\w+ ){0,3}?(?:rises|cranks?|crank|presets?|motors?|memory|button|goes where|can be (?:raised|lowered|adjusted)|goes up|lift|elevates)',
        '(?:button|crank|motor) (?:\\w+ ){0,4}?desk (?:\\w+ )?(?:goes|moves|up|rises|where)',
        '(?:keyboard )?tray (?:(?!(?:not|no|never) )\\w+ ){0,2}?(?:moves|drops|lowers|slides and|tilts|articulates)',
        'tray i can (?:tilt|lower|raise|move)',
        '(?:^|with a|on a|my|a) (?:sit stand|e desk|standing desk)(?: $| which| that| at| set| raised| all day)',
        '^ (?:\\w+ )?sit stand $',
      ],
    },
    ifNot: { adjustable: 'fixed' },
    unless: [
      'standing (?:counter|height)',
      '(?:no|not have a|not have an|not a|without a) (?:\\w+ )?(?:standing|sit stand) desk',
      'set of legs',
    ],
  },
  wrists: {
    about: 'wrists hands',
    says: {
      straight: [
        'wrists (?:(?!(?:bent|sideways|rest) )\\w+ ){0,4}?(?:straight|flat|neutral|level|in line|floating|float)',
        '(?:straight|neutral|flat|level) wrists',
      ],
      'bent up': [
        'wrists (?:(?!(?:mouse|without) )\\w+ ){0,4}?(?:bent|bend|bends|cocked|extended|angled|flexed|tilt|tilted|cock|kinked|arched|kink|bending|cranked|crank|angle)(?! (?:\\w+ )?(?:out|outward|outwards|sideways|in|inward|inwards|to the side|toward|away|side))',
        '(?:bend|bending|cock|cocking|kink|crank|angle|arch) (?:my |the |both )?wrists(?! (?:\\w+ )?(?:out|outward|outwards|sideways|in|inward|inwards|to the side|toward|away))',
        '(?:bent|cocked|extended|kinked) wrists',
        'hands (?:\\w+ ){0,2}?(?:bent|cocked|angled|bend|tilt|angle) (?:\\w+ )?(?:back|up|upward|backward)',
      ],
    },
    ifNot: { straight: 'bent up', 'bent up': 'straight' },
    unless: [
      'wrists (?:rest|pad|brace|support|guard)',
      '(?:hurts?|pain|ache|aches|sore) (?:\\w+ ){0,3}?(?:bend|bent)',
    ],
  },
  wristAngle: {
    about: 'hands wrists fingers ulnar deviation pinkies',
    says: {
      straight: [
        'hands (?:(?!(?:phone|wrists|bend|bent) )\\w+ ){0,3}?(?:straight|aim straight|point straight|straight ahead|straight forward|point forward|point ahead|pointing forward|pointing ahead)',
        '(?:hands|wrists) (?:\\w+ )?not (?:\\w+ )?(?:angled|bent out|bent sideways|twisted|angle|bend|turned) ?(?:out|outward|sideways|in|inward)?(?! up| back)',
      ],
      'bent sideways': [
        '(?:hands|wrists|fingers) (?:(?!(?:not|never|up|back) )\\w+ ){0,3}?(?:angle|angled|bend|bent|bends|turn|turned|splay|splayed|point|cocked|kinked|twist|twisted|tilt|flare|go|bow|skewed|deviate|jut|kink) (?:\\w+ )?(?:out|outward|outwards|sideways|in|inward|inwards|to the (?:side|outside|left|right)|toward (?:my |the )?(?:pinkies|pinky|thumbs?|little))',
        '(?:bend|angle|twist|cock|turn|kink) (?:my |both )?(?:hands|wrists) (?:\\w+ )?(?:out|outward|outwards|sideways|in|inward|inwards|to the side)',
        '(?:ulnar|radial) deviation',
        'keyboard ~~ hands angle(?:d)?(?: (?:out|in))? $',
      ],
    },
    ifNot: { 'bent sideways': 'straight' },
    unless: ['(?:mouse|phone) (?:\\w+ ){0,4}?hands'],
  },
  overheadReach: {
    about:
      'binders charts files supplies tiptoe low everything reach reaching overhead above shelf shelves head stretch pull grab cabinets shoulder shoulders nothing high over',
    surely: {
      'not needed': [
        '(?:nothing|no|none|never|not|zero|rarely) (?:(?!(?:trouble|can) )\\w+ ){0,6}?(?:overhead|above (?:my )?(?:head|shoulders|shoulders height|me)|over (?:my )?(?:head|shoulders)|up high|high up|high shelves|high shelf)(?! (?:light|lights))',
        'nothing (?:\\w+ ){0,3}?(?:reach|stretch) up (?:for|to)',
        '(?:everything|all) (?:\\w+ ){0,4}?below (?:my )?shoulders(?: height| level)?',
        '(?:never|not|no need to|no) (?:\\w+ ){0,3}?(?:reach|reaching|stretch|stretching) (?:\\w+ )?(?:up|overhead)',
        '(?:everything|all|anything|it all) (?:\\w+ ){0,4}?(?:within|in|at) (?:easy |arms? |my |close )*(?:reach|level|armlength)(?! of the)',
        '(?:keep|kept|store) (?:everything|it all) (?:\\w+ )?(?:low|at waist|below)',
      ],
    },
    says: {
      needed: [
        '(?:reach|reaching|stretch|stretching|pull|pulling|grab|grabbing|get|lift|lifting|climb|strain|take) (?:(?!(?:not|phone call) )\\w+ ){0,7}?(?:overhead|over (?:my )?head|above (?:my )?(?:head|shoulders)|above shoulders (?:height|level))',
        '(?:overhead|above (?:my )?(?:head|shoulders|shoulders height)|over my head) (?:\\w+ ){0,6}?(?:reach|reaching|stretch|pull|grab|shelf|shelves|bins?|cabinets?|cupboards?|storage|all day|times|x)',
        '(?:reach|reaching|stretch) (?:\\w+ ){0,2}?up (?:\\w+ ){0,4}?(?:shelf|shelves|cabinets?|cupboards?|bins?|high)',
        '(?:shelf|shelves|cabinets?|paper|bins|cupboards?) (?:\\w+ ){0,6}?(?:over|above) (?:my )?(?:head|shoulders|shoulders height|screen) (?:\\w+ ){0,5}?(?:reach|reaching|pull|grab|get|stretch|all day|constantly)',
        '(?:binders|charts|files|supplies|thread|paper|books|fabric|boxes|codes?|manuals?|it|them) (?:\\w+ ){0,4}?(?:above my head|over my head|overhead|above the screen|above shoulders)(?! (?:light|lamp))(?= (?:\\w+ ){0,5}?(?:reach|grab|pull|get)| $)',
        '(?:stretch|reach) up (?:for|to)',
        'on tiptoe to (?:get|reach)',
      ],
    },
    unless: [
      'overhead (?:light|fan|speaker|vent|ac)',
      '(?:light|vent|ac|fan) (?:\\w+ ){0,4}?(?:overhead|above my head|over my head)',
      'reach (?:\\w+ ){0,2}?for the (?:mouse|phone)',
      'screen (?:is |sits )?above my (?:head|eyes)',
    ],
  },
};
