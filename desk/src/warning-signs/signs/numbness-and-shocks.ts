import type { Sign } from '../sign.ts';

/** What a doctor should see within days: numbness that lasts, and shocks down the back. */
export const numbnessAndShockSigns: readonly Sign[] = [
  {
    topic: 'lasting numbness',
    unless: ['posture', 'used to be', 'sleeps well'],
    en: `
      {like cotton} + {limb} + {lasting}
      {numb} + {limb} + {lasting}
      {numb} + {limb} ++ {lasting weeks}
      {didnt feel it} + burned/bleeding/blister/cut
      {hangs} … {limb} … bed/side/edge
      {limb} + {wakes} + {shakes awake}
      {lasting} + {numb patch}
      {limb} + {numb} + every/each/cada/todas morning/mañana/mañanas
      {cant} tell … hot/cold/coins/dime/keys/rough + {limb}
      {limb} + {numb} + each/every night/morning
      {numb} + till/until … shake/shook
      {numb} … {limb} + {wakes}
      {limb} + {numb} + {at night}
      {limb} {numb} + always/constantly/still
      {limb} wakes me
      {finger}/{hand}/{foot} + buzzing/buzzin/fizzing/static/sparkling + {lasting}
      flapping/shaking/shake/flap hands/hand … night/morning/three/blood/#
      shaking/shake/flap/flapping … hand/hands … bees/needles/thermometer/feeling
      bees … hand/fingers/foot
      {numb} + goes/go on # weeks/months
      {burned} … {didnt feel it}
      {shakes awake} … {limb}
      {numb} + {wakes}
    `,
    es: `
      {limb} + {como guantes}
      se me duerme/duermen … {limb} … noche/noches/despierta/despierto/semanas/meses
      hormigueo … {lasting}
      hormigueo … dedos/manos
    `,
  },
  {
    topic: 'shocks down the spine',
    unless: ['static'],
    en: `
      {shock} + {spine or limbs}
      {shock} + bend/tuck/look/chin
      shocks … down
      zap
      zapped … butt/back/legs/spine/arms/toes
      licking … battery/volt
      electric shock/shocks/jolt
      {bends neck} + {electric}
      {electric} + {down the back}
    `,
    es: `
      toque/toques/descarga/descargas/corriente/choque + {back}
      toques eléctricos
      descarga eléctrica
      bajo … cabeza … toque/toques/corriente/rayo
    `,
  },
];

export const numbnessAndShockWords = {
  'like cotton': {
    en: `
      fuzzy/woolly/cottony/waxy/rubbery/buzzing/fizzing/fizzy/static/sparkling/humming/crawling/ants/dulled
      deadened
      like/in a glove/gloves/sock/socks/mitten/mittens
      like cotton/wool/sandpaper/leather/wood/wax/velvet
      feel/feels wooden
      bunched sock
      socks on
      wearing socks/gloves/mittens
      sock bunched/wadded
      half there
    `,
    es: ``,
  },
  'como guantes': {
    en: ``,
    es: `
      acorchado/acorchados/hormigas/hormiguitas/cosquillas
      como con guantes/guante
      como con calcetín/calcetines
      como de algodón/corcho/cartón/madera
      como acolchonados/acorchados
    `,
  },
  'lasting weeks': {
    en: `
      # weeks/months/days
      two/three/four/five/six/seven/eight/several/few/couple weeks/months/days
      a week/month/year solid/straight/now/running
      for/going/been … weeks/months/month/week
      never/hasnt/wont/doesnt/dont lets/let/letting/quit/quits
      since january/february/march/april/may/june/july/august/september/october/november/december
    `,
    es: ``,
  },
  burned: {
    en: `
      burn/burned/burnt/cut/nicked/blister/stabbed/pinched/splinter
      stepped on
    `,
    es: `quemé/quemo/corté/machuqué/pisé`,
  },
  'didnt feel it': {
    en: `didnt/dont/never/couldnt/cant/not/hardly feel/felt/feeling/notice/noticed/know/knew`,
    es: `
      no lo sentí/siento
      no sentí
      ni sentí/cuenta
      ni lo sentí
      sin sentir
    `,
  },
  'shakes awake': {
    en: `
      shake/shaking/shook/flap/flapping/wring/rub/rubbing/slap/slapping … awake/alive/back
      shake/shaking/flap/flapping/shook … at/in … night/three/morning/two/four
      wake … up again
    `,
    es: `sacudir/sacudo/sacudirlas/sacudirla/despertar/sobar/sobarlas`,
  },
  hangs: { en: `hang/hanging/dangle/dangling`, es: `` },
  'numb patch': {
    en: `
      patch/spot/strip/area … {numb}
      {numb} patch/spot/strip
    `,
    es: ``,
  },
  'used to be': {
    en: `
      used to get/have/be/wake/feel/tingle
      gone since
      fine now
      when i sit
      went away
      cold conference
      new mouthwash
      new shoes
    `,
    es: `zapatos nuevos`,
  },
  'sleeps well': {
    en: `nothing/never wakes me`,
    es: `
      duermo bien
      nada me despierta
    `,
  },
  shock: { en: `shock/shoks/electric/electrick/zap/zaps/jolt/lightning/electricity/buzz`, es: `` },
  electric: {
    en: `
      {shock}/lightning/taser/tased/current/zing/zinger/zings/buzz/buzzing/sparks/spark/voltage/volts/socket
      battery
      lightning bolt
      electric/electrical fence/current/eel/chair
      live wire
      cattle prod
      joy buzzer
      plugged in
    `,
    es: `
      toque/toques/corriente/corrientazo/descarga/descargas/electricidad/rayo/calambrazo/chispazo
      latigazo eléctrico
    `,
  },
  'spine or limbs': { en: `{back}/legs/{neck}/arms/spine`, es: `` },
  'bends neck': {
    en: `
      nod/nodding/nods/chin/tuck/tucking
      look/looking/looked down
      bend/bending/bent/duck/ducking/bow/bowing/drop/dropping/tip/tilt/lower my/his/her/head/neck/under/over/forward
      bend/bending/flex neck
      tie/tying my shoes/shoe
      read/reading my phone
    `,
    es: `
      agacho/agachar/agacharme/agachando/inclino/amarrarme/barbilla
      bajo la cabeza
      doblo el cuello
      volteo/veo/miro abajo
    `,
  },
  'down the back': {
    en: `
      tailbone/spine/backbone
      down/through/along/up/thru back/spine/legs/leg/arms/body/heels/toes/feet/both/backbone
      to … heels/toes/feet/tailbone
    `,
    es: `espalda/espinazo/columna/piernas/pies/talones`,
  },
  static: {
    en: `
      carpet/outlet/sweater/doorknob/tastes/bill/metal/static
      electric bill
      the desk shocks
    `,
    es: `alfombra/recibo/enchufe`,
  },
} as const;
