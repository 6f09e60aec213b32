import type { Sign } from '../sign.ts';

export const headSigns: readonly Sign[] = [
  {
    topic: 'sudden headache',
    en: `
      {headache} + worst/worse of life
      worst {headache}
      {headache} + worst … ever/life
      {headache} + never had … like
      {headache} + {thunder}
      {thunder} + {headache}
      {skull} + {thunder}
      {thunder} + {skull}
      {skull} … {pain} + {abrupt}
      {headache} + {abrupt}
      {headache} + one second
      {headache} + so bad … floor/knees/collapsed
      {headache} … like never before
      {skull} splitting ++ never had nothing like
      thunderclap
      {headache} + insane/most/instantly/instant
      popped behind eyes/ears
      {headache} … never/ever had
      never had/felt/have … {headache} this/like/so
      {headache} worse than ever
      {headache} worse than it/i … ever
      {headache} … worse/worst … ever
      {headache} + threw/puked/vomit
      {thunder} … head/skull/eyes
      worst pain … head
      clap … head
      {headache} + knocked
      head … explode/exploded/exploding + {sudden}
      head … about to explode + {sudden}
      {skull} ++ worst pain of life
      worst pain of life
      {headache} + zero to ten/100
      zero to ten in seconds
      {headache} + in seconds/minutes
      bomb … head
      {headache} … lightning/bomb/gunshot/explosion
      worst i ever had + headaches/headache
      {headache} ++ worst i ever had
      {abrupt} + {headache}
      {abrupt} … {headache}
    `,
    es: `
      peor dolor de cabeza
      dolor de cabeza + peor … vida
      {headache} + {abrupt}
      {headache} + nunca … así/igual
      nunca había/he tenido … dolor de cabeza
      {skull} + {trueno}
      {headache} + {trueno}
      {headache} … como nunca
      algo … tronó/reventó … cabeza
      como un trueno/balazo/martillazo … cabeza
      sentí … tronar/reventar … cabeza
    `,
  },
  {
    topic: 'stiff neck with fever',
    en: `
      {stiff neck} ++ {fever}
      {cant} bend neck ++ {fever}
      {cant} touch chin + chest ++ {fever}
      chin … near/to/touch chest ++ {fever}
      {fever} ++ bend/tip/tilt/move head/neck
      {stiff neck} ++ light … hurts/unbearable/kills
      {fever} + neck + {pain}
      {stiff neck} ++ light/lamp/lights … hurt/hurts/bothers/kills/unbearable
      {fever} ++ neck … {pain}
      {fever} ++ {stiff neck}
      {fever} ++ {cant} touch chin
      {fever} + light … hurts/hurt
    `,
    es: `
      {stiff neck} ++ {fever}
      {fever} ++ no puede/puedo agachar/doblar/mover/bajar cabeza/cabecita/cuello/barbilla
      {stiff neck} ++ molesta luz/foco
      {fever} ++ {stiff neck}
      {stiff neck} ++ luz … molesta/lastima
      {fever} + cuello + {pain}
    `,
  },
  {
    topic: 'fainting',
    unless: ['hot enough'],
    en: `
      =fainted
      =fainting
      =faints
      passed out
      pass out
      passing out
      passes out
      blacked out
      black out
      blacking out
      lost/lose/losing consciousness
      unconscious
      knocked unconscious
      out like light
      went out … light
      out cold
      came to on floor/ground
      woke up on floor/ground
      found me on floor/ground
      keeled over
      =collapsed + {i or now}
      everything went black
      everything went dark and … floor/ground
      hit the floor/deck before
      slumped over
      woke up on … floor/carpet/tile/ground/rug/kitchen/bathroom
      found myself on … floor/carpet/ground
      came to … floor/carpet/ground
      dont remember getting down/falling
      next thing i know/knew … floor/ground/carpet/paramedics
      lights went out + floor/i
      went down like … sack/tree/brick
      dropped like a rock/sack
      was out for … seconds/minutes
      collapsed … next/beside/in front/on me/today/floor
      just collapsed
      {relative} collapsed
      passed out
      unresponsive
      wont respond
      not responding
      {cant} wake him/her/them up
      saw/watched me faint
      i =faint
      me/he/she =faint
      faint … this morning/today/yesterday/at work
      how i got on/to floor/ground
      fell … unconscious
      knocked out
      isnt/not/wont responding/respond
      fell over and isnt
      fell over and {cant}
    `,
    es: `
      desmayé
      desmayó
      desmayo
      desmayar
      desmayado
      desmayando
      desvanecí
      desvaneció
      desvanecer
      perdí/perdió/pierdo el conocimiento/sentido
      quedé inconsciente
      está inconsciente
      inconsciente
      caí redondo/redonda
      se me apagó todo
      todo negro y … piso/suelo
      desperté en el piso/suelo
      amanecí en el piso
      desperté … piso/suelo/tapete
      me fui … piso/suelo
      se me fue la luz
      perdí el sentido
      me caí … sin sentido
      azoté … piso y no me acuerdo
      me privé
      se privó
      no responde
      se desplomó
      se desmayo
    `,
  },
  {
    topic: 'seizure',
    en: `
      seizure
      seizures
      convulsion
      convulsing
      had a fit
      having a fit
      jerking/shaking/twitching/flailing ++ floor/uncontrollably/stiff/eyes rolled
      jerking/shaking all over
      shaking all over + floor
      arms/legs/body/whole jerking/convulsing
      stiff + jerk
      went stiff
      stiff as board
      eyes rolled
      eyes roll back
      teeth clamped … tongue
      bit tongue
      foaming … mouth
      shakes … {cant} stop + floor
      convulsed
      seized up … floor/shaking
      jerking … couldnt/cant/wouldnt
      whole body … shaking/jerking/twitching
      eyes … back of head
      grand mal
      epileptic
      fell … jerking/shaking
      stared … wouldnt answer + jerking/lips
      tongue bit
      found me jerking/shaking/convulsing
      jerking on … floor/carpet
    `,
    es: `
      convulsión
      combulsión
      convulsiones
      convulsionó
      convulsionando
      convulsiona
      ataque epiléptico
      ataque de epilepsia
      epilepsia
      tieso + temblaba/temblando/tembló
      temblaba todo
      temblaba todo el cuerpo
      le temblaba todo
      ojos/ojitos en blanco
      ojos/ojitos para atrás
      ojos/ojitos pa tras
      sacudía todo
      espuma … boca
      se sacudía/sacudía/sacudió
      brincaba … piso
      temblaba … cuerpo
      temblando … piso/suelo
      ojos volteados
      se le voltearon los ojos
      echaba espuma
      se mordió la lengua
      me mordí la lengua
    `,
  },
  {
    topic: 'head injury',
    en: `
      {hit head} ++ {drowsy}
      {hit head} ++ {vomit}
      {hit head} ++ {headache} + worse/worst
      {hit head} ++ {sight} + {blurred}
      {hit head} ++ clear fluid
      {hit head} ++ blood … ear/ears/nose
      {fell hard} ++ {drowsy} ++ {vomit}
      {fell hard} ++ keeps nodding off
    `,
    es: `
      {hit head} ++ {vomit}
      {hit head} ++ {drowsy}
      {hit head} ++ sangre … oído/nariz
    `,
  },
];

