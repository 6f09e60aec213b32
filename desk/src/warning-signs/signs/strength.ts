import type { Sign } from '../sign.ts';

/** What a doctor should see within days: losing strength or muscle. */
export const strengthSigns: readonly Sign[] = [
  // What hands, arms and legs did before and no longer do: jars, rags, keys, bags, stairs, chairs.
  {
    topic: 'growing weakness',
    unless: ['exercise', 'ordinary course', 'no task of the body'],
    en: `
      {beats me} + {needs strength}
      {needs strength} + {two hands}
      {helper} has/have/had to … {needs strength}
      {helper} opens/open/lifts/carries/starts … {needs strength} … now/anymore/for me
      went from … to not
      {cannot} … make … fist
      {cannot} {takes strength} … {anymore}
      {anymore} … {cannot} {takes strength}
      no longer {takes strength}
      used to {takes strength} … {now not}
      {going} + {grip strength}
      {grip strength} ++ {growing over time}
      {cannot} + {rise} + {growing over time}
      {cannot} + {rise} … {without arms}
      {rise} + {without arms} + {lately}
      stairs/steps + {harder} + {growing over time}
      thighs/legs/arms … dont have it
      {child} … used to … {now not}
      {child} + getting/gotten/become weaker/clumsier/slower/worse
      {cannot} pull {foot or toes} up
      {cannot} … get … lid/lids/cap/caps/top off
      {small child} … stopped/quit being/walking/running/jumping/climbing/crawling/talking
      {cannot} … climb/get up/make … stairs/steps … {anymore}
      {cannot} … climb/make … stairs/steps + without
      {child} … could … {now not}
      grip/strength + {weak}
      {limb} + {growing} + weak/weaker/strength
      {limb} … {no strength}
      {cant} make fist
      {cant} hold … cup/pen/mug/phone/fork/mouse/glass/pencil
      {cant} grip/grab/squeeze
      lifting a mug is hard
      {limb} weaker
      {child} ++ {cant} manage/do/hold + anymore/now + fork/pencil/shoelaces/buttons
      losing skills
      {cant} open + jar/bottle/jug/lid/can/door
      {cant} turn/open + key/knob/doorknob/lid
      {cant} pinch/snap/grip/twist
      grip … gone/going/weak/half/less/fading
      two hands to … lift/hold/pour
      need both/two hands + {needs strength}
      {cant} lift … gallon/milk/jug/pan/bag/box/binder/kettle
      {cannot} … {takes strength} … {needs strength}
      {growing over time} + {limb} + {tired or weak}
      {is losing} … {grip strength}
      {limb} + {without strength}
      {limb} {cant} {serve}
      {cant} {serve} {limb}
      {limb} … heavy/heavier + {growing over time}
    `,
    es: `
      {needs strength} … no/ni puedo
      no/ni puedo/puede {takes strength} … {needs strength}
      ya no … {takes strength}
      ni … {needs strength} … puedo
      se me va/fue/acaba/acabó/está … {grip strength}
      me tienen que abrir/cargar
      cuesta … {takes strength}
      {child} … antes … ya no
      {growing} + fuerza
      no tengo fuerza
      menos fuerza
      no/ni abro/abrir … botella/frasco/tapa
      fuerza … mano/brazo/pierna … menos/ya no
      cada vez más débil
    `,
  },
  {
    topic: 'thinning muscle',
    unless: ['exercise', 'on purpose', 'sleeves'],
    en: `
      {muscle place} … {smaller than other}
      one {muscle place} + {smaller}
      {thumb muscle} + {gone flat}
      sleeve/shirt/pant … hangs/loose … one/left/right arm/side/leg
      muscle/musle/mussle + flat/smaller/gone/{thinning}
      hollow/hollows … between/bones/thumb
      rings sized down
      meat … gone
      meat between … thumb
      {limb} looks smaller/thinner/skinnier
      {muscle place} … {sunken}
      {sunken} {muscle place}
      {limb} … {smaller than other}
      {limb} {thinning}
    `,
    es: `
      un/una {limb} … {smaller}
      carne … pulgar/mano/dedos + {sunken}
      hueco/hoyo … mano/pulgar/huesos
    `,
  },
];

