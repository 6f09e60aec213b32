import type { List } from '../phrases.ts';

/** Who is meant, whether it is denied or only asked about, and what is nobody's symptom at all. */
export const people = {
  child: {
    en: `
      my/our/the son/daughter/kid/kids/child/children/toddler/baby/boy/girl/twins
      son
      daughter
      toddler
      my little guy/one/girl/boy/man
      # yr/yo/year
      grandson
      granddaughter
      grandchild
      infant
      newborn
      kiddo
    `,
    es: `
      hijo
      hija
      =niño
      =niños
      =niña
      =niñas
      nene
      nena
      bebé
      chamaco
      chamaca
      chiquillo
      mi chiquito
      mi chiquita
      mi pequeño
      mi pequeña
      nieto
      nieta
    `,
  },
  relative: {
    en: `
      mother
      mom
      mum
      mama
      father
      dad
      daddy
      parents
      wife
      husband
      hubby
      spouse
      partner
      girlfriend
      boyfriend
      fiance
      brother
      sister
      sibling
      aunt
      uncle
      cousin
      grandma
      grandpa
      grandmother
      grandfather
      granny
      niece
      nephew
      friend
      neighbor
      roommate
      coworker
      co worker
      colleague
      boss
      =manager
      teammate
      officemate
      in law
      family
    `,
    es: `
      mi/su mamá
      madre
      =papá
      padre
      esposo
      esposa
      marido
      mujer
      señora
      viejo
      novio
      novia
      hermano
      hermana
      tío
      tía
      primo
      prima
      abuelo
      abuela
      suegro
      suegra
      amigo
      amiga
      vecino
      vecina
      compañero
      compañera
      jefe
      jefa
    `,
  },
  animal: {
    en: `
      dog
      puppy
      pup
      cat
      kitten
      horse
      cow
      goat
      hamster
      parrot
    `,
    es: `
      perro
      perra
      perrito
      perrita
      gato
      gata
      gatito
      caballo
      vaca
    `,
  },
  pronoun: {
    en: `
      =he
      =she
      =his
      =her
      =hes
      =shes
      =they
      =their
      someone/somebody has/had/is/was/who/in/on/at/i
      =people
    `,
    es: `
      =ella
      alguien
      =gente
    `,
  },
  oneself: {
    en: `
      and/but have/had/got/get/feel/felt/having
      my
      me
      mine
      our
      i have/had/feel/felt/got/get/cant/passed/fainted/lost
      im
      ive
    `,
    es: `
      mi
      mis
      me
      tengo
      estoy
      siento
      =bajado
      tenido
      perdido
      estado
      notado
      =sentido
      podido
      pensado
      andado
      visto
    `,
  },
  /** Said in the same sentence or the next, all of it is other people's. */
  'not mine': {
    en: `
      other people's
      none of it/them mine
      never my/our own
      never me
      all callers
      on my screens all day/every
    `,
    es: `
      palabras de otros
      de otros/otra/otras gente/personas
    `,
  },
  /** Said in the same sentence, what is told, played or written of others. */
  'of others': {
    en: `
      comic
      cartoon
      first aid
      people/families/folks/kids/those/anyone/everyone/men/women tell/say/call/who
      speech therapy
      i hear about
      i read about
      i write articles/murder/mysteries/novels/reports/grant/about/up
      write mysteries
      write murder
      murder mysteries
      thriller
      audiobook
      novel
      screenplay
      character
      video game
      shooter
      zombie
      qa on
      esports
      obituaries
      the copy
      the butler
      the countess
      in a movie
      on tv
      on the show
      the script
      medical drama
      i help people
      neurosurgeon
      police reports
      incident reports
      =patients/clients/customers/residents/students/callers have/are/say/get/feel/who/with/come/tell/had/cant
    `,
    es: `
      primeros auxilios
      =paciente
      =pacientes
      son de los pacientes
      =clientes
      repito cosas
      =novela
      =novelas
      película
      la serie
      personaje
      videojuego
      oigo de
      oigo choques
      lleno notas
      llamadas
      gente que
    `,
  },
  /** Said in the same sentence or the one before it, somebody's work with signs, unless the sign is said to be one's own or new. */
  'at work': {
    en: `
      my job/work is
      is what i hear/see/type/file
      cardiology/neurology/oncology/urology/emergency/dialysis practice/office/unit/clinic/department
      security cameras
      driver's ed
      morgue
      funeral home
      puppeteer
      doll/dolls/puppet/puppets/robot/robots/mannequin/mannequins
      pharmacist
      pharmacy tech
      poison center/control
      crisis text line
      suicide prevention
      for a living
      i do claims/intakes/charts/billing
      car/auto/health insurer
      therapist
      counselor
      social worker
      radiologist
      my bread and butter
      patient
      dispatcher
      nurse
      emt
      paramedic
      medic
      firefighter
      ambulance
      hospital desk
      er desk
      er clerk
      scribe
      the app
      i test
      moderator
      =911 calls
      911 dispatcher
      registrar
      hotline
      crisis line
      suicide line
      helpline
      hospice
      transcribe
      transcription
      transcriptionist
      transcript
      i type up
      i type
      i code
      i chart
      i process
      i handle
      i bill
      i review
      i moderate
      i edit
      i study
      i research
      i teach
      i translate
      i interpret
      i volunteer
      i answer
      i take … calls
      i do intake
      i check in
      case manager
      claims adjuster
      paralegal
      lawyer
      narrator
      medical coder
      medical interpreter
      insurance claims
      accident insurance
      injury claims
      accident department
      accidents department
      customs
      cases
      support group
      fundraiser
      charity
      a clinic
      clinic phone
      an intake
      my/our/the =patients/clients/callers/customers/students/residents/players
      =patients
      callers
    `,
    es: `
      trabajo en … morgue/urgencias/hospital/ambulancia/funeraria
      hago … papeles/reportes/expedientes
      muñeco
      títere
      estudio enfermería/medicina
      línea de emergencias
      soy intérprete/traductora/traductor/enfermero/paramédico/psicóloga
      callcenter
      aseguradora
      línea de crisis
      transcribo
      traduzco
      intérprete
      =taller
      expediente
      reclamos
      siniestros
      apunto
      anoto
      soy enfermera
    `,
  },
  /** Just before a sign. */
  'work before': {
    en: `
      i supervise/oversee/run/staff/watch/script/train/write/voice
      i type/chart/code/handle/process/review/transcribe/bill/edit/hear/teach/=treat/moderate/see/translate/interpret/schedule/triage
      i type/write/check/work up/on/in
      i take/answer/get … calls
      you name it
      typing/charting/documenting/logging/coding/transcribing/scheduling/billing
      call me with
      calls about
      tracks
      reports of/about/on
    `,
    es: `
      digo
      todo el día digo/oigo/escribo/leo
      repito cosas como
      oigo de
      anotando
      capturo
      reportes de
      tecleo
      registro
      apunto quién
      apunto
      quién se
    `,
  },
  /** Behind a sign these make it a subject of work: "chest pain calls". */
  'work behind': {
    en: `
      calls
      claims
      =patients
      cases
      case
      charity
      research
      =screenings
      prevention
      hotline
      billing
      clinic
      center
      victims
      classes
      reports
      report
      forms
      form
      invoices
      scans
      training
      drugs
      registry
      trials
      foundation
      ward
      unit
      department
      specialist
      =awareness
      fundraiser
      society
      paperwork
      supplies
      lawyer
      insurance
      charts
      call center
      notes
      line
      survivor network
      support group
    `,
    es: `
      de los pacientes
      de pacientes
      de clientes
    `,
  },
  /** Behind a relative these make a sign the reason for something, and no call for help. */
  'work for them': {
    en: `
      took care of
      used to
      so i
      takes care of
      take care of
      taking care of
      care for
      cared for
      look after
      at her/his/their place/house
      from her/his/their house
      i drive
      last year
      passed in
      after her stroke
      before she/he passed
    `,
    es: `
      la cuido
      lo cuido
      el año pasado
      pobrecitos
    `,
  },
  thing: {
    en: `
      seat
      cylinder
      desktop
      picture
      desk
      laptop
      screen
      monitor
      keyboard
      keybord
      mouse
      chair
      tray
      battery
      lamp
      phone
      camera
      webcam
      touchpad
      trackpad
      printer
      wifi
      computer
      router
      headset
      docking station
      station
      dock
      hub
      adapter
      charger
      speaker
      motor
      caster
      armrest
      pc
      mac
      chromebook
      tablet
      ipad
      stylus
      cable
      cord
      table
      stool
      drawer
      door
      window
      bulb
      plant
      app
      software
      server
      website
      spreadsheet
      vent
      ac
      fan
      #thing
    `,
    es: `
      asiento
      lap
      celu
      escritorio
      pantalla
      teclado
      mouse
      ratón
      silla
      mesa
      batería
      lámpara
      celular
      teléfono
      cámara
      impresora
      computadora
      compu
      laptop
      monitor
      cable
      cajón
      puerta
      ventana
      foco
      sistema
      internet
    `,
  },
  /** Where the sentence before names somebody's work, these tell of oneself all the same. */
  told: {
    en: `
      i want/wanna/keep/cant/dont/woke/peed
      my
      his
      her
      woke up
      hard/trouble
      when/while i
      without
      sudden
      weeks
      # min/minutes/hours
      since
      after
      now
      feel
      hurts
      is
      are
      was
      were
      been
      keep
      keeps
      works
      started
      lost
      prob
      probably
    `,
    es: `
      desde
      ahora
      traigo
      siento
      tengo
      está
      están
      me
    `,
  },
  it: {
    en: `
      it
      its
    `,
    es: `
      empieza a
      le dan
      le da
      se
    `,
  },
  'says i': {
    en: `
      i
      =he
      =she
      =my
    `,
    es: `
      mi
      me
      yo
    `,
  },
  /** Behind what is only asked about: "can slouching give you chest pain, I've had it since noon". */
  'have it': {
    en: `
      i do
      and yes
      said yes
      i/ive have/had/got/get/been it/that/this/them/one/some
      ive had
      i have it
      mine
      since i/this/yesterday/last
      because i/mine
    `,
    es: `
      dije que sí
      y sí
      lo/la/los tengo
      yo tengo
      me pasa/pasó/duele
      porque me/tengo
      desde
    `,
  },
  /** First persons that need no "I". */
  'speaks of oneself': {
    en: ``,
    es: `
      veo
      puedo
      siento
      perdí
      quedé
      no me
    `,
  },
  denial: {
    en: `
      =no
      =not
      never
      without
      =nor
      denies
      deny
      zero
      none of
      free of
      havent
      hasnt
      hadnt
      dont
      doesnt
      didnt
      nothing blurry/double/numb/tingly/tingling/weak/swollen/droopy/crooked/hot/red/sharp/dizzy/burning/shooting
      isnt
      arent
      wasnt
      werent
      aint
      cant say
      nobody
    `,
    es: `
      =no
      =sin
      nunca
      jamás
      =ni
      ningún
      ninguna
      nada de
      tampoco
    `,
  },
  /** Behind what was asked: "chest pain, numb arms? No to all of it." */
  'answered no': {
    en: `
      no to all/every/each/both/everything/any
      no on all/everything
      none of that/above
      none of those/these apply/applies
      checked/ticked/marked/answered no
    `,
    es: `
      nada de eso/esto
      ninguna/ninguno de esas/esos/estas/estos
      no a todo/todas/todos
    `,
  },
  /** Negations of something else: "not sure why but my groin is numb". */
  'no denial': {
    en: `
      none of that helps/helped/works/worked/matters
      no other complaint/complaints/problem/problems/issue/issues/trouble/worries/questions/concerns
      not sure/only/kidding/great/joking/mention/dieting/trying/worry/good/normal
      not to mention/worry/scare
      no idea/reason/warning/clue/joke/matter/longer/position/doubt/surprise/time/wonder
      dont/didnt know/understand/care/think/want/mean/like/remember
      dont/didnt get why/how/what/it/this/that
      never happened
      never felt anything/this/like/such/so
      without trying/warning/knowing
      cant/couldnt/cannot
      not since
      not working/right/ok/okay/better/well
    `,
    es: `
      no tengo/hay otra/otras/otro molestia/molestias/queja/quejas/problema
      no sé qué/por/porque/si/cómo/cuándo/dónde/cuánto/bien/pero/y
      no entiendo
      no me acuerdo
      no quiero
      no puedo
      no es normal
      no =duermo
      no aguanto
    `,
  },
  /** Opens what is only asked about: "can sitting too long give you blood clots?" */
  'only asked': {
    en: `
      asked/asks whether
      form/doctor/nurse/sheet/leaflet asks/asked
      can … cause/causes
      can … give you
      can … lead to
      could … cause
      does … cause
      do … cause
      is it true
      if someone/somebody/you/anyone
      if a
      if i ever
      in case
      how to prevent
      how do i prevent/avoid
      how do you prevent/avoid
      prevent
      prevention
      avoid
      keeps your
      to keep from
      asked me about
      asked about
      asks about
      asking about
      want to know if
      wants to know if
      ask if
      asked if
      read an article
      just read
      what are signs/symptoms
      what is
      what does … mean
      planning for
      for later
      worried about getting
      dont want to get/end up
      risk of
      enough to
      will i get
      afraid of getting
      hypothetically
      asking for a friend
      asking for our
    `,
    es: `
      pregunta/preguntan/preguntó si
      puede causar/provocar/dar
      puedo hacer para que no
      para que no
      para prevenir
      prevenir
      evitar
      si alguien
      me preguntaron
      me preguntó
      por si acaso
      qué es
      cuáles son
    `,
  },
} as const satisfies Record<string, List>;
