import type { Sign } from '../sign.ts';

export const legAndGroinSigns: readonly Sign[] = [
  {
    topic: 'calf',
    unless: ['exercise'],
    en: `
      {calf} + {swollen}
      {calf} + {hot or red}
      {calf} ++ {hot or red} ++ {swollen}
      {calf} + tender + {swollen}
      {calf} + fat
      {one leg} + {swollen} + {hot or red}
      {one leg} + {swollen} + {pain}
      {one leg} + {swollen} ++ flight/flew/plane/drive
      leg + {swollen} + {hot or red}
      {calf} + {pain} ++ flight/flew/plane
      blood clot + {leg}
      {one leg} … {swollen} … {hot or red}
      {calf} + tight/hard/tender/painful/throbbing + one/other/flight/drive/drove/hot/left/right + {hot or red}
      {calf} … twice/bigger/fatter
      back of … leg/knee … {hot or red}
      {calf} … drum
      leg … {swollen} … long drive/flight
    `,
    es: `
      {calf} + {swollen}
      {calf} + {hot or red}
      una pierna + {swollen}
      pierna + {swollen} + {hot or red}
      pierna izquierda/derecha + {swollen}
      {calf} … {swollen}
      {calf} … {hot or red}
      una pierna … {swollen}
      pierna … {swollen} ++ viaje/avión/manejé/vuelo/camión
      {calf} … dura … {pain}
    `,
  },
  {
    topic: 'both legs',
    unless: ['posture', 'brief', 'exercise', 'ordinary course', 'only tired'],
    en: `
      {both legs} + {numb}
      {both legs} + {weak}
      {both legs} + gone
      legs {numb or weak}
      legs … weaker
      legs … {weak}
      legs + {numb}
      {weak} in/of legs
      {numb} in/of legs
      weakness/numbness … legs
      legs wont/cant/dont hold
      legs … someone else
      {cant} tell where feet are
      {cant} tell where … feet
      {cant} walk + legs
      legs fold
      legs … giraffe
      legs keep giving/buckling
      had to crawl
      {cant} stand + legs
      paralyzed … waist
      from waist down
      numb from hips down
      both … legs … {numb or weak}
      {cant} feel … feet/legs
      floor feels … cotton + legs
      legs … {dead thing}
      legs … {cant} work/hold/carry/support
      legs … someone/somebody else
      both feet … {numb}
      legs … folding/buckling/collapsed
      legs … jello/jelly/noodles/rubber/spaghetti
      legs went out
      legs give/gave/went out
      legs {cant} work/hold/move
    `,
    es: `
      {both legs} + {numb}
      {both legs} + {weak}
      piernas + {numb}
      piernas + {weak}
      las dos + piernas + {numb or weak}
      no me sostienen + piernas
      de la cintura para abajo + {numb or weak}
      piernas … {dead thing}
      piernas … {weak}
      piernas … {numb}
      no siento … piernas/pies
      no me responden … piernas
      piernas … no … responden/aguantan/sostienen/sirven
    `,
  },
  {
    topic: 'saddle numbness',
    unless: ['posture', 'brief', 'ordinary course'],
    en: `
      {groin} + {numb}
      {numb} + {groin}
      numb where i sit
      no/lost feeling where … sit
      {cant} feel … sit/sitting on
      wipe + {cant} feel
      {cant} feel … wipe/wiping
      {cant} feel toilet paper
      {numb} … toilet paper
      toilet paper feels weird/strange/different
      sexually numb
      sexualy numb
      numb … sex
      {cant} feel … sex
      {cant} feel … touching me
      {numb} + intercourse/orgasm/erection
      {cant} get … erection/hard + {back}
      nothing works in bed + {back}
      nothing works in bed
      erection + {back}
      {groin} … {numb}
      {cant} feel … {groin}
      {cant} feel … wife/husband/girlfriend/boyfriend/partner
      {numb} … wipe
      wipe … {numb}
      wiping … nothing
      like touching a stranger
      like sitting on … pillow/cushion/nothing + {numb}
      sex + {numb}
      {cant} finish/climax/orgasm + {back}
      in bed … feel/feeling nothing
      feel nothing there/down
      in bed … {numb}
      wife/husband/partner … i feel nothing
      belongs to another man
      {groin} ++ {cant} tell … warm/hot/cold
      {groin} … {dead thing}
      {groin} … belong to
      {groin} ++ numn/nunb
      numb between my legs
    `,
    es: `
      {groin} + {numb}
      no siento … ahí abajo
      no siento … limpio/limpiar/papel
      no siento … sexo/relaciones/esposo/esposa/pareja/intimidad
      relaciones + {numb}
      sexo + {numb}
      no se me para + {back}
      no tengo erección
      erección + {back}
      no siento … mis partes/mujer/marido/esposo/esposa/pareja/novio/novia
      no siento … {groin}
      {groin} … {numb}
      siento … como anestesiado/anestesiada/dormido/dormida … {groin}
      cuando me limpio … no
      no se me para + espalda/cintura/ciática
    `,
  },
  {
    topic: 'bladder or bowel',
    unless: ['busy to pee', 'always so'],
    en: `
      {cant} pee
      {cant} urinate
      {cant} go … bathroom/toilet/number
      {cant} feel … {pee}
      {cant} tell … bladder/pee/going/done
      {cant} notice … {pee}
      {cant} know … {pee}
      {cant} empty bladder
      {cant} hold {pee}
      {cant} control {pee}
      {cant} control bladder/bowels/bowel
      {cant} start + stream/pee/flow
      it wont start + toilet
      toilet + nothing happens/comes
      nothing comes out
      nothing happens + toilet
      havent peed/pooped/urinated
      havent … peed/pooped/urinated/pee/urinate
      haven't been able … go
      lost/losing/lose/no control … bladder/bowel/bowels/{pee}
      no control of bladder/bowels
      control + bladder/bowels + {cant}
      leak/leaking/leaked/leaks {pee}
      {pee} leaks/leaking/leaked
      {pee} … comes/leaks out
      dribble/dribbling {pee}
      {pee} dribbles/dribbling
      wet/wetting/peed/peeing/pissed/pissing myself/himself/herself/pants/underwear
      wet/wetting my/his/her/the pants/underwear
      wet myself
      soil/soiled/soiling/pooped/crapped/shit/shat/messed myself/himself/herself/pants
      poop … without knowing
      accidents in pants/underwear
      accident in pants
      pee/peed/peeing accident/accidents
      bathroom accident/accidents
      bladder … working/right/weird/numb/full/off
      bladder isnt working
      bladder … wont
      bladder/bowel trouble/problem/problems/changes/change/issues ++ {new or back}
      trouble/problem holding {pee}
      trouble/problem/difficulty peeing/urinating/starting
      trouble/problem … {pee}
      push/strain hard to {pee}
      have to push … pee
      incontinent
      incontinence + {new or back}
      straining … pee
      {cant} tell … done going
      {cant} tell when/if … need/have/going/go
      {pee} comes/just out
      {pee} … {cant} stop
      not a drop
      {cant} go + toilet/bathroom
      i/still/just {cant} go + since
      need to go … nothing/drop/wont
      sit there … nothing/drop/wont
      messed … britches/pants/drawers/myself/underwear
      messed my britches
      soiled … britches/drawers/pants/underwear/chair
      {pee} … without knowing/feeling/noticing
      leaking … without/didnt/know/knowing
      didnt know/feel … wet/peed/poop/went
      never knew … smelled/wet
      wet … chair/seat/pants … {cant}/didnt/without
      {cant} hold … bladder/pee/bowels/poop/stool
      wetting … day/daytime/pants
      wet his/her pants ++ {new or back}
      bladder … {cant}/wont/shut
      pee … {cant}/wont
      {cant} tell if … pee/going/bladder/finished/done
      started wetting
      started peeing … pants/myself/bed
      no urge
      wet … chair/seat/bed/couch/floor ++ never/didnt/dont … felt/feel/know
      wet … chair/seat
      never felt it coming + wet/pee/poop/bathroom/chair
      having accidents + toilet/bathroom/back
      {cant} make it to toilet/bathroom
      bowels let go
      bladder let go
      let go … didnt know
      lost my bowels/bladder
    `,
    es: `
      no puedo orinar/hacer
      no puedo … orinar/pipí/pis/baño/popó
      no puede … orinar/pipí/pis/popó
      no he podido … orinar/pipí/baño
      no siento … orinar/pipí/pis/popó/baño
      no aguanto … pipí/orina/pis
      no controlo … pipí/orina/esfínteres/popó/baño/vejiga/intestino
      perdí … control … vejiga/intestino/esfínteres/orina
      se me sale/salió la orina/pipí/popó/pis/chis/caca
      se sale orina/pipí/pis/popó/chis/caca
      sale pipí/orina/popó/caca
      se me escapa … orina/pipí/popó
      me oriné
      me orino
      me hice … encima/pipí/popó/pantalón
      me hago … encima/pipí/popó
      se hace pipí/popó + {new or back}
      mojo … calzones/pantalón/ropa interior
      me mojé … pantalón/calzón
      no me sale … pipí/orina/chorro
      vejiga + {numb or weak}
      retención de orina
      no me doy cuenta … orino/hago/pipí
      sin darme cuenta … oriné/hice/pipí/popó
      se me salió … pipí/orina/popó/chis
      no puedo … orinar/hacer/aguantar
      no me sale … gota/nada + baño/orina
      ni una gota
      me ando haciendo/orinando
      me estoy/vengo/sigo haciendo/orinando
      se me sale … sin sentir
      no aguanto … baño
      me ensucié
      se ensució … sin
      me anda y no sale
      ganas de orinar … no sale
      orinar … no sale/nada/gota
      no sale … orina/pipí/chorro/gota
      pipí … no sale
      me hice del baño
      se me salió … sin
      hice … sin darme cuenta
    `,
  },
  {
    topic: 'tearing pain',
    en: `
      {tearing} + {belly} + {back}
      {tearing} + {belly}
      {tearing} pain + {back} + {abrupt}
      {tearing} + chest
      {tearing} + between shoulder blades
      {belly} … through … back/shoulder blades
      {belly} straight through
      {abrupt} + {belly} + {back} + {pain}
      {tearing} … {belly}
      {belly} … {tearing}
      {tearing} … chest
      {tearing} … back … front
      {tearing} … shoulder blades
      {tearing} … front to back/front
      {tearing} … inside
    `,
    es: `
      {tearing} + {belly}
      {tearing} + pecho
      {tearing} + espalda + {abrupt}
      {belly} … espalda + {tearing}
      {belly} … {tearing}
      {tearing} … {belly}
      {tearing} … espalda … pecho
      {tearing} … pecho … espalda
    `,
  },
];

export const legAndGroinWords = {
  'both legs': {
    en: `
      both legs/feet/thighs/calves
      both … legs/feet/thighs/calves
      two legs/feet
      two numb legs
      neither leg/foot
      either leg
      either of legs
      legs … left and right
      legs feet
      legs and feet
    `,
    es: `
      dos piernas
      ambas piernas
      dos pies
      ambos pies
      ninguna pierna
    `,
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
      piss
      urine
      urinate
      bladder
      poop
      poo
      stool
      bowel
      bowels
      number one/two
      go
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
      too busy
    `,
    es: `
      no me dejan
      no hay tiempo
    `,
  },
  'always so': {
    en: `
      at night still
      always has
      whole life
      bedwetting
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
    `,
    es: `
      cansadas
    `,
  },
  tearing: {
    en: `
      tear
      tearing
      taering
      =tore
      =torn
      rip
      ripped
      ripping
      shredding
      splitting me
      being split
      tearing
      ripping
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
      parte de
      rompe por dentro
      me abren
      partiera
      partieran
      partiendo
      rompiera
      abriendo
      rasgando
      desgarrando
    `,
  },
} as const;
