import type { Rules } from './rules.ts';

export const backRules: Rules = {
  lumbarSupport: {
    about:
      'lumbar back backless backrest stool couch sofa bed futon chair kneeling ball pillow cushion towel blanket roll pad spine',
    surely: {
      supported: [
        '{support} (?:\\w+ ){0,3}?(?:behind|at|against|in|under|for|to) (?:\\w+ ){0,4}?(?:back|spine)',
        '(?:lumbar|back|lower back) (?:\\w+ )?{support}(?! missing| broken| i do not)',
        '(?:rolled|folded) (?:up )?(?:towel|blanket|sweater) (?:\\w+ ){0,2}?(?:behind|back)',
      ],
      missing: [
        'lumbar (?:\\w+ ){0,6}?(?:wrong|missing|broken|broke|useless|gone|wrong spot|wrong place|too high|too low|worn|flat|nonexistent|none|poor|bad|terrible|lacking|weak|awful|off)',
        '(?:back|lower back) support (?:\\w+ ){0,3}?(?:wrong|missing|broken|useless|gone|worn|nonexistent|none|poor|bad|terrible|lacking|weak|awful|zero)',
        '(?:no|zero|without|lacks?|lacking|little|hardly any|not (?:any|much|enough|have|have any|have a|have much|give|offer|provide)) (?:real |good |proper |any |a |much |built in )?(?:lumbar|lower back|back) (?:support|pad|cushion|pillow|roll|rest)',
        '(?:no|zero|without|lacks?|not have|not have any|not have a) (?:real |good |any |a )?lumbar',
        '(?:poor|bad|terrible|broken|weak|missing|insufficient) (?:lumbar|lower back|back) support',
        '(?:no|zero|without|little|hardly any|not (?:any|much|enough)) (?:\\w+ )?support (?:\\w+ ){0,2}?(?:lower|small of|back|lumbar)',
        'nothing (?:\\w+ ){0,3}?(?:behind|supporting|supports|holds|holding|for|against) (?:\\w+ ){0,2}?(?:lower|small of|lumbar)',
        '(?:gap|space|empty|hole) (?:\\w+ ){0,2}?(?:behind|at) (?:\\w+ )?(?:lower back|small of my back|lumbar)',
        '(?:lower back|small of my back|lumbar) (?:\\w+ ){0,3}?(?:not|no|never|nothing|without) (?:\\w+ ){0,2}?(?:support|supported|touch|touches|held)',
      ],
    },
    says: {
      supported: [
        'lumbar(?: support)? (?:(?!wrong )\\w+ ){0,4}?(?:{good}|on|hits me just|adjustable|adjusts|set|built in|in place|use|strong|just where)',
        '(?:good|great|excellent|decent|nice|strong|solid|built in|adjustable|proper|firm|real|adequate) (?:lumbar|lower back|back) support',
        '(?:lumbar|lower back|back) support (?:\\w+ ){0,3}?{good}',
        '(?:with|has|have|w|got|and|using|use|includes|plus) (?:\\w+ )?(?:lumbar|lower back support)(?! pain| ache)(?: support)?',
        '(?:chair|backrest|it|seat) (?:\\w+ ){0,2}?(?:holds?|supports?|hugs?|cradles?|fills|fits) (?:\\w+ ){0,4}?(?:lower|small of|back|lumbar)',
        '(?:lower back|small of my back|lumbar) (?:\\w+ ){0,2}?(?:supported|held|feels supported|well supported)',
        'lumbar support',
      ],
      missing: [
        '(?:no|without|without a|without any|not have a|has no|zero) (?:back|backrest|chair back)(?! pain| ache| problem| problems| issue| issues| trouble| complaints| injury| injuries| discomfort| and forth| strain)',
        'no (?:arms|armrests) (?:or|nor|and|no) back',
        'backless',
        'kneeling chair',
        '(?:exercise|yoga|balance|stability|swiss|medicine|fitness) ball',
        '(?:backrest|chair back|back of (?:the|my) chair) (?:\\w+ ){0,2}?(?:broken|broke|missing|gone|came off|fell off|flops)',
      ],
    },
    hints: {
      missing: [
        '{badSeat}',
        '(?:bar |wooden |wood |tall |metal |lab |shop |counter )?stool',
        '(?:on|from|in|onto) (?:the|my|a|our) (?:\\w+ )?(?:couch|sofa|bed|loveseat|futon)',
        '(?:laptop|sit|sitting|work|working|type) (?:\\w+ ){0,3}?(?:in|on|from) (?:bed|couch|sofa|futon)',
        '^ (?:a |my |the |our )?(?:\\w+ )?(?:couch|sofa) (?:and|with)?',
      ],
    },
    wishes: {
      missing: [
        '(?:chair|stool|seat|something|one|anything) (?:with|that has|that gives|which has) (?:\\w+ ){0,3}?(?:lumbar|back support|lower back|a back)',
        '^ (?:some |any |a |actual |real |proper )?lumbar (?:support|pillow|cushion)(?! better)',
      ],
    },
    ifNot: { supported: 'missing' },
    takesBack: [
      '(?:lumbar|back|pillow|cushion|it) (?:\\w+ ){0,4}?(?:i |we )?(?:do|did|have|never) (?:not )?(?:ever )?(?:use|using|used|installed|put on)(?! it all)',
    ],
    unless: [
      'feet (?:\\w+ ){0,5}?(?:on|onto) (?:\\w+ ){0,2}?stool',
      'stool (?:\\w+ )?(?:under|for|beneath) (?:my |the )?feet',
      '(?:step|feet|foot|spare|guest|visitor|visitors|conference) (?:stool|chair)',
      '(?:go|get|crawl|jump|got|out of|fall) (?:to|into|out of) (?:my |the )?bed',
      'back (?:pain|ache|aches|hurts|surgery|brace)',
    ],
  },
  trunk: {
    about:
      'lean slouch slump hunch upright straight tall backrest back recline reclined perch perched perching slide slid sliding sink sinking rounded round curl curled curved bend bent edge stoop stooped hover shrimp mark collapse forward leaning crouch crouched melt hunchback against question creep hunched c',
    surely: {
      'leaning forward': [
        '(?:never|not|hardly|rarely|barely) (?:\\w+ ){0,4}?(?:lean|leaning|sit|rest|touch|touches|use|using) (?:\\w+ ){0,2}?(?:backrest|back of (?:the|my) chair|chair back|against the back)',
        'back (?:\\w+ )?(?:never|hardly|rarely|barely|not) (?:\\w+ ){0,2}?(?:touch|touches|touching|on|against) (?:\\w+ ){0,2}?(?:backrest|chair|back)',
      ],
    },
    says: {
      carried: [
        '(?:sit|sits|sitting|seated|stay|posture|keep|i|am|pretty|mostly|always|quite|very|back|fairly) (?:\\w+ ){0,2}?(?:upright|up straight|straight up|bolt upright|erect|up tall)(?! to| on the phone)',
        '^ (?:posture )?(?:\\w+ )?upright',
        'sit (?:(?!(?:in front|\\d+min) )\\w+ ){0,2}?(?:straight|tall)(?! (?:in front|from|ahead|through))',
        '(?:my )?back (?:is |stays |kept |fairly |pretty )?straight',
        'straight back',
        '(?:against|on|into) (?:the |my )?(?:backrest|chair back|back of (?:the|my) chair)',
        'good upright posture',
        '(?:lean|sit|rest|recline|settle|relax|leaning|sitting|resting) (?:\\w+ ){0,3}?(?:back|against) (?:\\w+ ){0,4}?(?:backrest|chair|back|lumbar|support)',
        '(?:lean|sit|rest|recline|settle|relax|leaning|sitting|resting) (?:\\w+ ){0,3}?(?:on|onto|into) (?:the |my )?(?:backrest|chair back|back of (?:the|my) chair|back support)',
        '(?:lean|sit|sitting|recline|kick|scooted|scoot|all the way|fully|settle|reclined) (?:\\w+ ){0,3}?back(?! pain| and forth| to| down| ache)',
        'back (?:\\w+ ){0,3}?(?:against|on|touching|touches|into|resting on|supported by|rests on|flush with) (?:\\w+ ){0,3}?(?:backrest|chair|back|seat)',
        '(?:i )?(?:recline|reclined|use the backrest|use my backrest)',
      ],
      'leaning forward': [
        '(?:i |we |and |then |get |am |end up |being |sit |sitting |always |usually |often |tend to |all |to |hunched )*hunch(?! my shoulders| up shoulders)',
        '(?:lean|leaning) (?:\\w+ )?(?:forward|in|over|toward|into (?:the|my|it)|close|closer|way in)(?! on the backrest)',
        '(?:perch|perched|perching|perches)',
        '(?:sit|sits|sitting|on|at|balanced|scoot|scooted|perch|perched) (?:\\w+ ){0,3}?(?:front edge|edge|front) (?:of )?(?:\\w+ ){0,2}?(?:chair|seat|stool|bench|couch|bed)',
        'on the (?:front )?edge(?! of the (?:desk|keyboard))',
        '(?:bent|bend|bending|hover|hovering|stooped|stoop|stooping|crouch|crouched|crouching|curl|curled|huddled|folded|crumpled|pitched|tipped|creep|creeping) (?:\\w+ )?(?:over|forward|toward)',
        'hunchback',
        '(?:body|torso|trunk|upper body|chest|back|i|we) (?:\\w+ ){0,2}?(?:pitched|tilts|tilted|drift|drifts|creep|bends|inch|scoot) (?:forward|over|toward|in)',
        '(?:nose|face) (?:\\w+ ){0,2}?(?:to|against|in|on|glued to) the screen',
      ],
      slumped: [
        'slouch',
        'slump',
        '(?:slide|slides|sliding|slid|slip|slipping|scoot|sag|sagging|sink|sinking|ooze|melt|melting|droop) (?:\\w+ )?(?:down|in|into|lower|forward in|out of)(?! the drawer)',
        '(?:back|spine|posture|i) (?:\\w+ ){0,3}?(?:rounded|rounds|round|curved|curls|c shaped|c shape|curves)',
        '(?:c shape|c curve|c shaped|shrimp|question mark|banana|wet noodle|sack of potatoes|gargoyle|puddle)',
        '(?:collapse|collapsed|collapsing|crumple|sagging|slack|slid down)',
        'rounded (?:back|spine)',
        '(?:i|we) (?:\\w+ )?(?:sag|droop|melt|ooze)',
        '(?:butt|bottom|hips|bum|behind) (?:slides?|slips?|scoots?|sliding|slipping) (?:\\w+ )?(?:forward|down|out)',
      ],
    },
    unless: [
      '(?:head|neck|phone|wrists|screen|laptop|lamp|light|keyboard|desk) (?:\\w+ ){0,2}?upright',
      '(?:keyboard|mouse|tray|drawer|laptop|screen) (?:\\w+ ){0,2}?(?:slides?|slips?|sinks?|slid|sliding)',
      '(?:keyboard|screen|armrests|mouse|desk|laptop|tray|wrists) (?:is |are |it )?(?:rounded|curved|tilted|perched|perches|tilts|leans?|straight)',
      'chair (?:(?!i )\\w+ ){0,4}?(?:reclines|sinks|slides)',
      'used to',
      '(?:head|neck|chin) (?:\\w+ ){0,3}?(?:bent|bends?|forward)',
      '(?:bend|bent|lean|stoop) (?:my |the )?(?:head|neck|chin)',
      '(?:leg|legs|knees|hands|fingers|wrists) (?:\\w+ )?(?:straight|curled|bent|bend|cocked)',
      '(?:screen|laptop) (?:\\w+ ){0,2}?(?:on the edge|perched)',
      'shoulders (?:\\w+ ){0,2}?(?:hunch|slump)',
      'cannot|when i stand',
    ],
  },
  workSurface: {
    about: 'desk counter surface elbows table everything tabletop',
    says: {
      fits: [
        '(?:desk|counter|surface) ~ (?:at|is|to|set at|about|around) (?:my )?(?:sitting |seated )?elbows? (?:height|level)',
        '(?:desk|counter|surface) (?:(?!screen )\\w+ ){0,5}?(?:level|even|flush|in line|same height) (?:\\w+ ){0,3}?elbows',
        'elbows (?:\\w+ ){0,3}?(?:level|even|flush|in line|same height|same level) (?:\\w+ ){0,3}?(?:desk|counter|surface|top)',
        '(?:desk|counter|surface) ~ (?:at |is )?(?:a |the )?(?:good|right|perfect|correct|comfortable|proper|ideal) (?:sitting |working )?height',
        '(?:desk|counter|surface) height (?:\\w+ ){0,2}?(?:{good}|matches)',
        '(?:desk|counter) (?:is )?(?:right|just|exactly|pretty much|roughly|just right) (?:at|by|for|level with) (?:my )?elbows',
        'desk (?:(?!(?:not|screen) )\\w+ ){0,3}?just right for',
      ],
      'too high': [
        '(?:desk|counter|surface|everything|everything about it) ~ (?:too|way too|so|bit|little|really|quite|pretty|very|far too) (?:high|tall)',
        '(?:desk|counter|surface) ~ (?:high|tall) for (?:me|my|typing|sitting)',
        'elbows (?:\\w+ ){0,4}?(?:below|lower than|under|beneath) (?:\\w+ ){0,4}?(?:desk|counter|surface|top|edge|it)',
        '(?:desk|counter) (?:is |it )?(?:\\w+ )?(?:taller|higher) than (?:it should|i|is comfortable|my)',
        '(?:desk|counter|surface|top) (?:\\w+ ){0,3}?(?:above|higher than|over) (?:\\w+ ){0,2}?elbows?(?: height| level)?',
        '(?:desk|counter|surface) (?:\\w+ ){0,4}?(?:up to|reaches|at|hits) (?:my |about my )?(?:chest|armpits?|ribs|breast|chin|shoulders)',
        'elbows (?:\\w+ ){0,4}?(?:up|lift|raise|raised|reach up) (?:\\w+ ){0,4}?(?:desk|counter|surface)',
        '(?:too|so) (?:high|tall) (?:of )?(?:a )?(?:desk|counter|surface)',
      ],
    },
    unless: [
      'for standing',
      '(?:screen|laptop) (?:\\w+ ){0,6}?too high',
      'too high (?:to reach|shelf|up)',
      '(?:price|cost|expensive)',
    ],
  },
};
