import type { List } from '../phrases.ts';

/** Who is meant. */
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
      mi/su viejo
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
  /** Behind something long ago, these tell of today again. */
  present: {
    en: `
      now
      =is
      =are
      =im
      =been
      cant
      wont
      keep/keeps
      feel/feels
      hurts
      gets/getting
    `,
    es: `
      ahora
      ya
      es
      está
      están
      siento
      tengo
      traigo
      ando
      no puedo/puede
    `,
  },
  /** Where the sentence before names somebody's work, these tell of oneself all the same. */
  told: {
    en: `
      i want/wanna/keep/cant/dont/woke/peed
      not
      dont/no want
      of living
      would
      my
      his
      her
      woke up
      hard/trouble
      when/while i
      without
      sudden
      =weeks
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
} as const satisfies Record<string, List>;
