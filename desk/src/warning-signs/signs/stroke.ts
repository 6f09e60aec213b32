import type { Sign } from '../sign.ts';

/** One side, the face, speech, sight and balance: what the stroke lines of clinics ask. */
export const strokeSigns: readonly Sign[] = [
  {
    topic: 'one side',
    unless: ['posture', 'brief', 'lasting', 'growing', 'ordinary course', 'exercise'],
    en: `
      {side arm or leg} + {numb}
      {side arm or leg} + {weak}
      {side arm or leg} + gone
      {half of body} + {numb}
      {half of body} + {weak}
      {half of body} + crooked
      {half of body} + gone
      half of me + {numb or weak}
      {side arm or leg} + dropped
      {side arm or leg} + fell on its own
      {side arm or leg} + catching
      walking crooked on that side
      leaning/veering/listing to one side
      drifting/veering/listing to left/right
    `,
    es: `
      {brazo o pierna de un lado} + {numb}
      {brazo o pierna de un lado} + {weak}
      {half of body} + {numb}
      {half of body} + {weak}
      mitad del cuerpo + {numb or weak}
      medio cuerpo + {numb or weak}
    `,
  },
  {
    topic: 'one side',
    unless: ['posture', 'growing', 'ordinary course', 'exercise', 'both sides'],
    en: `
      {abrupt} + {limb} + {numb or weak}
      {recent} + {arm or leg} + {numb or weak}
      {recent} + {side hand or foot} + {numb or weak}
      {side hand or foot} {weak} ++ {recent}
      {side arm or leg} {weak} ++ {recent}
      hand/arm turned into sandbag/lead/rubber/brick/stone
      {limb} + like it wasnt mine
      {cant} get hold + hand
      hand + hanging
      paws at it
      one/left/right side + {numb or weak} ++ {recent}
      {limb} … {dead thing} + {recent}
      {recent} + {limb} … {dead thing}
      {limb} hangs/hung/hanging + {recent}
      {side arm or leg} hangs/hanging
      lift {limb} … with other
      {limb} has gone {numb}
      {arm or leg} + {numb} ++ {recent}
      {arm or leg} {weak} ++ {recent}
      {side hand or foot} + {numb} ++ {recent}
      {recent} ++ {side arm or leg} + {numb or weak}
      bumping/bumped/bump … same/that/left/right side
      {cant} close + hand + {recent}
      one side of me/my body
      half of me
      hand … forgot how
      {limb} … forgot how
      hand … forgotten how
      {foot} … drags/dragging/dragged + {recent}
      {limb} … flopped/dropped/fell + {cant} raise/lift/move
      {arm} … {cant} raise/lift + {sudden}
      {recent} + {limb} … drags/dragging/dragged
      {hand} {cant} do anything/what/find/reach ++ {recent}
      {hand} {cant} do/find + {recent}
      {cant} + {side hand or foot} + {recent}
      {side hand or foot} {cant} + {recent}
      bump/bumping … left/right + {recent}
      {side hand or foot} weak
      {limb} stopped/quit working
      {limb} {cant} hold me
    `,
    es: `
      {sudden} + {arm or leg} + {numb or weak}
      {sudden} + {side hand or foot} + {numb or weak}
      no puede levantar brazo
      no puedo levantar brazo/pierna + {sudden}
      brazo/mano + {weak} + {sudden}
      {recent} + {limb} + {dead thing}
      {limb} izquierdo/derecho + {numb} + {sudden}
      {limb} no responde + {sudden}
      no puedo mover + {limb} + {sudden}
      {brazo o pierna de un lado} + no
      {limb} se murió
      {hand} … {dead thing}
      {limb} … quedó como
      {limb} … {weak} ++ {recent}
      {recent} ++ {limb} derecha/derecho/izquierda/izquierdo … {weak}
      {recent} ++ {limb} … {dead thing}
      mismo lado … {weak}
      {limb} del mismo lado
      se me cae la mano + {sudden}
      se le cae la mano/brazo
    `,
  },
  {
    topic: 'one side',
    unless: ['posture', 'exercise'],
    en: `
      {half of body} + weaker/heavier/slower than + {recent}
      one side of me/my body + weaker/heavier/slower
    `,
    es: `
      {half of body} + más débil/pesado + {recent}
    `,
  },
  {
    topic: 'face',
    unless: ['posture', 'dentist visit'],
    en: `
      {face} + {crooked}
      face + fell
      {side} {face} + {numb or weak}
      side of face/lip/mouth/tongue/cheek/smile/jaw + {numb or weak}
      face {numb or weak}
      {cant} swallow + {face} + {numb or weak}
      half/side {face} + {numb or weak}
      {face} + half + {numb or weak}
      face + {numb or weak} + {sudden}
      {cant} smile
      half {face} {cant} smile
      smile … only one side
      smile + only left/right
      only one side of mouth
      one side of mouth/face/smile
      half my smile
      face/mouth/smile not same
      face/mouth/smile isnt same/even/straight
      coffee/water/drool/soup/spit runs/dribbling/leaking/drips/falls out … corner/side/mouth
      dribbling/drooling out corner/side/mouth
      drooling … one side
      out the left/right corner of mouth
      like … dentist + {face}
      eye … hangs/hanging/droops/drooping
      {cant} close + left/right/one eye
      {cant} blink + left/right/one eye
      half/side … lip/mouth/face/smile … {cant}/wont
      {cant}/wont half … smile/lip
      one side just hangs/hanging/droops
      {face} … one side … hangs/down/lower
      side of mouth/face … down/lower/hangs
      {face} like … dentist
      smile is gone on
      corner of mouth … down
      eyelid wont/cant/doesnt
      looks like … melted
      toothpaste/water … out the side
      selfie ++ {crooked}
      {face} + dribbling/drooling
      corner of lip/mouth … dribbling/drips/leaks
      smile + left/right/one side
      smile … weird/off/wrong/different/half
      face … weird/funny/uneven/wrong + {sudden}
      face … {numb} … left/right/side
      face feels numb
    `,
    es: `
      {face} + {crooked}
      mitad/lado de cara + {numb or weak}
      media cara
      lado de la cara
      {face} + {numb} + {sudden}
      no puedo sonreír
      sonrisa + chueca/torcida
      se me sale café/agua/baba/saliva/comida
      se me cae la baba
      se le cae la baba
      se le fue la boca
      no puedo cerrar + ojo
      no cierra + ojo
      se me fue de lado … {face}
      {face} … de lado
      {face} … se me cayó/cae
      no puedo silbar/inflar
      la mitad de {face}
      sonríe chueco/de un lado
    `,
  },
  {
    topic: 'speech',
    unless: ['writing'],
    en: `
      {speech} + {slurred}
      {slurred} + {speech}
      slurring
      {cant} find words
      {cant} get words out
      words wont come out
      {cant} form words/sentences
      words/speech/sentences + mush/mushy/soup/gibberish/jumbled/garbled/thick/scrambled/wrong/backwards/nonsense
      words just werent there
      words arent there
      words … not words
      words/speech + stuck + {sudden}
      wrong words come/came/keep coming
      comes/come/came out wrong/backwards/garbled/mush/soup/nonsense/gibberish/jumbled/different/other
      talking mush/nonsense/gibberish/funny/weird/strange
      talked/talks mush/gibberish
      {cant} speak + {sudden}
      {cant} talk + {sudden}
      {cant} speak/talk right/properly/clearly/straight
      sound drunk
      sounds drunk
      {cant} understand me … talk/speak/say/today
      typing/type/typed gibberish/nonsense
      face … funny/weird/wrong/off … one/left/right
      sounding drunk
      tongue + thick/heavy/tied + {sudden}
      {cant} understand what people + {sudden}
      not making sense
      isnt making sense
      makes no sense + {talk}
      confused + {abrupt}
      suddenly confused
      calling me by … name
      doesnt know where she/he is
      doesn't know who i am
      forgot my own name
      lost words
      losing words
      i want to say … comes other
      {cant} say + words
      word salad
      wrong order + words
      {cant} spit out words
      words … disappeared/vanished/gone/missing/stuck/slipping/scrambled
      words {cant} come
      mouth {cant} say/form/make words
      mouth wont work
      tongue wont work
      tongue {cant} work
      talking/talks/talked … drunk/gibberish/mush/marbles
      marbles in mouth
      marble mouth
      mouth full of cotton
      {cant} get … sentence out
      {cant} say my name
      call things by wrong name
      reads/read … sentence … {cant} understand/makes no sense
      letters/words look like … foreign/chinese/gibberish
      speech … off/wrong/weird/funny/messed
      sounds/sounding like … drunk
      slurs
      what came out was
      asking/ask/asked me to repeat + drunk/drinking/drinkin/tongue/slur
      comes out like … drinking/drunk/drinkin
      like i been/was/were/am drinking/drunk
      tongue {cant} do/make/form/move
      talking/talkin {cant} work
      speaking {cant} work
      what comes/came out is/was
      i go to say … comes/came out
      say … and … comes out
      {cant} talk … sentence/words
      {cant} get it out + say
      want to say … {cant}
      {cant} read + words/letters/sense
      words … {cant} make sense
      words dont make sense
      nothing … makes sense + {sudden}
      confused + {recent}
      {cant} remember … name/where/how + {abrupt}
      words coming/come/came out … cement/wet/slow/thick/mush/wrong/slurred
      day drinking
      {cant} fetch/find/recall/remember … word/name/string
      name took … tries/retries
      {cant} think of … words/names + {recent}
      {cant} name things
      forgot … words + {recent}
      {cant} speak right/rite
      {cant} talk rite
      {cant} speak
      sentences {cant} make sense
      sentences dont make sense
      words/sentences … nonsense/sense + {recent}
      {cant} make sense … i typed/say/said
    `,
    es: `
      arrastro/arrastra/arrastrando palabras
      arrastro las palabras
      hablo/habla/hablando raro/enredado/chistoso/mal/trabado/pastoso/como borracho/como borracha/bien raro
      se me/le traba/enreda/traban lengua/palabras
      se traba lengua
      lengua trabada/enredada/pesada
      no salen palabras
      no me salen palabras
      no encuentro palabras
      no puedo/puede hablar
      no podía hablar
      no se le entiende
      no le entiendo lo que
      balbucea
      balbuceando
      digo otra cosa
      digo una palabra por otra
      no dice nada coherente
      palabras + revueltas/enredadas/raras/al revés
      habla/hablo/hablando … borracho/borracha/enredado/enredada/tomado/tomada/trabado/arrastrado
      no me salen … palabras
      no le salen … palabras
      la lengua … traba/pesada/dormida
      me trabo
      se traba al hablar
      no puede decir
      no puedo decir
      se me olvidan las palabras + {sudden}
      dice puras incoherencias
      no se le entiende lo que dice
      palabras … no salen
      no me sale la voz + {sudden}
      hablo raro
    `,
  },
  {
    topic: 'sight',
    unless: ['rubbed'],
    en: `
      {cant} see + {one eye}
      {cant} see + {sudden}
      couldnt see + {eye}
      blind + {one eye}
      blind + {sudden}
      went blind
      going blind + {sudden}
      lost/lose/loss/losing sight/vision/eyesight
      vision/sight/eyesight + gone/lost/missing/black/dark + {sudden}
      vision went
      sight went
      {one eye} went/goes/gone black/dark/gray/grey/out/blind/dim
      lights out in one eye
      {one eye} + lights out
      {one eye} + dimmer
      curtain/shade/veil/shadow … eye/vision/sight
      {one eye} + curtain/shade/veil/shadow/blackout
      half of screen/everything/page/picture/vision/sight/world missing/black/gone/dark/gray/blank
      half of … is missing/gone/black
      missing half
      missing left/right half/side
      {cant} see + left/right/one half/side of
      double vision
      vision … doubled/double
      doubled vision
      see/seeing/saw double
      seeing two
      see two of
      everything … double/doubled
      everything in double/twos
      {one eye} + {blurred} + {sudden}
      blind spot + {sudden}
      closing one eye fixes
      blacked out + {one eye}
      curtain came/coming/dropped … {eye}
      gray/grey/black/dark curtain
      curtain + {eye}
      {cant} see half
      half … page/screen/room/picture + {cant} see/missing/gone
      {cant} see + left/right side
      vision … cut out/blacked
      {one eye} … {cant} see
      seeing/see double
      see/seeing … two/pairs/doubles + one
      two of you/him/her/him/me
      two cursors/screens/monitors where
      everything has a twin/ghost
      eye just quit
      sight in {one eye}
      see/seeing/there/theres/are/has two of every/everything/each
      seeing dubble
      splits … two/copy
      one copy floats
      ghost … image/letters + {sudden}
      {cant} see … {eye}
      see dubble/duble/dbl
      see/seeing two/2 cursors/hands/heads/phones
      two/2 cursors/hands/heads + {sudden}
      left/right half … isnt/not there
      half of … isnt/not there
      closing one eye helps/fixes
      close one eye … helps/goes away/single
      half of monitor/screen/page isnt there
      half … isnt there
      {cant} see/black/dark … half of what i see
      half of what i see … black/dark/gone
      lost site … eye
    `,
    es: `
      no veo/ve nada
      no veo/ve + ojo
      no veo de un/este/ese/mi ojo
      no puedo ver + {sudden}
      no puedo ver + ojo
      veo/ve/viendo doble
      visión doble
      todo doble
      veo/ve dos
      perdí/perdió/pierdo vista/visión
      se me/le fue la vista
      fue la vista
      vista se me fue
      se apagó + ojo/vista
      apagó ojo/vista
      quedé/quedó ciego/ciega
      ojo + negro/oscuro/ciego
      cortina/telón/sombra/velo + ojo
      veo todo negro
      veo mitad
      media pantalla negra
      mitad de … no la veo
      vista + {sudden} + negra/oscura/borrosa
      sin ver … ojo
      me quedé sin ver
      quedé sin vista
      cortina negra/oscura/gris
      sombra negra
      no alcanzo a ver + {sudden}
      veo la mitad
      veo … dos/doble
      se me nubló … ojo + {sudden}
      me quedé ciego/ciega
      no beo/beo nada
      de un ojo … no veo/beo
      veo/beo … negro
      de un ojo … negro
      dejé de ver
      se me apagó … ojo
      perdí … vista
    `,
  },
  {
    topic: 'sudden balance',
    unless: ['posture', 'brief', 'lasting'],
    en: `
      {abrupt} + {cant} walk/stand
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
    `,
  },
];

