import type { Sign } from '../sign.ts';

export const legAndGroinSigns: readonly Sign[] = [
  {
    topic: 'calf',
    unless: ['exercise', 'both calves'],
    en: `
      {calf} … {swollen}
      {swollen} … {calf}
      {calf} ++ {swollen} ++ {hot or red}
      calf/calves/pantorrilla/chamorro + {hot or red}
      lower leg + {hot or red}
      {calf} + tender + {swollen}
      {calf} … twice/bigger/fatter/drum/football/melon/balloon/sausage
      {calf} + {pain} ++ {long trip}
      {calf} + tight/hard/tender/painful/throbbing ++ {long trip}
      {calf} + tight/hard/tender/painful/throbbing + one/other/hot/left/right + {hot or red}
      {one leg} + {swollen} + {pain}
      {one leg} + {swollen} ++ {long trip}
      {one leg} ++ {swollen} ++ {hot or red}
      leg + {swollen} + {hot or red}
      leg … {swollen} … {long trip}
      sock … trench/groove/dent/ditch + one/left/right leg
      sock/shoe/boot … tight/fits … one/left/right leg/side + {swollen}
      blood clot + {leg}
    `,
    es: `
      {calf} … dura … {pain}
      una pierna … {swollen}
      {swollen} … una pierna … {long trip}
      {swollen} … una pierna sola
      {swollen} … una pierna + {pain}
      pierna izquierda/derecha + {swollen}
      pierna + {swollen} + {hot or red}
      pierna izquierda/derecha … gorda/dura … {hot or red}
      pierna … gorda/dura/caliente ++ {long trip}
      pierna … {swollen} ++ {long trip}
    `,
  },
  {
    topic: 'both legs',
    unless: ['posture', 'brief', 'exercise', 'ordinary course', 'only tired', 'legs of a thing'],
    en: `
      {both legs} + {numb}
      {both legs} + {weak}
      legs + {legs lost}
      {both legs} … {dead thing}
      legs {weak}/{numb}
      legs … weaker
      legs + {numb}
      legs {dead thing}
      legs … went/turned to {dead thing}
      got/have no legs + {recent}
      legs … {cant} work/hold/carry/support/move/take
      toes to hips + {numb or weak}
      both sides + {numb} + {cant} climb/walk/stand
      legs … buckling/buckled/collapsed/collapse
      legs went/gone/give/gave out
      legs keep giving/buckling
      {weak} in/of legs
      weakness/numbness … legs
      {cant} feel feet/legs/toes
      {cant} feel either/neither/both foot/leg
      {cant} tell hot/warm/cold … legs/feet
      trip … both/own feet + {numb or weak}
      no control … legs
      {numb} … both/feet … climbing/climb/moving/spreading up
      {cant} tell where … feet
      paralyzed … waist
      {waist down} + {numb or weak}
      {waist down} + {dead thing}
      unplugged … {waist down}
      floor feels … cotton + legs
      feet … someone/somebody/cotton + {numb}
    `,
    es: `
      piernas + {numb}
      piernas + {weak}
      piernas … {dead thing}
      no siento … piernas/pies
      piernas … no … responden/aguantan/sostienen/sirven
      piernas ++ {legs lost}
      cintura/rodilla/cadera para abajo + {numb or weak}
      cintura/rodilla/cadera para abajo + {dead thing}
    `,
  },
  // Not carried by them: no evening explains that.
  {
    topic: 'both legs',
    unless: ['brief', 'exercise', 'legs of a thing', 'only tired'],
    en: `
      {both legs} + {numb or weak} ++ {legs lost}
      legs + {numb or weak} ++ {legs lost}
      {abrupt} + {both legs} + {numb or weak}
      {abrupt} + legs + {weak}
    `,
    es: `
      piernas + {numb or weak} ++ {legs lost}
      {abrupt} + piernas + {weak}
    `,
  },
  {
    topic: 'saddle numbness',
    unless: ['posture', 'brief', 'ordinary course', 'a hard seat'],
    en: `
      {groin} + {numb}
      {groin} … like/como {dead thing}
      {groin}/{buttocks} … belong to
      {buttocks} {numb} ++ {abrupt}
      {buttocks} + {numb} ++ {recent}
      {buttocks} ++ {numb} ++ {back}
      {groin} ++ {numb} ++ {back}
      numb where i sit
      no/lost feeling where … sit
      {groin} ++ {cant} tell … warm/hot/cold
      like sitting on … pillow/cushion/nothing/balloon + {numb}
      like sitting on … float/donut
      sitting on … pool float
      belongs to another man
    `,
    es: `
      como en flotador/llanta/cojín … {numb}
      no siento {buttocks}/{groin}
    `,
  },
  // What is not felt on the toilet or in bed.
  {
    topic: 'saddle numbness',
    unless: ['a hard seat'],
    en: `
      {cant} feel + toilet
      {cant} feel … where … sit
      {wipe} … {cant} feel/tell/know
      {cant} feel/tell/know … {wipe}
      {numb} … {wipe}
      {cant} feel … paper
      {wipe} … {numb}
      wiping … nothing
      like … wiping/wipe … someone/somebody/stranger
      like touching a stranger
      toilet paper feels weird/strange/different
      sexually numb
      sex + {numb}
      sex … nothing + {back}
      {cant} feel … touching me
      {cant} feel … {partner}
      {partner} … {cant} feel thing/anything
      {partner} … i feel nothing
      {numb} + intercourse/orgasm/erection
      {cant} get … erection + {back}
      erection + {back}
      {cant} climax/orgasm + {back}
      feel nothing down there
    `,
    es: `
      no siento … limpio/limpiar/papel/limpiarme/taza/excusado
      cuando me limpio … no
      me limpio … {numb}
      no siento … sexo/relaciones/intimidad/mujer/marido/esposo/esposa/pareja/novio/novia
      relaciones/sexo/intimidad + {numb}
      no se me para + {back}
      no tengo erección
      erección + {back}
    `,
  },
  {
    topic: 'bladder or bowel',
    unless: ['busy to pee', 'always so', 'child wets'],
    en: `
      {cant} pee/urinate
      {cant} go … bathroom/toilet + {recent}/since
      {cant} feel/notice/know/hold/control … {pee}
      {cant} tell … bladder/pee/going/done
      {cant} empty bladder
      {cant} start {pee}
      waterworks … {cant}/stopped/quit/wont
      {cant} start/get + pee/bladder started/going/start
      stand/sit/stood/sat … toilet/pot/commode … nothing/drop/wait
      toilet + nothing happens/comes
      it wont start + toilet
      havent … peed/pooped/urinated/pee/urinate
      haven't been able … go ++ bathroom/toilet/bladder
      sit … not a drop
      {lose control} … bladder/bowel/bowels/{pee}
      control + bladder/bowels + {cant}
      {leak} … {pee}
      {pee} {leak}
      {pee} … comes/leaks out
      {pee} comes/just out
      {pee} … {cant} stop
      {pee} … {unfelt}
      {leak} … {unfelt}
      {unfelt} … {leak}
      {wets} myself/himself/herself/pants/underwear/britches/drawers/chair
      {wets} my/his/her/the pants/underwear/bed
      wet … chair/seat/bed/couch/floor/pants ++ {unfelt}
      woke … soaked/wet … pee/urine
      never knew … smelled/wet
      never felt it coming + wet/pee/poop/bathroom/chair
      poop/stool … underwear/pants/drawers
      accident/accidents in pants/underwear
      pee/peed/peeing/bathroom accident/accidents
      having accidents + toilet/bathroom/back
      bladder … weird/numb
      bladder {cant}/wont work/empty/hold/shut/start
      bladder … {cant} get/start
      {cant} tell … need/have … go ++ {back}/sciatica
      toilet ++ {cant} tell/know/feel … finished/done/empty
      bladder/bowel trouble/problem/problems/changes/change/issues ++ {new or back}
      trouble/problem/difficulty peeing/urinating/starting
      trouble/problem … {pee}
      push/pushing/press/pressing/strain/straining … belly/hard/stomach/fist + {pee}
      strain/strained/straining … {pee}
      strain/strained/straining/minutes … few drops
      have to push … pee
      incontinent
      need to go … nothing/drop/wont
      wetting … day/daytime/pants
      started wetting
      started peeing … pants/myself/bed
      no urge
      {cant} make it to toilet/bathroom
      bowels/bladder let/lets go
      lost my bowels/bladder
    `,
    es: `
      no puedo/puede/pude … orinar/pipí/pis/popó/mear
      no puedo/puede/pude hacer del baño
      no he podido … orinar/pipí/baño
      no siento … orinar/pipí/pis/popó/baño
      no aguanto … pipí/orina/pis/baño
      no controlo … pipí/orina/esfínteres/popó/baño/vejiga/intestino
      perdí … control … vejiga/intestino/esfínteres/orina
      se me sale/salió/escapa … orina/pipí/popó/pis/chis/caca
      se sale orina/pipí/pis/popó/chis/caca
      sale pipí/orina/popó/caca
      me orino
      me hice … encima/pipí/popó/pantalón
      me hice del baño
      me hago … encima/pipí/popó
      me ando/estoy/vengo/sigo orinando/mojando
      me ando/estoy/vengo/sigo haciendo pipí/popó/encima
      se hace pipí/popó + {new or back}
      me mojo/mojé/mojando … sin/calzón/calzones/pantalón
      mojo … calzones/pantalón/ropa interior
      me ensucié
      se ensució … sin
      ganas … ni gota/chorro
      me anda y no sale
      orinar … no sale/nada/gota
      no sale … orina/pipí/chorro/gota
      pipí … no sale
      ni una gota
      no me sale ni gota
      vejiga + {numb or weak}
      retención de orina
      no me doy cuenta … orino/hago/pipí/popó/sale
      sin darme cuenta … oriné/hice/pipí/popó
    `,
  },
  {
    topic: 'tearing pain',
    unless: ['cloth rips'],
    en: `
      {tearing} + {belly}
      {tearing} pain + {back} + {abrupt}
      {tearing} + chest
      {belly} … through … back/shoulder blades
      {belly} straight through
      {abrupt} + {belly} + {back} + {pain}
      {tearing} … back … front
      {tearing} … shoulder blades
      {belly} … shoulder blades … {tearing}
      {tearing} … front to back/front
    `,
    es: `
      {tearing} + pecho
      {tearing} + espalda + {abrupt}
      {belly} … espalda + {tearing}
      {tearing} … espalda … pecho
    `,
  },
];

