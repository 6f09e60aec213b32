import type { Rules } from './rules.ts';

const nextTo =
  '(?:next to|beside|right by|by|near|close to|alongside|up against|snug against|snug up to|flush against|right against|adjacent to|hugging|touching|right next to|right beside)';
const pad =
  '(?:(?:gel|wrists?|palm|foam|rubber|jelly|squishy|beanbag) )+(?:rest|pad|support|cushion|bump|strip|mat|hump|lump|lumps|pillow|thing|roll)';

export const mouseRules: Rules = {
  mouseReach: {
    surely: {
      reaching: [
        '(?:reach|reaching|stretch|stretching|stretched|extend|extending|lean) (?:\\w+ ){0,8}?(?:to|for|out to|toward) (?:the |my |a )?mouse',
        'mouse (?:(?!(?:not|phone) )\\w+ ){0,4}?(?:too|so|way|really|pretty|very) (?:far|way out)',
        'mouse (?:(?!(?:not|phone) )\\w+ ){0,5}?(?:far (?:away|off|right|out|from)|way out|way over|out past|way beyond|beyond|past the|out to the (?:right|side|left)|off to the (?:right|side|left)|out of reach|out of the way)',
        'mouse ~~ (?:stretch|reach|reaching|stretching|stretched|extended)(?! (?:easily|without))',
        'mouse (?:\\w+ ){0,4}?(?:far end|far side|other end|other side|edge of the desk|a stretch)',
        'mouse (?:(?!(?:not|phone) )\\w+ ){0,5}?(?:other side of|half a desk|way over|straight arm|out by|miles|past the|behind the|beyond)',
        '(?:arm|elbow) (?:\\w+ ){0,3}?(?:straight|stretched|outstretched|out) (?:\\w+ ){0,3}?mouse',
        '(?:reach|stretch|stretching|reaching) (?:\\w+ ){0,4}?mouse with',
        'mouse (?:\\w+ ){0,3}?arm (?:\\w+ ){0,2}?(?:out|straight|stretched)',
      ],
      close: [
        'not (?:\\w+ ){0,3}?(?:reach|stretch) (?:\\w+ )?(?:for|to) (?:the |my )?mouse',
        'mouse ~~ not (?:\\w+ ){0,2}?(?:stretch|reach)',
      ],
    },
    says: {
      close: [
        `mouse (?:(?!(?:not|pad|phone|rest) )\\w+ ){0,5}?${nextTo} (?:the |my |it )?(?:\\w+ )?(?:keyboard|it|keys)(?! (?:edges?|sides?|tips?|tail))`,
        `keyboard (?:\\w+ ){0,3}?with (?:the |my |a )?mouse (?:\\w+ )?${nextTo} it`,
        'mouse ~ (?:right alongside|right beside|right next|right there|close by|close in|alongside|right beside it|nearby|tucked in)',
        '(?:keyboard and mouse|mouse and keyboard|keyboard and the mouse|mouse and the keyboard) (?:\\w+ ){0,7}?(?:side by side|close together|next to each other|right together|shoulder width|beside each other)',
        'side by side',
        'mouse (?:\\w+ ){0,2}?(?:within|in) (?:easy |close |comfortable )?(?:reach|armlength)',
        `keyboard ${nextTo} (?:the |my )?mouse`,
        'mouse (?:is )?(?:close|near)(?! to the)',
        'mouse (?:(?!(?:not|pad|phone|rest) )\\w+ ){0,5}?(?:near of|next door to|close beside|right there|by my hands|up against|a thumb from|alongside) ',
        'mouse (?:(?!(?:not|pad|phone|rest) )\\w+ ){0,4}?(?:near|close|beside|next to|against) (?:\\w+ ){0,2}?keyboard',
      ],
    },
    unless: ['no mouse', 'side by side (?:screen|\\w+ screen)', 'screen (?:\\w+ ){0,3}?side by side'],
  },
  mouseSurface: {
    surely: {
      'different from the keyboard': [
        'mouse (?:(?!(?:not|keyboard|same|pad) )\\w+ ){0,4}?(?:up on|down on|on) (?:the |my |a |another |its own |top of the )?(?:(?!same )\\w+ )?(?:shelf|ledge|bench|stool|cabinet|chair|windowsill|filing|file|book|box|armrests|riser|side desk)',
        'mouse (?:(?!(?:not|keyboard|same|pad) )\\w+ ){0,4}?(?:up on|stays on|stays up|up|still on|has to stay on|lives on|sits up on|sits on top) (?:\\w+ ){0,2}?desk',
        'mouse (?:(?!(?:not|same) )\\w+ ){0,4}?(?:different|another|separate|its own) (?:\\w+ )?(?:surface|level|height|shelf|tray|desk)',
        'mouse (?:(?!(?:not|same) )\\w+ ){0,4}?(?:higher than|lower than|above|below) (?:the |my )?keyboard',
        'keyboard (?:(?!(?:not|mouse) )\\w+ ){0,6}?(?:tray|drawer|lap|shelf) (?:\\w+ ){0,4}?mouse (?:(?!(?:same|tray|both|too) )\\w+ ){0,4}?(?:desk|surface|up)',
        '(?:keyboard and (?:the )?mouse|mouse and (?:the )?keyboard) (?:\\w+ ){0,4}?different (?:surfaces|levels|heights)',
        'mouse (?:does|will|can) not fit (?:\\w+ ){0,3}?(?:tray|drawer|next|on it)',
        '(?:no|not enough) room (?:\\w+ ){0,4}?mouse (?:\\w+ ){0,2}?(?:on|in) (?:the |my )?(?:keyboard )?(?:tray|drawer)',
        'mouse (?:\\w+ ){0,2}?(?:up top|on top)(?= | $)(?! of the keyboard)',
        'mouse (?:\\w+ ){0,2}?on the arm of',
        'mouse (?:\\w+ ){0,5}?keyboard (?:(?!same )\\w+ ){0,4}?(?:shelf|tray|drawer|ledge) (?:below|under|underneath|lower)',
        'mouse (?:\\w+ ){0,4}?(?:level up|level down|step up|storey|story up|floor up|desk above)',
        'mouse (?:(?!(?:not|same) )\\w+ ){0,11}?(?:higher|lower) than (?:the |my )?keyboard',
      ],
    },
    says: {
      'same as the keyboard': [
        '(?:keyboard (?:and|plus|with) (?:the |my )?mouse|mouse (?:and|plus|with) (?:the |my )?keyboard) (?:(?!(?:not|different|separate|wireless) )\\w+ ){0,4}?(?:same|on (?:the|a|my|one|top)|one level|sit|both|share|live)',
        'both (?:the )?(?:keyboard and mouse|mouse and keyboard) (?:\\w+ ){0,3}?(?:on|same)',
        'mouse (?:(?!(?:not|different) )\\w+ ){0,8}?(?:same|on one) (?:surface|desk|counter|deck|top|platform|bench|board|slab|tray|level|height|drawer|shelf|plane)',
        'mouse (?:(?!(?:not|different|up) )\\w+ ){0,4}?(?:tray|drawer|desk) with (?:it|the keyboard|my keyboard)',
        'same (?:surface|desk|tray|level|height) (?:\\w+ ){0,4}?(?:as|for) (?:\\w+ ){0,2}?(?:keyboard|mouse)(?: and)?',
        'mouse (?:(?!not )\\w+ ){0,5}?(?:level with|flush with) (?:the |my )?keyboard',
        'tray (?:\\w+ ){0,4}?(?:holds|fits|big enough for|wide enough for|with|for) (?:\\w+ ){0,2}?(?:keyboard and (?:the )?mouse|both)',
        '(?:mouse and keyboard|keyboard and mouse) (?:\\w+ ){0,3}?(?:share|side by side on|together on)',
        '(?:mouse|keyboard) ~~ (?:pair of them|both of them|the 2 of them|both) (?:\\w+ ){0,2}?on (?:the )?(?:one|same)',
        '^ mouse (?:keyboard )?(?:the )?pair of them on',
        '(?:pair|both|2) of them (?:\\w+ )?on (?:the )?(?:one|same)',
      ],
    },
    ifNot: {
      'same as the keyboard': 'different from the keyboard',
      'different from the keyboard': 'same as the keyboard',
    },
  },
  mouseGrip: {
    surely: {
      pinched: [
        'mouse ~~ (?:pinch|pinching|pinchy|pinched|claw|clawing|clawed|fingertips?|fingertip grip|cramps my hands)',
        '(?:pinch|pinching|claw|clawing|grip) (?:\\w+ ){0,3}?mouse (?:\\w+ ){0,4}?(?:fingers|fingertips|thumb)',
        '(?:pinch|pinching|claw|clawing) (?:\\w+ ){0,2}?mouse',
        'mouse (?:(?!pad )\\w+ ){0,4}?(?:too|so|way too|far too) (?:small|tiny|little|thin|flat|short|narrow)',
        'mouse (?:\\w+ ){0,3}?(?:small|tiny) for (?:my|me)',
        'mouse (?:\\w+ ){0,3}?(?:does|do) not (?:\\w+ )?(?:fit|fill)(?! (?:on|in|next|there|beside|under))',
        '(?:pinch|claw|fingertip) grip',
        '(?:hold|holding|grab|gripping|grip) (?:\\w+ ){0,3}?mouse (?:\\w+ ){0,2}?with (?:\\w+ ){0,2}?(?:fingers|fingertips)',
        'mouse (?:\\w+ ){0,9}?(?:by (?:the |it )?(?:edges|sides|tip)|tips of my|fingertips|like a (?:\\w+ )?(?:peanut|sugar cube|lemon|pea|coin|grape|nut|pencil)|toy|swallows?|bar of)',
        '(?:hold|grip|gripping|holding) (?:it|the mouse|that thing) (?:\\w+ ){0,3}?(?:by the edges|fingertips|fingers|tips|like a)',
        'fingers (?:\\w+ )?(?:hang|fall|stick) off (?:the |my )?mouse',
        'mouse (?:\\w+ ){0,3}?(?:kids?|child|children|doll|tiny|dwarf|size of a (?:bar|matchbox|coin|walnut|plum))',
      ],
    },
    says: {
      relaxed: [
        'mouse (?:(?!(?:not|too|never) )\\w+ ){0,5}?(?:fits?|fills?|fitted|suits|supports) (?:\\w+ ){0,3}?(?:hands|palm|grip)',
        'mouse (?:(?!(?:not|too|never) )\\w+ ){0,3}?(?:comfortable|easy|good|great|nice|right size|big enough|large enough|full size)(?: (?:in|for) (?:my |the )?hands)?(?= (?:\\w+ ){0,4}?(?:hands|palm)| $)',
        'hands (?:\\w+ ){0,2}?(?:relaxed|rests?|loose|lies|soft) (?:\\w+ ){0,2}?mouse',
        'mouse ~~ hands (?:is |stays |are |lies |rests )?(?:relaxed|loose|soft|open)',
        '(?:relaxed|loose|light|soft) grip (?:\\w+ ){0,3}?mouse',
        'mouse (?:\\w+ ){0,3}?(?:the )?right size',
        'mouse (?:(?!(?:not|too|never|hold|small|tiny|gel|rest) )\\w+ ){0,9}?(?:fits|fills|suits|lies down on|drapes|covers|size of my|(?:chosen|made|good) for (?:my|me|big|large)) (?:\\w+ ){0,2}?(?:hands|palm|it)?',
        'hands (?:(?!not )\\w+ ){0,2}?(?:rests?|lies|sits|drapes|lies down|lays|falls|settles) (?:\\w+ ){0,2}?(?:on|over|round) (?:the |my )?(?:mouse|it)',
        'mouse ~~ hands (?:\\w+ ){0,2}?(?:lies|rests|sits|drapes|covers)',
      ],
    },
    ifNot: { relaxed: 'pinched' },
    unless: ['(?:nerve|neck)', '(?:hold|holding|in my) (?:\\w+ )?phone', 'mouse pad too'],
  },
  palmRest: {
    surely: {
      'out of the way': [
        '(?:pad|cushion|bump|hump|thing|roll|rest|lump) (?:\\w+ ){0,8}?(?:removed|went in the bin|took away|taken away|is gone|binned|thrown out|threw out)',
        'nothing (?:\\w+ ){0,2}?(?:in front of|before) (?:it|the mouse|my mouse)',
        'no (?:pad|cushion|bump|hump|thing|roll|rest|lump) (?:before|in front of|at|by) (?:the |my )?mouse',

        '(?:binned|ditched|chucked|tossed|threw|removed|took|lost|no|without) (?:\\w+ ){0,4}?(?:rest|pad|gel|hump|bump|thing) (?:\\w+ ){0,4}?mouse',
        'mouse (?:\\w+ ){0,3}?no (?:bump|hump|gel|rest|pad|wrists)',
        'plain mouse (?:mat|pad)',

        `(?:no|without|not have|without any|not use|zero|never use) (?:a |any )?${pad} (?:\\w+ ){0,5}?mouse`,
        `mouse (?:\\w+ ){0,3}?(?:no|without|without a) ${pad}`,
        `(?:ditch|ditched|removed|threw|toss|tossed|took|got rid of|dropped|remove) (?:\\w+ ){0,4}?${pad} (?:\\w+ ){0,6}?mouse`,
        `${pad} (?:\\w+ ){0,5}?mouse (?:\\w+ ){0,5}?(?:took it away|gone|removed|ditched|threw|tossed)`,
        '(?:nothing|no pad|no rest|clear|free|empty|space) (?:\\w+ ){0,3}?in front of (?:the |my )?mouse',
        'mouse ?pad (?:\\w+ ){0,2}?(?:no|without|flat|without a) (?:\\w+ )?(?:wrists|gel|rest|pad|palm)',
        '(?:flat|plain) mouse pad',
      ],
      'in the way': [
        'mouse (?:(?!(?:no|not|without|keyboard) )\\w+ ){0,7}?(?:gel|rubber|jelly|squishy|wrists) (?:\\w+ )?(?:hump|lump|pillow|thing|pad|cushion|bump|rest|roll)',
        '(?:gel|rubber|jelly|squishy|wrists?) (?:\\w+ )?(?:hump|lump|pillow|thing|pad|cushion|bump|rest|roll) (?:\\w+ ){0,4}?(?:before|in front of|at|for|under|by) (?:\\w+ )?(?:mouse|it)',
        '(?:pad|cushion|bump|hump|thing|roll|rest|lump) (?:right |just )?(?:before|in front of) (?:the |my )?mouse',
      ],
    },
    says: {
      'in the way': [
        `${pad} (?:(?!(?:keyboard|no|not) )\\w+ ){0,6}?(?:in front of|with|under|on|at|for|by|built into|before) (?:\\w+ ){0,3}?mouse`,
        `mouse ?(?:pad|mat)? (?:(?!(?:no|not|keyboard|without) )\\w+ ){0,3}?(?:with|has|have|and) (?:\\w+ ){0,4}?(?:wrists|gel|jelly|palm (?:rest|support|pad)|hump|bump)`,
        `mouse (?:(?!(?:no|not|keyboard|without) )\\w+ ){0,6}?${pad}`,
        '(?:gel|wrists rest) mouse ?pad',
        `mouse pad (?:\\w+ )?(?:wrists|gel)`,
      ],
    },
    ifNot: { 'in the way': 'out of the way' },
    takesBack: [`${pad} (?:\\w+ ){0,3}?(?:not|never) use`],
    unless: ['palm (?:rest|support) (?:\\w+ )?(?:for|under|on) (?:the |my )?keyboard'],
  },
};
