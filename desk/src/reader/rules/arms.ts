import type { Rules } from './rules.ts';

/** The chair's arms; a person's are never plural alone in plain words. */
const arms = '(?:armrests|chair arms|arms of (?:the|my) chair)';

export const armsRules: Rules = {
  armrests: {
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
        '(?:armrests|arms) (?:\\w+ ){0,2}?(?:none|removed|taken off|sawn off)',
        'no armrests (?:on|at all)',
        'took (?:them|the armrests|both) off',
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
    hints: {
      fits: [
        '{armrests} (?:(?!(?:not|too|so|below|above|lift|shove|push|under|over|without|hang|cut|far|wide|shoulders|keep|narrow|close|hard|dig|hit|hits|hurt|broken|cracked|desk|gone|no|none) )\\w+ ){0,9}?(?:meet|meets|carry|level|come up to|come exactly to|where|touch|hold|support|match|resting|to where) (?:\\w+ ){0,2}?elbows',
        'elbows (?:(?!(?:not|above|out|wide|below|never|without) )\\w+ ){0,3}?(?:rest|lie|sit|on|land|settle|lay) (?:\\w+ ){0,4}?armrests',
        '{armrests} (?:(?!(?:not|too) )\\w+ ){0,5}?elbows (?:\\w+ ){0,3}?(?:rest|resting|supported|land|lie)',
      ],
      'too high': [
        '{armrests} (?:\\w+ ){0,9}?(?:lift|lifts|hoist|shove|shoves|push|pushes|jack|hike|raise|force|prop|drive|shrug) (?:up )?(?:\\w+ ){0,2}?(?:elbows|shoulders|arms|armrests)',
        '{armrests} (?:(?!(?:not|enough) )\\w+ ){0,5}?(?:so|too|that|way|set|up) high(?! enough)',
        '{armrests} (?:\\w+ ){0,3}?set for a giant',
        '{armrests} (?:\\w+ ){0,4}?(?:up )?(?:around|by|near|under|in) my (?:ribs|armpits|chest|ears)',
      ],
      'too low': [
        '{armrests} (?:\\w+ ){0,6}?(?:so|that|too) low',
        '{armrests} ~~ drop a shoulders',
        '{armrests} (?:\\w+ ){0,6}?so low',
        'elbows (?:\\w+ ){0,2}?(?:hang|hover|float|are|dangle) (?:\\w+ )?(?:above|over|short of) (?:the |my |it )?armrests',
        '{armrests} (?:\\w+ ){0,3}?(?:down )?(?:by|around|near|at) my (?:hips|thighs|waist|bum)',
        'not reach (?:the |my |it )?armrests',
        '{armrests} ~~ (?:sag|slump|lean|tilt|tip|list) (?:\\w+ )?(?:sideways|over|to one side) (?:\\w+ )?(?:to|before) (?:use|reach|get|rest|meet)',
      ],
    },
  },
  armrestSurface: {
    says: {
      hard: [
        `${arms} ~ (?:hard|wood|wooden|plastic|metal|cracked|torn|broken|ripped|split|taped|tape|peeling|bare|steel|damaged|chipped|sharp|rock|unpadded|shredded|worn (?:through|out|down))`,
        `(?:hard|wooden|wood|plastic|metal|cracked|torn|ripped|split|bare|unpadded|broken|worn|damaged|peeling) (?:plastic |wooden |old |chair |metal |and \\w+ )?armrests`,
        `${arms} (?:\\w+ ){0,2}?dig`,
        `arm pads? (?:\\w+ ){0,3}?(?:hard|cracked|torn|broken|ripped|split|worn|gone|peeling)`,
        '{armrests} (?:(?!(?:not) )\\w+ ){0,6}?(?:rock hard|oak|bare|wood|plastic|metal|hard|steel|iron|dents?|bony|stone)',
        '(?:foam|padding|pad|cushion|leather|vinyl) (?:\\w+ ){0,3}?(?:gone|off|torn|split|ripped|cracked|worn) (?:\\w+ )?(?:the |my |it )?armrests',
      ],
      soft: [
        `(?:soft|padded|cushioned|gel|foam|squishy|plush|cushy|upholstered) (?:\\w+ )?armrests`,
        `${arms} (?:(?!(?:hard|wood) )\\w+ ){0,8}?(?:soft|padded|cushioned|squishy|plush|cushy|gel|well padded|upholstered|padding)`,
        '{armrests} (?:(?!(?:not|hard|no) )\\w+ ){0,6}?(?:soft|padded|give|squishy|spongy|cushioned|like (?:a )?(?:pillow|cheese|bread))',
        '{armrests} (?:(?!(?:not|hard|no|lost|without) )\\w+ ){0,6}?(?:foam|velvet|velvety|fluffy|upholstered|plush)',
      ],
    },
    ifNot: { soft: 'hard', hard: 'soft' },
  },
  armrestWidth: {
    says: {
      'too wide': [
        `${arms} (?:(?!(?:chair|desk) )\\w+ ){0,7}?(?:wide|far apart|wide apart|far out|stick out|spread out|far away|too far)`,
        `(?:wide|wide set|far apart) armrests`,
        'elbows (?:\\w+ ){0,2}?(?:wing|flare|stick|splay|poke|wings|winged|flared|splayed) (?:\\w+ )?(?:out|outward|sideways|away)',
        '{armrests} (?:\\w+ ){0,6}?(?:apart|separated|mile|wide|spread|goalkeeper|far out)',
        'spread my (?:wings|elbows|armrests|arms)',
        'so far apart',
      ],
      fits: [
        `${arms} (?:(?!(?:too|not) )\\w+ ){0,3}?(?:narrow|close|in close|tucked|near) (?:\\w+ ){0,3}?(?:enough|elbows|body|sides|ribs|in|me)`,
        `armrests ~~ elbows (?:\\w+ ){0,3}?(?:sides|ribs|body|tucked|torso)`,
        `${arms} (?:\\w+ ){0,2}?(?:right|good|perfect|correct) (?:width|distance apart)`,
        `${arms} width (?:\\w+ ){0,2}?{good}`,
        `(?:narrow|close set) armrests`,
        '{armrests} (?:(?!(?:not|far|too) )\\w+ ){0,9}?(?:close|snug|tight|near|tucked|in|outside|narrow) (?:\\w+ ){0,2}?(?:sides|ribs|body|hips|waist|torso)',
        '(?:pulled|tucked|brought|slid|moved) (?:\\w+ ){0,2}?(?:in|close|snug) (?:\\w+ ){0,2}?(?:sides|ribs|body|hips|waist|me)',
      ],
    },
    ifNot: { fits: 'too wide', 'too wide': 'fits' },
  },
  armrestAdjustment: {
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
        '{armrests} (?:(?!(?:chair|desk|screen) )\\w+ ){0,7}?not (?:\\w+ )?(?:move|moves|budge|go anywhere|go up|go down|adjust|slide|shift|change)',
        '{armrests} (?:\\w+ ){0,4}?(?:stay|stays|stuck|cast|part of|one piece|carved|molded|welded|bolted|fixed)(?! (?:up|cool|clean|with))',
      ],
    },
    says: {
      adjustable: [
        `(?:adjustable|[2345] d|moveable|movable|height adjustable) (?:(?!(?:chair|whose|with|and) )\\w+ ){0,2}?(?:armrests|arms)`,
        `${arms} (?:(?!(?:hit|not|never|it) )\\w+ ){0,3}?(?:adjust|adjustable|adjusted|move up|go up|goes up|up down|up and down|slide|raise and lower|can be (?:moved|adjusted|raised|lowered)|flip up)`,
        `(?:can|able to) (?:raise|lower|adjust|move) (?:the |my )?armrests`,
        `(?:raised|lowered|adjusted) (?:the |my )?armrests`,
        '^ (?:the |my )?(?:armrests|chair arms|arms of (?:the|my) chair) (?:can )?(?:move|adjust|slide) $',
        '{armrests} (?:(?!(?:not|never|no|too|fixed|stuck|wont) )\\w+ ){0,6}?(?:included|also go|also move|go up|go in|in and out|up and down|slide|slides|move|moves|tilt|adjust|swing|pivot)(?! (?:high|low|far|wide|hard))',
        'so (?:do|does|can) (?:the |my |it )*armrests',
        '(?:dropped|raised|lowered|pulled|moved|slid|set|brought|adjusted|turned) (?:up |down |in )?(?:the |my |it |both )?armrests',
        '{armrests} (?:which |that |those )?(?:i )?(?:pulled|slid|moved|dropped|raised|lowered|brought)',
      ],
      fixed: [
        `${arms} ~ (?:fixed|welded|bolted|stuck|immovable|screwed on|rigid|part of the frame)`,
        `(?:fixed|stationary|immovable|welded|rigid) (?:\\w+ )?armrests`,
      ],
    },
    ifNot: { adjustable: 'fixed', fixed: 'adjustable' },
    unless: ['enough'],
  },
  shoulders: {
    says: {
      relaxed: [
        'shoulders (?:(?!(?:from|pain|up) )\\w+ ){0,3}?(?:relaxed|loose|low|dropped|down|at ease|soft|easy|rest naturally)',
        '(?:relaxed|loose|dropped|low|easy) shoulders',
        '(?:relax|drop|keep) (?:my |the )?shoulders (?:down|low|relaxed|loose)',
        'shoulders (?:(?!(?:from|pain|up|not|never) )\\w+ ){0,4}?(?:hang|hanging|nothing to do|drop|where they belong|calm|asleep|quiet|down|relax|slack|at rest)',
        'shoulders (?:\\w+ ){0,2}?near the floor',
      ],
      raised: [
        'shoulders (?:(?!(?:blade|blades|pain|phone|screen) )\\w+ ){0,3}?(?:up|raised|hike|hiked|hunched|hunch|shrug|shrugged|lifted|elevated|creep|creeping|climb|ride|rise|rising|scrunched|bunched|high|ears)',
        '(?:push|pushes|jack|shove|shoves|force|forces|lift|lifts|raise|raises|hike|hikes|jam|jams|scrunch|hunch|bring|brings|pull) (?:\\w+ )?shoulders (?:\\w+ )?(?:up|to|high|toward|into|when)?',
        '(?:shrug|shrugging|shrugged)',
        '(?:raised|hunched|hiked|lifted|elevated|scrunched) (?:up )?shoulders',
        '(?:hoist|heave|hitch|crank|haul|pull|draw|shrug|climb) (?:\\w+ )?(?:my |the )?shoulders',
        'shoulders (?:(?!(?:blades|pain|not|hurt) )\\w+ ){0,4}?(?:climb|round my ears|around my ears|by my ears|up|earrings|earlobes|hoisted|near my ears|to my ears|at my ears|cramped up)',
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