export const legAndGroinWords = {
  'both legs': {
    en: `
      both/two legs/feet/thighs/calves/knees
      both … legs/feet/thighs/calves/knees
      legs/knees … both
      two numb legs
      neither/either leg/foot
      either of legs
      legs feet
      legs and feet
      legs both
    `,
    es: `
      dos/ambas/ambos piernas/pies
      piernas … las dos
      ninguna pierna
    `,
  },
  /** What people do whose legs do not carry them. */
  'legs lost': {
    en: `
      {cant} hold me
      {cant} walk/stand up
      holding/hold on to … wall/walls/furniture/counter
      by the furniture
      crawl/crawled/crawling
      on my hands and knees
    `,
    es: `
      no me puedo parar
      no puedo caminar/pararme
      agarrado/agarrada/agarrando/deteniendo … pared/paredes/muebles
      gateando
      me caigo
      {cant} parar/pararme/caminar
      siguen sin
    `,
  },
  'waist down': {
    en: `
      waist/hips/knees/hip/belt/navel … down
      below waist/belt
      lower half of me/my/body
      bottom half of me/my/body
    `,
    es: `
      cintura/cadera/ombligo para/pa abajo
    `,
  },
  'legs of a thing': {
    en: `
      legs of … desk/table/chair/stool/stand
      desk/table/chair/stool legs
      leg of … desk/table/chair
      back legs
    `,
    es: `
      patas
      pierna/pata de mesa/silla/escritorio/banco
      cuelgan/colgando/colgadas
      no me llegan al piso
    `,
  },
  'both calves': {
    en: `
      both calves/ankles/legs/of
      calves look alike/same
      always been/was
      since high/college/childhood/birth
      calves sore/ache/tight … {gym}
    `,
    es: `
      las dos pantorrillas
    `,
  },
  'long trip': {
    en: `
      flight
      flew
      plane
      long/# drive
      # hours in car
      road trip
      layover
    `,
    es: `
      viaje
      avión
      vuelo
    `,
  },
  partner: {
    en: `
      wife/husband/girlfriend/boyfriend/partner
    `,
    es: ``,
  },
  wipe: {
    en: `
      wipe
      wiping
      toilet paper/tissue
    `,
    es: ``,
  },
  'cloth rips': {
    en: `
      mesh/fabric/cushion/leather/foam/upholstery/vinyl/seat … {tearing}
      tore/tear/ripped/rip/split … seat/mesh/fabric/leather/sleeve/pants/jeans/cushion
    `,
    es: `
      tela/cojín/asiento/tapiz … {tearing}
    `,
  },
  'a hard seat': {
    en: `
      hard seat/chair/bench
      numb hard
      until/till i stand/walk/move
      fine when/once
      bottom of … chair/stool/desk
    `,
    es: ``,
  },
  'lose control': {
    en: `
      lost/losing/lose/no/without control
    `,
    es: ``,
  },
  leak: {
    en: `
      leak/leaking/leaked/leaks
      dribble/dribbling/dribbles
    `,
    es: ``,
  },
  unfelt: {
    en: `
      {cant} feel/know/notice
      never felt/knew/noticed
      without knowing/feeling/noticing
      didnt … till/until … stood/saw/smelled/wet
    `,
    es: ``,
  },
  wets: {
    en: `
      wet/wets/wetting/peed/peeing/pissed/pissing/soaked
      soil/soiled/soiling/pooped/crapped/shit/shat/messed
    `,
    es: ``,
  },
  'child wets': {
    en: `
      toddler … on/my chair
      potty
      dog/cat/puppy … wet/peed/peeing
      diaper
    `,
    es: ``,
  },
  'one leg': {
    en: `
      left/right/one leg/calf/thigh/ankle/foot
    `,
    es: ``,
  },
  pee: {
    en: `
      pee
      peeing
      tinkle
      piss
      urine
      urinate
      bladder
      poop
      poo
      bowel
      bowels
    `,
    es: ``,
  },
  'new or back': {
    en: `
      new
      {sudden}
      {back}
      since
      started
      never
      sciatica
      disc
      disk
    `,
    es: `
      desde
      {back}
      nuevo
      nunca
      ciática
      hernia
      disco
      antes no
    `,
  },
  'busy to pee': {
    en: `
      during calls/meetings/class/shift/shifts
      until lunch/break
      busy
      get up to pee
      no time
      because of the queue
      in peace/private/privacy
      laughing/giggling/laughed
      out of order
      too busy
    `,
    es: `
      no me dejan
      no hay tiempo
      de la risa
    `,
  },
  'always so': {
    en: `
      at night still
      always has
      whole life
      bedwetting
      kid/son/daughter/boy/girl … wets the bed
    `,
    es: ``,
  },
  'only tired': {
    en: `
      legs tired
      tired legs
      restless
      get tired
      are tired
      too long for
      dangle
      free of
      under my desk
      standing all day
      stops/quits when/once/if
      on the toilet
      scroll
      perch
    `,
    es: `
      cansadas
    `,
  },
  tearing: {
    en: `
      tear
      tearing
      =tore
      =torn
      rip
      ripped
      ripping
      shredding
      splitting me
      being split
      shred
      split open
      being torn
      slicing
    `,
    es: `
      rasga
      rasgara
      rasgaran
      rasgando
      desgarra
      desgarro
      desgarrador
      me parte
      me rajan
      me rajaran
      parte de
      rompe por dentro
      me abren
      partiera
      partieran
      partiendo
      rompiera
      abriendo
      desgarrando
    `,
  },
} as const;
