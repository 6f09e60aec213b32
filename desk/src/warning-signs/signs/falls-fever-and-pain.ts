import type { Sign } from '../sign.ts';

/** What a doctor should see within days: after a fall, with a fever, at night, and the rest. */
export const bodySigns: readonly Sign[] = [
  {
    topic: 'fall with thin bones',
    unless: ['nobody fell'],
    en: `
      {crash} +++ {thin bones}
      {thin bones} +++ lifted/coughed/sneezed/bent ++ crack/pop/{back}
      {thin bones} +++ {fell down}
      {thin bones} +++ {pain} + {since then}
    `,
    es: `
      {thin bones} +++ lifted/lifting ++ pop/popped
    `,
  },
  // How somebody came to the ground, off what, or was run into.
  {
    topic: 'fall or crash',
    unless: ['nobody fell', 'healed and done', 'only bumped'],
    en: `
      {under me} … {landed}
      {landed} … {bottom or back}
      {hit ground} … {hard or hurt}
      {hit ground} ++ {pain}
      {hit ground} ++ {since then}
      {pulled down}
      clipped/hit/sideswiped my bike/bicycle/car/truck/motorcycle/scooter
      ice/snow … flat/butt/tailbone
      slid/fell/tumbled/bumped/bounced/rolled/went down … stairs/steps
      rolled/flipped … car/truck/jeep/wheeler/cart/tractor/atv
      rolled the side by side
      {rammed} … {me or car}
      {me or car} … {rammed}
      {jolted} ++ {pain} + {since then}
      {child} ++ {came down}
      fel off/down/on
      fell … stairs/steps/ladder/horse/bike/roof/chair/wagon/truck/stool/porch/ice
      bucked off
      wreck … {pain}
      bus/truck/car … pothole ++ {back or neck}
      we both went down
      went down … hurt/since
      {pain} ++ dropped … washout/pothole/ditch
      jarred me
      {pain} ever since … dropped/slid/slipped/hit
      {fell down}
      {came off} … {mount}
      {mount} … {threw me}
      {jolted} + {back or neck}
      {crash}
    `,
    es: `
      nos/me dieron/dio/pegaron/pegó … llegue/golpe/trancazo/atrás
      caí … escalera/escaleras/escalón/bici/moto/caballo/techo/baño/banqueta/silla
      me di … caída/golpazo/sentón/azotón
      desde el golpe
      me golpeé/golpeó … {back}
    `,
  },
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
  // Clothes, belts, rings and scales tell it, and what others say.
  {
    topic: 'weight loss',
    unless: ['on purpose', 'not my weight'],
    en: `
      {clothes} … {too loose}
      {clothes} loose/looser
      {clothes} too loose/big
      {clothes} {cant} stay/stays up
      {ring} … {falls off}
      {from a size} … to … {size}
      {without trying} + {pounds}
      {pounds} … {gone}
      {scale} + {keeps dropping}
      {dropping} + {scale}
      weight + {falling off}
      {without trying} + {losing} weight
      weight/pounds … falling/melting/dropping off me
      weight loss
      dropped # pounds/lbs/sizes
      dropped/lost two/three/four/five/several sizes/pounds/lbs
      two sizes since
      pants … slide/sliding/falling/loose/belt/swim
      lost … pounds/lbs/kilos/weight/stone
      not dieting + clothes/weight/pounds/pants
      {belt} … {notch}
      {notch} … {belt}
      {losing} … {pounds}
      {got thin}
    `,
    es: `
      anillo/anillos … cae/caen/baila/sale/sobra
      {losing} … peso
      en los huesos
      adelgazando/adelgacé/adelgazado … sin/querer/dieta
      he adelgazado
      bajado/bajé/perdido/perdí … kilos/libras/kg/peso
      kilos … sin … dieta/querer/nada
    `,
  },
  {
    topic: 'cancer',
    unless: ['cancer of others'],
    en: `
      {cut out} … {cancer or part}
      {cancer or part} … {cut out}
      {survived} … {cancer}
      {cancer} … {survived}
      {finished} chemo/radiation/treatment/treatments
      cancer free/survivor
      {my} {cancer}
      {cancer} as a kid/child/teen/teenager/baby
      {had} {cancer}
      {cancer} survivor/history/patient/diagnosis/treatment/surgery
      {cancer} came back/spread
      in remission
      history of {cancer}
      {cancer} in #
      diagnosed … {cancer}
      chemo
      chemotherapy
      radiation therapy/treatment/treatments
      radiotherapy
      mastectomy
      lumpectomy
      oncologist
      metastases
      metastasis
      have mets
      prostate out
      cancer … {pain}
      {cancer} … years
      breast off
      took a breast
      took my breast/prostate/kidney/thyroid/colon
      had my breast/prostate/thyroid out/removed
      {cancer} … {times ago}
    `,
    es: `
      me quitaron/sacaron/extirparon … {cancer or part}
      sobreviví/vencí/superé … {cancer}
      sobreviviente … {cancer}
      tuve/tengo/tenía/tuvo/padecí/sobreviví … cáncer/tumor/leucemia/linfoma/melanoma
      cáncer de seno/mama/próstata/colon/pulmón/tiroides/ovario/piel
      quimio
      quimioterapia
      radioterapia
      oncólogo
      mastectomía
      tuve … {cancer}
      me dio … {cancer}
      {cancer} … dieron de alta
      me operaron … {cancer}
    `,
  },
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
  {
    topic: 'lump',
    unless: ['furniture lump', 'head hit lump'],
    en: `
      {lump place} + {lump}
      {knot place} + {knot}
      {knot} + {growing bigger}
      {lump} + hard + {lasting}
      swelling/swollen … {lump place} + like/size + {lump size}
      mole + {changed mole}
      lumpp
      growth on/under
      growing/hard/new bump/lump/knot/ball
      mass in/on/under
      knot/bump/ball/mass/marble/egg/grape/golf … growing/bigger/grow/grew/hard
      found a … lump/knot/bump/ball
      marble/pea/grape/egg/ball under … skin/arm/chin
      under the skin … rolls/moves/hard
    `,
    es: `
      {lump place} + {bola}
      {bola} … {growing bigger}
      me salió/encontré/noté/siento/creció … {bola}
      lunar + {changed mole}
      bola/bolita/bulto/chipote/pelota … crece/creciendo/grande/duro/dura/salió/creció
      siento … bola/bolita/bulto
    `,
  },
  {
    topic: 'red painful eye',
    unless: ['dry eyes', 'tired eyes'],
    en: `
      one eye ++ {red eye}
      {eye} + red + {pain or light}
      {eye} + {pain} + light/vision/blurry/swollen/halo/halos
      {eye} + bloodshot + {pain or light}
      {eye} ++ {red eye} ++ {eye hurts}
    `,
    es: `
      {eye} + rojo + {pain or light}
      {eye} + colorado + {pain or light}
    `,
  },
  {
    topic: 'swollen joint',
    unless: ['exercise', 'same both sides', 'hurts not'],
    en: `
      {joint here} ++ hot to touch
      {joint here} + {blew up} + {pain}
      {joint} + {hot joint} + {pain}
      {joint} ++ {swollen} ++ {hot joint}
      joints + {swollen}
      knuckles/knee/knees/wrist/ankle … red … hot
      knuckles/knee/knees/wrist/ankle … hot … red
      knuckles/fingers/wrists/hands + {swollen} + {morning or lasting}
      {joint} … like oven/ovens/grapefruit/balloon/tomato
      knuckles … {swollen}
      {joint} … size of walnuts/walnut/golf
      {joint} … fry an egg
      {joint} … big as
      {joint here} + {blew up} + {hot to touch}
    `,
    es: `
      coyunturas + {blew up}
      articulaciones + {swollen}
      rodilla + {swollen}
      coyunturas … {pain}
    `,
  },
  // Stiff for hours after getting up, also in images.
  {
    topic: 'morning stiffness',
    unless: ['five minutes'],
    en: `
      {unfold} … {takes hours}
      {morning} + {like wood} + {takes hours}
      {morning} + {like wood} + {lasting}
      {limb} {cant} close + {morning} + {two hours}
      {morning} ++ before … hands … close
      up at # … past # before … hands
      takes till … hands/fingers
      takes til … hands/fingers/back/joints
      {limb} … bend/unfold/close/uncurl + till/until/past/before + up since/at
      hands/fingers … work/close/open/uncurl + get up
      rusted … hinges/hinge
      {hands} … rust/rusty/rusted
      {anywhere on the body} + {like wood} + {till noon}
      {like wood} + {till noon} ++ {morning}
      {anywhere on the body} + {unfold} + {till noon}
      {takes hours} … {unfold}
      {morning} + {like wood} ++ {till late}
    `,
    es: `
      amanezco/amanecen/amanece + {like wood}
      me cuesta … mañana … horas
    `,
  },
  {
    topic: 'racing heart',
    unless: ['after coffee run', 'exercise'],
    en: `
      {heart here} … # … {at rest}
      {flutter} + {chest}
      palpitation
      beat/beats goes/go missing
      missed/missing beats
      skipped beats
      afib
      {beats oddly} + {heart here}
      {heart here} … {too many}
    `,
    es: `
      palpitaciones
      taquicardia
    `,
  },
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
