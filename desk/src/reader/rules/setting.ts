import type { Equipment, Seat, Surface } from '../../setting.ts';

/** Phrases (see `phrases.ts`) that name the furniture. Of several in one clause the first in the list counts. */
export const seatPhrases: Record<Seat, readonly string[]> = {
  wheelchair: ['wheelchair', '(?:power|wheel|manual) chair'],
  standing: [
    '(?:i|we) (?:\\w+ )?stand(?! (?:up|on my (?:break|lunch)))(?: $| (?:all|the whole|the entire|most|mostly|at|for|the)(?! (?:\\w+ )?(?:minutes|\\d+min)))',
    '(?:stand|standing) (?:\\w+ ){0,3}?(?:all|whole|entire|most of the|full|rest of the) (?:of )?(?:the |my )?(?:day|shift|time|it)',
    '(?:always|mostly|mainly|usually|only|constantly) (?:standing|stand)',
    '(?:never|not|hardly|rarely) (?:\\w+ )?(?:sit|sit down|sitting)(?! (?:\\S+ ){0,5}?(?:\\d+min|longer|more|over|past|still|for|long|up|back|there|straight))',
    '(?:am|is|get|on) (?:\\w+ )?(?:on )?my feet (?:all|the whole|most)',
    '^ (?:i am )?standing(?! (?:desk|converter|mat|up|height|counter))',
  ],
  'bean bag': ['(?:bean ?bag|beanbag)'],
  recliner: ['(?:recliner|lazy ?boy|lazboy|la z boy)'],
  bed: [
    '(?:in|on|from|onto) (?:the |my |a |our )?(?:\\w+ )?bed',
    '^ (?:the |my |a )?(?:\\w+ )?bed(?! (?:side|frame))',
  ],
  couch: ['(?:couch|sofa|loveseat|futon|daybed|sectional|settee|divan)'],
  ball: ['(?:exercise|yoga|balance|stability|swiss|gym|fitness) ball'],
  bench: ['(?:piano |wooden |church |picnic |weight )?bench'],
  stool: ['stools?'],
  'kitchen chair': ['{badSeat}', 'armless wooden chair'],
  'office chair': [
    '(?:office|task|ergonomic|ergonomically designed|swivel|gaming|gamer|racing|computer|executive|leather|mesh|rolling|adjustable|secretary|conference|drafting|manager) (?:\\w+ ){0,2}?chair',
    '(?:aeron|steelcase|herman miller|embody|mirra|sayl|humanscale|haworth|knoll|secretlab|secret lab|ergochair|gesture|leap|cosm|markus)',
    'chair (?:(?!(?:not|no|without) )\\w+ ){0,3}?(?:wheels|casters|rolls|adjustable|reclines|gas lift|swivels|goes up|go up)',
    'chair (?:with )?(?:adjustable|every adjustment)',
  ],
};

/** Where a thing is that one does not sit on. */
export const notSatOn =
  '(?:(?:behind|beside|near|facing|opposite|by|next to|across from|against|end of|back of|over|feet (?:\\w+ ){0,5}?(?:on|onto)|(?:guest|visitor|visitors|clients?|patients?|spare)) (?:the |my |a |our )?(?:\\w+ )?(?:couch|sofa|futon|bed|stool|bench|chair)|(?:couch|sofa|bed|stool|bench|chair) (?:\\w+ )?(?:under|for|beneath) (?:my |the )?(?:feet|legs|guests|visitors|clients|patients))';
/** Where one goes for a while. */
export const forAWhile =
  '(?:sometimes|occasionally|now and then|once in a while|every so often|evenings?|at night|nights|weekends?|fridays?|some days|for a change|after work|if i|when i (?:get|am) (?:tired|bored|home)|other times|nap|lunch|dinner|rest on|crash on|collapse on|lie down)';

