import type { Sign } from '../sign.ts';

/** What a doctor should see within days: a fever, chills, or sweats that soak the bed. */
export const feverAndSweatSigns: readonly Sign[] = [
  // A temperature, and how the body feels with it.
  {
    topic: 'fever',
    unless: ['others fever', 'warm room'],
    en: `
      {temperature} … hundred
      #fever … {nights running}
      {temperature} … {nights running}
      {cant} get/stay warm ++ {pain}
      {shivers} + {cant} … warm
      =chills
      hot then cold
      cold then hot
      freezing then burning/sweating/hot
      flu ++ {pain}
      tylenol/advil/ibuprofen knocks/brings it/down
      chils
      shakes … quilt/blanket/teeth/chills
      teeth … chattering
      hot and cold … night/body
      bed shakes
      teeth … castanets/going
      {temperature} … #fever
      fever/fiebre/calentura ++ {pain}
      #fever … {temperature}
      {shivers} ++ {pain}
      {shivers} … {nights running}
      {fever}
    `,
    es: `
      #fever # … night/morning/evening/again
      frío y … calor + noche/noches/cuerpo
      escalofrío/escalofríos/tiritando
      cuerpo cortado
      tiemblo … frío
    `,
  },
  {
    topic: 'night sweats',
    unless: ['warm room', 'exercise', 'night work'],
    en: `
      {at night} + {soaked}
      {soaked} + {asleep}
      change/changing/wring/wringing … {bedding}
      towel under me
      wake/woke/waking up + swimming/puddle/lake/swam/drenched
      night sweats/sweets/sweat
      drench/drenches/drenching/soak/soaks/soaking … sheets/bed/pillow/t-shirt/shirt/pajamas
      soak through
      sheets … wet/soaked/change
      pouring … sweat
      sweat … sheets/pajamas
      drenched
      hosed down
      nightshirt/nightgown/pajamas/shirt … twice/change
      like … hosed
      {bedding} + {soaked}
    `,
    es: `
      {soaked} + noche/noches/madrugada/durmiendo/dormida/dormido
      amanezco/despierto/amanece + sopa/empapado/empapada/=bañado/=bañada/mojado/mojada/escurriendo
      cambiar/cambio … sábanas/pijama + noche/madrugada
      sudores nocturnos
    `,
  },
];

export const feverAndSweatWords = {
  temperature: {
    en: `temp/temperature/thermometer/fever/=running`,
    es: `temperatura/termómetro/fiebre/calentura`,
  },
  'nights running': {
    en: `
      nights/days running/straight/now/row
      every/each/all night/evening/afternoon
      night after night
      since {recent}
      since monday/tuesday/wednesday/thursday/friday/saturday/sunday/last/the
      for # days/nights
      for two/three/four/five days/nights
      all week
    `,
    es: `
      noches seguidas
      todas las noches/tardes
      desde lunes/martes/miércoles/jueves/viernes/sábado/domingo/ayer
      cada noche/tarde
      hace días
    `,
  },
  shivers: {
    en: `
      =chills/chilled/shivering/shivers/goosebumps
      the =shakes
      teeth chatter/chattering/clack/clacking/rattle/rattling/click
    `,
    es: `
      escalofríos/escalofrío/tiritando/tirito/temblorina
      temblando de frío
    `,
  },
  'others fever': {
    en: `
      down spine
      clinic
      my baby has
      hay fever
      fever for
      fever is over
      #fever minutes/min/mins/hours/hrs/miles/hertz/percent
    `,
    es: ``,
  },
  soaked: {
    en: `
      =soaked/=soaking/drench/drenched/dripping/wringing/wring/sopping/wet/swimming/puddle/lake/hosed/sweat
      pouring/clammy
      soaks/soak through/my
      sweat/sweats/sweating so/through/like/bad/buckets/right/clear
    `,
    es: `
      empapo/empapado/empapada/sudo/sudando/sudor/sudores/escurren/escurriendo/mojo/mojadas/mojada/mojado/sopa
      =bañado/=bañada/charco
    `,
  },
  bedding: {
    en: `
      sheets/sheet/pillow/pillowcase/mattress/pajamas/pjs/nightgown/nightshirt/bed/bedding/blanket/comforter
      t shirt every
    `,
    es: `sábanas/sábana/almohada/cama/colchón/pijama/cobija/camisón`,
  },
  asleep: {
    en: `
      sleeping/wake/waking/woke
      in my sleep
      when i sleep
      while i sleep
      wake up
    `,
    es: ``,
  },
  'warm room': {
    en: `
      paper/roof
      thermostat/outside/heater/summer/vent/weather/errands/oven/car
      attic office
      in here
      warm/hot room
      ac is on
      ac on/at/set/blows/blowing/blasting/freezes
      under/cut the ac
      ac drips/dripping
      air conditioning
      window open
      degrees in
    `,
    es: `
      clima/termostato/ventana
      aire acondicionado
    `,
  },
} as const;
