import type { Sign } from '../sign.ts';

export const pregnancyAndPillSigns: readonly Sign[] = [
  {
    topic: 'pregnancy',
    unless: ['planned or past pregnancy'],
    en: `
      {pregnant} +++ clot/clots
      {pregnant} +++ rings/ring + stuck/tight
      {pregnant} +++ {belly} + severe/sharp/terrible/awful pain
      {pregnant} +++ pounding … eyes/head/temples
      {pregnant} +++ vision + {blurred}
      baby hasnt/hasn't/isnt moved/moving/kicked/kicking
      baby … stopped moving/kicking
      my water broke
      {pregnant} +++ {bleed}
      {pregnant} +++ {blood there}
      {pregnant} +++ {quiet baby}
      {pregnant} +++ {cramps}
      {pregnant} +++ {sees spots}
      {pregnant} +++ {swollen} + {not ankles}
      {pregnant} +++ {waters}
      {pregnant} +++ {headache}
    `,
    es: `
      {pregnant} +++ coágulo/coágulos
      {pregnant} +++ no se mueve
      {pregnant} +++ dolor … vientre/panza + fuerte/horrible
      {pregnant} +++ vista/veo … {blurred}
    `,
  },
  {
    topic: 'overdose',
    unless: ['safe pills', 'long ago'],
    en: `
      {child} ++ {ate} … {pills or poison}
      {ate} + {a lot of} … {pills}
      {took} … wrong {pills}
      {person} + =ate/swallowed/chewed … {pills or poison}
      took/drank/finished/emptied/downed … rest/whole/all … bottle/pack/box/strip/pills
      took/drank … bottle/pills ++ {drowsy}
      {twice} … {pills} ++ {drowsy or worse}
      took/taken/drank/swallowed + wrong bottle/cup/pill/pills/dose/medicine/meds
      lost count/track ++ {pills}
      {pills or poison} ++ {opened} ++ {small child} ++ {on the mouth}
      {child} + {on the mouth} ++ {pills or poison}
      {ate} + {poison}
      gave … {child} … wrong {pills}
      {took} ++ too many
      {child} + {got into} + {pills}
      overdosing
      {took} … whole bottle
      {pills} … gone/missing/empty … {child}
      {child} … empty … bottle
      {pills} every # hours ++ {drowsy}
      kept/keep taking {pills}
      {pills} ++ floaty/woozy/fuzzy/spinning ++ since
      {took} + {a lot of} + {pills}
      {pills} + {by mistake}
      {child} … {poison}
    `,
    es: `
      me equivoqué … {took}
      {took} + por error/equivocación/accidente
      tomé/tomó/di/dieron/tomado … dos veces … {pills o la de}
      me equivoqué ++ dos veces
      {small child} … {se comió} … {pills or poison}
      {se comió} … {poison}
      {se comió} … {a lot of} … {pills}
      {child} … {pills or poison} … {se comió}
      {took} todas/todos
      {child} ++ {pills} ++ vacío/abierto/abiertas/regadas
      {pills} ++ perdí la cuenta
      {took} … de más
      tomó cloro
      sobredosis
      frasco/bote vacío … {child}
      me pasé … {pills}
    `,
  },
  {
    topic: 'medicine',
    en: `
      how many/much {pills} can/should/may/is
      can i take + {pills}
      is it ok … take + {pills}
      safe to take + {pills}
      take more {pills}
      {pills} + together with/mix/mixing
    `,
    es: `
      cuántas/cuántos/cuánto {pills} … tomar
      cuántas/cuántos … puedo tomar
      puedo tomar + {pills}
      puedo tomar más
    `,
  },
];

