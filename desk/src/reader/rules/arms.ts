import type { Rules } from './rules.ts';

/** The chair's arms; a person's are never plural alone in plain words. */
const arms = '(?:armrests|chair arms|arms of (?:the|my) chair)';

export const armsRules: Rules = {
  armrests: {
    about: 'armrests armless arms them elbows',
    surely: {
      none: [
        '(?:no|without|without any|zero|lacks|lacking|minus|sans|neither) (?:chair )?armrests',
        '(?:no|without|without any|nor|or|zero) arms',
        '(?:not|never) (?:have|had|come with|got) (?:any )?armrests',
        'armless',
        `${arms} (?:\\w+ ){0,4}?(?:came|fell|broke|taken|took|pulled|removed|snapped) (?:\\w+ )?off`,
        `${arms} (?:\\w+ ){0,3}?(?:missing|gone|removed|none)(?! a)`,
        `(?:took|removed|remove|taken|take|pulled|unscrewed) (?:off )?(?:the |my |both )?${arms}`,
        `${arms} (?:\\w+ ){0,5}?(?:take|took|removed|pulled) them (?:off|away)`,
      ],
    },
    says: {
      fits: [
        `${arms} (?:(?!(?:not|too) )\\w+ ){0,4}?(?:at|to) (?:\\w+ )?(?:elbows? (?:height|level)|(?:good|right|perfect|correct|proper|nice) (?:height|level))`,
        `${arms} (?:\\w+ )?(?:height )?(?:level with|in line with|meet|match) (?:my )?elbows`,
        `${arms} (?:\\w+ )?height (?:\\w+ ){0,2}?{good}`,
        `elbows (?:\\w+ ){0,3}?(?:rest|resting|sit|supported|lie) (?:\\w+ ){0,3}?${arms}`,
        `${arms} (?:\\w+ ){0,2}?(?:support|hold|carry) (?:\\w+ ){0,2}?(?:elbows|forearms|arms)`,
        `armrests ~~ rest (?:my )?elbows on (?:them|it)`,
        `rest (?:my )?elbows (?:\\w+ ){0,2}?on (?:the |my )?${arms}`,
        `(?:elbows|forearms) (?:\\w+ ){0,3}?(?:supported|held) by (?:the |my )?${arms}`,
        `armrests (?:elbows )?(?:\\w+ ){0,2}?(?:elbows? height|elbows level)`,
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:\\w+ ){0,2}?(?:the |at the )?(?:right|good|perfect|correct) height',
        'elbows (?:\\w+ )?on (?:the |my )?(?:armrests|chair arms|arms of (?:the|my) chair)',
      ],
      'too high': [
        `${arms} ~ (?:too|so|way too|way|bit|little) high`,
        `${arms} (?:\\w+ ){0,4}?(?:push|shove|force|lift|hike|jam|jack|raise|push(?:es)?|bring) (?:\\w+ ){0,2}?shoulders`,
        `(?:high|tall) armrests (?:\\w+ ){0,3}?(?:push|shove|force|shoulders)`,
        `${arms} (?:do|will|can|does) not (?:go|lower|get|come) (?:down )?(?:low enough|any lower|lower)`,
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:\\w+ ){0,3}?(?:up )?(?:under|in|into) my armpits',
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:\\w+ ){0,8}?(?:are |is )?too high',
      ],
      'too low': [
        `${arms} ~ (?:too|so|way too|way|bit|little) low`,
        `(?:lean|reach|slump|bend) (?:\\w+ ){0,2}?(?:down )?to (?:reach |use |rest on )?(?:the |my )?${arms}`,
        `${arms} (?:do|will|can|does) not (?:go|raise|get|come|reach) (?:up )?(?:high enough|any higher|higher|up to my elbows|my elbows)`,
        `${arms} (?:\\w+ ){0,3}?(?:below|under|lower than) (?:\\w+ ){0,2}?elbows`,
        'elbows (?:do|can|will) not (?:\\w+ )?(?:touch|reach|meet|rest on) (?:the |my )?(?:armrests|chair arms|arms of (?:the|my) chair)',
        'lean (?:\\w+ ){0,3}?side (?:\\w+ ){0,2}?(?:use|reach|rest on) (?:the |my )?(?:armrests|chair arms|arms of (?:the|my) chair)',
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:\\w+ )?(?:down )?(?:by|at|near) my (?:hips|waist|thighs)',
      ],
    },
    wishes: {
      none: ['(?:chair|one|something|stool) with (?:\\w+ )?(?:armrests|arms)', '^ (?:some |any )?armrests $'],
    },
    unless: ['(?:screen|desk) arms', 'need armrests'],
  },
  armrestSurface: {
    about: 'armrests padding padded arm pads',
    says: {
      hard: [
        `${arms} ~ (?:hard|wood|wooden|plastic|metal|cracked|torn|broken|ripped|split|taped|tape|peeling|bare|steel|damaged|chipped|sharp|rock|unpadded|shredded|worn (?:through|out|down))`,
        `(?:hard|wooden|wood|plastic|metal|cracked|torn|ripped|split|bare|unpadded|broken|worn|damaged|peeling) (?:plastic |wooden |old |chair |metal |and \\w+ )?armrests`,
        `${arms} (?:\\w+ ){0,2}?dig`,
        `arm pads? (?:\\w+ ){0,3}?(?:hard|cracked|torn|broken|ripped|split|worn|gone|peeling)`,
      ],
      soft: [
        `(?:soft|padded|cushioned|gel|foam|squishy|plush|cushy|upholstered) (?:\\w+ )?armrests`,
        `${arms} (?:(?!(?:hard|wood) )\\w+ ){0,8}?(?:soft|padded|cushioned|squishy|plush|cushy|gel|well padded|upholstered|padding)`,
      ],
    },
    ifNot: { soft: 'hard', hard: 'soft' },
  },
  armrestWidth: {
    about: 'armrests elbows',
    says: {
      'too wide': [
        `${arms} (?:(?!(?:chair|desk) )\\w+ ){0,7}?(?:wide|far apart|wide apart|far out|stick out|spread out|far away|too far)`,
        `(?:wide|wide set|far apart) armrests`,
        'elbows (?:\\w+ ){0,2}?(?:wing|flare|stick|splay|poke|wings|winged|flared|splayed) (?:\\w+ )?(?:out|outward|sideways|away)',
      ],
      fits: [
        `${arms} (?:(?!(?:too|not) )\\w+ ){0,3}?(?:narrow|close|in close|tucked|near) (?:\\w+ ){0,3}?(?:enough|elbows|body|sides|ribs|in|me)`,
        `armrests ~~ elbows (?:\\w+ ){0,3}?(?:sides|ribs|body|tucked|torso)`,
        `${arms} (?:\\w+ ){0,2}?(?:right|good|perfect|correct) (?:width|distance apart)`,
        `${arms} width (?:\\w+ ){0,2}?{good}`,
        `(?:narrow|close set) armrests`,
      ],
    },
    ifNot: { fits: 'too wide', 'too wide': 'fits' },
  },
  armrestAdjustment: {
    about: 'armrests arms',
    surely: {
      fixed: [
        `${arms} (?:\\w+ ){0,3}?(?:do|does|can|will|are|is|can not|would) not (?:\\w+ ){0,2}?(?:adjust|adjustable|move|budge|go up|go down|raise|lower|be adjusted|be moved|be lowered|be raised|change)(?! enough)`,
        `(?:not|no|without) (?:\\w+ )?adjustable armrests`,
        `nonadjustable armrests`,
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:\\w+ ){0,3}?(?:one height|one position|fixed in place|part of (?:the|my) chair|stay where|stay put|in place)',
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:\\w+ )?can not be (?:changed|adjusted|moved)',
        '(?:can|could|do) not (?:\\w+ )?(?:move|adjust|raise|lower|change) (?:the |my )?(?:armrests|chair arms|arms of (?:the|my) chair)',
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:do|does|can|are|is) not $',
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:are |is )?not (?:\\w+ )?(?:adjustable|adjust|movable)',
        '(?:armrests|chair arms|arms of (?:the|my) chair) (?:none|no) (?:adjustable|adjust|adjustments?)',
      ],
    },
    says: {
      adjustable: [
        `(?:adjustable|[2345] d|moveable|movable|height adjustable) (?:(?!(?:chair|whose|with|and) )\\w+ ){0,2}?(?:armrests|arms)`,
        `${arms} (?:(?!(?:hit|not|never|it) )\\w+ ){0,3}?(?:adjust|adjustable|adjusted|move up|go up|goes up|up down|up and down|slide|raise and lower|can be (?:moved|adjusted|raised|lowered)|flip up)`,
        `(?:can|able to) (?:raise|lower|adjust|move) (?:the |my )?armrests`,
        `(?:raised|lowered|adjusted) (?:the |my )?armrests`,
        '^ (?:the |my )?(?:armrests|chair arms|arms of (?:the|my) chair) (?:can )?(?:move|adjust|slide) $',
      ],
      fixed: [
        `${arms} ~ (?:fixed|welded|bolted|stuck|immovable|screwed on|rigid|part of the frame)`,
        `(?:fixed|stationary|immovable|welded|rigid) (?:\\w+ )?armrests`,
      ],
    },
    ifNot: { adjustable: 'fixed' },
    unless: ['enough'],
  },
  shoulders: {
    about: 'shoulders shrug shrugged shrugging',
    says: {
      relaxed: [
        'shoulders (?:(?!(?:from|pain|up) )\\w+ ){0,3}?(?:relaxed|loose|low|dropped|down|at ease|soft|easy|rest naturally)',
        '(?:relaxed|loose|dropped|low|easy) shoulders',
        '(?:relax|drop|keep) (?:my |the )?shoulders (?:down|low|relaxed|loose)',
      ],
      raised: [
        'shoulders (?:(?!(?:blade|blades|pain|phone|screen) )\\w+ ){0,3}?(?:up|raised|hike|hiked|hunched|hunch|shrug|shrugged|lifted|elevated|creep|creeping|climb|ride|rise|rising|scrunched|bunched|high|ears)',
        '(?:push|pushes|jack|shove|shoves|force|forces|lift|lifts|raise|raises|hike|hikes|jam|jams|scrunch|hunch|bring|brings|pull) (?:\\w+ )?shoulders (?:\\w+ )?(?:up|to|high|toward|into|when)?',
        '(?:shrug|shrugging|shrugged)',
        '(?:raised|hunched|hiked|lifted|elevated|scrunched) (?:up )?shoulders',
      ],
    },
    ifNot: { raised: 'relaxed', relaxed: 'raised' },
    unless: [
      'from (?:\\w+ )?shoulders (?:down|up)',
      '(?:phone|receiver) (?:\\w+ ){0,6}?shoulders',
      '(?:above|over|between|behind) (?:\\w+ )?shoulders',
      'shoulders (?:height|level|blade|blades|pain)',
    ],
  },
};
