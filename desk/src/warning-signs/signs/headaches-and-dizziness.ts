import type { Sign } from '../sign.ts';

/** What a doctor should see within days: headaches that wake or grow, and dizziness with blurred sight. */
export const headacheAndDizzinessSigns: readonly Sign[] = [
  {
    topic: 'headache',
    unless: ['ordinary headache'],
    en: `
      {drags me out} … {head pain}
      {wake with} … {head pain}
      {head pain} … {wake with}
      {head pain} ++ {what wakes me}
      {head pain} + {more and more}
      {head pain} ++ {bigger each week}
      {headache} + worse/worst every/each/lying/flat/morning/cough/bend
      {headache} + growin/growing
      {headache} ++ they wake/woke me
      {headache} + new + {lasting}
      {headache} + stopped working
      {headache} + alarm clock
      {headache} … dead sleep
      one headache … week … day
      {headache} … every day
      {head pain} … {drags me out}
      {bigger each week} … {head pain}
      {headache} + {growing}
    `,
    es: `
      amanezco/despierto … {head pain}
      {headache} + todos los días + {lasting}
      {headache} … diario
      {headache} + madrugada
      cada mañana + {headache}
    `,
  },
  {
    topic: 'dizzy with blurred sight',
    en: `
      {dizzy} + vision
      carousel
      {blurs} + {dizzy spell}
    `,
    es: `
      letras … agua
      se mueve … piso ++ letras/vista/agua
      {dizzy} ++ letras/vista/borroso
    `,
  },
];

export const headacheAndDizzinessWords = {
  'head pain': {
    en: `
      {headache}
      head pounding/splitting/throbbing/hurting/banging
      skull splitting/pounding/throbbing
      ache in head
    `,
    es: ``,
  },
  'drags me out': {
    en: `
      {drives out of bed}
      from sleep
      out of bed/sleep
      before the alarm
      before dawn/daylight
    `,
    es: `
      me saca
      de madrugada
    `,
  },
  'wake with': {
    en: `
      wake/waking/woke/wakes up with/to
      wake/waking/woke/wakes with/to
      first thing every/each/in
      there when i wake/open/get
      there before i
      every/each morning
    `,
    es: ``,
  },
  'what wakes me': {
    en: `
      what wakes me
      there when i open/wake
      when i open my eyes
      it wakes me
      woke me
      drags/gets/pulls/jerks me out/up
    `,
    es: ``,
  },
  'more and more': {
    en: `
      building
      more and more
      more often
      more frequent
      closer together
      every/each day now/this
      used to be … now
      used to … monthly/weekly/month/week
      now … daily/every/constant
      stronger/worse/bigger/louder and/each/every/by
      ramping up
    `,
    es: `
      más seguido
      cada vez más
      más fuerte
      ahora diario
    `,
  },
  'bigger each week': {
    en: `
      {growing over time}
      bigger/worse/louder/stronger/longer/harder/meaner each/every/by week/day/time/month
      little/bit/touch/notch bigger/worse/louder/stronger/longer each/every
      each/every/this week/day/month … bigger/worse/louder/stronger/longer
      whisper … hollers/holler/screams/shouts/yells
      now it hollers/screams/shouts
    `,
    es: `
      cada semana/día/mes/vez … más/peor
      más fuerte cada
      va en aumento
      va creciendo
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
  'dizzy spell': {
    en: `
      {dizzy}/swimmy/swimmyheaded/carousel
      room/floor/world/everything/desk/wall/walls tips/tip/tipping/tilts/tilt/tilting/spins/spinning/sways/swaying/rocks/rocking/moves/moving/swims/swimming/turns
      room/floor/ground … spin/spins/tilts/tips/sways/sway
      merry go round
      tilt a whirl
      head swims/spins/spinning
      off kilter
    `,
    es: `
      se me mueve … piso/todo/cuarto
      me da/dan vuelta/vueltas
      todo … vueltas
      gira/girando todo/cuarto
      se me va la cabeza
    `,
  },
  blurs: {
    en: `
      {blurred}/fog/fogs/fogged/soup/smears/wavy/underwater/milky
      run/runs together
      eyes/eyesight/sight/vision/letters/words go/goes/went/gone/going
      cant focus
      like looking through water/wax/vaseline
      gray out
      greys out
      {cant} read
    `,
    es: `
      letras … mueven/bailan/borran/juntan
      no veo bien
      veo … agua/empañado/nublado/borroso/doble
    `,
  },
} as const;