export const headWords = {
  headache: {
    en: `
      headache
      head ache
      hedache
      headake
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
      haed
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
      exploded
      explode
      explosion
      thunder
      thunderclap
      lightning
      gunshot
      shot
      hit … bat
      hit … hammer
      hit … brick
      kicked … mule/horse
      popped
      something burst
      burst
      snapped
      fire cracker
      firecracker
      in one second
      in about one second
      in a second
      from zero to
      split open
      axe
      ax
      bat
      sledgehammer
      lightning bolt
      swung
      slammed
      worst pain of life
      bomb
      firework
      detonated
      blew up
    `,
    es: ``,
  },
  trueno: {
    en: ``,
    es: `
      explotó
      explota
      reventó
      trueno
      tronó
      tronido
      balazo
      martillazo
      batazo
      rayo
      de golpe
      de repente
      estalló
      se me partió
    `,
  },
  'stiff neck': {
    en: `
      neck … stiff
      neck … stif
      stiff neck
      stiffness … neck
      neck … rigid/board/locked
      {cant} bend neck
      {cant} move neck
      chin + {cant}
      neck hurts … bend
      chin … chest
      neck … post/board/rock/fence/steel/concrete
      neck wont bend
      neck … {cant} bend/move/turn
      {cant} put/get/tuck chin
      {cant} look down
    `,
    es: `
      cuello … tieso/tiesa/rígido/duro/duele
      rigidez … cuello
      no … doblar cuello
      no … mover cuello
      no … mover nuca
      nuca … tiesa/rígida/dura
      dolor … cuello/nuca
      tortícolis
      no puedo … agachar/bajar … cabeza/barbilla
      cuello … tabla/piedra/palo
      no … pegar barbilla/barba
    `,
  },
  fever: {
    en: `
      fever
      feever
      feverish
      #fever degrees
      temp/temperature of #fever
      temp/temperature #fever
      #fever fever
      #fever on thermometer
      #fever and change
      run/runs/running #fever
      burning up
      burning up at #fever
      run/running a temp
      run/running a temperature
      running temp/temperature
      a temperature since/and
      chills and … temperature
      spiking … temp/temperature
      high temp
      #fever and
      high fever
      #fever temperature/temp
      spiking
      sweating and shivering
      burning up
      hundred and one/two/three/four
      running a hundred
    `,
    es: `
      fiebre
      calentura
      calemtura
      temperatura de #fever
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
      hit/banged/bumped/smacked/cracked/whacked/bonked/conked/slammed/knocked/bashed/struck/hurt/split head/skull/forehead/noggin
      hit/banged/bumped/smacked/cracked/whacked/bonked/slammed back of head/skull
      hit … in/on head
      head hit/smacked/slammed/bounced
      landed on head
      fell on head
      fell … and hit head
      fell on his/her/my head
      concussion
      blow to head
      knock on head
      head injury
      head first
      bump on head
      conked
      came off ladder
      hit/banged/bumped/smacked/cracked/whacked/knocked … head/skull/forehead/noggin/temple
      landed … head
      whacked … head
      head … on floor/corner/desk/wall/shelf/cabinet/concrete/pavement
      came/fell/dropped down … head
      fell on … head
      onto his/her/my/their head
      on to his/her/my head
      fell … head
    `,
    es: `
      golpe/golpazo/trancazo/porrazo … cabeza
      pegué/pegó/golpeé/golpeó/di/dio … cabeza
      me/se di/dio/pegué/pegó … cabeza
      cayó de cabeza
      caí de cabeza
      se abrió la cabeza
      descalabró
      descalabré
      conmoción
      golpe … cabeza
      azotó … cabeza
      azoté … cabeza
      di con … mollera/cabeza/nuca/frente
      pegó … mollera/cabeza/nuca/frente
      pegué … mollera/cabeza/nuca/frente
      chichón
      se cayó … cabeza
    `,
  },
  'fell hard': {
    en: `
      fell off/from/down/out
      came off
      fell
      ladder
    `,
    es: `
      se cayó
      me caí
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
      carro
    `,
  },
  'i or now': {
    en: `
      i
      he
      she
      {recent}
    `,
    es: ``,
  },
} as const;
