import type { List } from '../phrases.ts';

/** What is denied or only asked about. */
export const denied = {
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
      no sé si/qué/por/porque/cómo/cuándo/cuál/dónde/cuánto/nada/bien/pero/y
      no entiendo
      no me acuerdo
      no quiero
      no puedo
      no es normal
      no =duermo
      no aguanto
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
} as const satisfies Record<string, List>;
