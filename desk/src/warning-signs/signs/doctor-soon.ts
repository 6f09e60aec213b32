import type { Sign } from '../sign.ts';

/** What a doctor should see within days: strength, feeling, balance. */
export const nerveSigns: readonly Sign[] = [
  {
    topic: 'growing weakness',
    unless: ['exercise', 'ordinary course'],
    en: `
      {limb} + {weak} + {growing}
      {limb} + {weak} + {lasting}
      {strength} + {growing}
      grip/strength + {weak}
      {limb} + {growing} + weak/weaker/strength
      weakness + {limb}
      weak {limb}
      {limb} … weak
      {limb} … {no strength}
      {no strength} in {limb}
      {limb} {cant} lift
      {cant} lift/raise {limb}
      {cant} lift + {limb} + {growing}
      {cant} make fist
      {cant} open … jar/bottle/lid/door/can
      {cant} turn … key/knob/doorknob
      {cant} hold … cup/pen/mug/phone/fork/mouse/glass/pencil
      {cant} grip/grab/squeeze
      trouble/hard gripping
      lifting a mug is hard
      {strength} isnt what it was
      jar/jars … won
      {limb} weaker
      {finger} {cant} lift
      {child} ++ {cant} manage/do/hold + anymore/now + fork/pencil/shoelaces/buttons
      could … now … cant manage
      losing skills
      {cant} open + jar/bottle/jug/lid/can/door
      {cant} lift … milk/jug/pan/binder/pot/bag/kettle/child/arm/shelf
      {cant} turn/open + key/knob/doorknob/lid
      {cant} pinch/snap/grip/twist
      grip … gone/going/weak/half/less/fading
      used to … lift/carry/open … now
      {limb} … losing strength/power
      strength … leaving/going/gone/left
      two hands to … lift/hold/pour
      need both/two hands
      {cant} lift … gallon/milk/jug/pan/bag/box/binder/kettle
      can no longer lift/open/hold/carry/turn/grip
      no longer lift/open/hold/carry/turn/grip
    `,
    es: `
      {limb} + {weak}
      fuerza + {growing}
      {growing} + fuerza
      pierdo/perdiendo/perdí fuerza
      sin fuerza + {limb}
      no puedo abrir … frasco/botella/tapa/puerta
      no puedo apretar/sostener/agarrar/cargar
      no tengo fuerza
      no puede agarrar/sostener … lápiz/cuchara/tenedor
      cada semana/mes/día … menos fuerza
      menos fuerza
      no/ni abro/abrir … botella/frasco/tapa
      ya no puedo abrir/cargar/apretar/exprimir/levantar
      se me va/fue … fuerza
      {limb} … cada vez más {weak}
      fuerza … mano/brazo/pierna … menos/ya no
      no puedo … levantar/cargar … brazo/niño/olla/garrafón
      cuesta abrir/cargar/apretar/levantar … frascos/frasco/botella/puerta/tapa
      cada vez más débil
    `,
  },
  {
    topic: 'clumsy hands',
    unless: ['always clumsy', 'exercise'],
    en: `
      {hands} + clumsy
      clumsy + {hands}
      clumsy … lately/now
      become … clumsy
      keep/keeps dropping/drooping/dorpping
      always dropping
      dropping … things/stuff/cups/mug/mugs/pens/phone/keys/mouse/plates/everything
      dropped … things/stuff/cup/cups/coffee/phone/mug/mugs/tablet/plates/pen/glass + {again}
      drop … things/stuff/cups/phone/mug/mugs/pens/plates/coffee + {again}
      drop … things all the time
      slip/slide/slid/slides/fall/falls/fell/jump/jumps/fly/flies out of … hand/hands/fingers
      slide right out … hand/hands/fingers
      lose/losing hold/grip on things
      {hands} let/lets go
      fumble/fumbling … buttons/keys/earrings/button/zipper/coins
      fumble … things
      {cant} button/zip/tie
      {cant} do up … shirt/buttons
      buttons … take me
      {cant} do … buttons/shoelaces/shirt
      {hands} {cant} do what
      fingers wont do
      fingers dont belong
      typing speed gone from
      handwriting … bad/worse/gone/changed/tiny
      handwriting
      spilling … clumsy/hand
      keep/keeps spilling
      shoelaces … cant
      hands won't close
      {hands} … quit/wont/cant … mind/minding/obey/listen/go/cooperate/do
      {hands} quit minding
      {cant} pick up … dime/coin/coins/pin/penny/pill
      {cant} do up … earrings/buttons/zipper/necklace/bra/laces
      fumble/fumbled/fumbling
      butterfingers + lately/now/since
      {hands} … fumble/clumsy/stupid/dumb
      dropping/drop/dropped … stuff/things/everything
      everything … slips/falls/jumps … hand/hands/fingers/grip
      signature … looks/changed/else
      handwriting … looks/else/like
      buttons … minutes/forever/struggle/hard
      typing … used to … now
      typos … fingers/hands … wont/cant
      things … slip/slipping/fall/falling … hand/hands/fingers
      all thumbs
      nothing goes where i send
      leaves my hand
      just leaves … hand/fingers
      {again} mug/cup/glass/plate + hand/month/week
      fourth/third/fifth/second mug/cup/glass/plate/phone
      cups/mugs/plates/things/pens/keys slip/slips/fall/falls/drop/drops … hand/hands/fingers
      slip from … hand/hands/fingers
    `,
    es: `
      se me caen … cosas
      se me kaen … cosas
      se me cae todo
      todo se me cae
      se me cae … taza/celular/pluma/plato/lápiz/vaso + {again}
      tiro … cosas
      tiro todo
      suelto … cosas
      manos/mano/dedos torpe/torpes/torpez
      torpe … mano/manos/dedos
      no puedo abotonar/abrochar
      no puedo … botones/agujetas
      batallo … botones/agujetas
      se me resbalan … cosas
      letra … fea/peor/cambió
      a cada rato se me cae
      se le caen … cosas
      se me cae … de las manos/mano
      las cosas se me caen
      se me caen … tazas/platos/vasos/llaves/plumas/cosas
      no atino … botones/teclas/llave
      no puedo … abotonar/abrochar/amarrar/ensartar
      dedos … no me obedecen/responden
      manos … no me obedecen/responden
      mi letra … otra/fea/garabatos/cambió
      mi firma … sale/cambió/parece
      se resbalan … manos
    `,
  },
  {
    topic: 'unsteady gait',
    unless: ['furniture unsteady', 'brief', 'calls and words'],
    en: `
      unsteady … feet/walk/walking/legs
      unsteady
      {walk} + {unsteady}
      {unsteady} + {walk}
      stagger
      staggering
      wobbly … legs/feet/walk
      wobble when
      walk/walking/gait feels/is off
      balance … off/bad/worse/trouble/lost/losing/gone/terrible
      lost/lose/losing/trouble/problem/no balance
      lose my balance
      walk/walking like … drunk/boat/pillows/cotton/marshmallows
      feel drunk
      feels like walking on pillows
      bump into … door/doors/wall/walls/frames/doorframes
      touch/hold/holding wall/walls
      stumble/stumbling … feet/lot/recently/lately/walk/walking
      keep stumbling
      trip/tripping over nothing/feet/toes
      trip over my own
      trips over nothing
      legs … clumsy
      off balance
      watch feet when i walk
      legs feel clumsy
      keeps falling
      keep falling down
      nearly went down
      hold/hanging/grab/grabbing … wall/walls/furniture/counter … walk/walking/steady/stand
      veer/veering/weave/weaving … walk/hall/hallway
      walk/walking … crooked/sideways/sailor/deck/ship/funny/stiff
      feet … dont know/know where
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
    `,
    es: `
      {walk} + {unsteady}
      pierdo/perdiendo/perdí … equilibrio
      sin equilibrio
      problemas de equilibrio
      me tambaleo
      me voy de lado
      se va de lado al caminar
      me tropiezo … nada/todo/mucho/pies
      tropieza con todo
      choco con las paredes
      camino como borracho/borracha
      me agarro de la pared
      me agarro de las paredes
      camino … nubes/algodón/barco/borracho/borracha/patojo
      me agarro … paredes/pared/muebles
      me voy … lado … caminar/camino/pasillo
      tropiezo … nada/pies/seguido
      me ando cayendo
      se anda cayendo
      se cae … seguido/mucho/a cada rato + {child}
    `,
  },
  {
    topic: 'foot drop',
    unless: ['exercise'],
    en: `
      foot slap/slaps/slapping/drop/drops/drags/flops/catches
      foot … slap
      foot … slaps
      slap slap
      toes/toe drag/drags/dragging/catch/catches/catching
      drag/dragging/drags … foot/toe/toes/leg
      foot scuffs
      scuffs the floor
      {cant} lift/pick/raise … foot/toes/toe
      front of foot … drops
      one foot turns in
      foot drop
      slap + slap + slap
      shoe/foot/shoes … slap
    `,
    es: `
      arrastro/arrastra … pie/punta/pies
      pie … caído/cae/arrastra/azota
      no puedo levantar … pie/punta/dedos
      se me cae … pie
      pie suena/golpea/azota
    `,
  },
  {
    topic: 'lasting numbness',
    unless: ['posture', 'used to be'],
    en: `
      {limb} + {numb} + {lasting}
      {numb} + {limb} ++ {lasting numb}
      {numb} … {limb} + {wakes}
      {limb} … {numb} + {wakes}
      {numb} + {wakes}
      {limb} + {numb} + {at night}
      {limb} stays/remains {numb}
      {limb} {numb} + always/constantly/still
      {limb} wakes me
      {numb} … {limb} … {lasting}
      {limb} … {numb} … {lasting}
      {numb} … {wakes}
      flapping/shaking/shake/flap hands/hand … night/morning/three/blood/#
      shake … hands/hand … feeling/blood back
      hang … arm/hand … bed
      shaking/shake/flap/flapping … hand/hands … bees/needles/thermometer/feeling
      bees … hand/fingers/foot
      {numb} + goes/go on # weeks/months
    `,
    es: `
      {limb} + {numb} + {lasting}
      {numb} + {limb} + noche
      {numb} + {wakes}
      {limb} … {numb} … {lasting}
      {numb} … {limb} … {lasting}
      se me duerme/duermen … {limb} … noche/noches/despierta/despierto/semanas/meses
      sacudo … mano/manos … noche
      hormigueo … {lasting}
      hormigueo … dedos/manos
    `,
  },
  {
    topic: 'shocks down the spine',
    en: `
      {shock} + {spine or limbs}
      {shock} + bend/tuck/look/chin
      shocks … down
      licking a battery
      lightning bolt + {back}
      zap
      zapped … butt/back/legs/spine/arms/toes
      shock/shocks/zap/zaps/jolt/electricity/lightning … spine/back/legs/neck
      look/looking/bend/nod … down … zap/zapped/shock/electric/jolt
      licking … battery/volt
      electric shock/shocks/jolt
      electrical shock/shocks
      {shock} … down … {back}
    `,
    es: `
      toque/toques/descarga/descargas/corriente/choque + {back}
      toques eléctricos
      descarga eléctrica
      corriente … baja/espalda/columna/piernas
      toque/toques/corriente/electricidad/rayo/descarga … columna/espalda/espinazo/piernas/cuello
      agacho … cabeza … toque/toques/corriente/rayo
      bajo … cabeza … toque/toques/corriente/rayo
    `,
  },
  {
    topic: 'thinning muscle',
    unless: ['exercise'],
    en: `
      {meaty part} + {thinning}
      {limb} + {thinning}
      muscle + {thinning}
      hollow/hollows … between/bones/thumb
      dent … thumb/hand/arm
      one arm/leg/calf/thigh … skinnier/thinner/smaller
      rings sized down
      hand is shrinking
      meat … gone
      meat between … thumb
      muscle … gone
      thumb … dent
      sink/sunk/sunken … hand/thumb/palm
      muscle … smaller/thinner/gone/shrunk/shrinking/flat
      {limb} looks smaller/thinner/skinnier
    `,
    es: `
      {limb} + {thinning}
      músculo + {thinning}
      hueco/hoyo … mano/pulgar/huesos
      se me seca … mano/brazo/pierna
    `,
  },
];

