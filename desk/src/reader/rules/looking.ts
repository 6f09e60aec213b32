import type { Rules } from './rules.ts';

/** What somebody looks at beside a screen of its own, and how the head is held for it. */
export const lookingRules: Rules = {
  documents: {
    about:
      'patterns pattern chart charts paper copies copy ledger ledgers reports textbook textbooks letters mail records bills notes stack texts cases blueprints tickets orders plans prescriptions books book holder easel slant board holds copy clip',
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
        '(?:patterns?|charts?|plans|cases|{papers}) (?:\\w+ )?spread (?:out )?(?:on|over|across|all over)',
      ],
    },
    wishes: { 'flat on the desk': [] },
    unless: ['laptop (?:\\w+ ){0,3}?flat', 'screen (?:\\w+ ){0,3}?flat', 'no paper', 'paperless'],
  },
  laptop: {
    about: 'chromebook macbook laptop',
    surely: {
      flat: [
        '(?:stand|riser) (?:for (?:the |my )?laptop )?(?:\\w+ ){0,3}?(?:in (?:the |a |its )?(?:box|closet|drawer|garage|trunk|cabinet|bag|back)|at home|gathering dust|collecting dust|never use|do not use|not use|unused|broke|broken|unopened|i forget|still in)',
        'laptop (?:\\w+ ){0,3}?(?:no|without|without a|without any|not on a|not have a|not use a) (?:\\w+ )?(?:stand|riser)',
        'laptop (?:\\w+ ){0,3}?(?:is|it) not (?:raised|elevated|propped)',
      ],
      raised: [
        'laptop (?:(?!(?:no|not|without|never) )\\w+ ){0,5}?(?:on|onto|in|with|up on|atop) (?:\\w+ ){0,3}?(?:stand|riser|box|boxes|books|stack|crate|bin|pile|shelf|arm|mount|cookbooks|textbooks|dictionaries|binder|music stand|tripod|pedestal)(?! desk)',
        'laptop (?:(?!(?:no|not|never|keyboard) )\\w+ ){0,4}?(?:raised|elevated|propped|lifted|jacked|up high)',
        '(?:stand|riser|books|box) (?:under|underneath|below|for) (?:the |my )?laptop',
        '(?:raised|elevated|propped up) (?:my |the )?laptop',
        'laptop (?:stand|riser)(?: in use| so)?',
        'laptop ~~ (?:stack|books|box|boxes|riser|stand) (?:\\w+ )?under (?:it|the laptop|my laptop)',
        'laptop (?:(?!(?:no|not|without|never) )\\w+ ){0,6}?(?:on|onto|by|held up by) (?:\\w+ ){0,2}?(?:shoebox|shoe box|shelf|stand|dictionary|dictionaries|cookbooks|bible|tower)',
      ],
    },
    says: {
      flat: [
        'laptop (?:(?!(?:raised|stand|closed|docked|under|riser|bag) )\\w+ ){0,5}?(?:flat|(?:on|at|in) (?:\\w+ ){0,4}?(?:desk|counter|lap|knees|legs|thighs|couch|sofa|bed|island|tray|lapdesk|coffee|floor|chair|pillow|ottoman|bench))',
        'laptop flat',
        'laptop (?:directly|right|straight|just|flat|always) on (?:the |my |a )?(?:\\w+ )?(?:desk|counter)',
        'desk (?:with )?(?:the |my |a )?laptop on (?:it|that|top of it)',
        '(?:just|only|off|from|on) (?:the |my |a |an |his |her )?(?:\\w+ )?laptop(?: screen)? (?:all day|directly|by itself|alone|only)',
        '(?:just|only) (?:have |use |got |need )?(?:the |my |a |an )?(?:\\w+ )?laptop',
        '(?:work|working|type|typing|write|study|chart|do (?:\\w+ ){0,3}?|everything|all) (?:\\w+ ){0,3}?(?:on|from|off) (?:the |my |a |an |old |work |school )*laptop(?! (?:stand|riser))',
        '^ (?:\\w+ )?laptop $',
        'laptop (?:\\w+ ){0,2}?(?:own |built in )?screen(?! (?:closed|is closed|off))',
        'laptop (?:(?!(?:raised|stand|closed|docked|under|riser|bag) )\\w+ ){0,5}?(?:on|against) (?:\\w+ ){0,3}?(?:stomach|belly|chest|bedspread|mattress|blanket|comforter|carpet|bedside|nightstand|tray|crate of)',
        'laptop (?:with )?(?:nothing else|by itself|alone|only)',
        'laptop (?:\\w+ ){0,6}?nothing under',
        '(?:use|using) (?:the |my )?laptop as is',
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
    about: 'chin tablet ipad neck head chin look looking crane craning',
    says: {
      'bent forward': [
        '(?:crane|craning|craned|cranes|jut|jutting|poke|poking|stick|sticking|strain|straining|stretch|thrust|push) (?:\\w+ ){0,2}?(?:neck|head|chin)(?! up| back)',
        '(?:craning|jutting|poking) (?:forward|at|toward|to|over)',
        '(?:neck|head|chin) (?:(?!(?:not|back|phone|pain|upright) )\\w+ ){0,3}?(?:bent|bend|bends|(?<!faces |facing |points |looks |face |looking |pointing )forward|down|craned|dropped|drops|droops|juts|jutting|tucked|to my chest|tilted down|bowed|hangs|hanging|sticks out|pokes)(?! (?:back|to the|left|right|up|sideways))',
        '(?:bend|bending|drop|tilt|tip|hang|bow|tuck|dip|lower) (?:\\w+ )?(?:neck|head|chin)(?: (?:(?!(?:back|up|left|right) )\\w+ )?(?:down|forward|to|toward|over)| $)',
        'screen ~~ (?:look|looking|stare|staring|gaze) (?:\\w+ )?down(?: at| to| on| all)?',
        'laptop ~~ (?:look|looking|stare|staring|gaze) (?:\\w+ )?down(?: at| to| on| all)?',
        '(?:look|looking|stare|staring) (?:\\w+ )?down (?:at|to|on|into) (?:\\w+ )?(?:screen|laptop|it)',
        '(?:turtle|turtling|tech neck|text neck|vulture|head forward)',
        'forward head',
        'chin (?:is |stays )?(?:on|to|at) my chest',
        '^ (?:\\w+ ){0,2}?(?:look|looking) down (?:all day|most of the day|a lot|constantly|the whole time)',
        '(?:crane|craning) (?:\\w+ )?(?:at|toward|to see|into) (?:the |my )?(?:screen|tablet)',
        '(?:look|looking|bent|bend) (?:\\w+ )?(?:down )?(?:at|to|over|on) (?:the |my )?(?:tablet|ipad)',
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
        '(?:head|neck) straight ahead',
        '(?:face|facing) (?:the |my )?screen (?:straight|head|square|directly)',
        'no (?:turning|twisting) (?:of )?(?:my |the )?(?:head|neck)',
        'no (?:need to )?(?:neck|head) (?:turning|twisting|turn|twist)',
      ],
    },
    ifNot: { turned: 'facing ahead' },
    unless: ['(?:phone|hurts to|hurts when|pain when|sore when)'],
  },
};
