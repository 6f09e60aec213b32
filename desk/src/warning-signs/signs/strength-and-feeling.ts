import type { Sign } from '../sign.ts';

/** What a doctor should see within days: strength, feeling, balance. */
export const nerveSigns: readonly Sign[] = [
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
  // What slips out of a hand, and small things that fingers no longer do.
  {
    topic: 'clumsy hands',
    unless: ['always clumsy', 'exercise', 'no task of the body'],
    en: `
      {lets drop} … {held} + {again and again}
      {lets drop} … {held} + {hands}
      {keeps} {lets drop}
      {lets drop} {held} + {lets drop} {held}
      {keeps} dropping everything
      dropping everything + {lately}
      {held} + {escapes} … {hands}
      {held} {escapes} … floor/shirt/lap + {again and again}
      {held} … on the floor + {again and again}
      {hands} + {opens by itself}
      broke/broken/breaking/smashed + {count} + {held}
      {held} + {again and again} + broke/broken/smashed
      {beats me} + {fine task}
      {fine task} … {anymore}
      {takes long} + {fine task}
      {fine task} + used to + {now not}
      {handwriting} + {cannot} read
      {hands} + {wont mind}
      {cant} feel … {held} + {lets drop}
      {held} … hit/hits/hitting floor/ground + {again and again}
      used to … text/type … now
      {hands} wont/cant press/land/find/reach/hit/pluck
      typing … gloves/mittens/paws
      {hands} + wrong/two/three keys/key
      hit/hits/hitting + wrong/two/three keys/key + {new for me}
      clumsy … lately/now
      become … clumsy
      keep/keeps dropping/drooping/dorpping
      =dropping … things/stuff/cups/mug/mugs/pens/phone/keys/mouse/plates/everything
      slip/slide/slid/slides/fall/falls/fell/jump/jumps/fly/flies out of … hand/hands/fingers
      slide right out … hand/hands/fingers
      lose/losing hold/grip on things
      {cant} button/zip/tie
      {cant} do … buttons/shoelaces/shirt
      {hands} {cant} do what
      fingers dont belong
      typing speed gone from
      spilling … clumsy/hand
      shoelaces … cant
      hands won't close
      {hands} … quit/wont/cant … mind/minding/obey/listen/go/cooperate/do
      {cant} pick up … dime/coin/coins/pin/penny/pill
      {cant} do up … earrings/buttons/zipper/necklace/bra/laces
      fumble/fumbled/fumbling + {again and again}
      butterfingers + lately/now/since
      buttons … minutes/forever/struggle/hard
      typing … used to … now
      typos … fingers/hands … wont/cant
      all thumbs + {again and again}
      nothing goes where i send
      leaves my hand
      just leaves … hand/fingers
      {again} mug/cup/glass/plate + hand/month/week
      slip from … hand/hands/fingers
      {cannot} … {fine task}
      {handwriting} … {changed}
      {hands} + {clumsy}
    `,
    es: `
      {se cae} … {held}
      {held} … {se cae} + {again and again}
      {held} … {se cae} … {hands}
      {se cae} … de las manos
      {tiro} … {held} + {again and again}
      ando/vivo tirando
      ni … {fine task} puedo
      manos de mantequilla/trapo
      {hands} … {no obedecen}
      he quebrado/roto … {held}
      se me kaen … cosas
      todo se me cae
      suelto … cosas
      manos/mano/dedos torpe/torpes/torpez
      torpe … mano/manos/dedos
      a cada rato se me cae
      se me cae … mano/manos
      las cosas se me caen
      no atino … botones/teclas/llave
      dedos … no me obedecen/responden
      manos … no me obedecen/responden
      mi firma … sale/cambió/parece
      se resbalan de manos
    `,
  },
  // How somebody walks, what they hold on to, and how often they go down.
  {
    topic: 'unsteady gait',
    unless: ['furniture unsteady', 'brief', 'calls and words', 'playful'],
    en: `
      {walk} + {like a drunk}
      {feet} + {on something soft}
      {walks} {on something soft}
      {holds on} … {wall or furniture} + {to get around}
      {walk} + {holds on} + {wall or furniture}
      {bounces off} … {walls}
      {walls} … {bounces off}
      {walk} + {weaves}
      {take my arm} + {weaves}
      {holds on} … arm … now/lately/anymore
      weave/weaving/veer/veering/list/listing/stagger/totter/teeter + {walk}
      im weaving/veering/listing/tottering
      {gone down} + {again and again}
      {gone down} + no reason
      {tips over} + {eyes shut}
      look/watch/watching/stare … {my feet} … {to walk}
      {feet} + {where they are}
      {child} + {walk} + toes/funny/wobbly/sideways/stiff
      {child} + {falls over} + feet/nothing/air
      {child} + {falls over} + all the time
      {falls over} … own feet
      {falls over} + nothing/air + {again and again}
      unsteady
      =staggering
      wobbly … legs/feet/walk
      wobble when … walk/walking/stand/turn
      walk/walking/gait feels/is off
      balance … off/bad/worse/trouble/lost/losing/gone/terrible
      lost/lose/losing/trouble/problem/no balance
      feel drunk
      touch/hold/holding wall/walls + {walk}
      stumble/stumbling … feet/lot/recently/lately/walk/walking
      keep stumbling
      trip/tripping over nothing/feet/toes
      trip over my own
      legs … clumsy
      off balance
      keeps falling
      nearly went down
      veer/veering/weave/weaving … walk/hall/hallway
      walk/walking … crooked/sideways/sailor/deck/ship/funny/stiff
      legs … not listening/mind of their own
      trip … flat floor/nothing/air
      fallen/fell … twice/three times/several
      dizzy + balance + lasting
      list into
      lean/leaning/list/listing … walk/walking
      door frame … times/again
      into the same door
      legs … lag/late/behind
      stairs … rail … old
      {walk} + {unsteady}
    `,
    es: `
      ando como {like a drunk}
      {me agarro} … {wall or furniture} + {walk}
      {de lado}
      {child} + tropieza
      {child} … se cae … mucho/seguido/rato/solo/sola/diario
      pierdo/perdiendo/perdí … equilibrio
      sin equilibrio
      problemas de equilibrio
      me tambaleo
      me tropiezo … nada/todo/mucho/pies
      tropieza con todo
      me voy … lado … caminar/camino/pasillo
      tropiezo … nada/pies/seguido
      me ando cayendo
      se anda cayendo
      se cae … seguido/mucho/a cada rato + {child}
    `,
  },
  {
    topic: 'foot drop',
    unless: ['exercise', 'furniture unsteady', 'not a foot'],
    en: `
      {foot or shoe} + {wont come up}
      {cannot} … {raise} … {foot or toes}
      {drags along} {foot or shoe}
      {foot or shoe} {drags along}
      {lost slipper}
      foot flops/drops
      foot hangs/hanging limp/loose/down/there/when
      {slaps} {slaps}
      scuffs the floor
      {cant} lift/pick/raise … foot/toes/toe
      one foot turns in
      {foot or shoe} + {slaps}
      {foot or shoe} {catches on}
    `,
    es: `
      pie … cuelga/colgado/colgando/azota
      no … {raise} … {foot or toes}
      arrastro/arrastra … pie/punta/pies
      pie … caído/cae/arrastra/azota
      no puedo levantar … pie/punta/dedos
      se me cae … pie
    `,
  },
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
