import type { Sign } from '../sign.ts';

export const chestSigns: readonly Sign[] = [
  {
    topic: 'chest',
    unless: ['heartburn', 'heart skips', 'gym'],
    en: `
      {chest} + {pain}
      {chest} + {pressing}
      {pressing} + {chest}
      elephant + {chest}
      {heavy thing} on {chest}
      clutch/grab/hold {chest}
      {breastbone} + runs/goes/down/into/shoots/spreads + {arm or jaw}
      {breastbone} … into/down + {arm or jaw}
      pain/ache/hurts/tightness + down/into/to left arm + {jaw}
      pain/ache + down left arm + {sweat or breath}
      jaw + pain/hurts/ache + left arm
      arm + {pain} + {chest}
      {pain} down left arm
      having/have a heart attack
      had a heart attack today/yesterday/last night/this morning
      think … heart attack
      heart hurts
      heart/chest + {pain} ++ {sweat or breath}
      left arm + {pain} ++ {sweat or breath}
      jaw + {pain} ++ {sweat or breath}
      {breath} + {pain}
      heartburn … sweating
      grey/gray as ash/ashes
      {chest} … {pressing}
      squeezing … {chest}
      fist … {chest}
      band … {chest}
      {chest} … vise
      {chest} ++ sweat/sweaty/clammy/swaet
      {chest} + jaw
      {chest} + left arm
      jaw ++ sweat/clammy ++ tightness/pressure
      indigestion + sweat/arm/jaw
      {left arm pain} + {jaw}
      {left arm pain} + {chest}
      heart … squeezing/crushing/hurting
      walk/walking/stairs/steps … {chest}
      feels like … {chest}
      {chest} hurts/hurting
      clutching … {chest}
      grabbed … {chest}
      something heavy … {chest}
      like … standing/sitting/parked on {chest}
      {pain} … down … arm + sweat/clammy/sick/cold
      {pain} … {chest} … arm
      {pain} … arm ++ cold sweat
      cold sweat + arm/jaw/chest/shoulder
      {chest} … someone/somebody/something
      chest discomfort/hurts/hurting/pains/aching/tightness/pressure
      discomfort … chest
      chest … funny/weird/strange/wrong/off
      jaw aches/hurts/ache/pain + arm
      jaw + arm + {pain}
      squeeze/squeezing/crush/crushing/stabbing … heart
      heart … squeezed/stabbed
    `,
    es: `
      {chest} + {pain}
      {chest} + {pressing}
      {pressing} + {chest}
      {cosa pesada} … {chest}
      dolor/duele + corazón
      me duele … corazón
      corre/va/baja/sube … brazo/mandíbula/quijada + {chest}
      infarto + {recent}
      me está dando un infarto
      creo … infarto
      ataque al corazón
      agarra/agarrando/agarrándose … pecho
      dolor … brazo izquierdo + {sweat or breath}
      dolor/duele … brazo izquierdo + mandíbula/quijada
      {chest} … {pressing}
      {pressing} … {chest}
      {chest} … sentara/sentado/encima
      como si … {chest}
      sudor frío + {chest}
      dolor … pecho … brazo
      se agarra … pecho
      se me cierra … pecho
      pecho … cerrado/cierra
      me duele/aprieta/arde … corazón
      brazo izquierdo + pecho
      sudor frío + brazo/quijada/mandíbula
      molestia … pecho
      pecho … raro/rara/feo/fea
    `,
  },
  {
    topic: 'breath',
    unless: ['exercise', 'stuffy'],
    en: `
      {cant} catch/get breath
      {cant} catch my breath
      {cant} get air
      {cant} get enough air
      {cant} breathe
      {cant} take deep breath
      hard/trouble/difficulty/struggling/struggle breathe/breathing
      short of breath
      shortness of breath
      breathless
      out of breath
      gasping
      gasp
      winded … sitting/chair/desk/typing
      suffocating
      lips/fingers/face … blue
      blue lips
      breathing so/very/really fast/hard/shallow
      breathing … fast
      ribs suck
      wheezing … {cant}
      =panting … sitting
      {cant} get a full/deep/good breath
      {cant} draw breath
      {cant} finish sentence + breath/air/breathing
      air … {cant} get/enough
      hungry for air
      air hunger
      stop for air/breath
      short of air
      sucking air/wind
      huffing … sitting/chair
      gulping … air
      ribs … suck/sucking/pulling in
      nostrils flare/flaring
      hard to breathe
      breath is short
      breathing is hard
      winded + just/talking/sitting/walking
      cough/coughing/coughed … blood
      winded by/from
      =panting … hay/run/marathon/sitting/chair
      =panting like
      =panting
      stop in the middle of … sentence/breath
      have to stop … middle
      {cant} take full/deep/good breath
      {cant} take … breath
      sit up to breathe
      prop … to breathe
      breathing … lie/lying flat
      fighting for air/breath
    `,
    es: `
      falta aire/el aire
      falta de aire
      me falta el aire
      le falta el aire
      no puedo/puede respirar
      no respira
      me/le cuesta respirar
      sin aire
      sin aliento
      me ahogo
      me estoy ahogando
      se ahoga
      se está ahogando
      no agarro aire
      no alcanzo … aire
      no jalo aire
      dificultad … respirar
      respira muy rápido/rápido
      labios/boca/uñas morados/azules/moradas
      se le hunden … costillas
      no me llega … aire
      no le llega … aire
      me quedo sin aire/aliento
      se queda sin aire
      no puedo jalar/agarrar/meter aire
      aire … no me entra
      no me entra … aire
      respirando muy/bien rápido/recio
      se le sume/sumen … costillas
      se pone morado/morada/azul
      agitada … sentada
      me sofoco
      sofocado
      sofocada
      toso/tosiendo/escupo/escupiendo … sangre
    `,
  },
];