/** What a doctor should see within days: after a fall, with a fever, at night, and the rest. */
export const bodySigns: readonly Sign[] = [
  {
    topic: 'fall with thin bones',
    unless: ['nobody fell'],
    en: `
      {fall} +++ {thin bones}
      {crash} +++ {thin bones}
      {thin bones} +++ {fall}
      {thin bones} +++ lifted/coughed/sneezed/bent ++ crack/pop/{back}
    `,
    es: `
      {fall} +++ {thin bones}
      {thin bones} +++ {fall}
    `,
  },
  {
    topic: 'fall or crash',
    unless: ['nobody fell', 'healed and done', 'only bumped'],
    en: `
      {fall}
      {crash}
      {fall} ++ {pain}
      {crash} ++ {pain}
      {i} fel off/down/on
      fel off/down/on
      fell … stairs/steps/ladder/horse/bike/roof/chair/wagon/truck/stool/porch/ice
      ever since i fell
      ever since … wreck/crash/accident/fall
      slid off
      bucked off
      wreck … {pain}
      bus/truck/car … pothole
      jolt … seat/back/spine
      pothole ++ {back}
      jarred/jolted/jolt … backbone/spine/seat/back/neck
      we both went down
      went down … hurt/since
      {pain} ++ dropped … washout/pothole/ditch
      jarred me
      {pain} ever since … dropped/slid/slipped/hit
    `,
    es: `
      {fall}
      {crash}
      caí … escalera/escaleras/escalón/bici/moto/caballo/techo/baño/banqueta/silla
      me di … caída/golpazo/sentón/azotón
    `,
  },
  {
    topic: 'fever',
    unless: ['others fever'],
    en: `
      {fever}
      chills … {pain}
      {pain} ++ chills
      chills all night
      had chills
      got chills
      have chills
      chills and
      chils
      shivering … {pain}
      temp of #fever
      shakes … quilt/blanket/teeth/chills
      teeth … chattering
      shivering … {back}
      chills … sweat/sweats
      hot and cold … night/body
      bed shakes
      teeth chatter ++ {pain}
      teeth chatter … week/then/again
      shivers … chair/teeth/afternoon/night
      teeth … castanets/going
      shivers
      shivering
      high/bad/running temp/temperature + {pain}
    `,
    es: `
      {fever}
      escalofríos
      temperatura + {pain}
      escalofrío/escalofríos/tiritando
      cuerpo cortado
      tiemblo … frío
    `,
  },
  {
    topic: 'night sweats',
    en: `
      night sweats/sweets/sweat
      sweat/sweating/sweats/drenched/=soaked/drenches … {at night}
      drench/drenches/drenching/soak/soaks/soaking … sheets/bed/pillow/t-shirt/shirt/pajamas
      soak through
      pillow … wet/wringing/soaked
      sheets … wet/soaked/change
      wake/waking up … drenched/soaked/sweating/wringing
      wake/waking … soaked/drenched
      change … sheets … night
      wake … wringing/drenched/soaking/puddle
      pajamas … wet/soaked/drenched/wring
      pouring … sweat
      sweat … through/sheets/pajamas
      drenched
      hosed down
      nightshirt/nightgown/pajamas/shirt … twice/change
      change … nightshirt/nightgown/pajamas/shirt
      like … hosed
    `,
    es: `
      sudo … noche/noches
      sudor/sudores/sudando … noche/noches/nocturno/nocturnos
      sudores nocturnos
      noche/noches … sudo/sudor/sudando/empapado/empapada
      amanezco empapado/empapada
      mojo la cama … sudo/sudor
      empapo … sábanas/cama/almohada
      despierto empapado/empapada
      sábanas … mojadas/empapadas
      pijama … mojada/empapada
    `,
  },
  {
    topic: 'weight loss',
    unless: ['on purpose'],
    en: `
      {lost weight} + without/unexplained/unintentional/reason/idea/know/why/explain
      {lost weight}
      weight/pounds … falling/melting/dropping off me
      weight is dropping
      weight loss
      down # pounds/lbs/kilos/kg
      down # … pounds/lbs
      dropped # pounds/lbs/sizes
      dropped/lost two/three/four/five/several sizes/pounds/lbs
      clothes/pants/jeans/ring/rings/dress/skirt … falling off/hang/hangs/loose
      jeans fall off
      clothes … fall/falling off
      two sizes since
      belt … holes/notches/notch/hole
      pants … slide/sliding/falling/loose/belt/swim
      lost … pounds/lbs/kilos/weight/stone
      swimming in … clothes/jeans/pants
      scale … down … pounds/lbs
      skin and bones
      clothes/pants/jeans … hanging/falling off
      not dieting + clothes/weight/pounds/pants
    `,
    es: `
      bajando/bajado/bajé/perdido/perdiendo/perdí … peso/kilos/kg/libras
      bajo de peso
      pérdida de peso
      adelgazando/adelgacé/adelgazado … sin/querer/dieta
      he adelgazado
      ropa/pantalón/pantalones … queda/quedan/caen grande/grandes/flojos
      bajado/bajé/perdido/perdí … kilos/libras/kg/peso
      ropa … nada/grande/floja/queda
      pantalón/pantalones … se me caen/cae
      me estoy quedando en los huesos
      cinturón … hoyo/hoyos
      bajado/bajé/perdido/perdí diez/cinco/seis/siete/ocho/nueve/doce/quince/veinte kilos/libras
      pantalón/pantalones … bailan/baila/nadan
      kilos … sin … dieta/querer/nada
    `,
  },
  {
    topic: 'cancer',
    unless: ['cancer of others'],
    en: `
      {had} {cancer}
      {cancer} survivor/history/patient/diagnosis/treatment/surgery
      {cancer} came back/spread
      {cancer} in remission
      remission
      history of {cancer}
      had/have/has/got … {cancer}
      treated for … {cancer}
      survived/beat … {cancer}
      {cancer} in #
      {cancer} {times ago}
      diagnosed … {cancer}
      chemo
      chemotherapy
      radiation therapy/treatment/treatments
      radiotherapy
      mastectomy
      lumpectomy
      oncologist
      metastases
      metastasis
      have mets
      cancer free
      prostate out
      prostate removed
      breast removed
      {cancer} removed
      cancer … {pain}
      lump removed … cancer
      {cancer} … years
      breast off
      took a breast
      took my breast/prostate/kidney/thyroid/colon
      had my breast/prostate/thyroid out/removed
    `,
    es: `
      tuve/tengo/tenía/tuvo/padecí/sobreviví … cáncer/tumor/leucemia/linfoma/melanoma
      cáncer + {times ago}
      sobreviviente de cáncer
      cáncer de seno/mama/próstata/colon/pulmón/tiroides/ovario/piel
      quimio
      quimioterapia
      radioterapia
      oncólogo
      mastectomía
      me quitaron … seno/próstata/tumor
      tuve … {cancer}
      me dio … {cancer}
      {cancer} … dieron de alta
      me operaron … {cancer}
    `,
  },
  {
    topic: 'night pain',
    unless: ['baby wakes', 'eased at night', 'night work'],
    en: `
      {pain} + {wakes}
      {wakes} + {pain}
      {pain at} … {at night}
      {at night} + {pain} + deep/worse/pace/every
      {pain} … worse at night
      {pain} … worse lying/lie/lay
      {pain} … {at night} {cant} sleep
      {cant} sleep + {pain}
      {pain} + {cant} sleep
      keeps/kept/keeping/gets/get me up/awake … {pain}
      {pain} … keeps/kept/keeping/gets/get/stops me up/awake/from
      toss … {pain}
      #am + {pain or bone}
      # am + {pain or bone}
      night pain
      nighttime pain
      up at night with … {pain}
      pace … floor/hall/hallway/room
      sleep in a chair/recliner + {pain}
      sleeping in a chair
      {pain} every night
      {pain} … night/nights/midnight/bedtime
      {pain} … lying still/lying down/flat
      worst at night
      worse lying
      worse in bed
      #/one/two/three/four in the morning … {pain}
      about three in the morning
      gets me up
      {pain} … sleep/sleeping
      {pain} ++ pacing … kitchen/house/floor/hall
      walk floor … {at night}
      {at night} … walk floor
      {pain or back} … #am/# am
      nights … {back}
      night/nights + comes alive
      till birds start
    `,
    es: `
      {pain} + {wakes}
      {wakes} + {pain}
      {pain} … {at night}
      {at night} … {pain}
      no puedo dormir + {pain}
      no me deja dormir
      no duermo + {pain}
      {pain} + no me deja dormir
      me levanto en la noche + {pain}
      {pain} … acostado/acostada
      de madrugada … {pain}
      {pain} … madrugada
      no pego … ojo
      no me deja … dormir
      {pain} … dormir
    `,
  },
  {
    topic: 'constant pain',
    unless: ['works at it'],
    en: `
      same + every/any/no matter … position/posture
      {pain} + same … position/posture/standing/lying
      no position … helps/help/comfortable/eases/better/relief
      nothing/no position makes … difference/better
      {pain} + twenty four hours
      {pain} … 24 7
      {pain} … around the clock
      {pain} + never/not/doesnt/wont … let up/ease/stops/change/changes/stop
      {pain} … day and night
      sit stand … lie … same/difference
      sitting standing lying … same
      makes no difference + {pain}
      exact same
      sit stand lie
      {pain} … no matter what/how
      {pain} … constant/nonstop
      {pain} … every/any/all position/positions/posture
      every/any/all position/positions/posture … {pain}
      constant … position/positions
      sit stand lie … constant
      {pain} ++ dont/doesnt care what i do
      nothing i do … changes/helps/touches … pain
      hurts the same sitting/standing/lying
      {pain} … change in no position/postion
      in no position
      no position/postion whatsoever
      sit + stand + lie
      nothing i do turns the dial
      {pain} ++ sit + stand + lie
    `,
    es: `
      {pain} + igual … sentado/sentada/parado/parada/acostado/acostada/posición
      en ninguna posición
      ninguna posición
      en cualquier posición
      no hay posición
      {pain} … día y noche
      {pain} … 24 horas
      sentado parado acostado
      sentada parada acostada
      haga lo que haga
      ninguna postura
      todas las posiciones
      me ponga como me ponga
      igual parado que sentado
      duele igual
    `,
  },
  {
    topic: 'lump',
    unless: ['furniture lump'],
    en: `
      lump
      lumpp
      lumps
      growth on/under
      knot … getting bigger/growing
      bump … getting bigger/growing/grow/grown/grew
      mass in/on/under
      mole … changed/changing/bleeding/growing/bigger
      knot/bump/ball/mass/marble/egg/grape/golf … growing/bigger/grow/grew/hard
      hard knot
      hard … lump/ball/bump … neck/breast/armpit/arm/leg/back/groin
      found a … lump/knot/bump/ball
      marble/pea/grape/egg/ball under … skin/arm/chin
      under the skin … rolls/moves/hard
      marble … collarbone/neck/armpit
    `,
    es: `
      bola/bolita/bulto/bultito/pelota … cuello/espalda/axila/seno/pecho/brazo/pierna/ingle/muñeca/mano/hombro/crece/creciendo/salió/piel
      me salió … bola/bolita/bulto
      me encontré … bola/bolita/bulto
      lunar … cambió/crece/sangra
      bola/bolita/bulto/chipote/pelota … crece/creciendo/grande/duro/dura/salió/creció
      me salió … bola/bolita/bulto
      siento … bola/bolita/bulto
    `,
  },
  {
    topic: 'red painful eye',
    unless: ['dry eyes'],
    en: `
      {eye} + red + {pain or light}
      red {eye} + {pain or light}
      {eye} + {pain} + light/vision/blurry/swollen/halo/halos
      {eye} + bloodshot + {pain or light}
    `,
    es: `
      {eye} + rojo + {pain or light}
      {eye} + colorado + {pain or light}
    `,
  },
  {
    topic: 'swollen joint',
    unless: ['exercise', 'same both sides'],
    en: `
      {joint} + {swollen} + {hot or red}
      {joint} + {swollen} + {pain}
      {joint} + {hot or red} + {pain}
      {joint} ++ {swollen} ++ {hot or red}
      joints + {swollen}
      knuckles/fingers/wrists/hands + {swollen} + {morning or lasting}
      {joint} … fat and hot
      {joint} … {swollen} … {hot or red}
      {joint} … {hot or red} … {swollen}
      {joint} … like oven/ovens/grapefruit/balloon/tomato
      knuckles … {swollen}
      {joint} … size of walnuts/walnut/golf
      {joint} … fry an egg
      {joint} … big as
    `,
    es: `
      {joint} + {swollen} + {hot or red}
      {joint} + {swollen} + {pain}
      articulaciones + {swollen}
      coyunturas + {swollen}
      rodilla + {swollen}
      {joint} … {swollen} … {hot or red}
      coyunturas … {pain}
    `,
  },
  {
    topic: 'morning stiffness',
    en: `
      {stiff} + {morning} + {two hours}
      {stiff} ++ {morning} ++ {two hours}
      {morning} + {two hours} + {stiff}
      {limb} {cant} close + {morning} + {two hours}
      {morning} ++ before … hands … close
      up at # … past # before … hands
      {back} … morning … concrete ++ {two hours}
      takes … till/until … hands/fingers/back … bend/unfold/work/move/close/loosen
      takes till … hands/fingers
      {limb} … bend/unfold/close/uncurl + till/until/past/before + up since/at
      hours to loosen/limber
      stiff … hours … morning
      till noon … stiff
      hands/fingers … close/open/work/uncurl + get up
      rusted … hinges/hinge
      {hands} … rust/rusty/rusted
      every morning … stiff … hours
      {stiff} for hours
      morning … stiff … hours
    `,
    es: `
      {stiff} + {morning} + {two hours}
      {stiff} ++ {morning} ++ {two hours}
      tardo … horas … mover/cerrar/abrir/enderezar/aflojar
      hasta las … manos/dedos/cintura … aflojan/afloja/mueven
      tieso/tiesa … horas
      me cuesta … mañana … horas
      tiesas/tiesos … horas
    `,
  },
  {
    topic: 'racing heart',
    unless: ['after coffee run'],
    en: `
      {heart} + {racing}
      {racing} + {heart}
      palpitations
      palpitation
      {chest} + {flutter}
      beat/beats goes/go missing
      missed/missing beats
      skipped beats
      afib
      {heart} … {racing}
      heart … takes off/skips/jumps/stumbles/trips/pauses/flops
      heart … drum/drumming/galloping/rabbit/fish/bird/washing
      pulse … # sitting/resting
    `,
    es: `
      {heart} + {racing}
      palpitaciones
      taquicardia
      se me salta … corazón/latido/latidos
      {heart} … {racing}
      {racing} … {heart}
      corazón … brinca/salta/galopa/acelera/loco/pausa/aletea/tropieza
    `,
  },
  {
    topic: 'headache',
    unless: ['ordinary headache'],
    en: `
      {headache} + {wakes}
      {headache} … getting/got/gets me out of bed
      {headache} … got/gets/getting me up
      {headache} + {growing}
      {headache} + worse/worst every/each/lying/flat/morning/cough/bend
      {headache} + growin/growing
      {headache} … every day/day for/daily + {lasting}
      {headache} + wake up with
      wake … with … {headache}
      {headache} + new + {lasting}
      {headache} ++ worse each/every week/day
      {headache} every morning
      {headache} + stopped working
      {headache} + alarm clock
      {headache} … dead sleep
      one headache … week … day
      {headache} … every day
      {headache} … more often
    `,
    es: `
      {headache} + {wakes}
      {headache} + {growing}
      {headache} + todos los días + {lasting}
      {headache} … diario
      {headache} + madrugada
      amanezco con … {headache}
      cada mañana + {headache}
    `,
  },
  {
    topic: 'dizzy with blurred sight',
    en: `
      {dizzy} + {blurred}
      {dizzy} + {sight} + {blurred}
      {dizzy} + vision
      {blurred} vision + {dizzy}
      room … carousel/spins/spinning + screen/everything … soup/blur
      {dizzy} ++ soup/smeary/smear/blurry
      carousel
    `,
    es: `
      {dizzy} + {blurred}
      {dizzy} + vista
      {dizzy} + veo + {blurred}
      se me mueve el piso … letras/vista/agua
      letras … agua
      se mueve … piso ++ letras/vista/agua
      {dizzy} ++ letras/vista/borroso
    `,
  },
];

