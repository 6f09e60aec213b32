import type { Sign } from '../sign.ts';

export const headSigns: readonly Sign[] = [
  {
    topic: 'sudden headache',
    unless: ['headache of a thing', 'comes back'],
    en: `
      {headache} + {worst} … life/ever/had/felt
      {worst} {headache}
      {headache} ++ worst i ever had
      {headache} + never had/felt/have … like
      never … {headache} like/this
      {headache} … never/ever had
      {headache} … like never before
      {headache} … worse/worst … ever
      {headache} worse than it/i … ever
      {thunder} + {headache}
      {thunder} at/to/in/inside {skull}
      {thunder} at/to/in/inside back/top/side of {skull}
      {skull} {thunder}
      {skull} ++ like lightning/thunder
      took bat/axe/hammer … {skull}
      {thunder} ++ {worst} pain
      {skull} … {pain} + {abrupt}
      {worst} pain … head/life
      pain of all pains
      mother/granddaddy/king/queen of all {headache}
      {headache} + so bad/quick/fast/hard … screamed/cried/threw/floor/knees/dropped
      {headache} … in my whole life/existence
      like/if/feels … shot/hit/kicked/struck/stabbed/slammed/swung/clubbed … {skull}
      {headache} + {abrupt}
      {headache} + one second
      {headache} + in seconds/minutes
      {headache} + {nothing to ten}
      {skull} + {nothing to ten}
      zero to ten in seconds
      {headache} + so bad … floor/knees/collapsed
      {headache} + insane/instantly/instant
      {headache} + threw/puked/vomit
      {headache} + knocked/dropped/flattened me
      {skull} splitting ++ never had nothing like
      thunderclap
      popped behind eyes/ears
    `,
    es: `
      {peor} … dolor de cabeza
      {headache} + {peor} … vida/tenido
      {headache} más fuerte/duro/intenso/horrible/feo/grande/cañón … vida/tenido/sentido
      {headache} + nunca … así/igual/tan
      nunca había/he tenido/sentido … {headache}
      nunca me había dolido así + {skull}
      {skull} + {trueno}
      {headache} + {trueno}
      {headache} … como nunca
    `,
  },
  {
    topic: 'stiff neck with fever',
    en: `
      {stiff neck} ++ {fever}
      {fever} ++ {stiff neck}
      #fever # … {stiff neck}
      {fever} ++ bend/tip/tilt/move/turn/lift head/neck
      {fever} + neck + {pain}
      {fever} ++ neck … {pain}
      {stiff neck} ++ {light hurts}
      {fever} ++ {light hurts}
    `,
    es: `
      {stiff neck} ++ {fever}
      {fever} ++ {stiff neck}
      #fever # … {stiff neck}
      {fever} ++ no puede/puedo agachar/doblar/mover/bajar/voltear cabeza/cabecita/cuello/barbilla
      {stiff neck} ++ {light hurts}
      {fever} + cuello + {pain}
    `,
  },
  {
    topic: 'fainting',
    unless: ['hot enough', 'off to sleep'],
    en: `
      =fainted
      =fainting
      =faints
      i =faint
      tunneled ++ gone/out/floor
      me/he/she =faint
      feinted
      faint … this morning/today/yesterday/at work
      pass/passes/passed/passing out
      black/blacks/blacked/blacking out
      {lost} consciousness
      {lost} time/minute/minutes + {on the floor}
      unconscious
      knocked/out cold/unconscious
      knocked out
      out like light
      lights went out + floor/i
      went out … light
      was out for … seconds/minutes
      dont know how long i was out
      {come round} … {on the floor}
      {come round} … looking/staring … ceiling/sky
      {next thing} … {on the floor}
      found me … {on the floor}
      found myself … {on the floor}
      said … was out
      found my {relative} … {on the floor}
      stood/dropped/fell … woke/came … {on the floor}
      cheek on carpet/floor/tile
      dont/cant remember falling
      dont/cant remember getting/going down
      how i got … {on the floor}
      hit the floor/deck/carpet/ground/linoleum/tile ++ {come round}
      went/dropped/fell/going down … sack/tree/brick/bag/rock/lumber/log
      dropped like a rock/sack
      keeled/pitched/toppled over
      done fell out
      fell out at/in church/kitchen/store/office
      face planted
      i/he/she/{relative} =collapsed
      collapsed … next/beside/in front/on me/today/floor
      just collapsed
      {relative} collapsed
      everything went black
      everything went gray/grey/dark/white ++ {come round}
      just went down ++ out
      went down … out for
      everything went dark and … {on the floor}
      slumped … {no answer}
      fell over and {no answer}
      {no answer} … slumped/collapsed/fell
      he/she/{relative} … wont/isnt/not respond/responding/unresponsive
      {cant} wake him/her/them up
    `,
    es: `
      desmayando
      desvaneció
      desvanecer
      {perdí} conocimiento/sentido/conciencia
      inconsciente
      caí/cayó redondo/redonda
      me caí … sin sentido
      se me/le fue el mundo/la onda/el avión
      me/le dio yeyo/patatús/sirimba/soponcio/telele/vahído/chiripiorca
      se me/le pusieron … ojos … blanco
      todo negro y … {en el piso}
      {desperté} … {en el piso}
      me fui … {en el piso}
      {quedé} … {en el piso}
      azoté/azotó … piso y no me acuerdo
      me/se privé/privó
      se desplomó
      no responde ++ respira/cayó/piso/desmayó/esposo/esposa/mamá/papá/hijo/hija/niño/niña
      él/ella/{relative} … no reacciona
      no contesta ++ respira/cayó/piso
    `,
  },
  {
    topic: 'seizure',
    unless: ['a thing shakes'],
    en: `
      seizures
      convulsed
      grand mal
      epileptic
      had/having/has/threw a fit ++ {fit sign}
      some kind of fit
      had a fit this/today/last/yesterday
      =seizing
      {jerking} ++ {fit sign}
      shook all over
      he/she/son/daughter/husband/wife/boy/girl … shaking … {cant} stop
      jerking/shaking all over
      arms/legs/body/whole jerking/convulsing
      whole body … shaking/jerking/twitching
      jerking … couldnt/cant/wouldnt
      {went stiff}
      eyes … roll/rolled/rolling/rolls back/white
      eyes … back of head
      eyes =rolled
      {bit tongue}
      foam … mouth/lips
      seized up … shaking
      fell … jerking/shaking
      found me jerking/shaking/convulsing
      on floor … {jerking}
    `,
    es: `
      convulsiona
      ataque epiléptico
      epilepsia
      le/me dio un ataque ++ {fit sign}
      tieso/tiesa + temblaba/temblando/tembló/sacudía/sacudió
      temblaba … todo/cuerpo
      ojos/ojitos en blanco
      ojos/ojitos … atrás/tras/arriba
      ojos volteados
      volteó/volteaba … ojos
      sacudía/brincaba todo/cuerpo
      espuma … boca
      echaba espuma
      se sacudía/sacudía/sacudió
      brincaba … piso
      temblando … piso/suelo
      sacudirse/temblar … baba/espuma/ojos
      se/me mordió/mordí la lengua
    `,
  },
  {
    topic: 'head injury',
    en: `
      {hit head} ++ {drowsy}
      {hit head} ++ {vomit}
      {hit head} ++ {headache} + worse/worst
      {hit head} ++ {sight} + {blurred}
      {hit head} ++ {see double}
      {hit head} ++ clear fluid
      {hit head} ++ {light hurts}
      {hit head} ++ blood … ear/ears/nose
      {fell hard} ++ {drowsy} ++ {vomit}
      {fell hard} ++ keeps nodding off
      {fell hard} ++ {hard to wake}
    `,
    es: `
      {hit head} ++ sangre … oído/nariz
    `,
  },
];