export const strokeWords = {
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
      {side} {arm or leg}
      {arm or leg} on left/right/one side
      {side} shoulder and arm
    `,
    es: `
      un brazo
      una pierna
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
      mouse/trackball/writing/dominant/good hand
      my hand
    `,
    es: `
      {hand} izquierdo/derecho
      {foot} izquierdo/derecho
      una mano
      un pie
    `,
  },
  'half of body': {
    en: `
      left/right/one/whole/entire side
      half of body
      left/right half
      one half
      half body
      half of me
      side of body
      that/this side
      same side
      side of my body
      whole left/right
    `,
    es: `
      lado izquierdo/derecho
      un lado
      medio cuerpo
      mitad del cuerpo
      medio lado
      este lado
      de un lado
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
  speech: {
    en: `
      speech
      speach
      words
      talk
      talking
      speak
      speaking
      voice
      tongue
      sentences
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
    `,
    es: `
      habla
      dice
    `,
  },
  slurred: {
    en: `
      slur
      slurred
      slured
      slurring
      garbled
      slurry
      thick
      mumbling
    `,
    es: `
      pastosa
      trabada
      enredada
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
      poem
      novel
      lyrics
    `,
    es: `
      escritor
      escritora
    `,
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
      neither
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
      rub eyes
      glare
      fine since
    `,
    es: `
      me tallé
      reflejo
    `,
  },
} as const;