export const soonWords = {
  hands: {
    en: `
      hand
      hands
      finger
      fingers
      thumbs
    `,
    es: ``,
  },
  strength: {
    en: `
      grip
      strength
      grip strength
      hand strength
    `,
    es: `
      fuerza
    `,
  },
  'no strength': {
    en: `
      no strength
      isnt strength
      little strength
      strength gone
      lost strength
    `,
    es: ``,
  },
  again: {
    en: `
      # times
      twice
      two/three/four/five/several times
      again
      this week
      this month
      lately
      a lot
      all the time
      second
      third one
      no reason
      lost count
      for no reason
    `,
    es: `
      a cada rato
      otra vez
      veces
      quebré
      mucho
    `,
  },
  'always clumsy': {
    en: `
      always been
      as can be
      clumsy setup
      clumsy with spreadsheets
      big
    `,
    es: `
      siempre he sido
    `,
  },
  walk: {
    en: `
      walk
      walking
      walkng
      gait
      on my feet
      steps
    `,
    es: `
      camino
      caminar
      caminando
      camina
      andar
    `,
  },
  unsteady: {
    en: `
      unsteady
      wobbly
      wobly
      wobble
      drunk
      boat
      funny
      crooked
      sway
      swaying
      stagger
      pillows
      cotton
      stumble
      clumsy
      stiff and jerky
      shuffling
      shuffle
      wall
    `,
    es: `
      tambaleo
      tambaleando
      borracho
      borracha
      chueco
      raro
      de lado
      inseguro
      insegura
      pared
      nubes
      algodón
    `,
  },
  'furniture unsteady': {
    en: `
      table
      tripod
      monitor
      walking pad
      treadmill
      balance sheet
      balance of
      balance is good
      balance ball
      the desk
      standing desk
      chair is wobbly
    `,
    es: `
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
  'lasting numb': {
    en: `
      {cant} go away
      hasnt gone
      for weeks
      for months
      all the time
      constant
      never goes away
    `,
    es: `
      no se quita
      no se me quita
      todo el día
    `,
  },
  wakes: {
    en: `
      wake/wakes/waking/woke/woken/wakened/awakens/awakened me
      wake/waking/woke/woken up
      wakes up
      woken by
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
      used to
      gone since
      fine now
      when i sit
      went away
      cold conference
      new mouthwash
      new shoes
    `,
    es: `
      zapatos nuevos
    `,
  },
  shock: {
    en: `
      shock
      shoks
      electric
      electrick
      zap
      zaps
      jolt
      lightning
      electricity
      buzz
    `,
    es: ``,
  },
  'spine or limbs': {
    en: `
      {back}
      legs
      {neck}
      arms
      spine
    `,
    es: ``,
  },
  'meaty part': {
    en: `
      meaty part
      pad of thumb
      base of thumb
      thumb muscle
      flesh
    `,
    es: ``,
  },
  thinning: {
    en: `
      shrink
      shrinking
      shrunk
      wasting
      wasted away
      withering
      withered
      disappearing
      =thinner
      skinnier
      =thinning
      melting away
      sunken
      hollow
      smaller than
      lost muscle
      atrophy
      atrophied
      flatter
      bony
    `,
    es: `
      adelgazando
      adelgazó
      más delgado
      más flaco
      encogiendo
      secando
      hundido
      chupado
      atrofia
    `,
  },
  fall: {
    en: `
      {i} fell
      fell in tub/shower/bath/bathroom/garage/kitchen/yard/driveway/snow/hallway/lobby
      fell down/off/on/onto/from/at/over/backwards/backward/hard/flat/while/when/last/yesterday/two/three/# 
      had/took/taking/after/since a fall
      had/took/after/since … bad/nasty/hard fall/tumble/spill
      since my/a/the fall
      a fall from
      took a tumble/spill
      tumble off
      tumbled
      wiped out
      hit my head
      knocked down/over
      landed on/hard/flat/square
      came off my bike/horse/motorcycle/bicycle/scooter
      came off ladder
      slipped on/in/off/down/and/at/getting
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
      me caí
      me cai
      se cayó de … altura/escalera/bici/bicicleta/caballo/columpio
      caída de/en la/desde
      tras una caída
      después de … caída
      desde la caída
      resbalé
      me resbalé
      me tropecé y
      caí de
      caí sentado/sentada
      azoté
      sentón
    `,
  },
  i: {
    en: `
      i
      she
      he
      my son
      my daughter
    `,
    es: ``,
  },
  crash: {
    en: `
      rear =ended
      rear-ended
      rearended
      t boned
      t-boned
      tboned
      whiplash
      hit a deer
      =totaled
      ran/drove/crashed/slammed into me/my/us/back/a
      car/truck/bike/driver/suv/van hit me
      hit by a car/truck/bus/bike/van/driver/suv/cyclist
      got/was hit by
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
      choqué
      chocamos
      me chocaron
      nos chocaron
      me pegaron por atrás
      me dieron por atrás
      me atropelló
      me atropellaron
      después del choque
      tras el choque
      desde el choque
      accidente de/en carro/coche/auto/moto/bici/carretera/camioneta
      latigazo
      volcadura
      tuve un accidente
    `,
  },
  'thin bones': {
    en: `
      osteoporosis
      osteopenia
      brittle bones
      thin bones
      bones are thin
      prednisone
      steroids
      steroid
      fosamax
      bone density
    `,
    es: `
      osteoporosis
      huesos débiles/frágiles
      prednisona
      cortisona
      esteroides
    `,
  },
  'nobody fell': {
    en: `
      startled
      prevention
      haven't fallen
      nobody fell
      never hurt
      havent gone down
      coffee on the keyboard
      for the ad
      mind
      in love
      behind on
      sleep
      years ago
      year ago
      twenty years
      fifteen years
      jumped out
      cable
      trip on it
      clumsy
    `,
    es: `
      el sistema
      el mouse
    `,
  },
  'healed and done': {
    en: `
      all healed
      healed
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
      monitor/laptop fell
      off the desk
      my screen fell
      the desk fell
      tips … backwards
      tipping it
    `,
    es: `
      el celular
      la pantalla
    `,
  },
  'others fever': {
    en: `
      my baby has
      hay fever
      clinic
    `,
    es: ``,
  },
  'lost weight': {
    en: `
      lost/losing/loosing/loose/lose/shed weight/pounds/lbs/wieght/kilos/kilo/kg
      lost # pounds/lbs/kilos/kilo/kg/lb
      lost/dropped ten/fifteen/twenty/thirty/forty/fifty/six/nine/twelve/eight/seven/five pounds/lbs/kilos/kilo
      dropped # pounds/lbs/kilos/sizes
      pounds lighter
    `,
    es: ``,
  },
  'on purpose': {
    en: `
      on purpose
      weight watchers
      a diet
      my diet
      keto
      ozempic
      wegovy
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
      gym
      on a plan
      happy about
    `,
    es: `
      a propósito
      a dieta
      con dieta
      quiero bajar
      ejercicio
    `,
  },
  cancer: {
    en: `
      cancer
      breast/prostate/lung/skin/colon/thyroid/cervical/ovarian/bone/blood/bladder/kidney/testicular/brain/stomach/liver/bowel/rectal/uterine/throat cancer
      lymphoma
      leukemia
      melanoma
      myeloma
      sarcoma
      carcinoma
      tumor
      tumour
    `,
    es: `
      cáncer
      tumor
      leucemia
      linfoma
      melanoma
    `,
  },
  had: {
    en: `
      had
      have
      ive had
      got
      beat
      survived
      treated for
      diagnosed with
      after
      since
      fighting
      battling
      after my
    `,
    es: ``,
  },
  'times ago': {
    en: `
      years ago
      year ago
      months ago
      in #year
      last year
      survivor
    `,
    es: `
      hace
      en #year
    `,
  },
  'cancer of others': {
    en: `
      {relative} has/had/is
      {relative}
      family history
      =she
      =he
      charity
      center
      website
      blog
      research
      oncology
      billing
      nurse
    `,
    es: `
      {relative}
    `,
  },
  'pain at': {
    en: `
      pain
      hurt
      ache
      sore
      throb
      burning
    `,
    es: ``,
  },
  'pain or back': {
    en: `
      {pain}
      {back}
    `,
    es: ``,
  },
  'pain or bone': {
    en: `
      pain
      ache
      hurt
      bone
      hip
      throb
    `,
    es: ``,
  },
  'baby wakes': {
    en: `
      baby
      newborn
      dog
      dogs
      kids
      phone wakes
      headache
      headaches
    `,
    es: `
      bebé
      perro
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
      work at night
      working at night
      night shift
      night shifts
      edit at night
      at night after work
      gaming at night
      study at night
      typing at night
      game at night
      stream at night
    `,
    es: `
      turno de noche
      trabajo de noche
    `,
  },
  'works at it': {
    en: `
      after sitting
      when i sit
      same desk
      same chair
    `,
    es: ``,
  },
  'furniture lump': {
    en: `
      cushion
      cables
      seat
      foam
      mattress
      sugar
    `,
    es: `
      cojín
      colchón
    `,
  },
  'pain or light': {
    en: `
      {pain}
      light
      hurts
      gritty and
      vision
      blurry
    `,
    es: `
      {pain}
      luz
      pantalla
    `,
  },
  'dry eyes': {
    en: `
      tired and dry
      doesnt hurt
      dont hurt
      no pain
      dry
    `,
    es: `
      no me duele
    `,
  },
  'same both sides': {
    en: `
      same on each side
      back to normal
      same on both
    `,
    es: ``,
  },
  'morning or lasting': {
    en: `
      morning
      {lasting}
    `,
    es: ``,
  },
  stiff: {
    en: `
      stiff
      stiffness
      stifness
      concrete
      rusty
      frozen
      locked
      cant close
      hands close
      hands will close
      cant bend
      put on socks
      creaky
    `,
    es: `
      tieso
      tiesa
      rígido
      rigidez
      duras
      entumido
      no puedo cerrar
      trabado
      engarrotado
      engarrotadas
    `,
  },
  morning: {
    en: `
      morning
      mornign
      mornings
      wake
      get up
      up at #
      out of bed
    `,
    es: `
      mañana
      mañanas
      levanto
      levantarme
      amanezco
      despierto
    `,
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
      race
      races
      racing
      pound
      pounding
      skip
      skips
      skipping
      skiping
      flutter
      fluttering
      flip
      flips
      flip flop
      flipflop
      flops
      flopping
      gallop
      thump
      thumping
      irregular
      takes off
      beats fast
      beating fast
      jumps
      stops and starts
      out of rhythm
      fast
      misses a beat
      # bpm
      hammering
      going crazy
      pause
    `,
    es: `
      acelera
      acelerado
      acelera solo
      brinca
      brincos
      salta
      saltos
      late rápido
      latiendo rápido
      rápido
      galopa
      desbocado
      irregular
      agitado
      palpita
    `,
  },
  flutter: {
    en: `
      flutter
      fluttering
      flopping
      fish
      flip flop
      gallop
      thump
      beat goes missing
      butterflies
    `,
    es: `
      aleteo
      mariposas
      brincos
    `,
  },
  'after coffee run': {
    en: `
      after a run
      when i run
      stops my heart
      treadmill
      exercise
      horror
    `,
    es: `
      ejercicio
    `,
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
