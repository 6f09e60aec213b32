import type { Sign } from '../sign.ts';

/** What a doctor should see within days: a fall, a crash or a hard jolt. */
export const fallAndCrashSigns: readonly Sign[] = [
  {
    topic: 'fall with thin bones',
    unless: ['nobody fell'],
    en: `
      {crash} +++ {thin bones}
      {thin bones} +++ lifted/coughed/sneezed/bent ++ crack/pop/{back}
      {thin bones} +++ {fell down}
      {thin bones} +++ {pain} + {since then}
    `,
    es: `
      {thin bones} +++ lifted/lifting ++ pop/popped
    `,
  },
  // How somebody came to the ground, off what, or was run into.
  {
    topic: 'fall or crash',
    unless: ['nobody fell', 'healed and done', 'only bumped'],
    en: `
      {under me} … {landed}
      {landed} … {bottom or back}
      {hit ground} … {hard or hurt}
      {hit ground} ++ {pain}
      {hit ground} ++ {since then}
      {pulled down}
      clipped/hit/sideswiped my bike/bicycle/car/truck/motorcycle/scooter
      ice/snow … flat/butt/tailbone
      slid/fell/tumbled/bumped/bounced/rolled/went down … stairs/steps
      rolled/flipped … car/truck/jeep/wheeler/cart/tractor/atv
      rolled the side by side
      {rammed} … {me or car}
      {me or car} … {rammed}
      {jolted} ++ {pain} + {since then}
      {child} ++ {came down}
      fel off/down/on
      fell … stairs/steps/ladder/horse/bike/roof/chair/wagon/truck/stool/porch/ice
      bucked off
      wreck … {pain}
      bus/truck/car … pothole ++ {back or neck}
      we both went down
      went down … hurt/since
      {pain} ++ dropped … washout/pothole/ditch
      jarred me
      {pain} ever since … dropped/slid/slipped/hit
      {fell down}
      {came off} … {mount}
      {mount} … {threw me}
      {jolted} + {back or neck}
      {crash}
    `,
    es: `
      nos/me dieron/dio/pegaron/pegó … llegue/golpe/trancazo/atrás
      caí … escalera/escaleras/escalón/bici/moto/caballo/techo/baño/banqueta/silla
      me di … caída/golpazo/sentón/azotón
      desde el golpe
      me golpeé/golpeó … {back}
    `,
  },
];

