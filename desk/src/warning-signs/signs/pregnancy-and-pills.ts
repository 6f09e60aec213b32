import type { Sign } from '../sign.ts';

export const pregnancyAndPillSigns: readonly Sign[] = [
  {
    topic: 'pregnancy',
    unless: ['planned or past pregnancy'],
    en: `
      {pregnant} +++ {bleed}
      {pregnant} +++ {headache} ++ {severe}
      {pregnant} +++ spots/sparkles/sparkle/stars/floaters/flashes/flashing
      {pregnant} +++ seeing spots
      {pregnant} +++ head is splitting
      {pregnant} +++ {swollen} + face/hand/sudden/overnight/fingers/eyes
      {pregnant} +++ hands/face + puffy/swollen/swelled
      {pregnant} +++ {belly} + severe/sharp/terrible/awful pain
      {pregnant} +++ water broke
      {pregnant} +++ leaking fluid
      {pregnant} +++ baby + hasnt/stopped/isnt/not + moved/moving/kicking
      {pregnant} +++ {cant} feel baby/kick/kicks
      {pregnant} +++ contractions
      {pregnant} +++ face/hands/eyes … {swollen}
      {pregnant} +++ {swollen} … face/hands/eyes
      {pregnant} +++ pounding … eyes/head/temples
      {pregnant} +++ {headache} ++ {sight} + {blurred}
      {pregnant} +++ gush … fluid/blood
      {pregnant} +++ cramps ++ {bleed}
      {pregnant} +++ vision + {blurred}
      baby hasnt/hasn't/isnt moved/moving/kicked/kicking
      baby … stopped moving/kicking
      my water broke
    `,
    es: `
      {pregnant} +++ {bleed}
      {pregnant} +++ {headache} ++ {severe}
      {pregnant} +++ {headache}
      {pregnant} +++ lucecitas/luces/chispas/estrellitas/puntitos/destellos
      {pregnant} +++ {swollen} + cara/manos/ojos
      {pregnant} +++ se me rompió la fuente
      {pregnant} +++ bebé + no se mueve
      {pregnant} +++ no se mueve
      {pregnant} +++ dolor … vientre/panza + fuerte/horrible
      {pregnant} +++ vista/veo … {blurred}
      {pregnant} +++ veo … luces/lucecitas/puntos/estrellas/borroso
      {pregnant} +++ bajando … sangre
      {pregnant} +++ líquido
      {pregnant} +++ no se mueve … bebé/nene
    `,
  },
  {
    topic: 'overdose',
    unless: ['safe pills'],
    en: `
      {took} + too many/much + {pills}
      took too many
      tuk too many
      {took} + {a lot of} + {pills}
      {pills} + {took} + {a lot of}
      {a lot of} + {pills} + {took}
      {took} ++ too many
      {child} ++ {ate} + {pills}
      {ate} + {pills} + {a lot of}
      {child} + {ate} + {poison}
      {child} + {got into} + {pills}
      {child} ++ {got into} ++ {ate} ++ {pills}
      overdosed
      overdosing
      i overdose
      an overdose
      took an overdose
      accidentally took + double/twice
      drank/swallowed + {poison}
      {took} … {a lot of} … {pills}
      {took} … {pills} … {a lot of}
      {took} … whole bottle
      {child} … {ate} … {pills}
      {child} … {ate} … {poison}
      {child} … {poison}
      {pills} … gone/missing/empty … {child}
      {child} … empty … bottle
      doubled up on {pills}
      {pills} every # hours ++ {drowsy}
      lost count … {pills}
      {took} {pills} ++ {a lot of} since
      kept/keep taking {pills}
      {pills} ++ floaty/woozy/fuzzy/spinning ++ since
    `,
    es: `
      {took} … {a lot of} … {pills}
      {took} + {a lot of} + {pills}
      {took} todas/todos
      {took} … de más
      {child} + {ate} + {pills}
      {ate} … {pills}
      {ate} + {poison}
      tomó cloro
      sobredosis
      {took} … {pills} … de más/montón/muchas/todas/puño
      {child} … {ate} … {pills}
      {child} … {ate} … {poison}
      {child} … {poison}
      frasco/bote vacío … {child}
      me pasé … {pills}
      me pasé de {pills}
    `,
  },
  {
    topic: 'medicine',
    en: `
      how many/much {pills} can/should/may/is
      can i take + {pills}
      is it ok … take + {pills}
      safe to take + {pills}
      take more {pills}
      {pills} + together with/mix/mixing
    `,
    es: `
      cuántas/cuántos/cuánto {pills} … tomar
      cuántas/cuántos … puedo tomar
      puedo tomar + {pills}
      puedo tomar más
    `,
  },
];

