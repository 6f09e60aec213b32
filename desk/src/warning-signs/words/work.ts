import type { List } from '../phrases.ts';

/** What is somebody's work, told or played, and so nobody's symptom. */
export const work = {
  /** Said in the same sentence or the next, all of it is other people's. */
  'all of others': {
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
      de otra gente
      de otros pacientes
    `,
  },
  /** Said in the same sentence, what is told, played or written of others. */
  'of others': {
    en: `
      voice actor/actress
      stunt double/man/woman
      in the play/opera/musical
      i draw … faces/comics/cartoons/people
      first aid
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
      actriz/actor de doblaje/teatro/telenovelas
      telenovela
      obra de teatro
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
      =llamadas
      gente que
    `,
  },
  /** Said in the same sentence or the one before it, somebody's work with signs, unless the sign is said to be one's own or new. */
  'at work': {
    en: `
      i write horror/fiction/romance/thrillers/crime/plays/scripts
      dental assistant/hygienist
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
} as const satisfies Record<string, List>;
