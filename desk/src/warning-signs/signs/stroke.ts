import type { Sign } from '../sign.ts';

/** One side, the face, speech, sight and balance: what the stroke lines of clinics ask. */
export const strokeSigns: readonly Sign[] = [
  // An arm, a leg or a half of the body: however long, unless it has an everyday reason.
  {
    topic: 'one side',
    unless: ['posture', 'brief', 'for weeks', 'growing', 'ordinary course', 'exercise', 'arm for a wish'],
    en: `
      {side arm or leg} + {numb or weak}
      pull/lift/haul/drag/heave/move/carry {side arm or leg} … with my/other/right/left/both hand/hands/arm
      {side arm or leg} dropped
      {side arm or leg} + fell on its own
    `,
    es: `
      {brazo o pierna de un lado} + {numb or weak}
      jalar/levantar/subir/cargar {brazo o pierna de un lado} … con
    `,
  },
  {
    topic: 'one side',
    unless: ['posture', 'brief', 'for weeks', 'growing', 'ordinary course', 'exercise', 'side of a thing'],
    en: `
      {half of body} + {numb or weak}
      side of me/body {crooked}
      my left/right side {crooked}
      walking crooked on that side
      {half of body} {disobeys}
      {half of body} gone/went funny/weird
      everything on left/right {numb}
      {half of body} goes/went/going/feels/felt/got/turned {heavy}
      {side arm or leg} {heavy} ++ {now}
    `,
    es: `
      mitad/medio … cuerpo + {numb or weak}
    `,
  },
  // Arm and leg of one side together: nobody sleeps that on.
  {
    topic: 'one side',
    unless: ['for weeks', 'both sides', 'stand up and go', 'exercise', 'side of a thing'],
    en: `
      {arm and leg} + {numb or weak}
      {arm and leg} … {drops}/{disobeys}
      {arm and leg} + {heavy}
      {leg} {drags} … {arm}/{hand} … {heavy}
      {hand} … {numb or weak} … {foot} … {numb or weak}
      {hand} … {drops} … {foot} … {drags}
      {foot} … {drags} … {hand} … {numb or weak}
      {hand} … {numb or weak} … {foot} … {drags}
      {arm} … {numb or weak} … {leg} … {numb or weak}
      {leg} … {numb or weak} … {hand} … {numb or weak}
      {face} … {numb or weak} … {arm or leg} … {numb or weak}
    `,
    es: `
      mismo/ese lado … {numb or weak} + {limb}
    `,
  },
  {
    topic: 'one side',
    unless: ['posture', 'exercise', 'both sides', 'brief'],
    en: `
      {abrupt} + {side hand or foot} + {numb or weak}
      {abrupt} + {side hand or foot} + clumsy/mistyping/shaky
      {abrupt} + {arm or leg} + {numb or weak}
    `,
    es: `
    `,
  },
  // Any limb, when it came at once or today.
  {
    topic: 'one side',
    unless: ['posture', 'growing', 'ordinary course', 'exercise', 'both sides', 'arm for a wish', 'a patch'],
    en: `
      {arm or leg} + {numb} ++ {recent}
      {side hand or foot} + {numb} ++ {recent}
      {recent} ++ {side arm or leg} + {numb or weak}
      {side hand or foot} … {numb or weak} ++ {now}
      {limb} … {disobeys} ++ {now}
      spoon/fork/cup/glass/mug/pen ++ {side hand or foot} … {numb or weak}
      {numb or weak} … {limb} … {limb} … {side} side
      {limb} + like it wasnt mine
      hand {cant} get hold
      {hand} hangs/hanging + {cant} lift/raise/move
      {limb} hangs/hung/hanging + {now}
      {arm} hangs/hanging + {cant} lift/raise/move
      {side arm or leg} hangs/hanging … like {dead thing}
      lift {arm}/{hand} … with other
      {limb} … forgot/forgotten how
      half of me {numb or weak}/{crooked} + {recent}
      {limb} {disobeys}
      {hand} goes/went/sails past it/mouse/cup/glass/door/handle
      use/used/using {side} {hand} to put/lift/move … {hand}
      {arm} … {fell} … {dead thing}/dead
      {arm} {fell} + {now}
      {arm} {fell} + {cant} lift/get
      slips/slipped/falling/fall/fell … out of/from {side hand or foot} + {now}
      {side hand or foot} moves/moving/drifts/floats/fell on its own
      missing/miss … reach + {now}
      {cant} make/get {limb} … work/write/move/go + {now}
      {side hand or foot} {cant} work/type/write/move/click/open
      {hand} {cant} do/find/reach + {recent}
      {recent} ++ {side hand or foot} … {drops}
      {cant} close + hand + {recent}
      {recent} + {limb} … {drags}
      {recent} ++ {side arm or leg} … {drags}
      {drags} {side hand or foot} + {recent}
      {limb} … flopped/dropped/fell + {cant} raise/lift/move
      {side} {footwear} … {leaves} + {now}
      {leaves} … {side} {footwear} + {now}
      {cant} {buttons} + {recent}
      {bump} … left/right + {recent}
      {bump} into/in things/doors … left/right/that
      {limb} {cant} hold me
    `,
    es: `
      {sudden} + {arm or leg} + {numb or weak}
      {sudden} + {side hand or foot} + {numb or weak}
      {brazo o pierna de un lado} + {numb or weak} ++ {recent}
      no puede levantar brazo
      brazo/mano + {weak} + {sudden}
      {recent} + {limb} + {dead thing}
      {limb} izquierdo/derecho + {numb} + {sudden}
      no puedo/puede/mueve/mover + {limb} + {sudden}
      {limb} se murió
      no me/le responde/hace … {brazo o pierna de un lado}
      {hand} … como {dead thing}
      {limb} … quedó como
      {limb} … {weak} ++ {recent}
      {recent} ++ {limb} … {dead thing}
      mismo/ese lado … {weak}
      {limb} … mismo/ese lado
      se me/le cae/caen … {hand} + {sudden}
      {recent} ++ se me/le cae/caen … {hand}
      se le cae la mano/brazo
      chancla/zapato/huarache/pantufla/sandalia … pie + {sudden}
      no puedo/puede abotonarme/abotonarse/abrochar/abrocharme + {recent}
    `,
  },
  {
    topic: 'one side',
    unless: ['posture', 'exercise', 'side of a thing'],
    en: `
      {half of body} + {weaker} than + {recent}
      one side of me/my body + {weaker}
    `,
    es: `
      {half of body} + más débil/pesado + {recent}
    `,
  },
  {
    topic: 'face',
    unless: ['posture', 'dentist visit', 'born with it', 'only swollen', 'a pet', 'a habit'],
    en: `
      {half face} … {crooked}
      {half face} … {numb}
      {numb} … {half face}
      {face} {crooked}
      {face} … left/right/one/half … {crooked}
      crooked/droopy/lopsided/uneven face/mouth/smile/grin
      face {numb or weak}
      face + {numb or weak} + {sudden}
      face … {numb} … left/right/side
      face fell
      {half face} … {slides} down/off/lower
      face {slides}
      {face} + half + {numb or weak}
      {cant} swallow + {face} + {numb or weak}
      {face} … one side … hangs/down/lower
      side of mouth/face … down/lower/hangs
      one side just hangs/hanging/droops
      corner of mouth … down
      face … weird/funny/uneven/wrong/different + {sudden}
      face … funny/weird/wrong … one/left/right
      face/mouth/smile not same
      face/mouth/smile isnt same/even/straight
      {cant} {make a face} + {recent}
      {cant} {make a face} + left/right/one/half/side/only
      air … out … side/corner of mouth
      whistle … air … side
      {half face} {cant}/wont
      {cant}/wont {half face}
      {cant} smile right/straight/properly/evenly
      smile/grin/grinning/smirk … left/right/one/only/half side
      smile + only left/right
      smile … weird/off/wrong/different/half
      smile is gone on
      only half mouth/smile/face
      selfie ++ {crooked}
      {drink} … {leaks} … {side} side/corner of {face}
      {leaks} … {mouth corner}
      {drink} … {leaks} … chin/shirt/bib + left/right/one/{cant}
      {face} + dribbling/drooling
      drooling … one side
      like … dentist + {face}
      {side eye}/eyelid … hangs/hanging/droops/drooping/droopy
      {side eye}/eyelid {cant}/not close/shut/blink/closing/shutting/blinking
      eyebrow … goes/go up … other
      eyebrow … wont/doesnt
      {cant} lift/raise/move left/right eyebrow
      {cant} close/shut/blink left/right/one eye
      {face} … {cant} move … side
      eyelid wont/cant/doesnt
      lips {cant} meet/close/seal
      cheek/eyelid/lip dropped/fell
      eye {cant} open + {face}
      face … melted
    `,
    es: `
      {face} + {numb} + {now}
      media cara {numb or weak}
      la mitad de {face} + {numb or weak}
      no puedo/puede sonreír/silbar/inflar/soplar
      sonrío/sonríe … chueco/lado
      café/agua/baba/saliva/comida/sopa/refresco … escurre/escurriendo/sale/tira + boca/lado/labio
      se me/le fue la boca
      se me/le cayó/torció/paralizó/cuelga/colgó/enchuecó … {face}
      no puedo/puede/cierra cerrar/cierra + ojo
      no cierra + ojo
      se me cerró un ojo
      {face} … se me/le cayó/cae/fue
    `,
  },
  {
    topic: 'speech',
    unless: ['writing', 'a machine talks', 'a foreign tongue', 'a habit'],
    en: `
      {speech} … {slurred}
      {slurred} {speech}
      {speech} {come out} wrong/noise/soup/knots/sideways/backwards/different
      {speech} … {mouthful}
      sound/sounds/sounding/sounded … {mouthful} ++ {now}
      mouth … {mouthful}
      {said} … {come out} … {slurred}
      {come out} … {mouthful}
      {slurred} {come out}
      slur his/her/words/speech/everything/like
      slur … drool
      slur ++ {now}
      {relative} slur
      what came/come/comes out … said/meant/word/words/gibberish/nonsense
      {cant} think of/up word/name + {now}
      {cant} come up … name/word/words + {now}
      {cant} say my name
      thank/tell … out came
      out came … {slurred}
      out came … {mouthful}
      {cant} get/spit word/words/sentence/it out
      {cant} get past … word/sentence
      {cant} name … cup/spoon/pen/pencil/dog/cat
      words all wrong
      {cant} say/spell/form simple
      {cant} … {say} … =words/sentences/sentence ++ {now}
      {cant} talk/speak right/rite/properly/clearly/straight/normal
      {cant} talk/speak {sudden}
      {cant} talk/speak + {abrupt}
      {cant} talk … sentence/words
      words/sentences {cant} come/form/sense
      words just werent there
      words arent there
      words … not words
      words/speech + stuck + {sudden}
      words … disappeared/vanished/gone/missing/stuck/slipping/scrambled
      word salad
      mouth/tongue/lips says/say/makes/make another/other/different/something
      mouth/tongue/lips {cant}
      mouth/tongue … {disobeys}
      tongue … size/sizes/big/fat/clumsy ++ {now}
      saying/kept/asking what … saying + {now}
      typed/type/typing … {come out} … {come out}
      tongue … {dead thing}
      talking/talkin/speaking {cant} work/right
      {say it} … {come out}
      {say it} … {slurred}
      answer/answered/talk/talked/spoke/said/speaking/say … {slurred words}
      {say it} … {cant} {say}/come
      say/said/says … and/but … {come out}
      i say/said … instead + {now}
      {say it} … say/said/saying + {now}
      lost/losing my/the words + {now}
      forgot … words + {recent}
      forgot my own name
      name took … tries/retries
      {cant} tell me … called/parked/lived/name
      {cant} remember/recall … called + {now}
      call things by wrong name
      calling me by … name
      {talk} … drunk/mush/gibberish/nonsense/funny/weird/strange + {recent}
      talking funny/weird/strange
      {take for} … drunk/tipsy/hammered
      asks/asked/accused/swears/swore … drinking/drinkin
      everyone/everybody/people/folks/boss/wife/husband thought/think/thinks … drinking
      sound … drunk/hungover/tipsy
      {take for} … had been/a drinking/few
      like i been/was/were/am drinking/drunk
      ask/asks/asked/asking/make/makes/made me to repeat + drunk/drinking/drinkin/tongue/slur
      drunk + {sober}
      drinking + {sober}
      day drinking
      {cant} understand me … talk/speak/say/today
      {cant} understand what people + {sudden}
      {cant} make sense ++ {now}
      {he says} … makes/made/making no sense
      talking … no sense
      nothing … makes sense + {sudden}
      typing/type/typed gibberish/nonsense
      reads/read … sentence … {cant} understand/makes no sense
      {cant} read + words/letters/sense
      read + words/letters mean nothing
      words/letters … mean nothing + {recent}
      {cant} read my own
      speech … off/wrong/weird/funny/messed
      confused + {sudden}
      staring/stares/stared + not/wont/doesnt answering/answer/respond
      he/she doesnt know … year/day/month/where/who
      doesnt know where she/he is
      {cant} know who i am
      {cant} remember … name/where/how + {abrupt}
    `,
    es: `
      no puedo/podía/pude/puede leer + {now}
      {hablar} … {enredado}
      palabras + {enredado}
      lengua … {enredado}
      voz … arrastrada/pastosa/enredada/trabada
      lengua … {dead thing}
      lengua … pesa/pesada/dormida/gorda/torpe
      lengua/boca … {disobeys}
      me trabo/traba … hablo/hablar/palabras/decir
      se traba al hablar
      no salen palabras
      no me/le salen … palabras
      palabras … no salen
      no me sale lo que
      no encuentro/encuentra/hallo/halla/atino/atina palabras
      se me/le olvidan/fueron/van/borraron/pierden palabras + {sudden}
      no puedo/puede/podía/pude/pudo/logro/logra hablar/decir + {sudden}
      no puedo/puede hablar bien
      no se le entiende
      no me entienden + {now}
      balbucea
      balbuceando
      digo otra cosa/palabra
      digo una palabra por otra
      digo/dice … cosas que no son
      {quiero decir} … sale/salía/salió/salen/digo/decía/dije
      sale/salían/salen ruidos/sonidos
      no dice nada coherente
      dice/decía/diciendo … {incoherencias}
      me preguntan si … borracho/tomado/borracha/tomada/tomé/tomando
      no me sale la voz + {sudden}
    `,
  },
  {
    topic: 'sight',
    unless: ['rubbed', 'two on purpose', 'sees well', 'born with it'],
    en: `
      {cant} see … {side eye}
      {side eye} … {cant} see
      {cant} see + {abrupt}
      {cant} see anything/thing/nothing + {recent}
      blind … {side eye}
      {side eye} … blind
      blind + {abrupt}
      went blind
      {lost} sight/vision/eyesight/site
      sight/vision/eyesight half gone
      part/half/side of sight/vision/eyesight gone/missing/black
      vision/sight/eyesight + gone/lost/missing/black/dark + {sudden}
      vision/sight/eyesight went/split
      vision … cut out/blacked
      {side eye} … {dark}
      {side eye} + {dark} + {recent}
      {dark} … in/over/across {side eye}
      sight in {side eye}
      curtain/shade/veil/shadow/shutter … over/across/in/down/of {side eye}/eye/vision/sight
      {side eye} … curtain/shade/veil/shadow/blackout/shutter
      blind/shade/shutter/drape/garage door … came/coming/come/pulled/dropped down + {side eye}/sight/vision
      eyes went/gone/going dark/black/gray
      {side eye} … {blurred} + {now}
      {close} {side eye} … nothing/dark/black
      {not there} … half of what i see
      {half of what is seen} … {not there}
      {not there} {half of what is seen}
      {cant} see … {half of what is seen}
      half … page/screen/room/picture + {cant} see/missing/gone
      {only see} … left/right/half
      hole/bite/chunk/piece … vision/sight/{side eye}
      vision/sight … bite/hole/chunk/piece
      doubled vision
      see/seeing mouse/screen/cursor/everything/letters/you twice
      eyes {cant} line
      vision … doubled/double
      see/seeing/saw double/dubble/duble/dbl
      see/seeing/saw two/2 of
      are/theres two/2 of everything/my
      get two images
      two/2 of every/everything/everyone/everybody ++ {now}
      has/have two heads/faces
      see/seeing/saw … two/2/twins {seen twice}
      two cursors where
      letters/lines/words/everything … have doubles/twins/shadows
      black/dark/gray/blind/missing wedge/hole/chunk/slice
      everything looks/turned/went/came/double/doubled/twins
      everything in double/twos
      everything has … twin/ghost/copy
      one copy floats
      ghost … image/letters + {sudden}
      {close} one/an eye … fixes/helps/single/goes/one/fine/better
      {side eye} + {blurred} + {sudden}
      blacked out + {one eye}
      eye just quit
    `,
    es: `
      no veo/ve/beo/miro nada + {sudden}
      no veo/ve/beo/miro … ojo izquierdo/derecho
      no veo de/con/por un ojo
      un ojo … no veo/beo
      no puedo ver + {sudden}
      no puedo ver + ojo
      no veo/ve con el izquierdo/derecho
      ver con el izquierdo/derecho
      no alcanzo a ver + {sudden}
      dejé de ver + {sudden}
      me quedé sin ver
      sin ver … ojo
      quedé/quedó sin vista
      perdí/perdió/pierdo … vista/visión
      se me/le fue/va la vista
      vista se me fue
      se me/le apagó … ojo/vista
      apagó ojo/vista
      quedé/quedó ciego/ciega
      ojo + negro/oscuro/ciego
      cortina/telón/sombra/velo/nube en/sobre ojo
      veo/beo … negro/oscuro + {sudden}
      veo todo negro
      se me nubló … ojo + {sudden}
      veo/veía/ve/viendo … doble/dos
      ver dos/doble
      visión doble
      veo todo doble
      mitad de … no la/lo veo
      nomás/solo veo la mitad
      mitad … negro/negra ++ {recent}
      veo sombra … ojo
      tela/mancha/nube … ojo
      falta … mitad + veo/miro/ver/vista
      mitad … veo/ver/miro … falta/negra/borrada/desapareció
      borró/desapareció/falta … mitad/lado … todo/pantalla/cara
      ojo … negro/gris/nublado + {now}
    `,
  },
  {
    topic: 'sudden balance',
    unless: ['posture', 'brief', 'for weeks'],
    en: `
      {floor moves} … {cant} walk/stand/stay
      {floor moves} + {vomit} + {now}
      walk/walking like sailor/drunk/drunkard/boat ++ {recent}
      fall/falling/tilting/leaning to left/right/side + {recent}
      {abrupt} + {cant} walk/stand/stay
      {cant} walk straight + {recent}
      {abrupt} + lost balance
      {abrupt} + {dizzy} + {cant} walk/stand
      {dizzy} + {cant} walk/stand + {recent}
      room … spinning + {cant} stand/walk
    `,
    es: `
      {abrupt} + no puedo caminar/pararme
      {abrupt} + perdí equilibrio
      no puedo caminar derecho/derecha + {recent}
      me voy/iba de lado/lados + {now}
      piso … de lado/ladeado/se mueve + {now}
    `,
  },
];