export const strengthWords = {
  'without strength': {
    en: `
      weak/weaker/wek/weakness/limp/floppy/useless/powerless/paralyzed/paralysis/feeble/buckle/collapse/jelly/jello/rubbery/noodle
      no/lost/losing strength/power/grip/muscle/oomph
      strength gone/went
      give/gives/gave/giving out/way
      dead weight
    `,
    es: `
      débil/debilidad/paralizado/parálisis/inútil/aguado/guango
      sin/no fuerza
      no sostiene/sostienen/aguantan
    `,
  },
  serve: {
    en: `work/=move/=lift/=raise/hold/grip/grab/squeeze/carry/=close/straighten/steer/support/obey/listen/cooperate/bear`,
    es: `=mover/levantar/sostener/agarrar/apretar/cerrar/cargar`,
  },
  'takes strength': {
    en: `
      open/opening/turn/turning/lift/lifting/carry/carrying/hold/holding/squeeze/squeezing/wring/wringing
      work/twist/unscrew/pinch/pull/push/pour/hoist/raise/grip/gripping/crush/cut/chop/peel/use/manage/start
      crank
      pick up
    `,
    es: `
      abrir/abro/girar/giro/levantar/levanto/cargar/cargo/exprimir/exprimo/apretar/aprieto/sostener/agarrar
      destapar/desenroscar/jalar/empujar/cortar/torcer
    `,
  },
  'needs strength': {
    en: `
      jar/jars/lid/lids/cap/caps/bottle/bottles/can/cans/jug/gallon/milk/pickles/chips/bag/bags/groceries
      washrag/rag/washcloth/dishrag/towel/mop/sponge/key/keys/ignition/knob/doorknob/handle/faucet/tap/spigot
      hose/nozzle/trigger/pump/=opener/scissors/clippers/pliers/screwdriver/hammer/wrench/drill/toothbrush
      hairbrush/comb/dryer/razor/pan/pot/skillet/kettle/pitcher/plate/bowl/mug/cup/glass/fork/spoon/knife
      suitcase/laundry/basket/bucket/binder/book/dog/toddler/baby/grandbaby/grandson/granddaughter/package
      wrapper/foil/envelope
      steering wheel/seatbelt/buckle/clutch
      arm/arms over/above/up
    `,
    es: `
      frasco/frascos/tapa/tapas/botella/botellas/lata/latas/garrafón/jarra/leche/bolsa/bolsas/mandado/trapo
      jerga/toalla/limón/limones/esponja/llave/llaves/chapa/perilla/manija/puerta/abrelatas/tijeras/cuchillo
      martillo/sartén/olla/cazuela/tetera/plato/vaso/taza/cubeta/niño/niña/bebé/nieto/nieta/cepillo/peine
      secadora/volante/cinturón
    `,
  },
  'two hands': {
    en: `
      use/using/with both/two hands/arms
      with my teeth
      takes both/two
      needs both/two
    `,
    es: `
      las dos manos
      con los dientes
    `,
  },
  helper: {
    en: `wife/husband/son/daughter/kid/kids/neighbor/coworker/roommate/mom/somebody/someone`,
    es: ``,
  },
  'tired or weak': {
    en: `
      {weak}/tired/tires/shaky/shakes/fades/wobbly/feeble/puny
      wont stay/hold up
      wears out
      poops out
      less strength/power
    `,
    es: `
      {weak}/cansa/cansado/cansada/menos/tiembla
      aguanta menos
    `,
  },
  'grip strength': {
    en: `grip/strength/=power/squeeze/handshake/oomph`,
    es: `fuerza/fuerzas/agarre/apretón`,
  },
  going: {
    en: `
      going/gone/leaving/fading/fades/quit/shot/draining/disappearing/slipping/weak/weaker/nothing
      left me
      half/quarter what/of
      not what
      isnt what
      isnt there
      less and less
      down to
    `,
    es: `
      yendo/acabando
      se va
      se fue
    `,
  },
  'is losing': { en: `lost/losing/lose/loosing`, es: `pierdo/perdiendo/perdí/perdido` },
  rise: {
    en: `
      get/push/rise/climb/stand up
      get out of chair/car/bed/tub/couch/toilet
      out of chair/couch/tub/car
      up from chair/floor/couch/toilet
    `,
    es: ``,
  },
  'without arms': {
    en: `
      without … arm/arms/hands/armrests/rocking/pushing/help/pulling
      have/need to push/rock/pull
      two/three/few/several tries
      arms anymore
    `,
    es: ``,
  },
  harder: {
    en: `
      harder/steeper/tougher/worse
      a mountain
    `,
    es: ``,
  },
  'no strength': {
    en: `
      no strength/oomph/power/grip/squeeze
      isnt strength
      little strength
      strength gone
      lost strength
    `,
    es: ``,
  },
  'muscle place': {
    en: `
      thumb/palm/flesh/{hand}/forearm/{arm}/bicep/calf/thigh/{shoulder}/muscle/{meaty part}
      meaty/fleshy/fat part/pad
      heel of hand
      between thumb/fingers/bones
    `,
    es: `pulgar/palma/{hand}/{arm}/pantorrilla/muslo/músculo/{shoulder}`,
  },
  'thumb muscle': {
    en: `
      thumb/palm/flesh/muscle/{meaty part}
      meaty/fleshy/fat part/pad
      heel of hand
    `,
    es: ``,
  },
  'meaty part': {
    en: `
      flesh
      meaty part
      pad of thumb
      base of thumb
      thumb muscle
    `,
    es: ``,
  },
  sunken: {
    en: `
      {thinning}/caved/cave/dip/dent/dented/=hole/crater/valley/gully/ditch/hollow/hollowed/scooped/scoop/sunk
      sinks/flattened/shriveled/shrivelled/shriveling/=wasted/deflated/melted
      caved in
      gone flat
      eaten away
      dried up
      chewed away
      loose skin
      bones show/stick/showing
    `,
    es: `
      sumido/sumida/sumiendo/hundida/hundiendo/hueco/hoyo/hoyito/pozo/seco/secado/acabando/aplanado
      se me va la carne
    `,
  },
  thinning: {
    en: `
      shrink/shrinking/shrunk/wasting/withering/withered/=disappearing/=thinner/skinnier/=thinning/sunken
      hollow/atrophy/atrophied/flatter/bony
      wasted away
      melting away
      smaller than
      lost muscle
    `,
    es: `
      adelgazando/adelgazó/=encogiendo/secando/hundido/chupado/atrofia
      más delgado
      más flaco
    `,
  },
  'smaller than other': {
    en: `
      smaller/thinner/skinnier/flatter than … other/left/right
      half the size
      than the other
    `,
    es: `
      más … que el otro
      más … que la otra
    `,
  },
  smaller: {
    en: `smaller/thinner/skinnier/flatter/shrinking/shrunk`,
    es: `
      enflacando/enflacó
      más flaco
      más delgado
      más chico
    `,
  },
  'gone flat': {
    en: `
      missing
      gone flat
      went flat
      looks flat
      is gone
    `,
    es: ``,
  },
  sleeves: {
    en: `
      tailor/edge
      pant leg is
      pants leg
    `,
    es: ``,
  },
} as const;
