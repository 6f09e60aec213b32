import type { Sign } from '../sign.ts';

export const chestSigns: readonly Sign[] = [
  // A load or a strap where the chest is, and pain there that runs into an arm or the jaw.
  {
    topic: 'chest',
    unless: ['heartburn', 'gym', 'heart skips'],
    en: `
      {squeezed} … from inside
      bear hug ++ {arm or jaw}
      {load} … standing/sitting/kneeling/parked on ribs
      {chest place} … {load} … {on}
      {load} + standing/sitting/parked/sits/stands/rests/kneeling on {me here}
      {strap} + {around} + ribs + like/feels/tightening/tighter/hole/notch/cinched/invisible
      {squeezed} + {chest place}
      =tightness/pressure/squeezing … {runs} … {jaw}
      {in front} + pressure/tightness/squeezing/squeeze/heaviness/fullness
      {chest place} + {runs} + {arm or jaw}
      {pain} + {runs} + {jaw} + arm/shoulder
      {pain} + {jaw} + {left arm}
      {jaw} ++ {cold sweat}
      {left arm} + {pain} ++ {cold sweat}
      {left arm} + clammy/toothache
      arms + heavy/ache/numb ++ {cold sweat}
      {chest place} ++ {cold sweat}
      squeezes/squeezing/crushing/elephant ++ {chest}
      indigestion/heartburn ++ {cold sweat}
      indigestion/heartburn + {arm or jaw}
      indigestion/heartburn + walk/climb/stairs
      {holds} {chest}
      heart/ticker + wrung/wringing/clenched/gripped/gripping/strangled/squished/crushed/pinched/screaming/squeezed
      heart attack feeling/feelings/symptoms
      pressure + arm + nausea/sick/sweat/tingles
      heart is hurting/aching/giving/seizing
      {pain} down left arm
      having/have a heart attack
      had a heart attack today/yesterday/last night/this morning
      think … heart attack
      heart/chest + {pain} ++ {sweat or breath}
      left arm + {pain} ++ {sweat or breath}
      jaw + {pain} ++ {sweat or breath}
      {breath} + {pain}
      grey/gray as ash/ashes
      {chest} ++ sweat/sweaty/clammy/swaet
      {chest} + jaw
      {chest} + left arm
      indigestion + sweat/arm/jaw
      heart … squeezing/crushing/hurting
      like … standing/sitting/parked on {chest}
      {pain} … down … arm + sweat/clammy/sick/cold
      cold sweat + arm/jaw/chest/shoulder
      {chest} … someone/somebody/something
      discomfort … chest
      chest … funny/weird/strange/wrong/off
      jaw + arm + {pain}
      heart … squeezed/stabbed
      {load} … {chest place}
      {strap} + {chest place}
      {in front} + {pain} + {runs}
      {arm or jaw} + {pain} + {cold sweat}
      {chest} + {pain}
    `,
    es: `
      {chest place} … {load} … encima
      como … {strap} … costillas
      {squeezed} + {runs} + quijada/mandíbula
      quijada/mandíbula/muelas + brazo
      agruras/indigestión/acidez ++ {cold sweat}
      dolor/duele + corazón
      corre/va/baja/sube … brazo/mandíbula/quijada + {chest}
      infarto + {recent}
      me está dando un infarto
      creo … infarto
      ataque al corazón
      dolor … brazo izquierdo + {sweat or breath}
      {chest} … sentara/sentado/encima
      como si … {chest}
      pecho … cerrado/cierra
      me duele/aprieta/arde … corazón
      brazo izquierdo + pecho
      sudor frío + brazo/quijada/mandíbula
      pecho … raro/rara/feo/fea
    `,
  },
  // No air: while sitting, in the night, between words, from hardly any effort.
  {
    topic: 'breath',
    unless: ['stuffy', 'long breath'],
    en: `
      {cant} … {enough air}
      {cant} … {to the end} … sentence/phrase/word without … gasping/grabbing/stopping/air/breath
      {cant} … {to the end} … sentence/phrase/word + {air}
      stop/stopping/pause between … words/word
      make/makes/made me stop … {for air}
      two/three/few words … {for air}
      {gasps} … {air}
      fill + lungs/me + {cant}
      breath/lungs + {cant} fill
      lungs + {squeezed}
      on/in my lungs + sits/sitting/weight/heavy/water
      {propped} … {for air}
      {cant} lie/lay/sleep flat ++ {air}
      {drowning without water} + {air}
      breathing through/thru … straw/stirrer/wet/cloth/pillow/blanket/mud
      had/have/has/having to stop/rest ++ {for air}
      drowning … no/without water
      coughed/coughing/cough/coughs up + pink/red/rusty/frothy/bloody
      pink/frothy … spit/phlegm/foam
      {breathing} + {too fast}
      {hollow ribs}
      {blue lips}
      {no air}
    `,
    es: `
      no … {enough air}
      no/sin poder/puedo/pude jalar/agarrar/meter/respirar
      me/le cuesta … jalar/agarrar/meter/respirar
      no … terminar … frase/oración/palabra
      duermo/dormir … sentado/sentada/almohadas ++ {air}
      {child} ++ chifla/silba … respirar
    `,
  },
  {
    topic: 'breath',
    unless: ['exercise', 'stuffy'],
    en: `
      lips/fingers/face turn/turns/turned/turning/went/going/gone/are blue
      breathing … fast
      air … {cant} get/enough
      air hunger
      cough/coughing/coughed … blood
      stop in the middle of … sentence/breath
      have to stop … middle
      {cant} take … breath
      breathing … lie/lying flat
    `,
    es: `
      falta aire/el aire
      me/le cuesta respirar
      me estoy ahogando
      dificultad … respirar
      aire … no me entra
      se pone morado/morada/azul
      agitada … sentada
      sofocada
      toso/tosiendo/escupo/escupiendo … sangre
    `,
  },
];