export const strokeWords = {
  /** When it began, in a paragraph. */
  now: {
    en: `
      {recent}
      {abrupt}
      # min/mins/minutes/hours/hrs
      in seconds/minutes
      came on
      one/two/three/four/five/ten/fifteen/twenty/thirty minutes/min/hours
      at breakfast/lunch/dinner/supper/noon
      during/in/since my/the call/meeting/class/period
      right before i
    `,
    es: `
      {recent}
      {abrupt}
      hace rato
      llevo/lleva una/dos/tres/media hora/horas
      en el/la desayuno/comida/cena/junta/llamada
      me empezó
      a media mañana/tarde/junta/llamada
    `,
  },
  'floor moves': {
    en: `
      room/floor/house/world/everything … spin/spins/spinning/tilt/tilts/tilted/moves/moving/rocking/tipped
    `,
    es: ``,
  },
  weaker: {
    en: `
      weaker/heavier/slower/clumsier
    `,
    es: ``,
  },
  drags: {
    en: `
      drag/scuff/slap
      catch/catches/caught/catching
      fold/folded/folds/buckle
    `,
    es: `
      arrastro/arrastra/arrastrando
    `,
  },
  fell: {
    en: `
      fell/dropped/drops/flopped/falls
    `,
    es: ``,
  },
  drops: {
    en: `
      dropping/drops/dropped
      letting go
      keep/keeps/kept dropping
      {cant} button/hold/grip/pick/open/lift/close
      spill/spilled/spilling
      {cant} feel … slip/slipping
    `,
    es: ``,
  },
  leaves: {
    en: `
      leave/leaves/leaving/left behind
      behind
      falls/fell/fallin/falling/came/comes/slipping off
      walk/walked/walking out of
    `,
    es: ``,
  },
  'a patch': {
    en: `
      patch/spot of/on
      numb patch/spot
    `,
    es: `
      pedacito/parche
    `,
  },
  footwear: {
    en: `
      slipper/shoe/sandal/sock/boot/clog
      flip flop
    `,
    es: ``,
  },
  buttons: {
    en: `
      button
      buttons
      zip
      fork
      tie
    `,
    es: ``,
  },
  bump: {
    en: `
      bump
      run/running/walk/walking into
    `,
    es: ``,
  },
  /** What somebody would give for a good chair. */
  'arm for a wish': {
    en: `
      give/gave/cost/costs/trade … {side} arm/leg/arms
      arm … mount
      chair/chairs/seat/desk/desks/monitor/mic/lamp {side} arm/leg
      {leg} of … desk/table/chair/stool/tripod
      desk/table/chair … {leg}
      {leg} … wobbles/motor/screw/caster/matchbook/button
      mount … arm
    `,
    es: `
      daría/doy/cuesta/costó/vale … brazo/pierna/mano
      silla/mesa/escritorio/lámpara … brazo/pata/lado
      pierna/brazo/pata de mesa/silla/escritorio
    `,
  },
  /** A half or a side that no body has. */
  'side of a thing': {
    en: `
      side/half of … work/desk/table/room/screen/keyboard/monitor/office/page/map/house/board/couch/bed/closet/chair/seat/app/team/budget
      half of me want/wants/think/thinks/says/is/loves/hates/hopes/square
      {desk things} … left/right/one/whole/other side/half
    `,
    es: `
      silla/mesa/pantalla/escritorio … lado
      lado/mitad … escritorio/mesa/pantalla/teclado/cuarto/silla/monitor/casa/oficina/trabajo/sueldo/equipo
      mitad de mí quiere/piensa
    `,
  },
  'desk things': {
    en: `
      keyboard
      keys
      monitor
      screen
      speaker
      headset
      chair
      desk
    `,
    es: ``,
  },
  'for weeks': {
    en: `
      for/in/past/last/about/over/almost … weeks/months/month/year/years
      # weeks/months/years
      a month
      two/three/four/five/six/several/few/couple weeks/months/years
      since january/february/march/april/may/june/july/august/september/october/november/december
      since last/spring/summer/fall/winter/christmas/thanksgiving
      always
    `,
    es: `
      hace … semanas/meses/mes/año/años
      desde hace semanas/meses/años/tiempo
      llevo … semanas/meses
      # semanas/meses
      siempre
    `,
  },
  side: {
    en: `
      left
      right
      one
      this
      same
    `,
    es: `
      izquierdo
      derecho
    `,
  },
  'arm or leg': {
    en: `
      {arm}
      {leg}
      right arm
    `,
    es: ``,
  },
  'side arm or leg': {
    en: `
      {side} {arm or leg}
      {arm or leg} on left/right/one side
      {side} shoulder and arm
    `,
    es: `
      un brazo
      una pierna
    `,
  },
  'arm and leg': {
    en: `
      {arm}/{hand}/{face} and {leg}/{foot}
      {leg}/{foot} and {arm}/{hand}
      {face} and {arm}/{hand}
      {arm}/{hand} and … same/that side
      {arm}/{hand} {leg}/{foot}
    `,
    es: `
      {arm}/{hand}/{face} y {leg}/{foot}
      {leg}/{foot} y {arm}/{hand}
      {face} y {arm}/{hand}
      {arm}/{hand} ni {leg}/{foot}
    `,
  },
  'stand up and go': {
    en: `
      after a/every/each day/shift
      by evening/friday/five
      pins and needles when
      at the end
      from the garden
    `,
    es: `
      al final
    `,
  },
  'brazo o pierna de un lado': {
    en: ``,
    es: `
      {arm or leg} izquierdo/derecho
      un brazo
      una pierna
      un lado … {arm or leg}
    `,
  },
  'side hand or foot': {
    en: `
      {side} {hand}
      {side} {foot}
      {side} {arm or leg}
      {limb} … on left/right
      mouse/trackball/writing/dominant/good hand
      with my left/right
      with the left/right
      my hand
    `,
    es: `
      {hand} izquierdo/derecho
      {foot} izquierdo/derecho
      una mano
      con la izquierda/derecha
      un pie
    `,
  },
  'half of body': {
    en: `
      left/right/one/whole/entire/this/that/same/other/my side
      one/other/left/right/whole/that side of me/body
      left/right/one/whole/entire/top/that half
      half of me/body
      half my body
      half me/body
      whole left/right
      left/right of me
      body on left/right
      only on left/right
      down left/right
      middle of me
      left/right … from cheek/face/head/shoulder/jaw … to/down
    `,
    es: `
      lado izquierdo/derecho/izq/der
      un/medio/todo/este/ese/mismo lado
      de un lado
      medio cuerpo
      mitad del cuerpo
      mitad izquierda/derecha
      mitad izquierda/derecha de mi/su cuerpo
      mitad de mi/su cuerpo
      costado izquierdo/derecho
    `,
  },
  'cant move': {
    en: `
      cant/cannot/couldnt/wont/didnt move
      unable/hardly/barely move
      not move
      not able to move
    `,
    es: ``,
  },
  'half face': {
    en: `
      half/side/corner of {face}
      half/side/corner {face}
      left/right/one/same {face}
      {face} on left/right/one side
      {face} left/right side
    `,
    es: `
      mitad/lado/comisura/medio/media … {face}
      {face} … izquierdo/derecho
    `,
  },
  'make a face': {
    en: `
      smile
      whistle
      puff
      pucker
      blow
      wink
      raise eyebrow
    `,
    es: ``,
  },
  drink: {
    en: `
      coffee/water/tea/soup/drool/spit/saliva/toothpaste/juice/soda/milk/food/cereal/beer
    `,
    es: ``,
  },
  leaks: {
    en: `
      run/runs/running/ran
      dribble
      drool
      leak
      drip
      fall/falls/falling/fell/comes/came/coming/pours/spills out/down/from/off
    `,
    es: ``,
  },
  'mouth corner': {
    en: `
      corner/side of mouth/lip/face
      corner/side/out/from mouth/lip/face
    `,
    es: ``,
  },
  'one eye': {
    en: `
      left/right/one/an/that/this eye
      eye
      eyes
    `,
    es: `
      ojo
    `,
  },
  'side eye': {
    en: `
      left/right/one/same eye
      eye on left/right
      {side} eye
    `,
    es: ``,
  },
  dark: {
    en: `
      black
      dark
      darkness
      gray
      grey
      dim
      dimmed
      dims
      blank
      blind
      blackout
      curtain
      shade
      veil
      shadow
      shutter
      lights out/off
      went/goes/gone/cut/switched/shut out/off
      quit
      nothing there/but
      only/just see
      keyhole
      tunnel
      tunneled
      blinked off/out
    `,
    es: ``,
  },
  lost: {
    en: `
      lost
      losing
      loss of
      lose
    `,
    es: ``,
  },
  close: {
    en: `
      close/closed/closing
      cover/covered/covering
      shut
    `,
    es: ``,
  },
  'only see': {
    en: `
      only see
      can see only
    `,
    es: ``,
  },
  'half of what is seen': {
    en: `
      half/side … {seen}
      half of what i see/look
      half of everything/everybody/everyone
      left/right/bottom/lower/top/upper half of
    `,
    es: ``,
  },
  seen: {
    en: `
      clock/page/screen/monitor/picture/room/plate/spreadsheet/line/lines/word/words/view/vision/sight/world/faces/everything
      face in/on mirror/screen
      what i see/look
    `,
    es: ``,
  },
  'not there': {
    en: `
      missing
      gone
      black
      blank
      dark
      gray
      grey
      not/isnt/aint/wasnt/werent there
      disappeared
      disappears
      wiped out/off
      cut off
      erased
    `,
    es: ``,
  },
  'seen twice': {
    en: `
      cursor/image/picture/hand/head/moon/cat/dog/husband/wife/boss/mouse/line/copies
      of everything
      face/faces/noses/eyes/heads
    `,
    es: ``,
  },
  speech: {
    en: `
      speech
      words
      talk
      speak
      voice
      tongue
      sentences
      talkin
    `,
    es: `
      palabras
      voz
      lengua
    `,
  },
  talk: {
    en: `
      talk
      say
      saying
      words
      sounds
    `,
    es: `
      habla
      dice
    `,
  },
  say: {
    en: `
      say/find/get/form/make/spit/fetch/recall/remember/spell/pronounce/finish/put/understand
      think of
    `,
    es: ``,
  },
  said: {
    en: `
      word/words/sentence/sentences/speech/talk/talking/say/said/saying/speak/speaking/mouth
    `,
    es: ``,
  },
  'slurred words': {
    en: `
      nonsense/gibberish/gibrish/mush/soup/garble/babble/backwards/jumble/noise/noises
    `,
    es: ``,
  },
  'he says': {
    en: `
      she/he/husband/wife/mom/dad/mother/father/son/daughter
      what i say/said
      words i say/said
    `,
    es: ``,
  },
  'say it': {
    en: `
      go/going/went/try/tried/trying/want/wanted/mean/meant to say/tell/answer/order/explain
      wanna say
      know/knew … word/say/tell
    `,
    es: ``,
  },
  'come out': {
    en: `
      come/comes/came/coming out
      fall/falls/fell/falling out
      turn/turns out as
    `,
    es: ``,
  },
  'take for': {
    en: `
      think/thinks/thought/ask/asks/asked/asking/accused/swears/swore/figured
    `,
    es: ``,
  },
  sober: {
    en: `
      {cant} had/have/touched … drop/drink/beer/anything
      havent/aint/hadnt/not/nothing … drop/drink/beer/drinking
      i dont drink
      stone/cold/dead sober
      sober
      only had coffee/water/tea
    `,
    es: `
      no he/ha/había tomado/bebido
      no tomé/tomo/bebo/bebí
      sin tomar
    `,
  },
  slurred: {
    en: `
      slur
      slurry
      garbled
      thick
      mumbling
      mush
      mushy
      slushy
      gibberish
      jumbled
      jumble
      scrambled
      nonsense
      smushed
      mashed
      mangled
      twisted
      muddled
      fumbled
      backwards
      tangled
      mixed up
      babble
      blah
    `,
    es: `
      pastosa
      trabada
      enredada
    `,
  },
  /** What a mouth seems to be full of when it no longer speaks well. */
  mouthful: {
    en: `
      marbles
      cotton
      rocks
      pebbles
      oatmeal
      mashed potatoes
      potato
      peanut butter
      molasses
      cement
      mud
      mush
      soup
      sock
      drunk
      drunkard
      hungover
      wasted
      stoned
      drinking
      tape player/recorder
      slow motion
      record … slow/wrong
      underwater
      robot
      baby
      bread
    `,
    es: ``,
  },
  hablar: {
    en: ``,
    es: `
      hablo/habla/hablaba/hablando/hablar/hablé/platica
      me oigo/oye/oyen/oían/escucho
    `,
  },
  enredado: {
    en: ``,
    es: `
      raro/rara/arrastrada/enredado/enredada/chistoso/trabado/trabada/pastoso/arrastrado
      borracho/borracha/tomado/tomada
      papa/piedra/piedras/canicas/trapo/atole/algodón/calcetín … boca/lengua
      revueltas/enredadas/raras/al revés
      como bebé
      lento como
      en chino
      {incoherencias}
    `,
  },
  incoherencias: {
    en: ``,
    es: `
      incoherencias
      sin sentido
      disparates
      puras cosas/tonterías/babosadas
      cosas raras
      incoherente
    `,
  },
  'quiero decir': {
    en: ``,
    es: `
      quiero/quería/quise/quiere/quiso decir
      quise/quería/quiero/trato/intento decirle/hablar/explicar/contestar/pedir
      trato/intento de decir
    `,
  },
  writing: {
    en: `
      writer
      writers block
      mic/microphone/zoom/headset makes/cuts/garbles
      voice typing gets/writes/types/makes
      dictation gets/writes/types/makes
      blank page
      words … from page/document/screen/file
      words for how/this/the/what
      words to describe/thank
      poem
      novel
      lyrics
    `,
    es: `
      escritor
      palabras para/de agradecer
      escritora
    `,
  },
  /** A device that garbles a voice, or a page. */
  'a habit': {
    en: `
      to myself
      when i'm tired/drunk/nervous
      when tired/drunk/nervous
      after wine/beer/drinks
      always have/did
      on purpose
      with mouth full
      thats just him/her/me/how
      it's how i
      when i rush/hurry
      since college
    `,
    es: `
      nervios
      de niño
      cuando me pongo nervioso/nerviosa
    `,
  },
  'a foreign tongue': {
    en: `
      accent
      english/spanish/french/german comes/is/my/gets
      my english/spanish
      second language
      boss … riddles
      rehearsal/theater/stage
    `,
    es: `
      acento
      inglés/español
      teatro
      actor
    `,
  },
  'a machine talks': {
    en: `
      gps/siri/alexa
      speech to text
      mic/microphone/headset/dictation/printer/speaker/speakers/connection/wifi/zoom makes/cuts/garbles/prints/breaks/drops
      because/when mic/microphone/wifi/headset/connection
      voice in headset/speaker/mic/phone
      signal/internet/line … slow/lag/bad/drops
      voice typing/dictation … every/my accent
    `,
    es: `
      micrófono/audífonos/bocina/conexión/señal/internet hace/hacen/corta/se/me
      gps/siri/alexa
      impresora
    `,
  },
  slides: {
    en: `
      slide/slid/slidding/slipping/slipped/fall/falling/fell/hanging
    `,
    es: ``,
  },
  'a pet': {
    en: `
      cat/dog/puppy/kitten drool/drooling/leaks
      corner of mug/cup/pot/desk
    `,
    es: `
      gato/gata/perro/perra … baba
      cámara … corta/media/tapa
      baba … gato/gata/perro/perra
    `,
  },
  'only swollen': {
    en: `
      eyelid/lip/lid/cheek swollen/puffy
      webcam/camera makes/cut/shows/hides
    `,
    es: ``,
  },
  'born with it': {
    en: `
      born
      since birth
      thanks to
      braces
      scar
      as a kid
      at age
      from birth
      always been/had/smiled
      whole life
    `,
    es: `
      de nacimiento
      nací
      siempre
    `,
  },
  'sees well': {
    en: `
      vision/eyes/sight/eyesight good/fine/perfect/great/sharp
      nothing blurry/double
      sight's fine
      picture/image goes/went double
      till i saw double
      one side of my smile shows
      webcam/camera makes/cuts/shows/hides
    `,
    es: `
      veo bien/perfecto
      hasta ver doble
    `,
  },
  'two on purpose': {
    en: `
      bought/ordered/own/have/got two of
      two of everything on
      mirrored
      both screens mirror
      mirror mode
      windows update
      new driver
      hdmi
      refresh rate
    `,
    es: ``,
  },
  'dentist visit': {
    en: `
      filling at
      had a filling/crown/tooth
      camera/webcam/zoom makes/shows/cuts
      root canal
      from the shot
      novocaine from
      wisdom tooth
      new mouthwash
    `,
    es: `
      muela
      anestesia del dentista
    `,
  },
  'both sides': {
    en: `
      both legs/feet/hands/arms
      both of legs/feet/hands/arms
      two legs
    `,
    es: `
      dos piernas/manos/pies/brazos
      ambas
      ambos
    `,
  },
  rubbed: {
    en: `
      rubbed eyes
      double vision board
      rub eyes
      glare/reflection/cable
      sun/lamp in/is/hits/comes/shines
      because lamp/sun
      bar of sun
      fine since
    `,
    es: `
      me tallé
      reflejo
      sol/lámpara/foco … ojo/ojos
    `,
  },
} as const;
