import type { Rules } from './rules.ts';

const set = '(?:headset|speakerphone|hands free|handsfree|speaker phone)';

export const phoneRules: Rules = {
  phoneReach: {
    surely: {
      far: [
        'phone (?:(?!(?:not|never|talk|calls?) )\\w+ ){0,6}?(?:(?:too|so|way|pretty|really|very) far|miles (?:away|off|from)|far (?:away|end|side|corner|off|from)|other (?:end|side)|out of (?:\\w+ )?reach|across|over my shoulders|behind me|opposite (?:end|side))',
        '(?:reach|reaching|stretch|stretching|lean|leaning|twist|lunge|get up) (?:\\w+ ){0,5}?(?:to|for|toward|answer|grab|get) (?:\\w+ )?(?:the |my |a )?phone',
        'phone (?:(?!(?:not|within|never|easily|shoulders) )\\w+ ){0,6}?(?:stretch|lean|reach) (?:\\w+ )?(?:for it|to it|to answer|across|over|for that)',
        'phone (?:\\w+ ){0,3}?(?:not|can not|out) (?:\\w+ ){0,2}?(?:within|in|easy to|be) (?:\\w+ )?reach(?:ed)?',
        'phone (?:(?!(?:not|never|calls?) )\\w+ ){0,5}?(?:other room|by the door|out by|down the hall|far of me|next room|across the)',
        '(?:get|getting|got) up (?:for|to answer) (?:the |my )?phone',
        '(?:stretch|climb|reach|lean|lunge|crawl) (?:\\w+ ){0,3}?(?:across|over) (?:\\w+ ){0,3}?(?:for )?(?:the |my )?phone',
      ],
    },
    says: {
      near: [
        'phone (?:(?!(?:not|ear|hold|cradle|held) )\\w+ ){0,4}?(?:right by|next to|close|within (?:\\w+ )?(?:reach|armlength)|near|nearby|at hand|beside|right there|in reach|easy to reach|an easy reach|easy reach|in easy reach|easily reached|handy|at my (?:left|right)|right at|by my|at my (?:elbows|hands|side|fingertips)|right beside|to hand)(?! to (?:my )?(?:ear|face))',
        '(?:can|easily) reach (?:\\w+ )?(?:my |the )?phone',
        'phone (?:is )?right here',
        'phone (?:(?!(?:not|ear|far|held|across) )\\w+ ){0,4}?(?:by|under|beside|next to|near|where|at) (?:\\w+ ){0,2}?(?:hands?|nose|keyboard|elbows?|mouse|fingers)(?! and shoulders)',
        'phone (?:\\w+ ){0,6}?without (?:stretching|reaching|leaning|moving|getting)',
        'phone (?:(?!(?:not|out) )\\w+ ){0,3}?within (?:\\w+ ){0,3}?reach',
        'phone (?:\\w+ ){0,3}?right by me',
        'phone (?:\\w+ ){0,2}?(?:inch|\\d+cm) from my',
      ],
      far: [
        'phone (?:(?!(?:not|cell|in) )\\w+ ){0,2}?(?:on|mounted on) (?:the |a )?(?:wall|credenza|shelf|cabinet|window ?sill|printer)',
        'phone (?:\\w+ )?(?:behind|past|beyond) (?:the |my )?(?:screen|printer|desk)',
        '(?:twist|turn) (?:\\w+ ){0,2}?(?:around |back )?(?:for|to reach|to answer) (?:it|the phone)',
        '(?:stand up|get up|stand) (?:\\w+ ){0,2}?(?:get to|reach|answer|grab) (?:the |my )?phone',
        'phone (?:\\w+ )?(?:over )?on (?:the|a) side desk',
      ],
    },
    numbers: [
      [
        'phone (?:\\w+ ){0,4}?{45cm} (?:away|from|off)(?! my (?:face|nose|eyes))',
        (size) => (size <= 35 ? 'near' : size >= 50 ? 'far' : undefined),
      ],
    ],
    ifNot: { near: 'far', far: 'near' },
    unless: ['phone (?:rings|calls|numbers?|app)', '(?:shoulders|ear) and'],
  },
  phoneHold: {
    surely: {
      'between ear and shoulder': [
        '(?:cradle|cradling|cradled|cradles|pinch|pinched|pinching|pin|pinned|pinning|wedge|wedged|wedging|hold|holding|held|squeeze|squeezing|squeezed|tuck|tucked|tucking|clamp|clamped|clamping|balance|balancing|balanced|prop|propped|propping|trap|crunch|crook|jam|jammed|sandwiched|stuck|scrunch|scrunched|pressed|crammed|nestle|nestled|rest|resting|grip) (?:(?!(?:not|never|without) )\\w+ ){0,6}?(?:between|on|with|against|under|in|to|by|at) (?:\\w+ ){0,3}?(?:ear|shoulders|neck|chin|jaw)',
        'phone (?:(?!(?:not|never|instead) )\\w+ ){0,6}?(?:between|against|on|under|in the crook of) (?:\\w+ ){0,2}?(?:ear|shoulders|chin|neck)',
        'cradle (?:the |my |it )?phone',
        '(?:ear|shoulders) and (?:\\w+ )?(?:shoulders|ear)',
        'phone (?:\\w+ ){0,3}?(?:shoulders pinch|neck pinch)',
        'phone (?:(?!(?:not|never|instead|speaker|headset) )\\w+ ){0,7}?(?:under|against|in|between|with|on|trapped) (?:\\w+ ){0,2}?(?:ear|shoulders?|chin|neck|jaw)',
        '(?:clamp|hold|pin|trap|squash|take|squashed|trapped|balance) (?:the |it |my )?(?:\\w+ )?(?:phone )?(?:with|in|by) (?:my |the )?(?:shoulders|neck|chin|jaw)',
      ],
    },
    says: {
      'head upright': [
        '(?:phone|headset|speakerphone|speaker|calls?) ~~ (?:head|neck) (?:(?!(?:not|tilted|bent|back) )\\w+ ){0,3}?(?:upright|straight|up|level|neutral)',
        '(?:head|neck) (?:(?!(?:not|tilted|bent) )\\w+ ){0,3}?(?:upright|straight|up|level|neutral) (?:\\w+ ){0,5}?(?:phone|calls?)',
      ],
    },
    unless: ['(?:mouse|screen|ipad|tablet|pen)(?= (?:\\w+ ){0,6}?shoulders)'],
  },
  handsFree: {
    surely: {
      missing: [
        `(?:${set}) (?:\\w+ ){0,4}?(?:broken|broke|died|dead|lost|stopped working|taken away|not work)`,
        '(?:need|needs|want|wants|lack) (?:\\w+ )?(?:a |some )?headset(?! (?:stand|that|which))',
      ],
      // A speaker will do, whoever has no headset.
      available: [
        '(?:headset|speakerphone)',
        '(?:on|use|using|put|have|via|over|with|also|through) (?:\\w+ ){0,4}?speaker(?! phone)',
        'speaker (?:phone|for|when|button|mode|is|works|if|on)',
        'hands free',
        'handsfree',
        '(?:bluetooth|conference|desk) speaker',
        'both (?:of )?(?:my )?hands (?:are |stay )*free',
        '(?:thing|cans|buds?|piece) (?:\\w+ )?(?:in|on|over) my ears?',
      ],
    },
    says: {
      missing: [
        `(?:no|without|without a|without any|not (?:have|use|own|got|get|given|allowed|provided)(?: a| any| me a| us)?|never (?:had|got|given)(?: a)?|lack|lacking|zero) (?:\\w+ )?(?:${set})(?! issues| problems)`,
        `(?:${set}) (?:\\w+ ){0,4}?(?:missing|none|not allowed|not provided|not (?:\\w+ )?yet)`,
        `(?:${set}) no`,
        `no speaker`,
        `(?:no|without|neither) (?:\\w+ )?(?:or|nor) (?:\\w+ )?${set}`,
        `(?:will|would|do|did|does) not (?:give|buy|get|provide|allow|let|issue|supply) (?:\\w+ ){0,3}?(?:${set})`,
        '(?:nobody|no one|never|not|without|no) (?:\\w+ ){0,6}?(?:headset|headsets)',
        'headset never',
      ],
      available: [
        '(?:talk|talking|calls?|phone) (?:\\w+ ){0,3}?(?:bluetooth|speaker|hands free)(?! (?:broken|not|missing))',
        'speaker (?:\\w+ ){0,3}?i use it',
      ],
    },
    wishes: {
      missing: [
        '(?<!(?:better|new|newer|nicer|lighter|different|second|another|replacement|good|noise canceling) )headset(?! stand| that| cushions)',
      ],
    },
    takesBack: [`${set} (?:\\w+ ){0,4}?(?:not|never|hardly|rarely) (?:use|wear|using)`],
    unless: [
      '(?:vr|virtual) headset',
      'headset (?:for|with|playing) (?:music|podcasts)',
      'not need (?:a |any )?headset',
      '(?:public|guest|native|keynote|spanish|motivational) speaker',
      'headset (?:says|say|makes?|hurts?|gives)',
      'listen (?:\\w+ ){0,2}?music',
    ],
  },
};
