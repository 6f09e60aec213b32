import type { Sign } from '../sign.ts';

/** What a doctor should see within days: after a fall, with a fever, at night, and the rest. */
export const bodySigns: readonly Sign[] = [
  {
    topic: 'fall with thin bones',
    unless: ['nobody fell'],
    en: `
      {fell} +++ {thin bones}
      {thin bones} +++ {fell}
    `,
    es: `
      {fell} +++ {thin bones}
      {thin bones} +++ {fell}
    `,
  },
  // How somebody came to the ground, off what, or was run into.
  {
    topic: 'fall or crash',
    unless: ['nobody fell', 'healed and done', 'only bumped'],
    en: `
      {fell}
      {came off} … {mount}
      {mount} … {threw me}
      {feet went out}
      {under me} … {landed}
      {landed} … {bottom or back}
      {hit ground} … {hard or hurt}
      {hit ground} ++ {pain} 
      {hit ground} ++ {since then}
      {pulled down}
      {rammed} … {me or car}
      {me or car} … {rammed}
      {jolted} … {back or neck} + {since then}
      {jolted} ++ {pain} + {since then}
      {pain} … {since then} … {jolted}
      {since then} … {jolted} ++ {pain}
      {child} ++ {came down}
    `,
    es: `
      {fell}
      {came off} … {mount}
      {mount} … {threw me}
      nos/me dieron/dio/pegaron/pegó … llegue/golpe/trancazo/atrás
      {since then} … {jolted} ++ {pain}
      {jolted} ++ {pain}
      {child} … {fell}
    `,
  },
  // A temperature, and how the body feels with it.
  {
    topic: 'fever',
    unless: ['others fever', 'warm room'],
    en: `
      {temperature} … #fever
      {temperature} … hundred
      #fever … {temperature}
      #fever … {nights running}
      {temperature} … {nights running}
      {temperature} ++ {pain}
      {pain} ++ {temperature}
      {cant} get/stay warm ++ {pain}
      {shivers} ++ {pain}
      {pain} ++ {shivers}
      {shivers} … {nights running}
      =chills
      sweats and chills
      hot then cold
      cold then hot
      freezing then burning/sweating/hot
      flu ++ {pain}
      tylenol/advil/ibuprofen knocks/brings it/down
    `,
    es: `
      {temperature} … #fever
      #fever … {temperature}
      {temperature} ++ {pain}
      {shivers} ++ {pain}
      {shivers} … {nights running}
      frío y … calor + noche/noches/cuerpo
    `,
  },
  {
    topic: 'night sweats',
    unless: ['warm room', 'exercise'],
    en: `
      {soaked} … {bedding}
      {bedding} … {soaked}
      {soaked} + {at night}
      {at night} + {soaked}
      {asleep} + {soaked}
      {soaked} + {asleep}
      change/changing/wring/wringing … {bedding}
      towel under me
      towel … bed/pillow + sweat/wet
      wake/woke/waking up + swimming/puddle/lake/swam/drenched
    `,
    es: `
      {soaked} + {bedding}
      {bedding} + {soaked}
      {soaked} + noche/noches/madrugada/durmiendo/dormida/dormido
      amanezco/despierto/amanece + sopa/empapado/empapada/bañado/bañada/mojado/mojada/escurriendo
      cambiar/cambio … sábanas/pijama + noche/madrugada
    `,
  },
  // Clothes, belts, rings and scales tell it, and what others say.
  {
    topic: 'weight loss',
    unless: ['on purpose', 'not my weight'],
    en: `
      {clothes} … {too loose}
      {too loose} + {clothes}
      {clothes} {cant} stay/stays up
      {belt} … {notch}
      {notch} + {belt}
      {ring} … {falls off}
      {from a size} … to … {size}
      {pounds} lighter/down/gone/less/off + {without trying}
      {without trying} + {pounds}
      down # … {pounds}
      {pounds} … {gone}
      {scale} + {keeps dropping}
      {dropping} + {scale}
      {got thin}
      {got thin} + sick/eat/eating/why/people
      weight + {falling off}
      {losing} weight + {without trying}
      {without trying} + {losing} weight
      {losing} … {pounds}
      {without trying} + {clothes} + {too loose}
    `,
    es: `
      {clothes} … {too loose}
      {belt} … {notch}
      {notch} … {belt}
      anillo/anillos … cae/caen/baila/sale/sobra
      {pounds} … {without trying}
      {losing} … {pounds}
      {losing} … peso
      {got thin}
      en los huesos
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
      {cancer} patient/survivor
      {my} {cancer}
    `,
    es: `
      me quitaron/sacaron/extirparon … {cancer or part}
      sobreviví/vencí/superé … {cancer}
      sobreviviente … {cancer}
      {cancer} … {times ago}
    `,
  },
  // What is worst lying in bed, wakes, or sends somebody to a chair.
  {
    topic: 'night pain',
    unless: ['baby wakes', 'eased at night', 'night work', 'good nights'],
    en: `
      {pain} + {drives out of bed}
      {drives out of bed} + {pain}
      {drives out of bed} … {deep}
      {wakes} … {deep}
      {back or joint} … {worst in bed}
      {worst in bed} + {pain or joint}
      nights are worst/hell/murder/misery/torture/rough/bad + {pain or joint}
      {pain or joint} ++ nights are worst/hell/murder/misery/torture
      {pain} … {no sleep}
      {no sleep} … {pain}
      {pain or joint} … {no sleep}
      {which side} + {pain or joint}
      {pain or joint} + {which side}
      {sleep in chair} ++ {pain}
      {pain} ++ {sleep in chair}
      {back or joint} + {sleep in chair}
      {pain} … till/until dawn/morning/daylight/sunup
      {pain} + {pace floor}
      {pace floor} ++ {pain}
      pain/ache … {middle of night}
      {middle of night} … pain/ache
    `,
    es: `
      {pain} + {drives out of bed}
      {drives out of bed} … {pain}
      {back or joint} … {no sleep}
      en la noche … peor/más … {pain}
      noche/noches + {pain} + peor/más
      {pain or joint} … {no sleep}
    `,
  },
  {
    topic: 'constant pain',
    unless: ['works at it', 'good nights'],
    en: `
      {sit} … {stand} … {the same}
      {sit} … {stand} … {lie} 
      {stand} … {sit} … {lie} ++ {the same}
      {lie} … {sit} + {the same}
      {the same} + {sit} … {stand}
      {no position}
      {pain} + {never eases}
      {never eases} + {pain}
      {never eases} … 24
      pain/ache … {doesnt care} … {sit}
      {hurts the same}
    `,
    es: `
      {ninguna} postura/posición/manera/forma + {pain or ease}
      {pain or ease} + {ninguna} postura/posición
      {sit} … {stand} … {the same}
      {sit} … {stand} … {lie}
      {pain} + {never eases}
    `,
  },
  {
    topic: 'lump',
    unless: ['furniture lump', 'head hit lump'],
    en: `
      {lump} + {lump place}
      {lump place} + {lump}
      {knot} + {knot place}
      {knot place} + {knot}
      {knot} … {growing bigger}
      {growing bigger} … {knot}
      {lump} + hard + {lasting}
      {knot} … under … skin
      swelling/swollen … {lump place} + like/size + {lump size}
      mole + {changed mole}
    `,
    es: `
      {bola} + {lump place}
      {lump place} + {bola}
      {bola} … {growing bigger}
      me salió/encontré/noté/siento/creció … {bola}
      lunar + {changed mole}
    `,
  },
  {
    topic: 'red painful eye',
    unless: ['dry eyes', 'tired eyes'],
    en: `
      {eye} ++ {red eye} ++ {eye hurts}
      {red eye} + {eye} ++ {eye hurts}
      {red eye} + {eye hurts} + {eye}
      one eye ++ {red eye}
      {eye} ++ {eye hurts} ++ {red eye}
    `,
    es: `
      {eye} ++ {red eye} ++ {eye hurts}
      {eye hurts} + {eye} ++ {red eye}
    `,
  },
  {
    topic: 'swollen joint',
    unless: ['exercise', 'same both sides', 'hurts not'],
    en: `
      {joint here} + {blew up} + {hot to touch}
      {joint here} + {hot to touch} + {blew up}
      {hot to touch} ++ {blew up} + {joint here}
      {joint here} + {blew up} ++ {hot to touch}
      {blew up} + {joint here} ++ {hot to touch}
      {joint here} ++ hot to touch
      {joint here} + {blew up} + {pain}
    `,
    es: `
      {joint here} + {blew up} + {hot to touch}
      coyunturas + {blew up}
    `,
  },
  // Stiff for hours after getting up, also in images.
  {
    topic: 'morning stiffness',
    unless: ['five minutes'],
    en: `
      {like wood} + {till late}
      {till late} + {like wood}
      {morning} + {like wood} ++ {till late}
      {morning} ++ {till late} + {unfold}
      {cannot} … {unfold} … {till late}
      {till late} + {unfold}
      {unfold} + {till late}
      {takes hours} … {unfold}
      {unfold} … {takes hours}
      {morning} + {like wood} + {takes hours}
      {morning} + {like wood} + {lasting}
      {cannot} make fist … {till late}
    `,
    es: `
      {like wood} + {till late}
      {till late} + {unfold}
      {unfold} + {till late}
      amanezco/amanecen/amanece + {like wood}
      {takes hours} … {unfold}
      {morning} + {like wood} ++ {till late}
    `,
  },
  {
    topic: 'racing heart',
    unless: ['after coffee run'],
    en: `
      {heart here} + {beats oddly}
      {beats oddly} + {heart here}
      {heart here} … # … {at rest}
      {heart here} … {too many}
      {at rest} + {heart here} … {too many}
      {flutter} + {chest}
    `,
    es: `
      {heart here} + {beats oddly}
      {beats oddly} + {heart here}
      {heart here} … {too many}
    `,
  },
  {
    topic: 'headache',
    unless: ['ordinary headache'],
    en: `
      {head pain} … {drags me out}
      {drags me out} … {head pain}
      {wake with} … {head pain}
      {head pain} … {wake with}
      {head pain} ++ {what wakes me}
      {head pain} + {more and more}
      {head pain} ++ {bigger each week}
      {bigger each week} + {head pain}
    `,
    es: `
      {head pain} … {drags me out}
      {head pain} + {bigger each week}
      {bigger each week} … {head pain}
      amanezco/despierto … {head pain}
    `,
  },
  {
    topic: 'dizzy with blurred sight',
    en: `
      {dizzy spell} + {blurs}
      {blurs} + {dizzy spell}
      {dizzy spell} ++ {eyes or letters} + {blurs}
    `,
    es: `
      {dizzy spell} + {blurs}
      {blurs} + {dizzy spell}
    `,
  },
  {
    topic: 'fall with thin bones',
    unless: ['nobody fell'],
    en: `
      {fall} +++ {thin bones}
      {crash} +++ {thin bones}
      {thin bones} +++ {fall}
      {thin bones} +++ lifted/coughed/sneezed/bent ++ crack/pop/{back}
    `,
    es: `
      {fall} +++ {thin bones}
      {thin bones} +++ {fall}
    `,
  },
  {
    topic: 'fall or crash',
    unless: ['nobody fell', 'healed and done', 'only bumped'],
    en: `
      {fall}
      {crash}
      {fall} ++ {pain}
      {crash} ++ {pain}
      {i} fel off/down/on
      fel off/down/on
      fell … stairs/steps/ladder/horse/bike/roof/chair/wagon/truck/stool/porch/ice
      ever since i fell
      ever since … wreck/crash/accident/fall
      slid off
      bucked off
      wreck … {pain}
      bus/truck/car … pothole
      jolt … seat/back/spine
      pothole ++ {back}
      jarred/jolted/jolt … backbone/spine/seat/back/neck
      we both went down
      went down … hurt/since
      {pain} ++ dropped … washout/pothole/ditch
      jarred me
      {pain} ever since … dropped/slid/slipped/hit
    `,
    es: `
      {fall}
      {crash}
      caí … escalera/escaleras/escalón/bici/moto/caballo/techo/baño/banqueta/silla
      me di … caída/golpazo/sentón/azotón
      desde el golpe
      me golpeé/golpeó … {back}
    `,
  },
  {
    topic: 'fever',
    unless: ['others fever'],
    en: `
      {fever}
      chills … {pain}
      {pain} ++ chills
      chills all night
      had chills
      got chills
      have chills
      chills and
      chils
      shivering … {pain}
      temp of #fever
      shakes … quilt/blanket/teeth/chills
      teeth … chattering
      shivering … {back}
      chills … sweat/sweats
      hot and cold … night/body
      bed shakes
      teeth chatter ++ {pain}
      teeth chatter … week/then/again
      shivers … chair/teeth/afternoon/night
      teeth … castanets/going
      shivers
      shivering
      high/bad/running temp/temperature + {pain}
    `,
    es: `
      {fever}
      escalofríos
      temperatura + {pain}
      escalofrío/escalofríos/tiritando
      cuerpo cortado
      tiemblo … frío
    `,
  },
  {
    topic: 'night sweats',
    en: `
      night sweats/sweets/sweat
      sweat/sweating/sweats/drenched/=soaked/drenches … {at night}
      drench/drenches/drenching/soak/soaks/soaking … sheets/bed/pillow/t-shirt/shirt/pajamas
      soak through
      pillow … wet/wringing/soaked
      sheets … wet/soaked/change
      wake/waking up … drenched/soaked/sweating/wringing
      wake/waking … soaked/drenched
      change … sheets … night
      wake … wringing/drenched/soaking/puddle
      pajamas … wet/soaked/drenched/wring
      pouring … sweat
      sweat … through/sheets/pajamas
      drenched
      hosed down
      nightshirt/nightgown/pajamas/shirt … twice/change
      change … nightshirt/nightgown/pajamas/shirt
      like … hosed
    `,
    es: `
      sudo … noche/noches
      sudor/sudores/sudando … noche/noches/nocturno/nocturnos
      sudores nocturnos
      noche/noches … sudo/sudor/sudando/empapado/empapada
      amanezco empapado/empapada
      mojo la cama … sudo/sudor
      empapo … sábanas/cama/almohada
      despierto empapado/empapada
      sábanas … mojadas/empapadas
      pijama … mojada/empapada
    `,
  },
  {
    topic: 'weight loss',
    unless: ['on purpose'],
    en: `
      {lost weight} + without/unexplained/unintentional/reason/idea/know/why/explain
      {lost weight}
      weight/pounds … falling/melting/dropping off me
      weight is dropping
      weight loss
      down # pounds/lbs/kilos/kg
      down # … pounds/lbs
      dropped # pounds/lbs/sizes
      dropped/lost two/three/four/five/several sizes/pounds/lbs
      clothes/pants/jeans/=rings/dress/skirt … hang/loose
      clothes/pants/jeans/=rings/dress/skirt falling off
      jeans fall off
      clothes … fall/falling off
      two sizes since
      belt … holes/notches/notch/hole
      pants … slide/sliding/falling/loose/belt/swim
      lost … pounds/lbs/kilos/weight/stone
      swimming in … clothes/jeans/pants
      scale … down … pounds/lbs
      skin and bones
      clothes/pants/jeans … hanging/falling off
      not dieting + clothes/weight/pounds/pants
    `,
    es: `
      bajando/bajado/bajé/perdido/perdiendo/perdí … peso/kilos/kg/libras
      bajo de peso
      pérdida de peso
      adelgazando/adelgacé/adelgazado … sin/querer/dieta
      he adelgazado
      ropa/pantalón/pantalones … queda/quedan/caen grande/grandes/flojos
      bajado/bajé/perdido/perdí … kilos/libras/kg/peso
      ropa … nada/grande/floja/queda
      pantalón/pantalones … se me caen/cae
      me estoy quedando en los huesos
      cinturón … hoyo/hoyos
      bajado/bajé/perdido/perdí diez/cinco/seis/siete/ocho/nueve/doce/quince/veinte kilos/libras
      pantalón/pantalones … bailan/baila/nadan
      kilos … sin … dieta/querer/nada
    `,
  },
  {
    topic: 'cancer',
    unless: ['cancer of others'],
    en: `
      {had} {cancer}
      {cancer} survivor/history/patient/diagnosis/treatment/surgery
      {cancer} came back/spread
      {cancer} in remission
      remission
      history of {cancer}
      had/have/has/got … {cancer}
      treated for … {cancer}
      survived/beat … {cancer}
      {cancer} in #
      {cancer} {times ago}
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
      cancer free
      prostate out
      prostate removed
      breast removed
      {cancer} removed
      cancer … {pain}
      lump removed … cancer
      {cancer} … years
      breast off
      took a breast
      took my breast/prostate/kidney/thyroid/colon
      had my breast/prostate/thyroid out/removed
    `,
    es: `
      tuve/tengo/tenía/tuvo/padecí/sobreviví … cáncer/tumor/leucemia/linfoma/melanoma
      cáncer + {times ago}
      sobreviviente de cáncer
      cáncer de seno/mama/próstata/colon/pulmón/tiroides/ovario/piel
      quimio
      quimioterapia
      radioterapia
      oncólogo
      mastectomía
      me quitaron … seno/próstata/tumor
      tuve … {cancer}
      me dio … {cancer}
      {cancer} … dieron de alta
      me operaron … {cancer}
    `,
  },
  {
    topic: 'night pain',
    unless: ['baby wakes', 'eased at night', 'night work'],
    en: `
      {pain} + {wakes}
      {wakes} + {pain}
      {pain at} … {at night}
      {at night} + {pain} + deep/worse/pace/every
      {pain} … worse at night
      {pain} … worse lying/lie/lay
      {pain} … {at night} {cant} sleep
      {cant} sleep + {pain}
      {pain} + {cant} sleep
      keeps/kept/keeping/gets/get me up/awake … {pain}
      {pain} … keeps/kept/keeping/gets/get/stops me up/awake/from
      toss … {pain}
      #am + {pain or bone}
      # am + {pain or bone}
      night pain
      nighttime pain
      up at night with … {pain}
      pace … floor/hall/hallway/room
      sleep in a chair/recliner + {pain}
      sleeping in a chair
      {pain} every night
      {pain} … night/nights/midnight/bedtime
      {pain} … lying still/lying down/flat
      worst at night
      worse lying
      worse in bed
      #/one/two/three/four in the morning … {pain}
      about three in the morning
      gets me up
      {pain} … sleep/sleeping
      {pain} ++ pacing … kitchen/house/floor/hall
      walk floor … {at night}
      {at night} … walk floor
      {pain or back} … #am/# am
      nights … {back}
      night/nights + comes alive
      till birds start
    `,
    es: `
      {pain} + {wakes}
      {wakes} + {pain}
      {pain} … {at night}
      {at night} … {pain}
      no puedo dormir + {pain}
      no me deja dormir
      no duermo + {pain}
      {pain} + no me deja dormir
      me levanto en la noche + {pain}
      {pain} … acostado/acostada
      de madrugada … {pain}
      {pain} … madrugada
      no pego … ojo
      no me deja … dormir
      {pain} … dormir
    `,
  },
  {
    topic: 'constant pain',
    unless: ['works at it'],
    en: `
      same + every/any/no matter … position/posture
      {pain} + same … position/posture/standing/lying
      no position … helps/help/comfortable/eases/better/relief
      nothing/no position makes … difference/better
      {pain} + twenty four hours
      {pain} … 24 7
      {pain} … around the clock
      {pain} + never/not/doesnt/wont … let up/ease/stops/change/changes/stop
      {pain} … day and night
      sit stand … lie … same/difference
      sitting standing lying … same
      makes no difference + {pain}
      exact same
      {pain} … exactly same
      hurts same
      sit stand lie
      {pain} … no matter what/how
      {pain} … constant/nonstop
      {pain} … every/any/all position/positions/posture
      every/any/all position/positions/posture … {pain}
      constant … position/positions
      sit stand lie … constant
      {pain} ++ dont/doesnt care what i do
      nothing i do … changes/helps/touches … pain
      hurts the same sitting/standing/lying
      {pain} … change in no position/postion
      in no position
      no position/postion whatsoever
      sit + stand + lie
      sit + stand + same
      nothing i do turns the dial
      {pain} ++ sit + stand + lie
    `,
    es: `
      {pain} + igual … sentado/sentada/parado/parada/acostado/acostada/posición
      en ninguna posición
      {pain} … no se quita … acostado/acostada/sentado
      ninguna posición
      en cualquier posición
      no hay posición
      {pain} … día y noche
      {pain} … 24 horas
      sentado parado acostado
      sentado/sentada + parado/parada + igual
      sentada parada acostada
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
    unless: ['furniture lump'],
    en: `
      lump
      lumpp
      lumps
      growth on/under
      growing/hard/new bump/lump/knot/ball
      knot … getting bigger/growing
      bump … getting bigger/growing/grow/grown/grew
      mass in/on/under
      mole … changed/changing/bleeding/growing/bigger
      knot/bump/ball/mass/marble/egg/grape/golf … growing/bigger/grow/grew/hard
      hard knot
      hard … lump/ball/bump … neck/breast/armpit/arm/leg/back/groin
      found a … lump/knot/bump/ball
      marble/pea/grape/egg/ball under … skin/arm/chin
      under the skin … rolls/moves/hard
      marble … collarbone/neck/armpit
    `,
    es: `
      bola/bolita/bulto/bultito/pelota … cuello/espalda/axila/seno/pecho/brazo/pierna/ingle/muñeca/mano/hombro/crece/creciendo/salió/piel
      me salió … bola/bolita/bulto
      me encontré … bola/bolita/bulto
      lunar … cambió/crece/sangra
      bola/bolita/bulto/chipote/pelota … crece/creciendo/grande/duro/dura/salió/creció
      me salió … bola/bolita/bulto
      siento … bola/bolita/bulto
    `,
  },
  {
    topic: 'red painful eye',
    unless: ['dry eyes'],
    en: `
      {eye} + red + {pain or light}
      red {eye} + {pain or light}
      {eye} ++ red and {pain}
      {eye} ++ light hurts it
      {eye} + {pain} + light/vision/blurry/swollen/halo/halos
      {eye} + bloodshot + {pain or light}
    `,
    es: `
      {eye} + rojo + {pain or light}
      {eye} ++ rojo y {pain}
      {eye} + colorado + {pain or light}
    `,
  },
  {
    topic: 'swollen joint',
    unless: ['exercise', 'same both sides'],
    en: `
      {joint} + {swollen} + {hot or red}
      {joint} + {swollen} + {pain}
      {joint} + {hot or red} + {pain}
      {joint} ++ {swollen} ++ {hot or red}
      joints + {swollen}
      knuckles/fingers/wrists/hands + {swollen} + {morning or lasting}
      {joint} … fat and hot
      {joint} … {swollen} … {hot or red}
      {joint} … {hot or red} … {swollen}
      {joint} … like oven/ovens/grapefruit/balloon/tomato
      knuckles … {swollen}
      {joint} … size of walnuts/walnut/golf
      {joint} … fry an egg
      {joint} … big as
    `,
    es: `
      {joint} + {swollen} + {hot or red}
      {joint} + {swollen} + {pain}
      articulaciones + {swollen}
      coyunturas + {swollen}
      rodilla + {swollen}
      {joint} … {swollen} … {hot or red}
      coyunturas … {pain}
    `,
  },
  {
    topic: 'morning stiffness',
    en: `
      {stiff} + {morning} + {two hours}
      {stiff} ++ {morning} ++ {two hours}
      {morning} + {two hours} + {stiff}
      {limb} {cant} close + {morning} + {two hours}
      {morning} ++ before … hands … close
      up at # … past # before … hands
      {back} … morning … concrete ++ {two hours}
      takes … till/until … hands/fingers/back … work/bend/unfold/move/close/loosen
      takes till … hands/fingers
      takes til … hands/fingers/back/joints
      {two hours} + loosen
      stiff … {two hours}
      {limb} … bend/unfold/close/uncurl + till/until/past/before + up since/at
      hours to loosen/limber
      stiff … hours … morning
      till noon … stiff
      hands/fingers … work/close/open/uncurl + get up
      rusted … hinges/hinge
      {hands} … rust/rusty/rusted
      every morning … stiff … hours
      {stiff} for hours
      morning … stiff … hours
    `,
    es: `
      {stiff} + {morning} + {two hours}
      {stiff} ++ {morning} ++ {two hours}
      tardo … horas … mover/cerrar/abrir/enderezar/aflojar
      hasta las … manos/dedos/cintura … aflojan/afloja/mueven
      tieso/tiesa … horas
      me cuesta … mañana … horas
      tieso/tiesa/tiesos/tiesas/dura/duras … {two hours}
    `,
  },
  {
    topic: 'racing heart',
    unless: ['after coffee run'],
    en: `
      {heart} + {racing}
      {racing} + {heart}
      palpitations
      palpitation
      {chest} + {flutter}
      beat/beats goes/go missing
      missed/missing beats
      skipped beats
      afib
      {heart} … {racing}
      heart … takes off/skips/jumps/stumbles/trips/pauses/flops
      heart … drum/drumming/galloping/rabbit/fish/bird/washing
      pulse … # sitting/resting
    `,
    es: `
      {heart} + {racing}
      palpitaciones
      taquicardia
      se me salta … corazón/latido/latidos
      {heart} … {racing}
      {racing} … {heart}
      corazón … brinca/salta/galopa/acelera/loco/pausa/aletea/tropieza
    `,
  },
  {
    topic: 'headache',
    unless: ['ordinary headache'],
    en: `
      {headache} + {wakes}
      {headache} … getting/got/gets me out of bed
      {headache} … got/gets/getting me up
      {headache} + {growing}
      {headache} + worse/worst every/each/lying/flat/morning/cough/bend
      {headache} + growin/growing
      {headache} … every day/day for/daily + {lasting}
      {headache} + wake up with
      {headache} ++ they wake/woke me
      wake … with … {headache}
      {headache} + new + {lasting}
      {headache} ++ worse each/every week/day
      {headache} every morning
      {headache} + stopped working
      {headache} + alarm clock
      {headache} … dead sleep
      one headache … week … day
      {headache} … every day
      {headache} … more often
    `,
    es: `
      {headache} + {wakes}
      {headache} + {growing}
      {headache} + todos los días + {lasting}
      {headache} … diario
      {headache} + madrugada
      amanezco con … {headache}
      cada mañana + {headache}
    `,
  },
  {
    topic: 'dizzy with blurred sight',
    en: `
      {dizzy} + {blurred}
      {dizzy} + {sight} + {blurred}
      {dizzy} + vision
      {blurred} vision + {dizzy}
      room … carousel/spins/spinning + screen/everything … soup/blur
      {dizzy} ++ soup/smeary/smear/blurry
      carousel
    `,
    es: `
      {dizzy} + {blurred}
      {dizzy} + vista
      {dizzy} + veo + {blurred}
      se me mueve el piso … letras/vista/agua
      letras … agua
      se mueve … piso ++ letras/vista/agua
      {dizzy} ++ letras/vista/borroso
    `,
  },
];
