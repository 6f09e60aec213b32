/** What the lists of `strength-and-feeling.ts` and `falls-fever-and-pain.ts` share. */
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
      used to get/have/be/wake/feel/tingle
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
      after coffee
      jumping
      walking pad
      on my break
      when i run/jog/walk/climb/exercise/dance/do
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