export const chestWords = {
  pressing: {
    en: `
      pressure
      tight
      tightness
      tighten
      squeeze
      squeezing
      crushing
      crush
      heavy
      heaviness
      weight
      vise
      vice
      elephant
      band around
      clenching
      burning
      sitting on
      stabbing
      stab
      knife
      brick
      clutch
      clutching
      fist in
      squeezes
      elephant
      fist
      anvil
      like a belt
      constricted
      constricting
      clamp
      burns
      ache
      tite
      tighter
      bra … too small
    `,
    es: `
      presión
      opresión
      oprime
      aprieta
      apretado
      apretón
      apachurra
      aplasta
      peso
      pesado
      ladrillo
      elefante
      piedra
      costal
      quema
      apretón
      apretando
      oprecion
      me pesa
      como plancha
      punzada
      sentara
    `,
  },
  'heavy thing': {
    en: `
      elephant
      weight
      brick
      truck
      anvil
      someone
      somebody
      someone sitting
      something sitting
      ton
      refrigerator
      cinder block
      rock
    `,
    es: ``,
  },
  'cosa pesada': {
    en: ``,
    es: `
      ladrillo
      elefante
      piedra
      costal
      peso
      algo encima
      yunque
    `,
  },
  breastbone: {
    en: `
      {chest}
      middle of chest
      middle of breastbone
    `,
    es: ``,
  },
  'arm or jaw': {
    en: `
      arm
      jaw
      neck
      shoulder
    `,
    es: ``,
  },
  'left arm pain': {
    en: `
      left arm/shoulder … {pain}
      {pain} … left arm/shoulder
    `,
    es: `
      brazo izquierdo … {pain}
      {pain} … brazo izquierdo
    `,
  },
  jaw: {
    en: `
      jaw
    `,
    es: `
      mandíbula
      quijada
    `,
  },
  'sweat or breath': {
    en: `
      sweat
      sweating
      sweaty
      clammy
      breath
      breathe
      breathing
      breathless
      {vomit}
      {dizzy}
    `,
    es: `
      sudo
      sudando
      sudor
      aire
      respirar
      mareado
    `,
  },
  breath: {
    en: `
      breathless
      short of breath
      catch my breath
    `,
    es: ``,
  },
  'heart skips': {
    en: `
      flopping
      flutter
      skip
      fish
      thump
    `,
    es: ``,
  },
  heartburn: {
    en: `
      was heartburn
      chest and shoulders
      shoulders and chest
      stretch my chest
      pec
      from slouching
      chest muscles
      tight from
      pecs
    `,
    es: ``,
  },
  stuffy: {
    en: `
      stuffy
      nose
      mask
      laughing
    `,
    es: `
      mascarilla
      cubrebocas
    `,
  },
} as const;
