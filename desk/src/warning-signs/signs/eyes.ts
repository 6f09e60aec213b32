import type { Sign } from '../sign.ts';

/** What a doctor should see within days: a red eye that hurts. */
export const eyeSigns: readonly Sign[] = [
  {
    topic: 'red painful eye',
    unless: ['dry eyes', 'tired eyes'],
    en: `
      one eye ++ {red eye}
      {eye} + red + {pain or light}
      {eye} + {pain} + light/vision/blurry/swollen/halo/halos
      {eye} + bloodshot + {pain or light}
      {eye} ++ {red eye} ++ {eye hurts}
    `,
    es: `
      {eye} + rojo + {pain or light}
      {eye} + colorado + {pain or light}
    `,
  },
];

export const eyeWords = {
  'red eye': {
    en: `
      =red/reddened/bloodshot/pink/tomato/crimson
      blood red
      blood shot
    `,
    es: `rojo/colorado/irritado/inyectado/sangre`,
  },
  'eye hurts': {
    en: `
      hurt/hurts/hurting/pain/painful/ache/aches/sore/stab/stabs/stabbing/throb/throbs/glass/bruise/bruised
      poker/needle/squint/halos/tender
      sand like/and/in
      like sand
      light hurts/stabs/kills/bothers
      {cant} stand/take/look … light
    `,
    es: `
      duele/dolor/punza/punzadas/vidrio/arena/lastima
      no aguanto … luz
      molesta … luz
      arde … mucho
    `,
  },
  'pain or light': {
    en: `
      {pain}/light/hurts/vision/blurry
      gritty and
    `,
    es: `{pain}/luz/pantalla`,
  },
  'dry eyes': {
    en: `
      dry
      tired and dry
      doesnt hurt
      dont hurt
      no pain
    `,
    es: `no me duele`,
  },
  'tired eyes': {
    en: `
      blink/allergies/reduction
      by five/four/six/evening/night/noon
      by # pm
      end of the day
      after work
      both eyes tired
      tired eyes
      eyes get tired
    `,
    es: `cansados/resequedad/secos`,
  },
} as const;
