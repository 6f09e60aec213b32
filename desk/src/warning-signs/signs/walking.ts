import type { Sign } from '../sign.ts';

/** What a doctor should see within days: an unsteady walk, or a foot that slaps or drags. */
export const walkingSigns: readonly Sign[] = [
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
];

export const walkingWords = {
  walk: {
    en: `
      walk/walking/walkng/gait/steps
      on my feet
    `,
    es: `camino/caminar/caminando/camina/andar`,
  },
  unsteady: {
    en: `
      unsteady/wobbly/wobly/wobble/drunk/boat/funny/crooked/sway/swaying/stagger/pillows/cotton/stumble/clumsy
      shuffling/shuffle/wall
      stiff and jerky
    `,
    es: `
      tambaleo/tambaleando/borracho/borracha/chueco/=raro/inseguro/insegura/=pared/=paredes/nubes/algodón
      de lado
    `,
  },
  'like a drunk': {
    en: `
      drunk/drunken/tipsy/wasted/sailor/boat/ship/deck/penguin/frankenstein/marionette/puppet/zombie/toddler
      duck/robot/crab/tightrope/newborn/foal/fawn/calf/{on something soft}
      on ice
      tin soldier
      hundred/ninety years old
      old man/lady/woman
    `,
    es: `
      borracho/borracha/pato/marinero/barco/robot/pingüino/chueco/chueca/{on something soft}
      de lado
    `,
  },
  feet: { en: `foot/feet/legs/soles/floor`, es: `` },
  'on something soft': {
    en: `
      on/like/into/thru/through sponge/sponges/pillow/pillows/cotton/marshmallow/marshmallows/foam/cloud/clouds/mattress/sand/mud/moon/trampoline/waterbed/bubble/moss/gravel/pebbles
      stepping/walking/standing on/in sponges/sponge/sand/mud/air/pillows/foam/cotton
    `,
    es: `nubes/algodón/esponja/esponjas/colchón/arena/gelatina/almohadas`,
  },
  walks: { en: `walking/stepping/standing`, es: `` },
  'holds on': {
    en: `
      hold/holding/touch/touching/grab/grabbing
      hold/holding/hang/hanging/hangin/grab/grabbing/grabbin/cling/clinging/touch/touching/lean/leaning/use/using/brace/reach/reaching on/onto/to/for/the/along/against/off
      need/needing the/a cart/wall/rail/railing/cane
      hand on
      go/going/getting/get along/by
    `,
    es: ``,
  },
  'me agarro': {
    en: ``,
    es: `agarro/agarrar/agarrado/agarrada/agarrando/sostengo/detengo/apoyo/recargo/deteniendo`,
  },
  'wall or furniture': {
    en: `
      wall/walls/furniture/counter/counters/cart/railing/rail/banister/cane/chairs
      somebody/someones/wifes/husbands/his/her arm/elbow
    `,
    es: `pared/paredes/muebles/barandal/mueble`,
  },
  'to get around': {
    en: `
      walk/walking/steady/straight/upright/stand/fall/falling/balance/bathroom/hall/hallway/kitchen/house
      get/getting/got around/about/through/across/down/to/anywhere
      stay/keep up/upright/from
      room to room
    `,
    es: ``,
  },
  'bounces off': {
    en: `
      bounce/bounces/bouncing/bump/bumps/bumping/run/running/ran/carom/walk/walking/crash/crashing/drift/drifting/ricochet/clip/clipping/hit/hitting/smack into/off/the
    `,
    es: `choco/chocando/rebotando`,
  },
  walls: {
    en: `
      wall/walls/doorframe/doorframes/doorway/doorways/doorjamb/doors
      door frame/frames/jamb/jambs/way
    `,
    es: `pared/paredes`,
  },
  weaves: {
    en: `weave/weaving/veer/veering/drift/drifting/list/listing/sway/swaying/lurch/lurching`,
    es: ``,
  },
  'de lado': {
    en: ``,
    es: `
      me voy de lado/ladito
      me bamboleo
      se va de lado
    `,
  },
  'take my arm': { en: `arm`, es: `` },
  'gone down': {
    en: `
      fallen/fell/toppled
      =gone/went down
      fall/falls/falling down
      hit the floor/ground/dirt/deck
      knees gave/buckle/buckled
      nearly/almost fell/fall/fallen/went
    `,
    es: `
      me caigo
      me he caído
      me caí
      me ando cayendo
    `,
  },
  'eyes shut': {
    en: `
      eyes shut/closed
      close/shut my eyes
      in the dark
      shower … shampoo
      wash/washing … hair/face
    `,
    es: `
      ojos cerrados
      cierro los ojos
      a oscuras
    `,
  },
  'tips over': {
    en: `
      tip/tips/tipping/fall/falling/fell/sway/swaying/topple/toppling/grab
      lose/losing/lost balance
      go/goes/going over
    `,
    es: `
      caigo/tambaleo
      voy de lado
    `,
  },
  'my feet': {
    en: `
      feet
      each foot
      every step
    `,
    es: ``,
  },
  'to walk': {
    en: `
      walk/walking/step/steps/trust
      know where
    `,
    es: ``,
  },
  'where they are': {
    en: `
      where they are/land/go/at/end
      know where … are/land
      where the floor
      dont/doesnt know/feel … floor/ground
    `,
    es: ``,
  },
  'falls over': { en: `trip/trips/tripping/tripped/stumble/stumbles/stumbling/fall/falls/falling`, es: `` },
  'furniture unsteady': {
    en: `
      boxes
      cable/cord/wire/table/tripod/monitor/treadmill
      walking pad
      balance sheet
      balance of
      balance is good
      balance ball
      the desk
      standing desk
      chair is wobbly
    `,
    es: `
      cajas
      lado a otro
      mesa
      escritorio coja
      está coja
    `,
  },
  'calls and words': {
    en: `
      stumble over words
      stumbled on your
      on calls
    `,
    es: ``,
  },
  playful: {
    en: `
      laugh/dance/costume/wii/treadmill
      to make my/the kids
      kids laugh
      balance board
    `,
    es: ``,
  },
  'foot or shoe': {
    en: `foot/toe/toes/shoe/boot/slipper/sneaker/sandal`,
    es: `
      pie/zapato/chancla/huarache/tenis
      punta del pie
    `,
  },
  slaps: {
    en: `slap/slaps/slapping/flop/flops/flopping/flap/flaps/clop/clops/slapslap/thwack`,
    es: `azota/azotando/golpea/suena/plas`,
  },
  'wont come up': {
    en: `
      wont/doesnt/dont/not/cant come/lift/rise/pick/go/clear/tip/pull/point up
      wont/doesnt/dont/cant clear/lift/rise
      left behind
    `,
    es: ``,
  },
  raise: {
    en: `
      lift/raise/tap
      pick up
      pull up
      bring up
      rock back
    `,
    es: `levantar/alzar/levanto/subir`,
  },
  'catches on': {
    en: `catch/catches/catching/snag/snags/stub/stubs/stubbing/trips/scuff/scuffs`,
    es: `
      atora/atorando/atranca/tropieza
      se engancha
    `,
  },
  ground: { en: `rug/carpet/floor/step/steps/stair/stairs/curb/sidewalk/threshold/ground/same`, es: `` },
  'drags along': {
    en: `drag/drags/dragging/scrape/scrapes/scraping/shuffles`,
    es: `arrastro/arrastra/arrastrando`,
  },
  'lost slipper': {
    en: `
      lose/loses/losing/leave/leaves/leaving/left … slipper/flop/sandal/shoe … behind
      lose/losing … slipper/sandal/flip/shoe … side/foot
      slipper/sandal/shoe … stays/left behind
      walk/walks/walked right out of … slipper/shoe/sandal
    `,
    es: ``,
  },
  'not a foot': {
    en: `
      footrest
      =slippers/=sandals slap/slaps
      my flip flops
      in flip flops
      desk foot
      dress code
      tap/tapping my
      rug pad
    `,
    es: `de cansado/cansada`,
  },
} as const;
