import type { List } from '../phrases.ts';

/** What signs of several files name: what somebody can no longer do, since when and how often, and what wakes them. */
export const shared = {
  cannot: {
    en: `
      cant/cannot/couldnt/trouble/quit/stopped/done
      can not
      cant hardly
      can hardly/barely/scarcely
      could hardly/barely
      unable to
      not able to
      isnt/arent/wasnt able to
      no longer
      cant seem to
      struggle/struggling to/with
      have/having trouble
      too weak to
      not strong enough
      fight/fighting with
      give/gave/given up on
    `,
    es: `
      batallo
      no puedo/puede/pude/logro/consigo
      ya no puedo/puede/logro/consigo
      no puedo ni
      ni puedo
      apenas puedo
      casi no puedo
      me cuesta
      no soy capaz
    `,
  },
  anymore: {
    en: `
      anymore/lately/now/since
      any more
      no more
      these days
      every week/month
    `,
    es: `ya`,
  },
  'now not': {
    en: `
      {cannot}
      now … {cannot}
      now … cant/wont/barely/needs/two/both
      now i/she/he … need/cant/use
      {cannot} … now/anymore/any more
      but … {cannot}
      and … {cannot}
    `,
    es: `
      ya no
      ahora no
    `,
  },
  'beats me': {
    en: `
      won
      beats/beat/beating/defeats/defeat/licks/whips/wins/stumps me/now/again/every
      too heavy/much/stiff/hard for me/now/anymore
      might as well be welded/cement/glued
      laugh/laughs at me
    `,
    es: `
      me gana/ganan
      me vence/vencen
    `,
  },
  'no task of the body': {
    en: `
      remote
      file/files/app/computer/browser/software/website/program/pdf/document/excel/drawer/cabinet/clearance
      zoom/video/meeting/calls/call/rusty/childproof/warehouse/cramped
      sewing machine
      and type/write
      round/around it/them/mouse
      desk blocks
      the window
      in the way
      no room
      chair lever/knob
      too far
      {thing} … drops/dropping
      cat swats/knocks/swatted
      stuck shut
    `,
    es: `
      archivo/archivos/programa/aplicación/página/computadora/sistema/internet/cajón/ventana
      escritorio/soporte
    `,
  },
  'growing over time': {
    en: `
      slowly/gradually
      more/worse/weaker/less/harder/puny each/every/by/with/and/all/since/than/these
      worse/weaker/harder/less week/month/day
      every/each week/month/day … more/worse/less/weaker/harder
      week by/after week
      month by/after month
      a little/bit more/less/worse
      coming on
      came on slow/slowly/gradual/gradually
      creeping/crept up/on
      for/over/past/last/couple/few/several weeks/months/month/year
      getting/gotten/got/gets worse/weaker/harder
      going downhill
      little by little
      bit by bit
      since spring/summer/fall/winter/christmas/easter/thanksgiving/last/january/february/march/april/may/june/july/august/september/october/november/december
    `,
    es: `
      peor/empeorando
      cada vez/día/semana/mes
      poco a poco
      va de mal en peor
      de a poquito
      desde hace semanas/meses
      hace semanas/meses
    `,
  },
  lately: {
    en: `
      lately/latly/recently/nowadays/{growing over time}
      these days
      this month/week
      last/past few/couple weeks/months
    `,
    es: `últimamente`,
  },
  'again and again': {
    en: `
      again/always/constantly/lately/nowadays/keep/keeps/kept/twice/thrice/third/fourth/fifth/sixth/second
      {growing over time}
      all day
      all the time
      every day
      every time
      every/each morning/meal/week/night
      most days/suppers/meals/mornings/nights
      these days
      {count} times/this
      this week/month
      a lot
      left and right
      for no reason
      since labor/memorial/christmas/easter/thanksgiving/spring/summer/fall/winter
    `,
    es: `
      seguido/diario/siempre/veces/últimamente/van
      otra vez
      a cada rato
      todos los días
      esta semana
      este mes
      ya van
      sin razón
    `,
  },
  count: { en: `two/three/four/five/six/seven/several/couple/few/#`, es: `` },
  wakes: {
    en: `
      wake/wakes/waking/woke/woken/wakened/awakens/awakened me
      wake/waking/woke/woken up
      woken … by
      keeps/kept/keeping me up/awake
      gets/got/getting me up/out of bed
      out of bed
      awake … {at night}
      wake up … {at night}
      wake at
      up at night
    `,
    es: `
      me despierta
      me despertó
      despierta en la noche
      me levanta
    `,
  },
  'drives out of bed': {
    en: `
      {wakes}
      gets/got/getting/drives/drags/runs/kicks/pulls/rousts/shakes/jerks me up/out/from
      wakes/pulls/drags/jerks/yanks … out of sleep/sound/dead/deep
      out of a sound/dead/deep sleep
      bolt upright
    `,
    es: `
      me saca de la cama
      me para
      me tiene despierto/despierta
    `,
  },
  'night work': {
    en: `
      raid/gaming
      game/edit/stream/study/shift/shifts … at night
      work/works/working/typing at/on/in night/nights
      work/works/working nights
      night shift/shifts
      game from
      after double/long/busy shift/day
    `,
    es: `
      de estar parado/parada/sentado/sentada
      turno de noche
      trabajo de noche
    `,
  },
  'on purpose': {
    en: `
      keto/ozempic/wegovy/gym
      on purpose
      weight watchers
      on diet
      my diet
      trying to lose
      want to lose
      by walking
      bike commute
      new bike
      intermittent fasting
      counting calories
      of coffee
      of paper
      with exercise
      since i started running
      i wish
      haven't lost
      on a plan
      happy about
      bought them/it/new
      they run big/large
    `,
    es: `
      ejercicio
      a propósito
      a =dieta
      con dieta
      quiero bajar
    `,
  },
} as const satisfies Record<string, List>;
