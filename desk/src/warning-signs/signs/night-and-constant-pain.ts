import type { Sign } from '../sign.ts';

/** What a doctor should see within days: pain that wakes at night, or that is the same in every position. */
export const nightAndConstantPainSigns: readonly Sign[] = [
  // What is worst lying in bed, wakes, or sends somebody to a chair.
  {
    topic: 'night pain',
    unless: ['baby wakes', 'eased at night', 'night work', 'good nights'],
    en: `
      {drives out of bed} … {deep}
      {worst in bed} + {pain or joint}
      {pain or joint} ++ nights are worst/hell/murder/misery/torture
      {no sleep} … {pain}
      {pain or joint} + {which side}
      {pain} ++ {sleep in chair}
      {sleep in chair} … lying/lie
      {back or joint} + {sleep in chair}
      {pain} … till/until dawn/morning/daylight/sunup
      {pace floor} ++ {pain}
      pain/ache … {middle of night}
      {middle of night} … pain/ache
      {pain} … worse lying/lie/lay
      keeps/kept/keeping/gets/get me up/awake … {pain}
      {pain} … keeps/kept/keeping/gets/get/stops me up/awake/from
      toss … {pain}
      #am + {pain or bone}
      # am + {pain or bone}
      nighttime pain
      pace … floor/hall/hallway/room
      sleeping in a chair
      {pain} … night/nights/bedtime
      {pain} … lying still/lying down/flat
      worst at night
      worse lying
      worse in bed
      about three in the morning
      gets me up
      {back or joint} comes alive
      {pain} … sleep/sleeping
      walk floor … {at night}
      {at night} … walk floor
      {pain or back} … #am/# am
      nights … {back} … {pain}
      {pain} + {drives out of bed}
      {back or joint} wakes/waking/woke me
      {pain or joint} … {no sleep}
      {pain} … {at night}
      {at night} … {pain}
    `,
    es: `
      {pain} … acostado/acostada
      no pego … ojo
      no me deja … dormir
      {pain} … dormir
    `,
  },
  {
    topic: 'constant pain',
    unless: ['works at it', 'good nights'],
    en: `
      {stand} … {sit} … {lie} ++ {the same}
      {lie} … {sit} + {the same}
      {the same} + {sit} … {stand}
      {no position}
      {never eases} … 24
      pain/ache … {doesnt care} … {sit}
      {hurts the same}
      no matter how/if/whether … {sit or lie} ++ {pain}
      same + every/any/no matter … position/posture
      {pain} + same … position/posture/standing/lying
      nothing/no position makes … difference/better
      {pain} + never/not/doesnt/wont … let up/ease/stops/change/changes/stop
      makes no difference + {pain}
      exact same
      {pain} … exactly same
      hurts same
      {pain} … no matter what/how
      {pain} … every/any/all position/positions/posture
      every/any/all position/positions/posture … {pain}
      constant … position/positions
      {pain} ++ dont/doesnt care what i do
      in no position
      no position/postion whatsoever
      nothing i do turns the dial
      {sit} … {stand} … {lie} ++ {the same}
      {pain} + {never eases}
    `,
    es: `
      {ninguna} postura/posición/manera/forma + {pain or ease}
      {pain} ++ nothing i do/try/take … changes/helps/touches/makes
      {pain} … 24 hours
      {pain} + igual … sentado/sentada/parado/parada/acostado/acostada/posición
      {pain} … no se quita … acostado/acostada/sentado
      ninguna posición
      en cualquier posición
      no hay posición
      {pain} … 24 horas
      haga lo que haga
      ninguna postura
      todas las posiciones
      me ponga como me ponga
      igual parado que sentado
      duele igual
    `,
  },
];