/** In plain words a table is a desk, and a touchpad a mouse. */
export const surfacePhrases: Record<Surface, readonly string[]> = {
  'sit-stand desk': [
    '(?:sit stand|standing|stand up|sit to stand|height adjustable|adjustable height|motorized|electric|uplift|vari|varidesk|up and down|adjustable) (?:\\w+ )?(?:desk|converter|workstation)',
    'desk (?:(?!(?:not|chair|tray|too) )\\w+ ){0,3}?(?:goes up and down|raises|motorized|height adjustable|moves up and down|go up and down)',
  ],
  'kitchen table': [
    '(?:kitchen|dining|dining room|breakfast|cafe|card|folding|picnic|kids?|child size) (?:\\w+ )?desk',
  ],
  counter: ['counter', '(?:kitchen )?island', '(?:work ?bench|bar top)'],
  lap: [
    '(?:laptop|ipad|tablet|computer|screen|it) (?:(?!(?:desk|counter) )\\w+ ){0,5}?(?:in|on|across|off) (?:my |the )?(?:lap|knees|legs|thighs)(?! desk)',
    'lap ?desk',
    '(?:on|with) (?:a |my )?(?:pillow|cushion) (?:in|on|over|across) my (?:lap|legs|knees)',
  ],
  desk: ['desk'],
};

export const equipmentPhrases: Record<Equipment, readonly string[]> = {
  keyboard: [
    '(?:external|separate|wireless|bluetooth|usb|mechanical|split|ergonomic|full size|small|narrow|compact|logitech|magic|plug in|regular|real|gaming) (?:\\w+ ){0,2}?keyboard(?! (?:tray|drawer|shelf|feet))',
    'keyboard(?! (?:tray|drawer|shelf|platform|feet|of (?:my |the )?laptop|on (?:my |the )?laptop|is built))',
  ],
  mouse: ['mouse(?! (?:pad|mat|wheel))'],
  headset: ['headset(?! (?:stand|hook))'],
  footrest: ['footrest'],
  'monitor arm': [
    'screen (?:(?!(?:desk|chair) )\\w+ ){0,4}?(?:on|with|has) (?:an? |its |swing |adjustable |gas |the |their |2 )*arms?',
    'screen (?:\\w+ ){0,3}?(?:on )?armrests',
    '(?:screen|swing|vesa|gas|dual) (?:mount )?(?:arm|armrests)(?! (?:of|on) (?:the|my) chair)',
  ],
  stand: [
    '(?:laptop|screen|ipad|tablet) (?:\\w+ ){0,3}?(?:stand|riser)(?! desk)',
    '(?:stand|riser) (?:for|under) (?:my |the )?(?:laptop|screen|ipad|tablet)',
    '^ (?:a |the )?riser',
  ],
  armrests: ['armrests'],
  'keyboard feet': [
    '(?:keyboard|its|it|the) (?:\\w+ ){0,3}?(?:little |tilt |fold out |back |kickstand )*(?:feet|kickstand|legs) (?:\\w+ ){0,2}?(?:out|up|flipped|popped|open|extended|propped)',
    'keyboard (?:\\w+ )?(?:feet|kickstand)',
    'keyboard (?:\\w+ ){0,4}?(?:tilted|propped) up',
  ],
  'keyboard tray': [
    'keyboard (?:\\w+ ){0,5}?(?:tray|drawer)',
    '(?:pull out|sliding|keyboard|slide out) tray',
  ],
  'document holder': [
    '(?:paper|copy|clip|page) (?:\\w+ )?(?:holder|stand)',
    'copyholder',
    '(?:slant|inline) (?:board|holder)',
  ],
  'lumbar cushion': [
    '(?:lumbar|lower back|back) (?:\\w+ )?(?:pillow|cushion|roll|pad)',
    '{support} (?:\\w+ ){0,3}?behind (?:\\w+ ){0,4}?back',
  ],
  'lap desk': ['lap ?desk', 'lap (?:tray|table|board)', 'bed tray'],
};
