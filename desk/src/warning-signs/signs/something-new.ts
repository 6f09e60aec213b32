import type { Sign } from '../sign.ts';

const ordinary = ['posture', 'exercise', 'ordinary course', 'usual', 'brief and usual'];

/** A part of the body or a sense with an abnormal word, where nothing above was said. */
export const newSigns: readonly Sign[] = [
  {
    topic: 'new numbness',
    unless: ordinary,
    en: `
      {anywhere on the body} + {numb}
      {numb} + {anywhere on the body}
      went/gone/go/goes numb
      i cant feel + {anywhere on the body}
      tingling
    `,
    es: `
      {anywhere on the body} + {numb here}
    `,
  },
  {
    topic: 'new weakness',
    unless: [...ordinary, 'tired'],
    en: `
      {anywhere on the body} + {weak here}
      feel so weak
    `,
    es: `
      {anywhere on the body} + débil/debilidad
      sin fuerza
    `,
  },
  {
    topic: 'new swelling',
    unless: ['exercise'],
    en: `
      {anywhere on the body} + {swollen here}
    `,
    es: `
      {anywhere on the body} + {swollen}
    `,
  },
  {
    topic: 'new dizziness',
    en: `
      i get/got/feel/felt/am/was … {dizzy}
      {dizzy} when/for/after/once/again
      {dizzy}
    `,
    es: `
      {dizzy}
    `,
  },
  {
    topic: 'change in sight',
    unless: ['eyes tired'],
    en: `
      {sight} + {blurred}
      things/everything/words/letters … {blurred}
      {blurred} vision
      see spots/flashes/floaters/halos
      floaters
      flashes … {eye}
    `,
    es: `
      {sight} + {blurred}
      veo {blurred}
      veo … borroso/manchas/luces
      vista nublada
    `,
  },
  {
    topic: 'new bleeding',
    en: `
      {anywhere on the body} + {bleed}
      nosebleed
      nose bleed
      blood in/from/on
      cough/coughing/coughed up blood
    `,
    es: `
      {anywhere on the body} + {bleed}
      sangre en
      toso sangre
    `,
  },
  {
    topic: 'new redness',
    unless: ['red mark'],
    en: `
      {anywhere on the body} + {hot or red here}
      rash
      hives
      blotches
      red patch
    `,
    es: `
      {anywhere on the body} + {hot or red here}
      sarpullido
      ronchas
    `,
  },
  {
    topic: 'something new',
    unless: ['usual'],
    en: `
      {anywhere on the body} + {never before}
      ringing in ears
      ears ringing/ring
      {anywhere on the body} + white/blue/purple/gray/yellow/pale + {never before}
      {finger} … turn/turns/turned/went white/blue
      eyelid … twitch/jumps/jumping
      lid jumps
      cold sweat
      {cant} swallow
      {limb} + {cant move}
      {heart} + weird/funny/strange
    `,
    es: `
      {anywhere on the body} + {never before}
      me zumban oídos
      zumbido
      {finger} … blanco/morado/azul
      sudor frío
    `,
  },
];

export const newWords = {
  'numb here': {
    en: `{numb}`,
    es: `
      dormido/duerme/adormecido/entumido/hormigueo
      no siento
    `,
  },
  'weak here': {
    en: `
      weak/weakness/limp/useless/{cant move}/paralyzed/buckle
      give out
      gave out
      {cant} lift
      no strength
    `,
    es: ``,
  },
  'swollen here': {
    en: `
      swollen/swolen/swell/swelling/puffy/ballooned
      blew up
    `,
    es: ``,
  },
  'hot or red here': {
    en: `red/redness/hot/blotch/blotches/bloodshot/feverish/rash/patch`,
    es: `rojo/colorado/caliente/ronchas`,
  },
  'never before': {
    en: `
      never had/did/happened/used/seen/felt/happens
      never before
      first time
      new thing
      brand new symptom
      that's new
      thats new
      was new for me
      never gets
      not normal for me
      never been
      never noticed
      new this
    `,
    es: `
      nunca me había
      nunca había
      antes no
      primera vez
      es nuevo
      nuevo eso
    `,
  },
  usual: {
    en: `
      as it's done all my life
      done it since
      for years
      has for years
      always have
      always has
      all my life
      falls asleep
      fall asleep
      goes to sleep
      go to sleep
      never had it before no
      never had a headache
    `,
    es: `
      desde siempre
      toda la vida
    `,
  },
  'brief and usual': {
    en: `
      few seconds
      for a minute
      few secs
      in a minute
      then gone
      then it's gone
      lean on
      cross my
      once last year
      used to
      with cold
    `,
    es: ``,
  },
  tired: {
    en: `
      tired
      from mouse
      weak from
    `,
    es: `cansado/cansada`,
  },
  'eyes tired': {
    en: `
      tired/blink/strain
      clears as soon
      glasses off
      without my glasses
    `,
    es: `cansados/cansada`,
  },
  'red mark': {
    en: `
      red mark
      red marks
      red line
      hot in here
      leave a red line
    `,
    es: ``,
  },
} as const;