export const nightAndConstantPainWords = {
  deep: {
    en: `
      deep/{pain}/{pain or joint}
      in bone/bones
    `,
    es: ``,
  },
  'pain or joint': { en: `{pain}/{back or joint}`, es: `` },
  'back or joint': {
    en: `{back}/{shoulder}/{neck}/hip/knee/thigh/shin/bone/bones`,
    es: `{back}/hombro/rodilla/hueso/huesos`,
  },
  'pain or back': { en: `{pain}/{back}`, es: `` },
  'pain or bone': { en: `pain/ache/hurt/bone/hip/throb`, es: `` },
  'worst in bed': {
    en: `
      worst/worse in bed/lying/laying/lie/night/nights
      worst/worse when/once/if i lie/lay/get/go
      worst/worse at/of/all night/nights
      lie/lay/lying/laying down … worse/worst
      comes alive … night/bed/dark
      wakes up when i lie/go/lay
      screams/throbs/aches/pounds … night/bed/dawn
    `,
    es: ``,
  },
  'no sleep': {
    en: `
      {cant} sleep
      wont/doesnt/dont let me sleep
      no sleep
      havent/hasnt slept
      havent had … sleep
      stare/staring at ceiling
      keeps/kept/keeping me up/awake
      up/awake all night
      up half night
      lie awake
      toss and turn
    `,
    es: `
      no me deja … dormir
      no duermo
      no puedo dormir
      no pego el/un ojo
      no he dormido
      no dormí
      paso la noche en vela
      doy vueltas en la cama
    `,
  },
  'which side': {
    en: `
      which side i sleep/lie/lay
      no matter which
      either side/way
      whichever side/way
    `,
    es: ``,
  },
  'sleep in chair': {
    en: `
      sleep/sleeping/slept … in recliner/chair/couch/armchair
      end/ending/ended/wind/winding up … in recliner/chair/armchair
      end/ended/move/moved/moving up/to in/the recliner/armchair
    `,
    es: ``,
  },
  'pace floor': {
    en: `
      pace/pacing/walk/walking floor/floors/hall/hallway/halls/house/kitchen
      walk/walking it off at night
    `,
    es: ``,
  },
  'middle of night': {
    en: `
      #am
      middle of night
      two/three/four am/oclock
      two/three/four in morning
    `,
    es: ``,
  },
  'baby wakes': {
    en: `
      baby/newborn/dog/dogs/kids/headache/headaches
      phone wakes
    `,
    es: `
      bebé/perro
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
  'good nights': {
    en: `
      sleep like/fine/great/good/well/sound/through
      slept like
      gone by/in
      goes away
      on weekends
      nothing/never wakes
      {denial} wake/wakes/waking/woke
      not at night
      off day/days
    `,
    es: `
      duermo bien/como
      nada me despierta
      no me despierta/despierto
      se quita
    `,
  },
  'sit or lie': { en: `{sit}/{lie}/{stand}`, es: `` },
  sit: {
    en: `sit/sitting/seated/sat`,
    es: `
      sentado/sentada/sentarme
      me siente
    `,
  },
  stand: {
    en: `stand/standing/stood/walking/walk`,
    es: `
      parado/parada/caminando
      de pie
      me pare
    `,
  },
  lie: {
    en: `
      lie/lying/lay/laying/flat
      on my side/back/stomach
      in bed
    `,
    es: `
      acostado/acostada/tirado
      me acueste
    `,
  },
  'the same': {
    en: `
      same/constant/hurts
      no difference
      no relief
      dont/doesnt matter
      all hurts/hurt
      edge off
      nothing helps
      wont quit
    `,
    es: `
      igual/duele
      lo mismo
      da igual
      no cambia
      no se quita
    `,
  },
  'no position': {
    en: `
      no/any/every/each/whatever position/posture/postion + {pain or ease}
      {pain or ease} + no/any/every/each/whatever position/posture/postion
      no way to sit/stand/lie/lay/get
      no comfortable/good position/way/spot
      cant/cannot find/get … position/comfortable/spot + {pain}
      {pain} ++ {cant} get comfortable/easy
    `,
    es: ``,
  },
  'pain or ease': {
    en: `
      {pain}/ease/eases/help/helps/relief/comfortable/better/change/changes/touches/calms
      edge off
    `,
    es: `{pain}/calma/alivia/alivio/quita/ayuda/mejora/descanso`,
  },
  'never eases': {
    en: `
      constant/nonstop
      never/not/wont/doesnt/dont/hasnt/aint lets/let/letting/ease/eases/eased/quit/quits/stop/stops/stopped up/off/once/for
      never/wont/doesnt/dont let up/ease/quit/budge/change
      around the clock
      round the clock
      24 7
      day and night
      night and day
      twenty four seven/hours
      every minute/second of
    `,
    es: `
      no se quita/calma con nada
      no me da tregua
      no para
      día y noche
      todo el día y toda
      las 24 horas
      a todas horas
      no descansa
      no cede
    `,
  },
  'doesnt care': {
    en: `
      regardless
      dont/doesnt care
      no matter
    `,
    es: ``,
  },
  'hurts the same': {
    en: `
      hurts/hurt/hurting/ache/aches/pain just/exactly/the same sitting/standing/lying/whether/no/if/all
      same pain/ache/hurt
      same whether/if i sit/stand/lie/am
    `,
    es: `mismo dolor`,
  },
  ninguna: {
    en: ``,
    es: `
      ninguna/cualquier
      no hay
      todas las
      no encuentro
      no hallo
    `,
  },
  'works at it': {
    en: `
      after sitting
      when i sit
      same desk/chair/mat/size/height/surface
      sit stand desk/station/table/converter
      on/in that/this/my/the chair/stool/sofa/bench
    `,
    es: ``,
  },
} as const;
