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
      niño
      niña
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
      manager
      teammate
      officemate
      in law
      dog
      cat
      family
    `,
    es: `
      mi/su mamá
      madre
      papá
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
      perro
      gato
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
      someone
      somebody
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
      bajado
      tenido
      perdido
      estado
      notado
      sentido
      podido
      pensado
      andado
      visto
    `,
  },
  /** Said in the same sentence, what is told, played or written of others. */
  'of others': {
    en: `
      people/families/folks/kids/those/anyone/everyone/men/women call/who
      people/families/folks/kids/those/anyone/everyone/men/women tell/say they/theyre/their/about/of/things/that
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
      the =copy
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
      =paciente
      =pacientes
      son de los pacientes
      =clientes
      repito cosas
      novela
      película
      la serie
      personaje
      videojuego
      oigo de
      oigo choques
      lleno notas
      =llamadas
      gente que
    `,
  },
  /** Said in the same sentence or the one before it, somebody's work with signs, unless the sign is said to be one's own or new. */
  'at work': {
    en: `
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
      aseguradora
      línea de crisis
      transcribo
      traduzco
      intérprete
      taller
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
      screenings
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
      awareness
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
      i/ive have/had/got/get/been it/that/this/them/one/some
      ive had
      i have it
      mine
      since i/this/yesterday/last
      because i/mine
    `,
    es: `
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
  /** Negations of something else: "not sure why but my groin is numb". */
  'no denial': {
    en: `
      not sure/only/kidding/great/joking/mention/dieting/trying/worry/good/normal
      not to mention/worry/scare
      no idea/reason/warning/clue/joke/matter/longer/position/doubt/surprise/time/wonder
      dont/didnt know/understand/get/care/think/want/mean/like/remember
      never happened
      never felt anything/this/like/such/so
      without trying/warning/knowing
      cant/couldnt/cannot
      not since
      not working/right/ok/okay/better/well
    `,
    es: `
      no sé si/qué/por/cómo/cuándo/cuál/dónde/nada
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
  kidding: {
    en: `
      kidding
      just kidding
      lol jk
      joking
      haha
      jokes
      figuratively
      so to speak
    `,
    es: `
      jaja
      broma
      bromeando
      es un decir
    `,
  },
} as const satisfies Record<string, List>;