export const chestWords = {
  'chest place': { en: `{chest}/{in front}/lungs`, es: `{chest}/{in front}/pulmones` },
  'in front': {
    en: `
      {up} front
      here in front
      in front + climb/walk/stairs/carry
      right here in middle/center/front
      middle of chest/me/breastbone
      center of chest/me
      between my breasts/boobs/nipples
      behind/under my tie/necktie/bra/pocket/badge/buttons/shirt
    `,
    es: `
      aquí en medio/enmedio/centro/frente
      aquí adelante/enfrente
      en medio del/de pecho
      centro del pecho
      entre los pechos
      boca del estómago
      lado izquierdo del pecho
    `,
  },
  up: { en: `up/out`, es: `` },
  'me here': {
    en: `
      {chest place}
      me right/here/and/in
    `,
    es: ``,
  },
  load: {
    en: `
      {heavy thing}/{creature}/mower/tractor/piano/car/van/pickup/forklift/washer/fridge/safe/anvil/boulder
      stone/barbell/engine/couch/dresser/boot/boots/cinderblock/cinderblocks/concrete
      somebody's/someone's knee/foot
      bag of cement/sand/feed/concrete
      bags/sacks of
      sack of
      load of
    `,
    es: `
      {cosa pesada}/tinaco/camión/caballo/vaca/losa/loza/bulto/mole/plancha/carro/tráiler/refri/refrigerador
      tonelada/lavadora
      alguien/algo encima
      se me sentó/sentara/parara
      parado/parada/sentado/sentada encima
      una bota/rodilla
    `,
  },
  creature: {
    en: `
      horse/cow/bull/mule/gorilla/bear/hippo/buffalo/sumo
      fat man
    `,
    es: ``,
  },
  on: { en: `on/upon/atop/across/against`, es: `` },
  strap: {
    en: `belt/strap/band/corset/girdle/rope/chain/cable/hoop/ratchet/cinch/tourniquet`,
    es: `cinturón/faja/banda/soga/cincho/lazo/fajas`,
  },
  around: { en: `around/round/across`, es: `` },
  squeezed: {
    en: `
      {pressing}/wrung/wringing/wrapped/bandaged/laced/clenched/gripped/gripping/strangled/squished/squashed
      crushed/mashed/=mashing/flattened/=pinched/screaming/smashed/poker/heavyness/ripped
      shrink wrapped
      hammering nails
      pounding out
    `,
    es: `
      {pressing}/estruja/exprime/estrangula/oprimido/apretujado/apachurrado/apachurran/aplastado/aplastan
      ardor/tenazas/cierra
      como prensa/tenaza/puño
    `,
  },
  runs: {
    en: `
      runs/running/ran/run/goes/going/go/went/shoots/shooting/spreads/spreading/spread/creeps/creeping/travels
      traveling/moves/moving/climbs/climbing/radiates/radiating/down/into
      clear to/up/down
      all the way
      up to
      out to
      through to
    `,
    es: `
      corre/baja/sube/va/pasa/recorre/jala/extiende/llega
      agarra hasta
    `,
  },
  'left arm': {
    en: `
      left arm/elbow/wrist/hand/shoulder
      left side … arm
    `,
    es: ``,
  },
  'cold sweat': {
    en: `
      clammy/=sweating/{vomit}
      cold/clammy sweat/sweats
      in a sweat
      broke/breaking/break/broken out … sweat
      sweating/sweat/sweatin/sweaty like/bullets/buckets/bad/cold/all/hard/through/for
      sweating and/just/no
      pour/pouring/pours sweat
      dripping sweat/wet
      shirt/shirts is/soaked/drenched/wet
      soaked/drenched through
    `,
    es: `
      sudando/{vomit}/pálido/pálida
      sudor frío
      sudores fríos
      sudando frío
      bañado/bañada/empapado/empapada en sudor
    `,
  },
  holds: {
    en: `
      rub/rubs/rubbing/hold/holds/holding/held/clutch/clutches/clutching/grab/grabs/grabbing/grabbed/pats
      patting
      press/presses/pressing his/her
      hand/fist/palm on/to/against/over
    `,
    es: `
      agarra/agarrando/agarrándose/soba/sobando/sobándose/aprieta/apretando/apretándose
      mano en/al
    `,
  },
  gray: {
    en: `
      =gray/=grey/ashen/ashy/waxy/pale
      white as
      color of putty/ash/paste/oatmeal
    `,
    es: ``,
  },
  'no air': {
    en: `
      breathless/{short winded}/=winded/gasping/gasp/=panting/=puffing/=huffing/wheezing/wheeze/smother
      smothering/suffocating
      short of breath/air/wind
      shortness of breath
      out of breath/wind/air
      no breath/wind
      choking for
      {cant} breathe/breath/breathing
      {cant} catch breath/wind
      {cant} get/draw/pull/find/suck … air/breath/wind
      starved/starving/hungry/begging/fighting/grabbing/clawing/hunting for air/breath
      breath wont come
      breath gives/gave out
      breathing is work/hard/short/shallow/heavy
      labored breathing
      hard/harder/tough to breathe
      trouble breathing
    `,
    es: `
      resoplo/resoplando/jadeo/jadeando/jadea/boqueando/bofeado
      me/le/nos falta/falte aire/resuello/aliento
      se me/le va/acaba/corta … aire/respiración/aliento/resuello
      no puedo ni platicar/hablar … aire/resuello/aliento
      falta de aire
      no me/le alcanza/llega/entra/baja/rinde … aire
      sin aliento/resuello
      quedo/quedé/siento/ando/estoy/deja sin aire
      me/se asfixio/asfixia/asfixiando
      me/se ahogo/ahoga/ahogando
      me/se sofoco/sofoca/sofocando
      no … respirar
    `,
  },
  'short winded': {
    en: `
      shortwinded
      short winded
      short =winded
    `,
    es: ``,
  },
  'for air': {
    en: `
      for air/breath/wind
      to breathe/breath
      to catch my/his/her breath
      to get … air/breath/wind
    `,
    es: ``,
  },
  air: { en: `air/breath/breathe/breathing/wind/oxygen`, es: `aire/respirar/respiro/ahogo` },
  gasps: {
    en: `
      gasping/gulping/grabbing/fighting/begging/clawing/starving/starved/hungry/sucking/pulling/hunting
      trying to get
    `,
    es: ``,
  },
  'enough air': {
    en: `
      catch breath
      get/pull/draw/suck/take … air
      get/take/draw/pull … full/deep/good/decent/whole breath
      breath/breathe all the way
      breathe deep/right/good/enough/sitting/lying
      breath good/right/deep
      fill … lungs
      deep breath
    `,
    es: `
      {agarrar} … aire/aliento/resuello
      respirar bien/hondo/profundo/completo/a fondo
      llenar … pulmones
    `,
  },
  agarrar: {
    en: ``,
    es: `agarrar/agarro/agarra/jalar/jalo/jala/alcanzar/alcanzo/alcanza/meter/meto/recuperar/entra/baja/llega`,
  },
  'to the end': {
    en: `
      finish
      end of
      get through
      get out
      say … whole
    `,
    es: ``,
  },
  propped: {
    en: `
      propped/prop/stacked/recliner
      sit/sat/sitting up
      sit/sat/sitting on the edge
      two/three/four pillows
      leaning/lean/hunched/bent on/over/forward
    `,
    es: ``,
  },
  'drowning without water': {
    en: `
      drowning … no/without water
      drowning … dry land
      like … drowning
      like … underwater
      like … breathing through/thru … straw/pillow/blanket/cloth/mud
      breathing through/thru … straw/stirrer/wet
    `,
    es: ``,
  },
  breathing: { en: `breathing/breath/breaths/breathes/breathe`, es: `respira/respirando/respiración` },
  'too fast': {
    en: `
      so/real/very/really/too/awful fast/quick/hard/shallow/rapid
      fast and
      like a dog/puppy/rabbit/train
      like he/she/i ran/run/just
      quick and
    `,
    es: `
      rapidísimo/agitada
      muy/bien rápido/recio/agitado/fuerte
      como perrito
    `,
  },
  'hollow ribs': {
    en: `
      ribs suck/sucks/sucking/pull/pulls/pulling/go/going in
      ribs show/showing/suck/sucks/sucking
      skin … ribs
      belly … pumps/pumping/heaving/sucks/sucking
      neck/throat … sucking/sucks/pulling
      nostrils … flare/flares/flaring/wide
    `,
    es: `
      se le hunden/sumen/marcan … costillas
      se le hunde/sume … pecho/pancita/panza/costillas
    `,
  },
  'blue lips': {
    en: `
      lips/mouth/nails/fingernails/fingertips/toes … blue/bluish/purple/purplish/grayish/gray
      blue/bluish/purple … lips/mouth/nails/fingernails
    `,
    es: `
      labios/boca/uñas/labiecitos/boquita … morados/moradas/azules/morada/morado/azul/azulada/moraditos/moradita
      {child} … poniendo/puso/pone morado/morada/azul/moradito/moradita
    `,
  },
  'long breath': {
    en: `
      laughing/laugh/treadmill/chasing/yoga/meditation/view
      gasped when/at
      always been
      out of shape
      after/on/when a/my/i run/jog
      go running/jogging
      breathing exercises
      breathe easy
    `,
    es: `
      ejercicio
      de risa
    `,
  },
  pressing: {
    en: `
      pressure/tight/tightness/tighten/squeeze/squeezing/crushing/crush/heavy/heaviness/weight/vise/vice
      elephant/clenching/burning/stabbing/stab/knife/brick/clutch/clutching/squeezes/fist/anvil/constricted
      constricting/clamp/burns/ache/tite/tighter
      band around
      sitting on me/my/top
      fist in
      like a belt
      bra … too small
    `,
    es: `
      presión/opresión/oprime/aprieta/apretado/apretón/apachurra/aplasta/peso/pesado/ladrillo/elefante/piedra
      costal/quema/apretando/oprecion/punzada/sentara
      me pesa
      como plancha
    `,
  },
  'heavy thing': {
    en: `
      elephant/weight/brick/truck/anvil/someone/somebody/ton/refrigerator/rock
      someone sitting
      something sitting
      cinder block
    `,
    es: ``,
  },
  'cosa pesada': {
    en: ``,
    es: `
      ladrillo/elefante/piedra/costal/peso/yunque
      algo encima
    `,
  },
  'arm or jaw': { en: `arm/jaw/neck/shoulder`, es: `` },
  jaw: { en: `jaw`, es: `mandíbula/quijada` },
  'sweat or breath': {
    en: `sweat/sweating/sweaty/clammy/breath/breathe/breathing/breathless/{vomit}/{dizzy}`,
    es: `sudo/sudando/sudor/aire/respirar/mareado`,
  },
  breath: {
    en: `
      breathless
      short of breath
      catch my breath
    `,
    es: ``,
  },
  'heart skips': { en: `flopping/flutter/skip/fish/thump`, es: `` },
  heartburn: {
    en: `
      harness/apron/sling
      desk/table/counter/screen/laptop … in front of me
      backpack/carrier/lotion/cream/vicks/pec/pecs
      was heartburn
      laptop/messenger/shoulder bag
      seat belt
      to my chest
      vest/shirt/sweater/jacket/coat/blouse/bra … tight/digs/dig
      chest and shoulders
      shoulders and chest
      stretch my chest
      from slouching
      chest muscles
      tight from work/typing/sitting/slouching/mousing/the
    `,
    es: ``,
  },
  stuffy: {
    en: `
      stuffy/nose/mask/laughing/sealed/polish/lipstick/uniform/polyester
      fresh air
      air con/conditioning/conditioner
      office/room/cubicle/closet is … small/tiny/hot/cramped
    `,
    es: `
      mascarilla/cubrebocas
      aire acondicionado
      en trabajo/papeles/pendientes/deudas
    `,
  },
} as const;