export const fallAndCrashWords = {
  fall: {
    en: `
      tumbled
      {i} fell
      fell in tub/shower/bath/bathroom/garage/kitchen/yard/driveway/snow/hallway/lobby
      fell down/off/on/onto/from/at/over/backwards/backward/hard/flat/while/when/last/yesterday/two/three/#
      had/took/taking/after/since a fall
      had/took/after/since … bad/nasty/hard fall/tumble/spill
      since my/a/the fall
      a fall from
      took a tumble/spill
      tumble off
      wiped out on/in/and
      knocked down/over
      =landed on/hard/flat/square
      came off my bike/horse/motorcycle/bicycle/scooter
      came off ladder
      =slipped on/in/off/down/and/at/getting
      slipping on/in
      slid down/off stairs/ladder
      tripped and
      tripped on … landed
      fell and
      missed … step
      sat down hard
      came down square/hard/on
      went down hard
      shot out from under
      fall down/off stairs/steps/ladder
      fallen down/off/at/on
      thrown off/from
      bike/bicycle/ladder/horse fall
    `,
    es: `
      =resbalé/azoté/sentón
      me caí
      se cayó de … altura/escalera/bici/bicicleta/caballo/columpio
      caída de/en la/desde
      tras una caída
      después de … caída
      desde la caída
      me =resbalé
      me tropecé y
      caí de
      caí sentado/sentada
    `,
  },
  i: {
    en: `
      i/she/he
      my son
      my daughter
    `,
    es: ``,
  },
  'fell down': {
    en: `
      {fall}/faceplant/faceplanted/{feet went out}
      took a header/digger/dive/tumble/spill/flop
      face plant/planted
      biffed it
      ate pavement/dirt/concrete/asphalt/ice
      went down/over/off/flying … stairs/steps/handlebars/ladder/porch/rear/backside/tailbone/butt
      wiped out on my/the/a/ice
      went end over
      feet flew/went/shot
      lost my footing
      flew/flung/thrown/pitched/slammed into/forward/across
      knocked flat/down/over/cold
      missed a/the last/bottom step/stair/rung
      fall/falls/fallen/fell … stairs/steps/ladder/ice/tub/shower/curb/roof/porch/bunk/tree
    `,
    es: `
      {fall}/=resbaló
      me di un sentón/costalazo/golpazo/azotón/zapotazo/ranazo
      me pegué un sentón/golpe/trancazo
      se cayó de/del/en
      se me cayó mi niño/niña/hijo/hija
      me fui de espaldas/nalgas/bruces
      rodé … escaleras/escalones
      di el costalazo
      me tumbó
    `,
  },
  'came off': {
    en: `
      came/fell/flew/slid/slipped/tumbled/rolled/dropped off
      came/fell/flew/slid/tumbled/dropped out of/from
      thrown/bucked/knocked/flipped/pitched/catapulted from/off
    `,
    es: `
      se/me cayó/caí/caímos
      se/me aventó/tiró
    `,
  },
  mount: {
    en: `
      horse/pony/mule/bull/bike/bicycle/motorcycle/scooter/skateboard/moped/hoverboard/atv/wheeler/tractor
      truck/trailer/dirtbike/trampoline/swing/slide/bars/jungle/playground/tree/treehouse/hammock/ladder/roof
      porch/deck/stage/dock/loft/bunk/bed/stool/attic/scaffold/sled/snowboard/skis/skates/tube/boat
    `,
    es: `
      caballo/yegua/burro/bici/bicicleta/moto/patineta/patín/patines/columpio/resbaladilla/trampolín/brincolín
      pasamanos/árbol/escalera/techo/azotea/litera/cama/barda
    `,
  },
  'threw me': { en: `threw/bucked/tossed/dumped/pitched me/her/him/us`, es: `me/la/lo tumbó/aventó/tiró` },
  'feet went out': {
    en: `
      feet/foot/legs … out from under
      feet/foot went/flew/shot out
      rolled/slid/shot/went/kicked … out from under me
    `,
    es: ``,
  },
  'under me': {
    en: `
      under me
      beneath me
    `,
    es: ``,
  },
  landed: {
    en: `
      landed
      came down
      down i went
    `,
    es: ``,
  },
  'bottom or back': {
    en: `sitting/flat/seat/butt/rear/tail/tailbone/{back}/shoulder/hip/hard/elbow/wrist/{knuckle}`,
    es: ``,
  },
  'hit ground': {
    en: `
      hit the floor/ground/deck/dirt/pavement/concrete/ice/dashboard/sidewalk
      went down on/hard/like
    `,
    es: ``,
  },
  'hard or hurt': { en: `hard/sore/hurt/hurts/back/hip`, es: `` },
  'since then': {
    en: `
      since
      ever since
      after that
      from then on
      since that jolt/jerk/bump/fall/pop
      hasnt/havent been right
      aint been right
      not been right
      next day
    `,
    es: `
      desde entonces
      desde ese/esa/aquel
      desde que
      desde el golpe/brinco/jalón
      quedé mal
    `,
  },
  'pulled down': {
    en: `
      dog pulled/yanked/dragged/knocked me
      pulled/knocked/dragged/yanked me down/over/off
      knocked on my butt/rear/back
    `,
    es: `perro … tumbó/jaló/tiró`,
  },
  crash: {
    en: `
      rear-ended/rearended/t-boned/tboned/whiplash/=totaled
      rear =ended
      t boned
      hit a deer
      ran/drove/crashed/slammed into me/my/us/back/a
      car/truck/bike/driver/suv/van hit me
      hit by a car/truck/bus/bike/van/driver/suv/cyclist
      car/bike/bicycle/motorcycle/auto/truck/road/traffic/ski/skiing/scooter/atv crash/accident/wreck/collision/craash
      crash/accident/wreck/collision in/with my/the/a car/bike/truck
      fender bender
      had/in/after/since … crash/accident/wreck/collision
      in a wreck
      crashed my car/bike/truck
      slammed on the brakes
      hard jolt
      hit my car/truck/bike
      hit us
      bumped from behind
      hit/rammed/bumped/smacked in rear/side/back by
      crashed into
    `,
    es: `
      =choqué/=chocamos/latigazo/volcadura
      me =chocaron
      nos chocaron
      me pegaron por atrás
      me dieron por atrás
      me atropelló
      me atropellaron
      después del choque
      tras el choque
      desde el choque
      accidente de/en carro/coche/auto/moto/bici/carretera/camioneta
      tuve un accidente
    `,
  },
  rammed: {
    en: `
      =tboned
      plowed/rammed/=backed/=banged/=smacked/=bumped/=slammed/crashed/ran/hit/clipped/swiped/rear/sideswiped into/us/me/behind
      t boned/bone
      got hit at/by/in/from
      was hit by/from
    `,
    es: `chocó/chocaron/embistió/pegó/pegaron … atrás/coche/carro/camioneta`,
  },
  'me or car': {
    en: `
      me/us/behind
      my car/truck/van/bumper
      at a/the light/stop/intersection/red
    `,
    es: ``,
  },
  jolted: {
    en: `
      jolt/jolted/=jarred/jerked/yanked/pothole/bounced/whipped/popped
      speed bump
      dropped suddenly
    `,
    es: `
      brinco/bache/tope/jalón/sacudida/frenón/tronido
      golpe seco
    `,
  },
  'back or neck': { en: `{back}/{neck}/{shoulder}`, es: `` },
  'came down': {
    en: `
      landed … sitting/back/tailbone/butt/shoulder/flat/hard
      fell … back/tailbone/butt
    `,
    es: ``,
  },
  'thin bones': {
    en: `
      osteoporosis/osteopenia/prednisone/steroids/steroid/fosamax
      brittle bones
      thin bones
      bones are thin
      bone density
    `,
    es: `
      osteoporosis/prednisona/cortisona/esteroides
      huesos débiles/frágiles
    `,
  },
  'nobody fell': {
    en: `
      startled/prevention/=laughing/mind/sleep/asleep/cable/clumsy
      haven't fallen
      nobody fell
      never hurt
      havent gone down
      coffee on the keyboard
      nearly/almost fell/fall
      for the ad
      in love
      behind on
      years ago
      twenty years
      fifteen years
      jumped out
      trip on it
    `,
    es: `
      el sistema
      el mouse
    `,
  },
  'healed and done': {
    en: `
      healed
      all healed
      right as rain
      no pain from it
      fine since
      fine ever since
      never any pain
      never had any pain
      doesnt bother
    `,
    es: ``,
  },
  'only bumped': {
    en: `
      revenue/sales/market/stock/stocks/numbers/prices
      {thing} fell/falls/fall/crashed/tipped
      monitor/laptop/shelf/book/lamp/picture fell
      off the desk
      my screen fell
      the desk fell
      tips … backwards
      tipping it
    `,
    es: `
      el celular
      la pantalla
      de sueño
      de cansancio
    `,
  },
} as const;
