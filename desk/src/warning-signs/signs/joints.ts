import type { Sign } from '../sign.ts';

/** What a doctor should see within days: a swollen or hot joint, and hours of stiffness in the morning. */
export const jointSigns: readonly Sign[] = [
  {
    topic: 'swollen joint',
    unless: ['exercise', 'same both sides', 'hurts not'],
    en: `
      {joint here} ++ hot to touch
      {joint here} + {blew up} + {pain}
      {joint} + {hot joint} + {pain}
      {joint} ++ {swollen} ++ {hot joint}
      joints + {swollen}
      knuckles/knee/knees/wrist/ankle … red … hot
      knuckles/knee/knees/wrist/ankle … hot … red
      knuckles/fingers/wrists/hands + {swollen} + {morning or lasting}
      {joint} … like oven/ovens/grapefruit/balloon/tomato
      knuckles … {swollen}
      {joint} … size of walnuts/walnut/golf
      {joint} … fry an egg
      {joint} … big as
      {joint here} + {blew up} + {hot to touch}
    `,
    es: `
      coyunturas + {blew up}
      articulaciones + {swollen}
      rodilla + {swollen}
      coyunturas … {pain}
    `,
  },
  // Stiff for hours after getting up, also in images.
  {
    topic: 'morning stiffness',
    unless: ['five minutes'],
    en: `
      {unfold} … {takes hours}
      {morning} + {like wood} + {takes hours}
      {morning} + {like wood} + {lasting}
      {limb} {cant} close + {morning} + {two hours}
      {morning} ++ before … hands … close
      up at # … past # before … hands
      takes till … hands/fingers
      takes til … hands/fingers/back/joints
      {limb} … bend/unfold/close/uncurl + till/until/past/before + up since/at
      hands/fingers … work/close/open/uncurl + get up
      rusted … hinges/hinge
      {hands} … rust/rusty/rusted
      {anywhere on the body} + {like wood} + {till noon}
      {like wood} + {till noon} ++ {morning}
      {anywhere on the body} + {unfold} + {till noon}
      {takes hours} … {unfold}
      {morning} + {like wood} ++ {till late}
    `,
    es: `
      amanezco/amanecen/amanece + {like wood}
      me cuesta … mañana … horas
    `,
  },
];

export const jointWords = {
  'joint here': {
    en: `
      {joint}/{knuckle}/knee/ankle/wrist/elbow/hip
      big toe
    `,
    es: `
      dedo gordo
    `,
  },
  'blew up': {
    en: `
      {swollen}/puffs/puff/fat/ballooned
      blows up
      like a balloon/grapefruit/melon/softball/cantaloupe
    `,
    es: `{swollen}/hincha/hinchan/inflama/inflaman`,
  },
  'hot joint': {
    en: `hot/warm/warmer/red/redness/burning/purple`,
    es: `caliente/rojo/colorado/ardiendo/hirviendo`,
  },
  'hot to touch': {
    en: `
      {hot or red}
      hot to touch
      hot as
      like a stove/radiator/furnace/skillet/coal/iron
      cook/fry … egg
      on fire
    `,
    es: `arde/arden/hierve/hierven`,
  },
  'morning or lasting': { en: `morning/{lasting}`, es: `` },
  'same both sides': {
    en: `
      same on each side
      back to normal
      same on both
    `,
    es: ``,
  },
  'hurts not': {
    en: `
      painless
      doesnt hurt
      dont hurt
      no pain
      bends ok/fine
    `,
    es: `no me duele/duelen`,
  },
  stiff: {
    en: `
      stiff/stiffness/stifness/concrete/rusty/frozen/locked/creaky
      cant close
      hands close
      hands will close
      cant bend
      put on socks
    `,
    es: `
      tieso/tiesa/rígido/rigidez/duras/entumido/trabado/engarrotado/engarrotadas
      no puedo cerrar
    `,
  },
  'like wood': {
    en: `
      {stiff}/board/plank/2x4/tinman/statue/mummy/robot/cement/rust/rusted/gate/wooden/pretzel/frozen/welded
      glued/seized/locked/molasses/frankenstein
      tin man
      creaky gate
      old barn
      lawn chair
      ironing board
    `,
    es: `
      {stiff}/=tabla/palo/estatua/oxidado/oxidada/oxidados/robot/engarrotado/engarrotada/engarrotados/entumido
      entumida/momia/tiesos/tiesas/duros
    `,
  },
  morning: {
    en: `
      morning/mornings/wake
      get up
      up at #
      out of bed
    `,
    es: `mañana/mañanas/levanto/levantarme/amanezco/despierto`,
  },
  'two hours': {
    en: `
      # hours/hrs/hr
      two/three/couple hours/hrs
      an hour and
      till/until noon/ten/eleven/lunch/#
      nearly ten
      past # before
      till mid morning
      half the morning
      all morning
    `,
    es: `
      # horas
      dos/tres horas
      hasta mediodía
      hasta las
      media mañana
    `,
  },
  'till noon': {
    en: `
      till/until/til/before/past/about/close/almost/nearly noon/lunch/lunchtime/ten/eleven/nine/ten-thirty/midday/mid/coffee
      till/until/til/before/past/around/about #/#am/9am/10am/11am
      till about/around/almost/nearly/past noon/ten/eleven/lunch
      noon before
      noon till
      half/most of the morning
      all morning
    `,
    es: `
      hasta mediodía
      hasta medio día
      hasta las
      hasta como las
      media mañana
      casi mediodía
    `,
  },
  'till late': {
    en: `
      {two hours}/{till noon}
      half/most of the day
      couple of hours
      for hours
    `,
    es: `horas`,
  },
  unfold: {
    en: `
      unfold/unfolding/straighten/uncurl/loosen/limber/thaw/oil/oils/bend/human
      make … fist
      close my hand/hands/fist
      close … fist
      fingers/hands/knuckles … work/close/bend/open/move
      get going
      get moving
      work right
      walk right
      hold my cup/toothbrush
      put on socks
      tie my
      act right
    `,
    es: `
      enderezar/enderezarme/aflojan/afloja/afloje/aflojo/cerrar/cierran/doblar/doblan/mover/moverme/desentumir
      desentumirme/desengarrotar/agarran
    `,
  },
  'takes hours': {
    en: `
      takes/took/take me {two hours}
      takes/took/take … hour/hours
      takes/take until/till
      takes all/half
    `,
    es: `
      tardo … hora/horas
      me tardo
      me lleva … horas
      me toma … horas
    `,
  },
  'five minutes': {
    en: `
      five/ten/few/couple minutes
      # minutes
      minute or two
      shower fixes
      first few steps
    `,
    es: `
      cinco/diez minutos
      # minutos
      un ratito
    `,
  },
} as const;
