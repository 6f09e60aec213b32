import type { List } from '../phrases.ts';

/** When something began, how long it lasts, and whether it is over. */
export const times = {
  abrupt: {
    en: `
      sudden/suddenly/sudenly/bam/boom/instantly
      all of a sudden
      all at once
      out of nowhere
      out of blue
      came on fast/quick/quickly/strong
      from one second to the next
      in one second
      just like that
      without warning
      no warning
      hit me
      happened so fast
      in an instant
      of a sudden
      all of sudden
      outta nowhere
      like a switch
      like somebody flipped
      in a flash
      mid sentence
    `,
    es: `
      derrepente/súbito/repentino
      de repente
      de golpe
      de pronto
      de un jalón
      de la nada
      sin aviso
      en un segundo
      de un momento a otro
      sin más
    `,
  },
  recent: {
    en: `
      today/tonight/yesterday/happening/still
      this morning
      this moring
      this afternoon
      this evening
      right now
      just now
      right this minute
      just started
      just happened
      #/a/an/one/two/few/five/ten/twenty/thirty/half minutes/min/minute/mins ago
      #/a/an/one/two/few/half hour/hours/hr/hrs ago
      an hour
      since/after/before breakfast/lunch/dinner/midnight/coffee/yesterday
      since this
      since last night
      last night
      since i woke
      since i got up
      when i woke
      woke up with
      woke up and
      since # today
      since # am/pm
      around # today
      at lunch
      during … call/meeting/zoom
      by the hour
      still going
      wont come back
      hasnt come back
      ten minutes before
      since lunch/noon/supper/dinner
      an hour ago
      since about
      for an hour
      for # hours/minutes/hrs/min
      last # minutes/hours/hrs
      mid match
      while typing
      at # pm/am
      around #
      started talking
      mid sentence
    `,
    es: `
      hoy/ahorita/ahora/anoche/ayer
      ahora mismo
      esta mañana
      esta tarde
      esta noche
      hace rato
      hace un rato
      hace #/un/una/unos/unas/media minutos/minuto/hora/horas
      desde ayer/anoche
      desde que me levanté
      desde que desperté
      desde que me desperté
      desde temprano
      desde la mañana
      acaba de
      al despertar
      en este momento
      apenas empezó
      de un momento a otro
      al rato
      hoy en la
      hace poquito
      llevo # minutos/horas
      desde hace rato/ratito
      hace como
      me acaba de
      se me acaba de
      empezó hoy/ahorita
      desde el desayuno
    `,
  },
  sudden: { en: `{abrupt}/{recent}`, es: `` },
  lasting: {
    en: `
      stays/remain/nonstop/constant/constantly/permanent/persistent/always/daily
      {cant}/never go away/gone/quit/stop
      not go/going away
      {cant} go away
      never goes away
      hasnt gone/left/stopped/let
      {cant} stop
      {cant} shake it
      most of time
      all the time
      all day
      all night
      all day long
      day and night
      24 7
      around clock
      even on weekends/vacation/holiday/sundays
      even weekends
      every day
      every night
      keeps coming back
      for/in/past/last/going/goin/about/over/almost/of … days/weeks/months/month/week/year/years
      # days/weeks/months/wks
      two/three/four/five/six/several/few/couple days/weeks/months
      month now
      months now
      weeks now
      since monday/tuesday/wednesday/thursday/friday/saturday/sunday
      since january/february/march/april/may/june/july/august/september/october/november/december
      since last/christmas/thanksgiving/easter/halloween
      since new year
      since spring/summer/fall/autumn/winter
      since a few/couple
      still numb
      is still
      days/weeks straight
      half the day
      never quits
      since spring/summer/fall/autumn/winter/christmas
      since memorial/labor/mothers/fathers/valentines/veterans/presidents/independence day
      since the fourth/holidays/weekend
      a week/month/year solid/straight/now/running
      have been … since
      has been … since
    `,
    es: `
      siempre/constante/permanente/sigue
      no se quita
      no se me quita
      no quita
      no se va
      todo el día
      todo el tiempo
      todos los días
      todas las noches
      a diario
      día y noche
      desde hace días/semanas/meses/tiempo/mucho/años
      hace … días/semanas/meses/mes/año/semana
      hace días/semanas/meses
      llevo # días/semanas/meses
      llevo … días/semanas/meses
      # días/semanas/meses
      dos/tres/cuatro/cinco/seis/varias/varios/unas días/semanas/meses
      desde lunes/martes/miércoles/jueves/viernes/sábado/domingo
      desde enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre
      ni los fines de semana
    `,
  },
  'at night': {
    en: `
      night/nights/overnight/nite/nightly/#am/2am/3am/4am/1am/5am
      at night
      #/one/two/three/four in morning
      # am
      at three
      at four
      at # again
      till the birds
      in the middle of the night
      middle of night
    `,
    es: `
      noche/noches/madrugada
      de noche
      en la noche
    `,
  },
  'long ago': {
    en: `
      {a past year}
      years ago
      year ago
      years back
      decades ago
      decades back
      long ago
      a while ago
      ages ago
      as a kid/child/teen/teenager/baby/toddler
      as kids
      in first/second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth/7th/8th/9th/10th grade
      when i/he/she was five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen
      when i/he/she was a/in/just/about/young/younger/little/small/#/pregnant/growing
      when i was =at school/college
      at age #
      since childhood
      growing up
      in high school
      in college/school/grad school
      my first pregnancy
      first pregnancy
      yrs ago
      once in
      that one time
      one time in
      my 20s
      back in
      back when i was
      back when we were
      in my twenties/teens/thirties
      past life
      in 19th
      last year
      once at my
      far behind me
      years since
      last pregnancy
      previous pregnancy
      used to get/have
      used to go/fall/be/feel numb/asleep/weak/dizzy/faint
    `,
    es: `
      hace años
      hace … años
      hace tiempo
      hace mucho
      de niño
      de niña
      de chico
      de chica
      cuando era
      cuando tenía
      el año pasado
      de joven
      en la prepa/secundaria/universidad/primaria
      una vez en
      mi primer embarazo
      primer embarazo
      en {a past year}
      antes tenía
    `,
  },
  'a past year': { en: `#year`, es: `#year` },
  over: {
    en: `
      healed/=cleared/recovered
      fine since
      fine ever since
      fine now
      okay now
      all better
      better now
      good now
      all healed
      all clear since/now
      all good
      long gone
      never again
      none since
      nothing since
      no trouble/problem/issue since/now
      zero trouble
      never had a bit
      no pain from it
      no pain now
      never came back
      never returned
      never any pain
      no longer
      gone now
      its/thats/it gone since
      pain/ache/numbness/swelling/lump gone now/since
      all gone now/since
      went away
      fully recovered
      right as rain
      clean bill
      signed off
      was/got/been discharged
      discharged from/in/after/me/him/her
      released me
      surgery fixed
      they fixed
      was heartburn
      doesnt bother
      never think of it
      it passed
      is fine
      no numbness now
      never any trouble
    `,
    es: `
      sanó
      ya estoy bien
      ya está bien
      ya pasó
      nunca más
      me curé
      se curó
      me dieron de alta
      le dieron de alta
      dado de alta
      ya no tengo
      sin problema
      todo bien desde
      me operaron
      ya sané
      no ha vuelto
      no volvió
    `,
  },
  brief: {
    en: `
      uncross/stamp/stomp
      wakes up when
      then wakes
      awake in
      it's back
      its back
      for a second/minute/moment/bit/sec
      for a few seconds/minutes/secs
      for maybe/about # seconds
      few seconds/secs
      in half a minute
      in a minute/second
      for half a minute
      {#} seconds
      goes/go/went/gone away in/after/once/when/as
      gone in
      goes away
      comes/come/came back when/once/after
      gets/get better/fine/ok when/once/after
      back to normal
      better when/once i
      then gone
      then it's gone
      then fine
      and done
      moved it
      shake it out
      shakes it out
      stand up and it's fine
      fine again
      after lunch then
      clears as soon
      and it clears
    `,
    es: `
      un ratito
      un momento
      unos segundos
      un segundo
      un minuto
      unos minutos
      se me quita
      se quita
      se le quita
      se me pasa
      bajo/muevo/sacudo/paro/descanso/estiro y ya
      y ya se quita/pasa
      y listo
      luego luego
      se despierta
      la sacudo
      lo muevo
    `,
  },
  '#': { en: `#/two/three/few/couple`, es: `#/dos/tres` },
  posture: {
    en: `
      when/if/because i sit on
      sit/sat/sitting cross-legged
      sit/sat/sitting cross legged
      cross/crossed/crossing legs
      crossed leg
      sit/sat/sitting on my foot/leg/feet
      sit/sat/sitting on it
      sit on both
      lean on elbow
      leaning on elbow
      propped on
      slept on it
      slept on arm
      slept funny
      lie on it
      lay on it
      in that pose/position
      leg under me
      on the toilet too long
      asleep on the toilet
      scroll on the toilet
      cold conference
      with cold
      in the cold
      cold weather
    `,
    es: `
      cruzada
      cruzo pierna/piernas
      cruzar pierna/piernas
      me siento encima
      me siento sobre
      dormí encima
      dormí chueco
      me recargo
      apoyo codo
    `,
  },
  'ordinary course': {
    en: `
      loosen/eases
      by evening/night/noon/lunch/dinner/supper/bedtime/thursday/friday
      by the evening
      by # pm
      by #
      by four/five/three/six/two
      by end
      end of day
      end of shift
      at the end
      end of a long
      after a long
      after work
      after shift
      after hours
      after typing/gaming/mousing/reading
      long day
      in the evening
      in the afternoon
      on weekends
      by morning
      fine by
      gone by
      gone after
      gone when
      gone the next
      better after
      fine after
      fine when/once i stand/stood/get/got/move
      fine when/once
      fine soon/as/if
      ok/okay/good when/once/soon/as
      the minute/moment/second i stand/stood/get/move/walk
      fine the next
      fine next
      fine on
      a day off
      day off
      when i rest
      with rest
      after a rest
      after a nap
      on the couch they arent
      night's sleep
      nights sleep
      on vacation it
      weekend off
      loose by
      lets go
      takes care of it
      settles it
      feet up
      happy again
      from mouse
      from typing
      from the gym
      from slouching
      from sitting
      from holding
    `,
    es: `
      descansa
      al final del día
      en la tarde
      por la tarde
      al terminar
      después del trabajo
      descanso y
      se afloja
      se me pasa
      con una caminada
      quedo como nuevo/nueva
      amanezco bien/nuevo/nueva/como
      fin de semana
      día libre
      subo pies
      después de trabajar
      a la salida
    `,
  },
  gym: {
    en: `
      gym/crossfit/workout/pushups/pec/pecs
      work out
      worked out
      working out
      chest day
      bench press
      push ups
      pull ups
      lifting weights
    `,
    es: `gimnasio/gym/=pesas/lagartijas`,
  },
  exercise: {
    en: `
      {gym}/gym/crossfit/workout/squats/deadlift/pushups/marathon/5k/10k/hike/hiked/pilates/yardwork/mulch
      gardening/peloton/pickleball/basketball/trampoline/sprint/tennis/zumba
      cross fit
      work out
      worked out
      working out
      leg day
      lifting weights
      half marathon
      ran # miles
      after a run
      after i run
      when i run
      after running
      go running
      climb/climbed/climbing/run/running … stairs/flights/hill
      flights of stairs
      did/walked/climbed/took … floors/flights
      stairs instead
      spin class
      yoga class
      moving furniture
      after lifting/carrying/moving
      after the stairs
      yard work
      soccer practice
      spinning exercise
      personal trainer
      bench press
      pull ups
    `,
    es: `
      gimnasio/gym/ejercicio/=pesas/sentadillas/correr/corrí/maratón/escaleras/jardín/futbol/bicicleta/zumba
      baile
      subo/subí/subir escaleras
      subir … pisos
      cargué muebles
    `,
  },
} as const satisfies Record<string, List>;