export const headWords = {
  worst: {
    en: `
      worst
      baddest
      strongest
      most awful/horrible/painful/terrible/severe/violent
    `,
    es: ``,
  },
  peor: {
    en: ``,
    es: `
      peor
      más fuerte/duro/intenso/horrible/feo/cañón
    `,
  },
  'nothing to ten': {
    en: `
      from nothing/zero/fine to … ten/10/100/hundred
      zero/nothing to ten/10/100/sixty
      0 to 10/100/60
    `,
    es: ``,
  },
  /** What gives somebody a headache that no head has. */
  'headache of a thing': {
    en: `
      {headache} … is this/the/my/our/that/assembling/dealing
      this/the/assembling … was/is … headache from/of
      figuratively
      {headache} of my/the career/job/week/month/year/project/day/move
      so to speak
    `,
    es: `
      este/ese/esta/esa/el/la reporte/proyecto/sistema/cliente/trámite/programa/jefe/silla/impresora/nómina es … {headache}
      {headache} … es este/esta/el/la
      es un decir
    `,
  },
  /** A headache that is back each day is for a doctor; one that came once and at once is not. */
  'comes back': {
    en: `
      each/every/most week/day/days/morning/mornings/month/night/nights
      wakes me
      going on … months/weeks
      {headache} … by/after/around five/four/evening/lunch/work
    `,
    es: `
      cada mañana/día/semana/madrugada
      todos los días
      todas las mañanas
      va en aumento
      desde hace … semanas/mes/meses
    `,
  },
  'light hurts': {
    en: `
      light/lamp/lights/sun … hurt/hurts/kills/unbearable/stings
      {cant} stand/take/bear … light/lights/lamp
    `,
    es: `
      molesta/lastima/duele luz/foco/sol
      luz/foco … molesta/lastima/duele
      no aguanta/aguanto/quiere/soporta … luz
    `,
  },
  'off to sleep': {
    en: `
      pass/passes/passed/passing out … couch/sofa/bed/recliner/pillow/nine/ten/movie/like/exhausted/tired/tv
      price/bill/quote/cost
      fit about/over
      laughing
      by nine/ten/eleven/midnight
      it =faints/fainted
      it blacked/blacks/passes/passed out
      computer/laptop/pc/server/screen/motor/chair/seat … consciousness/out
      fainting couch
      black out curtains/curtain/blinds/shades
    `,
    es: `
      precio
      cuenta
    `,
  },
  'come round': {
    en: `
      woke/wake up/to/on/in
      came to/round/around on/and/with
      opened my eyes
      people/coworkers … over me
    `,
    es: ``,
  },
  'on the floor': {
    en: `
      floor/ground/carpet/rug/tile/tiles/linoleum/deck/grass/pavement/concrete
      ceiling
      under my desk/table
      kitchen/bathroom floor
      paramedics
      coworkers
      over me
      fanning
      face down
    `,
    es: ``,
  },
  'next thing': {
    en: `
      next thing i know/knew/remember
      next thing im
    `,
    es: ``,
  },
  'no answer': {
    en: `
      wont/doesnt/isnt/not/cant/wouldnt/didnt answer/respond/wake/talk/react/responding/answering/waking
      {cant} wake
    `,
    es: ``,
  },
  perdí: {
    en: ``,
    es: `
      perdí/perdió/pierdo/pierde/perder
    `,
  },
  quedé: {
    en: ``,
    es: `
      quedé/quedó tirado/tirada/inconsciente/ido/ida
      amanecí/amaneció tirado/tirada
    `,
  },
  desperté: {
    en: ``,
    es: `
      desperté/despertó/amanecí/reaccioné
      cuando abrí los ojos
      volví en mí
    `,
  },
  'en el piso': {
    en: ``,
    es: `
      en el piso/suelo
      piso/suelo/tapete/alfombra/banqueta
    `,
  },
  jerking: {
    en: `
      jerking
      jerked
      shaking
      twitching
      flailing
      thrashing
      trembling
    `,
    es: ``,
  },
  'fit sign': {
    en: `
      uncontrollably
      limp
      eyes rolled
      foam
      drool
      {no answer}
      lips blue
      turned/went blue
      =peed
      {cant} remember/recall
      tongue hurts/sore
      thrashing
    `,
    es: `
      espuma
      tieso
      ojos
      temblaba
      brincaba
      sacudía
      morado
      lengua
    `,
  },
  'went stiff': {
    en: `
      he/she/body/son/daughter/husband/wife/boy/girl went/goes/gone/going stiff/rigid
      he/she/body/arms … stiff as board
    `,
    es: ``,
  },
  'bit tongue': {
    en: `
      bit/bitten/bite/chewed tongue
      tongue bit/bitten/bleeding/chewed
      teeth clamped … tongue
    `,
    es: ``,
  },
  /** Desks and machines. */
  'a thing shakes': {
    en: `
      printer/copier/monitor/motor … fits/shakes
      it shakes
      with cold
      shiver
      printer/laptop/computer/desk/table/monitor/screen/motor/washer shakes/shaking/jerking/seizure/seizures/convulsing
      neck … stiff as board
    `,
    es: `
      escritorio/mesa/impresora/motor/compu/computadora/silla/pantalla tiembla/tiemble/temblar/brinca
      convulsiones/convulsión al pobre/escritorio
      empieza/empezó a temblar todo
    `,
  },
  'hard to wake': {
    en: `
      {cant} wake/rouse him/her/them/up
      {cant} keep him/her awake
      wont/hardly/barely/doesnt wake
      {cant} stay awake
    `,
    es: `
      no se despierta
      no lo/la puedo despertar
      no despierta
    `,
  },
  'see double': {
    en: `
      see/seeing double/two
      double vision
      things … double
      slurring
    `,
    es: `
      veo/ve/viendo doble
    `,
  },
  headache: {
    en: `
      headache
      head ache
      migraine
      head hurts/pounding/splitting/exploding/killing/throbbing/pounds
      pain in/behind head/skull/eyes/eye
      head pain
      pounding head
      pounding in head
      splitting head
      head … splitting
    `,
    es: `
      dolor de cabeza
      dolores de cabeza
      migraña
      jaqueca
      me/le duele la cabeza
      duele cabeza
      duele … cabeza
      cabeza … duele/revienta/explota/estalla
    `,
  },
  skull: {
    en: `
      head
      skull
      behind my eyes
      brain
    `,
    es: `
      cabeza
      nuca
      cráneo
    `,
  },
  thunder: {
    en: `
      out of nowhere
      axe
      sledgehammer
      anvil
      lightning bolt
      explode
      explosion
      thunder
      thunderclap
      lightning
      gunshot
      cannon
      hit/slammed/clobbered/struck/whacked/smacked/swung/kicked/hitting … bat/hammer/brick/bricks/mule/horse/train/truck/shovel/axe/ax/board/pipe/anvil/lightning
      like … sledgehammer/ax/axe/bat/anvil/piano/hammer/brick/bricks/shot
      from nothing/nowhere
      monster … second
      popped
      a pop
      felt/heard … pop/snap/crack
      burst
      snapped
      fire cracker
      firecracker
      firework
      in one second
      in about one second
      in a second
      from zero to
      split/cracked/broke open
      bomb
      detonated
      blew up
      freight train
      going/went off
    `,
    es: ``,
  },
  trueno: {
    en: ``,
    es: `
      explotó
      explota
      reventó
      reventar
      tronó
      tronar
      tronido
      estalló
      trueno/relámpago/balazo/martillazo/batazo/rayo/mazazo/hachazo/pedrada/garrotazo/bomba/cuete/ladrillazo
      de golpe
      de repente
      se me partió
    `,
  },
  'stiff neck': {
    en: `
      neck … stiff
      neck … stif
      stiff neck
      stiffness … neck
      neck … rigid/locked
      {cant} bend/move/turn/tilt neck
      chin + {cant}
      neck hurts … bend
      cries/screams/hurts … {move head}
      chin … chest
      neck … post/board/rock/fence/steel/concrete/wood/poker/plank/stick/brick/frozen/rebar/iron/rod/pipe
      neck … {cant} bend/move/turn/tilt/flex/budge/give
      {cant} put/get/tuck/touch/bring/drop chin
      {cant} look down/at my/his/her belly/feet/lap/shoes
    `,
    es: `
      cuello … tieso/tiesa/rígido/duro/duele
      rigidez … cuello
      no … doblar cuello
      no … mover cuello
      no … mover nuca
      nuca … tiesa/rígida/dura
      dolor … cuello/nuca
      llora … muevo/mueve/mover/toco … cabeza/cabecita/cuello
      tortícolis
      no puedo … agachar/bajar … cabeza/barbilla
      cuello … tabla/piedra/palo
      no … pegar barbilla/barba
    `,
  },
  'move head': {
    en: `
      move/bend/tip/tilt/turn/touch/lift … head/neck
    `,
    es: ``,
  },
  fever: {
    en: `
      hot as stove/oven/furnace/griddle
      on fire
      temp/temperature … #fever
      #fever temperature/temp/fever/and/degrees
      burnin up
      fever
      feverish
      #fever on thermometer
      #fever and change
      run/runs/running #fever
      burning up
      run/running a temp
      run/running a temperature
      running temp/temperature
      a temperature since/and
      chills and … temperature
      spiking … temp/temperature
      high temp
      high fever
      spiking
      sweating and shivering
      hundred and one/two/three/four
      running a hundred
    `,
    es: `
      fiebre
      calentura
      temperatura … #fever
      #fever de temperatura
      #fever de fiebre/temperatura/calentura
      #fever grados
      febril
      ardiendo en
      hirviendo en
      calenturiento
      calenturienta
    `,
  },
  'hit head': {
    en: `
      {struck} … {skull part}
      walked/ran/stood into … cabinet/beam/shelf/edge/pole
      {skull part} … {struck} … {something hard}
      {skull part} {struck}
      took … to/in the {skull part}
      landed/fell/dropped/came … on/onto/down {skull part}
      fell … and hit {skull part}
      onto his/her/my/their head
      on to his/her/my head
      met/hit beam/shelf/door/corner with … {skull part}
      head first
      headfirst
      head injury
      blow/knock/bump/lick on/to head
      rung my bell
      bell … rung
      concussion
      came off ladder
    `,
    es: `
      golpe/golpazo/trancazo/porrazo/chipote/madrazo … {skull part}
      pegué/pegó/golpeé/golpeó/di/dio/azotó/azoté/estrellé/pegar … {skull part}
      cayó/caí/caer/cayeron … {skull part}
      se abrió la cabeza
      descalabró
      descalabré
      conmoción
      chichón
      cayó encima … {skull part}
    `,
  },
  struck: {
    en: `
      hit/smashed/clobbered/busted/rammed/banged/bumped/smacked/cracked/whacked/bonked/conked/slammed/knocked/bashed/struck/clocked/thumped/clunked/met
      bounced
      walked/ran into … door/beam/cabinet/edge/wall/shelf
      stood/got/sat up into
    `,
    es: ``,
  },
  'skull part': {
    en: `
      head/skull/forehead/noggin/temple/crown/noodle/dome
    `,
    es: `
      cabeza/cabecita/mollera/nuca/frente/sien/coco
    `,
  },
  'something hard': {
    en: `
      floor/corner/desk/wall/shelf/cabinet/concrete/pavement/beam/door/tile/table/counter/monitor/windshield
    `,
    es: ``,
  },
  'fell hard': {
    en: `
      bad/hard/nasty fall
      fell off/from/down/out
      came off
      fell
      ladder
    `,
    es: `
      se cayó/pegó/golpeó
      me caí/pegué/golpeé
    `,
  },
  'hot enough': {
    en: `
      hot enough
      nobody has
      feel like
      almost
      feared
      monitor
      car
      laptop
    `,
    es: `
      casi
      =desmayaría
      sentido del humor
      sentido común
      carro
    `,
  },
} as const;