export const pregnancyAndPillWords = {
  'pills o la de': {
    en: ``,
    es: `
      {pills}
      la de
    `,
  },
  'small child': {
    en: `
      {child}
      one/two/three/four/five/six year old
    `,
    es: `hijito/hijita/niñito/niñita/nenito/nenita/bebito/chiquito/chiquita/sobrino/sobrina`,
  },
  'blood there': {
    en: `
      red/pink/blood/brown … toilet paper
      red/pink/blood/brown … underwear/panties/wipe/wiped/wiping/liner
      wiped/wiping … red/pink/blood/brown
      soaked/filled/filling a pad
    `,
    es: `
      manché/mancho/manchas
      rojo/rosado/manchas + papel/calzón/pantaleta/limpiarme/limpié/toalla
      limpiarme/limpié + rojo/rosado
    `,
  },
  cramps: {
    en: `
      contractions
      cramp/cramps/cramping + every/minutes/apart/bad/low/double/doubled
      pains … minutes
      belly/stomach + hard/tightening/tightens every/minutes
      labor pains
      pain + under/right/upper/top + ribs
    `,
    es: `
      cólico/cólicos/contracciones
      panza/vientre + dura/duro + cada/minutos
      dolor + bajo vientre
      dolor … debajo/abajo … costillas
    `,
  },
  'quiet baby': {
    en: `
      baby/babys/bump + quiet/quieter/still/less/stopped + today/yesterday/since/than/moving/kicking/all
      baby/babys … {no} moved/moving/kicked/kicking/kick/move/budged/responded
      {no} felt/feel/feeling … baby/kick/kicks/move/him/her
      no/fewer/less kicks/kicking/movement/moving
    `,
    es: `
      bebé/niño/niña/nene/criatura/chiquito … no … patea/mueve/movido/pateado/movió
      no … patea/mueve/pateado … bebé/niño/niña/nene
      no lo/la siento moverse/patear
      ya no siento … bebé/pataditas/patadas
      dejó de moverse/patear
    `,
  },
  no: { en: `no/not/hasnt/isnt/havent/cant/didnt/wont/stopped/quit`, es: `` },
  'sees spots': {
    en: `
      spots/sparkles/sparkle/sparkly/stars/floaters/flashes/flashing/glitter/zigzags/twinkles/lightning bugs + eyes/see/seeing/saw/vision/sight
      see/seeing/saw/eyes/vision + spots/sparkles/sparkly/stars/floaters/flashes/flashing/glitter/zigzags/double/blurry
    `,
    es: `
      veo/mirando/viendo/vista/ojos + lucecitas/luces/chispas/chispitas/estrellitas/estrellas/puntitos/destellos/moscas/mosquitas/borroso/doble
    `,
  },
  'not ankles': {
    en: `
      face/hand/hands/fingers/eyes/eyelids/overnight/sudden
      all at once
    `,
    es: `
      cara/manos/dedos/ojos/párpados
      de repente
      de un día para otro
      de la noche a la mañana
    `,
  },
  waters: {
    en: `
      water/waters broke/leaking/gushing
      water … down my leg/legs
      leak/leaking/leaked/gush/gushed/gushing/trickle/trickling + fluid/water/clear/down/leg
    `,
    es: `
      líquido
      rompió … fuente
      escurre/escurriendo/saliendo … agua
    `,
  },
  twice: {
    en: `
      twice/double/doubled/=doubling/again
      two times
      second dose
      both doses
      two doses
      night/evening/morning dose twice
    `,
    es: `
      doble/repetí
      dos veces
      otra vez
      el doble
      la dosis de más
    `,
  },
  'by mistake': {
    en: `
      =accidentally/=accidently/=accidentaly/mistook
      by mistake/accident
      on accident
      mixed up
      thought it was
      thinking it was
      not knowing
      by error
    `,
    es: `
      confundí
      por error/accidente/equivocación
      sin querer
      me equivoqué
      se equivocó
      pensando que era
      creyendo que era
      sin darme cuenta
    `,
  },
  'drowsy or worse': {
    en: `
      {drowsy}/{dizzy}/{vomit}/swimming/spinning/floaty/fuzzy
      {cant} keep/hold head/eyes
      head wont
      heart + pounding/racing/slow/pound/race
      feel/feels weird/funny/strange/off/awful/sick
      dont feel right
    `,
    es: `
      {drowsy}/{vomit}
      me estoy yendo
    `,
  },
  'pills or poison': { en: `{pills}/{poison}`, es: `` },
  opened: {
    en: `
      open/opened/empty/spilled/blister/missing
      found … {pills}
      {pills} … box/organizer/bottle/drawer/purse
    `,
    es: ``,
  },
  'on the mouth': {
    en: `
      tongue/chewing/chewed/crunching/drooling
      in his/her/their mouth
      all over his/her face/mouth/lips/hands
    `,
    es: ``,
  },
  gone: { en: `gone/missing`, es: `` },
  pregnant: {
    en: `
      pregnant/pregnancy/preggo/preggers/#weeks/trimester/midwife/obgyn
      # weeks/wks/weeks along
      # weeks
      # wks
      weeks along
      weeks and + along
      wks along
      months along
      along and
      first/second/third trimester
      expecting in january/february/march/april/may/june/july/august/september/october/november/december
      expecting twins
      expecting our/my first/second/third
      were expecting
      due in january/february/march/april/may/june/july/august/september/october/november/december
      due date
      with the baby and
      baby bump
      my ob
      my obgyn
      weeks pregnant
      # mo/mos/months pregnant
      # weeks and
      thats baby
      the baby … kick/kicking/bump
      baby shower
      my belly … baby
      first baby
      baby is due
      expecting a baby
      with child
      weeks gone
      i'm expecting and
      im expecting
      i'm expecting
      we're expecting
      expecting and
      im/i due in #/two/three/four/five/six/seven/eight/ten weeks
    `,
    es: `
      embarazada/enbarasada/embarazo/trimestre/encinta/preñada
      # semanas de
      # semanas
      meses de embarazo
      espero un bebé
      estoy esperando
      estoy/ando/tengo/voy de # meses/semanas
      de # meses
      # meses y
      de/tengo/voy/ando dos/tres/cuatro/cinco/seis/siete/ocho/nueve meses
      estoy panzona
      con mi panza
      mi embarazo
      estoy embarazada
      fecha de parto
      me alivio en
    `,
  },
  severe: {
    en: `
      tylenol/pounding/splitting/severe/terrible/awful/horrible/killing/blinding/worst/bad/sudden/spots
      sparkles/blurry/days
      wont/doesnt/cant/dont/wouldn't touch/help/quit/stop/go/leave
      since last night
    `,
    es: `
      fuerte/horrible/terrible/lucecitas/explota/peor/insoportable/mucho
      no se quita
      no se me quita
    `,
  },
  'planned or past pregnancy': {
    en: `
      planning
      trying for
      babies are
      baby next year
      when you're pregnant
      for later
      last pregnancy
      same as last
      ob is happy
      midwife's happy
      no bleeding
    `,
    es: `de maravilla`,
  },
  took: {
    en: `
      took/tuk/take/taken/taking/swallowed/=downed/=popped/had/chewed
      washed down
    `,
    es: `
      tomé/tomó/tome/tragué/tragó/tomado/pasé/aventé
      me eché
    `,
  },
  ate: {
    en: `
      ate/eaten/swallowed/swallow/drank/chewed/took
      got into
      n ate
    `,
    es: ``,
  },
  'se comió': {
    en: ``,
    es: `
      tragó/comió
      se tragó
      se trago
      se comió
      se tomó
      se bebió
      se metió
    `,
  },
  'got into': {
    en: `
      found/climbed/opened
      got into
      got in
    `,
    es: ``,
  },
  'a lot of': {
    en: `
      bottle/handful/fistful/bunch/strip/pack/packet/blister/twenty/thirty/forty/fifty/fifteen/dozen/all/whole
      extra/lot/lots/#/eight/nine/ten/eleven/twelve/sixteen/eighteen/hundred/doubled
      too many
      to many
      too much
      all my/of the
      rest of
      double dose
      twice dose
      bunch of
      kept taking
      keep taking
      lost count
    `,
    es: `
      todas/todos/todo/frasco/bote/caja/puño/puñado/montón/demasiadas/demasiados/muchas/muchos/tira/veinte
      treinta/quince/diez/#/doce/dieciséis/cuarenta/cien
      de más
      un jalón
    `,
  },
  pills: {
    en: `
      pill/tablet/capsule/caplet/meds/medicine/medication/painkiller/relaxer/antidepressant/tylenol/tylanol
      advil/ibuprofen/motrin/aspirin/aleve/naproxen/acetaminophen/paracetamol/gabapentin/lyrica/tizanidine
      tizanadine/flexeril/cyclobenzaprine/baclofen/robaxin/oxycodone/oxycontin/percocet/vicodin/norco
      hydrocodone/tramadol/codeine/morphine/fentanyl/xanax/klonopin/ativan/valium/ambien/melatonin/benadryl
      nyquil/prozac/zoloft/lexapro/insulin/adderall/metoprolol/lisinopril/opioid/gummies/gummy/edible/vitamins
      patch/dose
      pain killer
      muscle relaxer
      muscle relaxant
      musle relaxers
      sleeping pill
      beta blocker
      blood pressure pill
      iron pill
    `,
    es: `
      pastilla/pastiya/píldora/tableta/cápsula/medicina/medicamento/remedio/paracetamol/ibuprofeno/ibuprofen
      naproxeno/aspirina/tramadol/relajante/calmante/antidepresivo/jarabe/gotas/clonazepam/rivotril/diazepam
      tafil/gomitas
      relajante muscular
    `,
  },
  poison: {
    en: `
      bleach/cleaner/detergent/pods/battery/batteries/magnet/magnets/antifreeze/poison/toner/duster/nicotine
      drano/lysol/pesticide/gas/ammonia
      tide pod
      button battery
      hand sanitizer
      lighter fluid
      lamp oil
      vape juice
      cleaning fluid
      weed killer
      paint thinner
    `,
    es: `cloro/detergente/limpiador/veneno/pila/pilas/imán/imanes/gasolina/thinner/fabuloso`,
  },
  'safe pills': {
    en: `
      as prescribed
      twice/once a day
      twice/once daily
      medicine ball
      one tylenol
      take # advil/tylenol/ibuprofen/aleve/aspirin
      two advil/tylenol/ibuprofen/aleve/aspirin
      how many
    `,
    es: `
      recetado
      puedo tomar
    `,
  },
} as const;