export const pregnancyAndPillWords = {
  pregnant: {
    en: `
      pregnant
      pregnancy
      preggo
      preggers
      # weeks/wks/weeks along
      # weeks
      # wks
      #weeks
      weeks along
      weeks and + along
      wks along
      months along
      along and
      first/second/third trimester
      trimester
      expecting in january/february/march/april/may/june/july/august/september/october/november/december
      expecting twins
      expecting our/my first/second/third
      were expecting
      due in january/february/march/april/may/june/july/august/september/october/november/december
      due date
      with the baby and
      baby bump
      my ob
      my obgyn
      midwife
      weeks pregnant
      # mo/mos/months pregnant
      # weeks and
      thats baby
      the baby … kick/kicking/bump
      baby shower
      my belly … baby
      first baby
      obgyn
      baby is due
      expecting a baby
      with child
      weeks gone
      i'm expecting and
      im expecting
      i'm expecting
      we're expecting
      expecting and
      im/i due in #/two/three/four/five/six/seven/eight/ten weeks
    `,
    es: `
      embarazada
      enbarasada
      embarazo
      # semanas de
      # semanas
      meses de embarazo
      trimestre
      espero un bebé
      estoy esperando
      encinta
      preñada
      estoy/ando/tengo/voy de # meses/semanas
      de # meses
      # meses y
      estoy panzona
      con mi panza
      mi embarazo
      estoy embarazada
      fecha de parto
      me alivio en
    `,
  },
  severe: {
    en: `
      wont/doesnt/cant/dont/wouldn't touch/help/quit/stop/go/leave
      tylenol
      pounding
      splitting
      severe
      terrible
      awful
      horrible
      killing
      blinding
      worst
      bad
      sudden
      spots
      sparkles
      blurry
      since last night
      days
    `,
    es: `
      fuerte
      horrible
      terrible
      no se quita
      no se me quita
      lucecitas
      explota
      peor
      insoportable
      mucho
    `,
  },
  'planned or past pregnancy': {
    en: `
      planning
      trying for
      babies are
      baby next year
      when you're pregnant
      for later
      last pregnancy
      same as last
      ob is happy
      midwife's happy
      no bleeding
    `,
    es: `
      de maravilla
    `,
  },
  took: {
    en: `
      took
      tuk
      take
      taken
      taking
      swallowed
      =downed
      =popped
      had
      washed down
      chewed
    `,
    es: `
      tomé
      tomó
      tome
      tragué
      tragó
      tomado
      me eché
      pasé
      aventé
    `,
  },
  ate: {
    en: `
      ate
      eat
      eaten
      eating
      swallowed
      swallow
      drank
      got into
      chewed
      took
      n ate
    `,
    es: `
      se tragó
      se trago
      se comió
      tragó
      comió
      se tomó
      se bebió
      se metió
    `,
  },
  'got into': {
    en: `
      got into
      got in
      found
      climbed
      opened
    `,
    es: ``,
  },
  'a lot of': {
    en: `
      bottle
      handful
      fistful
      bunch
      strip
      pack
      packet
      blister
      twenty
      thirty
      forty
      fifty
      fifteen
      dozen
      too many
      too much
      all my/of the
      all
      rest of
      whole
      extra
      double dose
      twice dose
      bunch of
      lot
      lots
      #
      eight
      nine
      ten
      eleven
      twelve
      sixteen
      eighteen
      hundred
      kept taking
      keep taking
      lost count
      doubled
    `,
    es: `
      todas
      todos
      todo
      frasco
      bote
      caja
      puño
      puñado
      montón
      demasiadas
      demasiados
      muchas
      muchos
      tira
      veinte
      treinta
      quince
      diez
      de más
      un jalón
      #
      doce
      dieciséis
      cuarenta
      cien
    `,
  },
  pills: {
    en: `
      pill
      tablet
      capsule
      caplet
      meds
      medicine
      medication
      painkiller
      pain killer
      muscle relaxer
      muscle relaxant
      musle relaxers
      relaxer
      sleeping pill
      antidepressant
      tylenol
      tylanol
      advil
      ibuprofen
      motrin
      aspirin
      aleve
      naproxen
      acetaminophen
      paracetamol
      gabapentin
      lyrica
      tizanidine
      tizanadine
      flexeril
      cyclobenzaprine
      baclofen
      robaxin
      oxycodone
      oxycontin
      percocet
      vicodin
      norco
      hydrocodone
      tramadol
      codeine
      morphine
      fentanyl
      xanax
      klonopin
      ativan
      valium
      ambien
      melatonin
      benadryl
      nyquil
      prozac
      zoloft
      lexapro
      insulin
      adderall
      metoprolol
      lisinopril
      beta blocker
      blood pressure pill
      opioid
      gummies
      gummy
      edible
      iron pill
      vitamins
      patch
      dose
    `,
    es: `
      pastilla
      pastiya
      píldora
      tableta
      cápsula
      medicina
      medicamento
      remedio
      paracetamol
      ibuprofeno
      ibuprofen
      naproxeno
      aspirina
      tramadol
      relajante
      relajante muscular
      calmante
      antidepresivo
      jarabe
      gotas
      clonazepam
      rivotril
      diazepam
      tafil
      gomitas
    `,
  },
  poison: {
    en: `
      bleach
      cleaner
      detergent
      tide pod
      pods
      battery
      batteries
      button battery
      magnet
      magnets
      antifreeze
      poison
      toner
      duster
      hand sanitizer
      lighter fluid
      lamp oil
      nicotine
      vape juice
      cleaning fluid
      drano
      lysol
      pesticide
      weed killer
      gas
      ammonia
      paint thinner
    `,
    es: `
      cloro
      detergente
      limpiador
      veneno
      pila
      pilas
      imán
      imanes
      gasolina
      thinner
      fabuloso
    `,
  },
  'safe pills': {
    en: `
      as prescribed
      one tylenol
      take # advil/tylenol/ibuprofen/aleve/aspirin
      two advil/tylenol/ibuprofen/aleve/aspirin
      how many
    `,
    es: `
      recetado
      puedo tomar
    `,
  },
} as const;
