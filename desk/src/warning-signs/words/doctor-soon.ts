/** What the lists of `strength-and-feeling.ts` and `falls-fever-and-pain.ts` share. */
export const soonWords = {
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
      me caí
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
      quedó mal
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
  rammed: {
    en: `
      =tboned
      plowed/rammed/backed/banged/smacked/bumped/slammed/crashed/ran/hit/clipped/swiped/rear/sideswiped into/in/us/me/behind
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
  temperature: {
    en: `temp/temperature/thermometer/fever/=running`,
    es: `temperatura/termómetro/fiebre/calentura`,
  },
  'nights running': {
    en: `
      nights/days running/straight/now/row
      every/each/all night/evening/afternoon
      night after night
      since {recent}
      since monday/tuesday/wednesday/thursday/friday/saturday/sunday/last/the
      for # days/nights
      for two/three/four/five days/nights
      all week
      every/each night/afternoon/evening
    `,
    es: `
      noches seguidas
      todas las noches/tardes
      desde lunes/martes/miércoles/jueves/viernes/sábado/domingo/ayer
      cada noche/tarde
      hace días
    `,
  },
  'warm room': {
    en: `
      paper/roof
      thermostat/outside/heater/summer/vent/weather/errands/oven/car
      attic office
      in here
      warm/hot room
      ac is on
      ac on/at/set/blows/blowing/blasting/freezes
      under/cut the ac
      ac drips/dripping
      air conditioning
      window open
      degrees in
    `,
    es: `
      clima/termostato/ventana
      aire acondicionado
    `,
  },
  shivers: {
    en: `
      =chills/chilled/shivering/shivers/goosebumps
      the =shakes
      teeth chatter/chattering/clack/clacking/rattle/rattling/click
    `,
    es: `
      escalofríos/escalofrío/tiritando/tirito/temblorina
      temblando de frío
    `,
  },
  soaked: {
    en: `
      =soaked/=soaking/drench/drenched/dripping/wringing/wring/sopping/wet/swimming/puddle/lake/hosed/sweat
      pouring/clammy
      soaks/soak through/my
      sweat/sweats/sweating so/through/like/bad/buckets/right/clear
    `,
    es: `
      empapo/empapado/empapada/sudo/sudando/sudor/sudores/escurren/escurriendo/mojo/mojadas/mojada/mojado/sopa
      =bañado/=bañada/charco
    `,
  },
  bedding: {
    en: `
      sheets/sheet/pillow/pillowcase/mattress/pajamas/pjs/nightgown/nightshirt/bed/bedding/blanket/comforter
      t shirt every
    `,
    es: `sábanas/sábana/almohada/cama/colchón/pijama/cobija/camisón`,
  },
  asleep: {
    en: `
      sleeping/wake/waking/woke
      in my sleep
      when i sleep
      while i sleep
      wake up
    `,
    es: ``,
  },
  clothes: {
    en: `
      clothes/pants/jeans/slacks/trousers/=shorts/skirt/skirts/dress/suit/shirts/collar/britches/dungarees
      uniform/bra/scrubs/waistband
      everything i own/wear
    `,
    es: `ropa/pantalón/pantalones/falda/vestido/blusas/uniforme/camisas`,
  },
  'too loose': {
    en: `
      swim/swims/swimming/loosen/baggy/sag/sagging/rope/string/suspenders/pinned
      hang/hangs/hanging on/off/from me
      got/gotten/getting/become/fit/hang loose/looser/big
      got/gotten/getting/become too/so/real loose/big
      loose on me
      fall/falls/falling/fell/slide/slides/sliding/slip/slips/drop/dropping off/down
      swallow me
      bag/bags on
      too big on/for me
      big on me
      spin/spins/twist/twists … on me
      safety pin/pins
      two sizes
      like … tent/sack/scarecrow/curtains
      wont stay
      taken in
      hitch/hitching up
    `,
    es: `
      nada/nadan/baila/bailan
      me queda/quedan grande/grandes/flojo/floja/flojos/flojas
      se me cae/caen
      me queda/quedan enorme/enormes/guango/guangos/aguado
      me sobra
    `,
  },
  belt: { en: `belt`, es: `cinturón/cinto/correa` },
  notch: {
    en: `
      hole/holes/notch/notches
      around twice
    `,
    es: `hoyo/hoyos/agujero/agujeros/hoyito`,
  },
  ring: {
    en: `
      wedding ring/band
      my =ring
      my =rings
      wedding rings
    `,
    es: ``,
  },
  'falls off': {
    en: `
      loose/spins/spin
      fall/falls/falling/fell/slide/slides/slips/flew off
      too big
      sized down
      tape/yarn on
    `,
    es: ``,
  },
  'from a size': {
    en: `
      from a/size #
      went/gone/dropped/down from
      went/gone/dropped from a
    `,
    es: ``,
  },
  size: { en: `#/small/medium/large/size`, es: `` },
  pounds: {
    en: `
      pounds
      # pounds/lbs/lb/kilos/kg/kilo
      # some/odd pounds/lbs/kilos
      five/ten/twelve/fifteen/eighteen/twenty/thirty/forty/fifty pounds/lbs/kilos
      twenty/thirty/ten/forty some/odd/five pounds/lbs
      two/three sizes
    `,
    es: `
      kilos
      # kilos/kg/libras
      cinco/seis/siete/ocho/nueve/diez/doce/quince/veinte kilos/libras
    `,
  },
  'without trying': {
    en: `
      {no change}
      without trying/dieting/reason/meaning
      not trying/dieting
      eat/eating the same/like/as/what/plenty/normal/good
      same biscuits/food/meals/breakfast/lunch/supper
      appetite … fine/good/same
      dont know why
      no idea why
      for no reason
      than at/in/last easter/christmas/thanksgiving/summer/spring/fall/year
      since easter/christmas/thanksgiving/summer/spring/fall/winter/labor/january/february/march/april/may/june/july/august/september/october
      not on a diet
    `,
    es: `
      sin hacer nada/dieta/ejercicio
      sin querer
      sin proponérmelo
      sin dieta
      sin razón
      no ando/estoy/hago … dieta
      comiendo igual
      como igual
      y como
      sin cambiar
      no sé por qué
    `,
  },
  'no change': {
    en: `
      havent/hasnt/not/didnt change/changed
      nothing changed
      not changed one/a/anything
      same as ever/always
    `,
    es: ``,
  },
  scale: { en: `scale/scales`, es: `báscula` },
  'keeps dropping': {
    en: `
      dropping/drops/lower/down
      going/goes/went/keeps/kept down
      less every/each
    `,
    es: `bajando/menos`,
  },
  dropping: { en: `dropping/lower/less`, es: `` },
  'got thin': {
    en: `
      gotten/become/look/looking/getting thin/skinny/scrawny/gaunt/bony
      got =so/=too thin/skinny/scrawny
      skin and bones
      ribs show/showing/stick
      cheeks sunk/sunken/hollow
      wasting away
      melting away
      lost my rear/behind/bottom
      dropped weight
      weight is/keeps dropping/falling
    `,
    es: `
      enflacando/enflaqué
      me veo/ven chupado/chupada/demacrado/demacrada/flaco/flaca/esqueleto
      me estoy quedando flaco/flaca
      me estoy secando/consumiendo
      me preguntan … enfermo/enferma
      ando/estoy muy flaco/flaca/delgado/delgada
    `,
  },
  'falling off': {
    en: `
      vanishing/disappearing/going
      falling/melting/dropping/sliding off
    `,
    es: ``,
  },
  losing: {
    en: `lost/losing/loosing/shed/shedding/dropped/=down`,
    es: `bajado/bajando/bajé/perdido/perdiendo/perdí`,
  },
  'not my weight': {
    en: `
      inch/screen/monitor
      clutter/shredder/paper/luggage/boxes
      scale of 1/one
      desk lost
      desk/table/chair is/weighs
      {thing} … lost
    `,
    es: ``,
  },
  'cut out': {
    en: `
      removed/lopped/carved
      cut/cutting/took/taken/take off/out
      surgeon took
      they took
    `,
    es: ``,
  },
  'cancer or part': {
    en: `
      {cancer}/breast/prostate/colon/thyroid/ovary/ovaries/bladder
      both breasts
      kidney … tumor/cancer
      lobe of lung
    `,
    es: `
      {cancer}/seno/senos/próstata/tiroides/ovario
      pecho derecho/izquierdo
    `,
  },
  survived: {
    en: `
      beat/survived/survivor/licked/whipped/remission/fought/battled/finished/treatment
      went through
    `,
    es: ``,
  },
  finished: {
    en: `
      finished/did/had/after/through/completed/during/since/last
      done with
      rounds of
    `,
    es: ``,
  },
  my: { en: `my`, es: `` },
  'drives out of bed': {
    en: `
      {wakes}
      gets/got/getting/drives/drags/runs/kicks/pulls/rousts/shakes/jerks me up/out/from
      wakes/pulls/drags/jerks/yanks … out of sleep/sound/dead/deep
      out of a sound/dead/deep sleep
      bolt upright
    `,
    es: `
      {wakes}
      me levanta
      me saca de la cama
      me para
      me tiene despierto/despierta
    `,
  },
  deep: {
    en: `
      deep/{pain}/{pain or joint}
      in bone/bones
    `,
    es: ``,
  },
  'pain or joint': { en: `{pain}/{back or joint}`, es: `{pain}/{back or joint}` },
  'back or joint': {
    en: `{back}/{shoulder}/{neck}/hip/knee/thigh/shin/bone/bones`,
    es: `{back}/hombro/rodilla/hueso/huesos`,
  },
  'worst in bed': {
    en: `
      worst/worse in bed/lying/laying/lie/night/nights
      worst/worse when/once/if i lie/lay/get/go
      worst/worse at/of/all night/nights
      lie/lay/lying/laying down … worse/worst
      comes alive … night/bed/dark
      wakes up when i lie/go/lay
      screams/throbs/aches/pounds … night/bed/dawn
    `,
    es: ``,
  },
  'no sleep': {
    en: `
      {cant} sleep
      wont/doesnt/dont let me sleep
      no sleep
      havent/hasnt slept
      havent had … sleep
      stare/staring at ceiling
      keeps/kept/keeping me up/awake
      up/awake all night
      up half night
      lie awake
      toss and turn
    `,
    es: `
      no me deja … dormir
      no duermo
      no puedo dormir
      no pego el/un ojo
      no he dormido
      no dormí
      paso la noche en vela
      doy vueltas en la cama
    `,
  },
  'which side': {
    en: `
      which side i sleep/lie/lay
      no matter which
      either side/way
      whichever side/way
    `,
    es: ``,
  },
  'sleep in chair': {
    en: `
      sleep/sleeping/slept … in recliner/chair/couch/armchair
      end/ending/ended/wind/winding up … in recliner/chair/armchair
      end/ended/move/moved/moving up/to in/the recliner/armchair
    `,
    es: ``,
  },
  'pace floor': {
    en: `
      pace/pacing/walk/walking floor/floors/hall/hallway/halls/house/kitchen
      walk/walking it off at night
    `,
    es: ``,
  },
  'middle of night': {
    en: `
      #am
      middle of night
      two/three/four am/oclock
      two/three/four in morning
    `,
    es: ``,
  },
  'sleeps well': {
    en: `nothing/never wakes me`,
    es: `
      duermo bien
      nada me despierta
    `,
  },
  'good nights': {
    en: `
      sleep like/fine/great/good/well/sound/through
      slept like
      gone by/in
      goes away
      on weekends
      nothing/never wakes
      {denial} wake/wakes/waking/woke
      nothing wakes
      not at night
      off day/days
    `,
    es: `
      duermo bien/como
      nada me despierta
      no me despierta/despierto
      se quita
    `,
  },
  'sit or lie': { en: `{sit}/{lie}/{stand}`, es: `` },
  sit: {
    en: `sit/sitting/seated/sat`,
    es: `
      sentado/sentada/sentarme
      me siente
    `,
  },
  stand: {
    en: `stand/standing/stood/walking/walk`,
    es: `
      parado/parada/caminando
      de pie
      me pare
    `,
  },
  lie: {
    en: `
      lie/lying/lay/laying/flat
      on my side/back/stomach
      in bed
    `,
    es: `
      acostado/acostada/tirado
      me acueste
    `,
  },
  'the same': {
    en: `
      same/constant/hurts
      no difference
      no relief
      dont/doesnt matter
      all hurts/hurt
      edge off
      nothing helps
      wont quit
    `,
    es: `
      igual/duele
      lo mismo
      da igual
      no cambia
      no se quita
    `,
  },
  'no position': {
    en: `
      no/any/every/each/whatever position/posture/postion + {pain or ease}
      {pain or ease} + no/any/every/each/whatever position/posture/postion
      no way to sit/stand/lie/lay/get
      no comfortable/good position/way/spot
      cant/cannot find/get … position/comfortable/spot + {pain}
      {pain} ++ {cant} get comfortable/easy
    `,
    es: ``,
  },
  'pain or ease': {
    en: `
      {pain}/ease/eases/help/helps/relief/comfortable/better/change/changes/touches/calms
      edge off
    `,
    es: `{pain}/calma/alivia/alivio/quita/ayuda/mejora/descanso`,
  },
  'never eases': {
    en: `
      constant/nonstop
      never/not/wont/doesnt/dont/hasnt/aint lets/let/letting/ease/eases/eased/quit/quits/stop/stops/stopped up/off/once/for
      never/wont/doesnt/dont let up/ease/quit/budge/change
      never lets up
      around the clock
      round the clock
      24 7
      day and night
      night and day
      twenty four seven/hours
      every minute/second of
    `,
    es: `
      no se quita/calma con nada
      no me da tregua
      no para
      día y noche
      todo el día y toda
      las 24 horas
      a todas horas
      no descansa
      no cede
    `,
  },
  'doesnt care': {
    en: `
      regardless
      dont/doesnt care
      no matter
    `,
    es: ``,
  },
  'hurts the same': {
    en: `
      hurts/hurt/hurting/ache/aches/pain just/exactly/the same sitting/standing/lying/whether/no/if/all
      same pain/ache/hurt
      same whether/if i sit/stand/lie/am
    `,
    es: `mismo dolor`,
  },
  ninguna: {
    en: ``,
    es: `
      ninguna/cualquier
      no hay
      todas las
      no encuentro
      no hallo
    `,
  },
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
  lump: {
    en: `
      lump/nodule/cyst
      marble/gumball/grape/walnut/pebble/goose/golf … under/in/on/behind
      like/size of … marble/gumball/grape/walnut/pebble/goose/golf
    `,
    es: ``,
  },
  knot: { en: `{lump}/knot/bump/ball/mass/pea/olive/growth/swelling`, es: `` },
  'knot place': {
    en: `
      armpit/breast/boob/collarbone/jaw/groin/testicle/skin
      arm pit
      under my arm
      behind knee/ear
    `,
    es: ``,
  },
  'lump size': { en: `egg/grape/golf/walnut/marble/plum/pea/ball/lemon/olive`, es: `` },
  bola: { en: ``, es: `bola/bolita/bulto/bultito/pelota/pelotita/canica/nuez/chipote/tumorcito/ganglio` },
  'lump place': {
    en: `
      neck/throat/armpit/breast/boob/collarbone/jaw/groin/testicle/shoulder/thigh/shin/skin/wrist/forearm/back
      spine/ribs
      arm pit
      under my arm
      behind knee/ear
    `,
    es: `
      cuello/axila/sobaco/seno/pecho/ingle/hombro/espalda/pierna/brazo/muñeca/clavícula/piel/nuca
      atrás de la oreja
    `,
  },
  'growing bigger': {
    en: `
      bigger/growing/grows/grown/grew/doubled
      getting big
    `,
    es: `
      crece/creciendo/creció/crecido
      más grande
      cada vez más
    `,
  },
  'changed mole': {
    en: `changed/changing/bleeds/bleeding/growing/bigger/darker/itches/new`,
    es: `cambió/cambiado/crece/sangra/creció/oscuro`,
  },
  'head hit lump': {
    en: `
      massage/tie
      speed bump
      bump into
      bumps into
      bump on the road
      fist bump
      stress ball
      tennis ball
      lacrosse ball
      ball chair
      knot in shoulder/shoulders/neck/back/muscle
      knots in shoulder/shoulders/neck/back/muscles
      lump in throat
      mass of
    `,
    es: ``,
  },
  'red eye': {
    en: `
      =red/reddened/bloodshot/pink/tomato/crimson
      blood red
      blood shot
    `,
    es: `rojo/colorado/irritado/inyectado/sangre`,
  },
  'eye hurts': {
    en: `
      hurt/hurts/hurting/pain/painful/ache/aches/sore/stab/stabs/stabbing/throb/throbs/glass/bruise/bruised
      poker/needle/squint/halos/tender
      sand like/and/in
      like sand
      light hurts/stabs/kills/bothers
      {cant} stand/take/look … light
    `,
    es: `
      duele/dolor/punza/punzadas/vidrio/arena/lastima
      no aguanto … luz
      molesta … luz
      arde … mucho
    `,
  },
  'tired eyes': {
    en: `
      blink/allergies/reduction
      by five/four/six/evening/night/noon
      by # pm
      end of the day
      after work
      both eyes tired
      tired eyes
      eyes get tired
    `,
    es: `cansados/resequedad/secos`,
  },
  'joint here': {
    en: `
      {joint}/{knuckle}/knee/ankle/wrist/elbow/hip
      big toe
    `,
    es: `
      {joint}/rodilla/tobillo/muñeca/codo/nudillo
      dedo gordo
    `,
  },
  'blew up': {
    en: `
      {swollen}/puffs/puff/fat/ballooned
      blew up
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
      {hot or red}/feverish
      hot to touch
      hot as
      like a stove/radiator/furnace/skillet/coal/iron
      cook/fry … egg
      on fire
    `,
    es: `{hot or red}/arde/arden/hierve/hierven`,
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
    es: `{two hours}/{till noon}/horas`,
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
  'heart here': { en: `{heart}/heartbeat/bpm`, es: `{heart}/latidos` },
  'beats oddly': {
    en: `
      {racing}/drum/drumming/drumroll/jackhammer/hummingbird/rabbit/galloping/horse/racehorse/popcorn/frogs
      fish/bird/flip/flips/flipping/flutters/hiccup/hiccups/stumble/stumbles/trips/offbeat/hammers/somersault
      somersaults/runaway
      drum solo
      sewing machine
      out of step/beat/sync/whack
      double time
      off beat
      extra beats/beat
      beats funny/weird/wrong/hard
      washing machine
      turns over
      takes off
      freight train
    `,
    es: `
      {racing}/tambor/caballo/desboca/galope/colibrí/pajarito/pez/pescado/pausas/saltando/brincando/tropieza
      se para y
      a mil
      se salta
      como loco
    `,
  },
  'at rest': {
    en: `
      sitting/resting/lying/typing/still
      at rest
      doing nothing
      in bed
      for no reason
      in chair
    `,
    es: `
      sentado/sentada/acostado/acostada
      en reposo
      sin hacer nada
    `,
  },
  'too many': {
    en: `110/115/120/125/128/130/132/135/138/140/145/148/150/155/160/165/170/175/180/190/200`,
    es: ``,
  },
  'head pain': {
    en: `
      {headache}
      head pounding/splitting/throbbing/hurting/banging
      skull splitting/pounding/throbbing
      ache in head
    `,
    es: `{headache}`,
  },
  'drags me out': {
    en: `
      {drives out of bed}
      from sleep
      out of bed/sleep
      before the alarm
      before dawn/daylight
    `,
    es: `
      {wakes}
      me levanta
      me saca
      de madrugada
    `,
  },
  'wake with': {
    en: `
      wake/waking/woke/wakes up with/to
      wake/waking/woke/wakes with/to
      first thing every/each/in
      there when i wake/open/get
      there before i
      every/each morning
    `,
    es: ``,
  },
  'what wakes me': {
    en: `
      what wakes me
      there when i open/wake
      when i open my eyes
      it wakes me
      woke me
      drags/gets/pulls/jerks me out/up
    `,
    es: ``,
  },
  'more and more': {
    en: `
      building
      more and more
      more often
      more frequent
      closer together
      every/each day now/this
      used to be … now
      used to … monthly/weekly/month/week
      now … daily/every/constant
      stronger/worse/bigger/louder and/each/every/by
      ramping up
    `,
    es: `
      más seguido
      cada vez más
      más fuerte
      ahora diario
    `,
  },
  'bigger each week': {
    en: `
      {growing over time}
      bigger/worse/louder/stronger/longer/harder/meaner each/every/by week/day/time/month
      little/bit/touch/notch bigger/worse/louder/stronger/longer each/every
      each/every/this week/day/month … bigger/worse/louder/stronger/longer
      whisper … hollers/holler/screams/shouts/yells
      now it hollers/screams/shouts
    `,
    es: `
      cada semana/día/mes/vez … más/peor
      cada vez
      más fuerte cada
      va en aumento
      va creciendo
    `,
  },
  'dizzy spell': {
    en: `
      {dizzy}/swimmy/swimmyheaded/carousel
      room/floor/world/everything/desk/wall/walls tips/tip/tipping/tilts/tilt/tilting/spins/spinning/sways/swaying/rocks/rocking/moves/moving/swims/swimming/turns
      room/floor/ground … spin/spins/tilts/tips/sways/sway
      merry go round
      tilt a whirl
      head swims/spins/spinning
      off kilter
    `,
    es: `
      {dizzy}
      se me mueve … piso/todo/cuarto
      me da/dan vuelta/vueltas
      todo … vueltas
      gira/girando todo/cuarto
      se me va la cabeza
    `,
  },
  blurs: {
    en: `
      {blurred}/fog/fogs/fogged/soup/smears/wavy/underwater/milky
      run/runs together
      eyes/eyesight/sight/vision/letters/words go/goes/went/gone/going
      cant focus
      like looking through water/wax/vaseline
      gray out
      greys out
      {cant} read
    `,
    es: `
      {blurred}
      letras … mueven/bailan/borran/juntan
      no veo bien
      veo … agua/empañado/nublado/borroso/doble
    `,
  },
  cannot: {
    en: `
      cant/cannot/couldnt/trouble/quit/stopped/done
      can not
      cant hardly
      can hardly/barely/scarcely
      could hardly/barely
      unable to
      not able to
      isnt/arent/wasnt able to
      no longer
      cant seem to
      struggle/struggling to/with
      have/having trouble
      too weak to
      not strong enough
      fight/fighting with
      give/gave/given up on
    `,
    es: `
      batallo
      no puedo/puede/pude/logro/consigo
      ya no puedo/puede/logro/consigo
      no puedo ni
      ni puedo
      apenas puedo
      casi no puedo
      me cuesta
      no soy capaz
    `,
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
  'beats me': {
    en: `
      won
      beats/beat/beating/defeats/defeat/licks/whips/wins/stumps me/now/again/every
      too heavy/much/stiff/hard for me/now/anymore
      might as well be welded/cement/glued
      laugh/laughs at me
    `,
    es: `
      me gana/ganan
      me vence/vencen
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
  anymore: {
    en: `
      anymore/lately/now/since
      any more
      no more
      these days
      every week/month
    `,
    es: `ya`,
  },
  'now not': {
    en: `
      {cannot}
      now … {cannot}
      now … cant/wont/barely/needs/two/both
      now i/she/he … need/cant/use
      {cannot} … now/anymore/any more
      but … {cannot}
      and … {cannot}
    `,
    es: `
      ya no
      ahora no
    `,
  },
  'tired or weak': {
    en: `
      {weak}/tired/tires/shaky/shakes/fades/wobbly/feeble/puny
      wont stay/hold up
      gives up
      give up
      wears out
      poops out
      less strength/power
    `,
    es: `
      {weak}/cansa/cansado/cansada/menos/tiembla
      aguanta menos
    `,
  },
  'growing over time': {
    en: `
      slowly/gradually
      more/worse/weaker/less/harder/puny each/every/by/with/and/all/since/than/these
      worse/weaker/harder/less week/month/day
      every/each week/month/day … more/worse/less/weaker/harder
      week by/after week
      month by/after month
      a little/bit more/less/worse
      coming on
      came on slow/slowly/gradual/gradually
      creeping/crept up/on
      for/over/past/last/couple/few/several weeks/months/month/year
      getting/gotten/got/gets worse/weaker/harder
      going downhill
      little by little
      bit by bit
      since spring/summer/fall/winter/christmas/easter/thanksgiving/last/january/february/march/april/may/june/july/august/september/october/november/december
    `,
    es: `
      peor/empeorando
      cada vez/día/semana/mes
      poco a poco
      va de mal en peor
      de a poquito
      desde hace semanas/meses
      hace semanas/meses
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
  'no task of the body': {
    en: `
      remote
      file/files/app/computer/browser/software/website/program/pdf/document/excel/drawer/cabinet/clearance
      zoom/video/meeting/calls/call/rusty/childproof/warehouse/cramped
      sewing machine
      and type/write
      round/around it/them/mouse
      desk blocks
      the window
      in the way
      no room
      chair lever/knob
      too far
      {thing} … drops/dropping
      cat swats/knocks/swatted
      stuck shut
    `,
    es: `
      archivo/archivos/programa/aplicación/página/computadora/sistema/internet/cajón/ventana
      escritorio/soporte
    `,
  },
  'lets drop': {
    en: `
      drop/drops/dropped/dropping/fling/flings/flinging/fumble/fumbles/fumbled/fumbling/spill/spills/spilled
      spilling/juggle/juggling/launch/launching/toss/tossing
      lose hold/grip of/on
      let/lets/letting go of
      knock/knocks/knocking/knocked over
    `,
    es: ``,
  },
  held: {
    en: `
      mug/mugs/cup/cups/glass/glasses/coffee/tea/plate/plates/dish/dishes/bowl/fork/forks/spoon/spoons/knife
      silverware/pen/pens/pencil/pencils/phone/phones/keys/key/mouse/stylus/book/books/papers/paper/paperclips
      remote/coin/coins/change/pills/screws/tools/hammer/screwdriver/needle/eggs/egg/soap/brush/comb/lipstick
      things/stuff/everything/anything/something/whatever/sandwich/food/bottle/can/jar/camera/tablet/scissors
      ball/cards/groceries/crayons/crayon/toys
    `,
    es: `
      cosas/todo/taza/tazas/vaso/vasos/plato/platos/cuchara/cucharas/tenedor/café/pluma/plumas/lápiz/lápices
      celular/teléfono/llaves/llave/papeles/tijeras/monedas
    `,
  },
  'again and again': {
    en: `
      again/always/constantly/lately/nowadays/keep/keeps/kept/twice/thrice/third/fourth/fifth/sixth/second
      {growing over time}
      all day
      all the time
      every day
      every time
      every/each morning/meal/week/night
      most days/suppers/meals/mornings/nights
      these days
      {count} times/this
      this week/month
      a lot
      left and right
      for no reason
      since labor/memorial/christmas/easter/thanksgiving/spring/summer/fall/winter
    `,
    es: `
      seguido/diario/siempre/veces/últimamente/van
      otra vez
      a cada rato
      todos los días
      esta semana
      este mes
      ya van
      sin razón
    `,
  },
  count: { en: `two/three/four/five/six/seven/several/couple/few/#`, es: `` },
  keeps: { en: `keep/keeps/always/constantly/been/forever`, es: `` },
  lately: {
    en: `
      lately/latly/recently/nowadays/{growing over time}
      these days
      this month/week
      last/past few/couple weeks/months
    `,
    es: `últimamente`,
  },
  escapes: {
    en: `
      jump/jumps/jumping/jumped/leap/leaps/fly/flies/flying/flew/slip/slips/slipping/slipped/slide/slides
      sliding/slid/fall/falls/falling/fell/drop/drops/dropping/dropped/leaves/hop/hops/squirt/squirts/wiggle
      wiggles/going/goes/lands
      end/ends/ended/ending up
      get/gets/got away
    `,
    es: ``,
  },
  'opens by itself': {
    en: `
      open/opens/opened/opening by itself/own/itself
      just open/opens/opened/lets/let/quits/quit
      lets/let go
      {cant}/dont tell/know … slipping/holding/there
      forget/forgets … holding
    `,
    es: ``,
  },
  'fine task': {
    en: `
      button/buttons/buttoning/unbutton/zipper/zippers/zip/zipping/=earrings/necklace/clasp/bra/cufflinks
      necktie/thread/threading/needle/needles/knit/knitting/sew/sewing/crochet/embroider/stitch/coins/dime
      penny/paperclip/snap/snaps
      shoelace/shoelaces/laces/tie … shoe/shoes
      chopsticks/tweezers/mascara/makeup/eyeliner/contacts/nail polish
      pick up … coin/coins/dime/penny/pin/pill/pills/needle/button/paperclip
      play guitar/=piano/violin/banjo
      guitar/=piano/banjo chords
      thread a needle
      key in … lock/door/hole
      shuffle/deal … cards
      write … name
      hold a pen/pencil
      do up
    `,
    es: `
      botón/botones/abotonar/abotonarme/abrochar/abrocharme/abrocho/cierre/zíper/agujetas/cordones/amarrar
      amarrarme/amarro/aretes/collar/brasier/ensartar/aguja/tejer/coser/bordar/monedas/pinzas/rimel
      tocar la guitarra/el =piano
      agarrar … lápiz/pluma
      meter la llave
    `,
  },
  'takes long': {
    en: `
      forever
      take/takes/took me/forever/ten/twenty/ages/an/half/three/four
      minutes … shirt
      two/three/four tries
      give up
      gave up
      had to go/switch
      went to pullovers/velcro/slip
      a battle/fight/struggle
      asks for help
    `,
    es: `
      siglos/batallo/tardo
      mucho trabajo
    `,
  },
  handwriting: {
    en: `
      handwriting/penmanship/signature
      my writing
      his/her writing
    `,
    es: `letra/firma/escritura`,
  },
  changed: {
    en: `
      bad/worse/gone/changed/tiny/shaky/smaller/shrunk/shrinking/looks/look/else/like/scribble/scribbles/mess
      ugly/illegible/unreadable/stranger/kindergartner/downhill/isnt
      chicken scratch
    `,
    es: `
      fea/peor/cambió/cambiado/garabato/garabatos/temblorosa/chiquita/otra/irreconocible
      no se entiende
    `,
  },
  'wont mind': {
    en: `
      stupid/drunk
      wont/dont/doesnt/not/quit/stopped/refuse work/working/listen/listening/obey/obeying/minding/cooperate/behave
      wont/dont/doesnt/not do … told/tell/want/ask/say
      wont/dont/doesnt go where
      mind of … own
      belong to
      like sausages/clubs/mittens/paws/bananas
      like hot dogs
      like oven mitts
      feel like sausages/mittens/clubs/gloves
      in mittens
    `,
    es: ``,
  },
  clumsy: {
    en: `
      clumsy/fumbly/klutzy/dumb/butterfingers/awkward
      all thumbs
    `,
    es: `torpe/torpes/torpeza/tontas/atontadas`,
  },
  'new for me': {
    en: `
      lately/new/since/now/keep/keeps
      never did/before/used
    `,
    es: ``,
  },
  'se cae': {
    en: ``,
    es: `
      se me cae
      se me caen
      se le cae
      se le caen
      se me anda cayendo
      se me resbala
      se me resbalan
      se me suelta
      se me sueltan
      se me zafa
      se me zafan
    `,
  },
  tiro: { en: ``, es: `=tiro/=tira/=tirando/aviento` },
  'no obedecen': {
    en: ``,
    es: `
      no me obedecen/obedece/responden/responde/hacen/hace
      no hacen/hace … quiero/digo
      no quieren
      no coordinan
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
  'foot or toes': {
    en: `
      foot/toe/toes
      front of foot
    `,
    es: `
      pie/punta
      dedos del pie
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
  'muscle place': {
    en: `
      thumb/palm/flesh/{hand}/forearm/{arm}/bicep/calf/thigh/{shoulder}/muscle/{meaty part}
      pad of thumb
      meaty/fleshy/fat part/pad
      heel of hand
      between thumb/fingers/bones
    `,
    es: `pulgar/palma/{hand}/{arm}/pantorrilla/muslo/músculo/{shoulder}`,
  },
  'thumb muscle': {
    en: `
      thumb/palm/flesh/muscle/{meaty part}
      pad of thumb
      meaty/fleshy/fat part/pad
      heel of hand
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
      más flaca
      más delgado
      más delgada
      más chico
      más chica
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
  hands: { en: `hand/hands/finger/fingers/thumbs`, es: `` },
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
  again: {
    en: `
      twice/again/lately/second
      # times
      two/three/four/five/several times
      this week
      this month
      a lot
      all the time
      third one
      no reason
      lost count
      for no reason
    `,
    es: `
      veces/quebré/mucho
      a cada rato
      otra vez
    `,
  },
  'always clumsy': {
    en: `
      smooth/slippery/tiny/sweaty/sweat/small
      big
      always been
      as can be
      clumsy setup
      clumsy with spreadsheets
    `,
    es: `
      siempre he sido
      siempre ha sido
    `,
  },
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
  wakes: {
    en: `
      wake/wakes/waking/woke/woken/wakened/awakens/awakened me
      wake/waking/woke/woken up
      wakes up
      woken … by
      keeps/kept/keeping me up/awake
      gets/got/getting me up/out of bed
      got me out of bed
      out of bed
      awake … {at night}
      wake up … {at night}
      wake at
      up at night
      waking at
    `,
    es: `
      me despierta
      me despierto
      me despertó
      despierta en la noche
      despierto en la noche
      me levanta
    `,
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
  shock: { en: `shock/shoks/electric/electrick/zap/zaps/jolt/lightning/electricity/buzz`, es: `` },
  'spine or limbs': { en: `{back}/legs/{neck}/arms/spine`, es: `` },
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
      landed on/hard/flat/square
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
      me cai
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
      year ago
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
  'others fever': {
    en: `
      down spine
      clinic
      my baby has
      hay fever
      fever for
      fever is over
    `,
    es: ``,
  },
  'on purpose': {
    en: `
      keto/ozempic/wegovy/gym
      on purpose
      weight watchers
      on diet
      my diet
      trying to lose
      want to lose
      by walking
      bike commute
      new bike
      intermittent fasting
      counting calories
      of coffee
      of paper
      with exercise
      since i started running
      i wish
      haven't lost
      on a plan
      happy about
      bought them/it/new
      they run big/large
    `,
    es: `
      ejercicio
      a propósito
      a =dieta
      con dieta
      quiero bajar
    `,
  },
  cancer: {
    en: `
      cancer/lymphoma/leukemia/melanoma/myeloma/sarcoma/carcinoma/tumor/tumour
      breast/prostate/lung/skin/colon/thyroid/cervical/ovarian/bone/blood/bladder/kidney/testicular/brain/stomach/liver/bowel/rectal/uterine/throat cancer
    `,
    es: `cáncer/tumor/leucemia/linfoma/melanoma`,
  },
  had: {
    en: `
      had/have/got/beat/survived/after/since/fighting/battling
      ive had
      treated for
      diagnosed with
      after my
    `,
    es: ``,
  },
  'times ago': {
    en: `
      survivor
      years ago
      year ago
      months ago
      in #year
      last year
    `,
    es: `
      hace
      en #year
    `,
  },
  'cancer of others': {
    en: `
      {relative}/=she/=he/charity/center/website/blog/research/oncology/billing/nurse
      {relative} has/had/is
      family history
    `,
    es: `{relative}`,
  },
  'pain or back': { en: `{pain}/{back}`, es: `` },
  'pain or bone': { en: `pain/ache/hurt/bone/hip/throb`, es: `` },
  'baby wakes': {
    en: `
      baby/newborn/dog/dogs/kids/headache/headaches
      phone wakes
    `,
    es: `
      bebé/perro
      duermo como
      nada de dolores
    `,
  },
  'eased at night': {
    en: `
      goes away at night
      gone at night
      better at night
      i sleep great
      sleep fine
      sleep great
      nothing at night
      nothing wakes
      night's rest
      no pain
      late night
      fine by morning
      gone by
      wake up with a stiff
      wake up stiff
      stiff neck
    `,
    es: ``,
  },
  'night work': {
    en: `
      raid/gaming
      game/edit/stream/study/shift/shifts … at night
      work/works/working/typing at/on/in night/nights
      work/works/working nights
      night shift/shifts
      game from
      after double/long/busy shift/day
    `,
    es: `
      de estar parado/parada/sentado/sentada
      turno de noche
      trabajo de noche
    `,
  },
  'works at it': {
    en: `
      after sitting
      when i sit
      same desk/chair
      on/in that/this/my/the chair/stool/sofa/bench
    `,
    es: ``,
  },
  'furniture lump': { en: `gel/cable/cushion/cables/seat/foam/mattress/sugar`, es: `cojín/colchón` },
  'pain or light': {
    en: `
      {pain}/light/hurts/vision/blurry
      gritty and
    `,
    es: `{pain}/luz/pantalla`,
  },
  'dry eyes': {
    en: `
      dry
      tired and dry
      doesnt hurt
      dont hurt
      no pain
    `,
    es: `no me duele`,
  },
  'same both sides': {
    en: `
      same on each side
      back to normal
      same on both
    `,
    es: ``,
  },
  'morning or lasting': { en: `morning/{lasting}`, es: `` },
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
  racing: {
    en: `
      race/races/racing/pound/pounding/skip/skips/skipping/skiping/flutter/fluttering/flip/flips/flipflop
      flops/flopping/gallop/thump/thumping/irregular/jumps/fast/hammering/pause
      flip flop
      takes off
      beats fast
      beating fast
      stops and starts
      out of rhythm
      misses a beat
      # bpm
      going crazy
    `,
    es: `
      acelera/acelerado/brinca/brincos/salta/saltos/rápido/galopa/desbocado/irregular/agitado/palpita
      acelera solo
      late rápido
      latiendo rápido
    `,
  },
  flutter: {
    en: `
      flutter/fluttering/flopping/fish/gallop/thump/butterflies
      flip flop
      beat goes missing
    `,
    es: `aleteo/mariposas/brincos`,
  },
  'after coffee run': {
    en: `
      jumping/treadmill/exercise/horror
      after a run
      after coffee
      walking pad
      on my break
      when i run/jog/walk/climb/exercise/dance/do
      stops my heart
      like a heart
      when the/my boss
    `,
    es: `ejercicio`,
  },
  'ordinary headache': {
    en: `
      glare
      by the end
      after work
      when there's
      after hours
      screen time
    `,
    es: ``,
  },
} as const;
