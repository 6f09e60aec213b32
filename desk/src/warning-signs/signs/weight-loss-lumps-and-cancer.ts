import type { Sign } from '../sign.ts';

/** What a doctor should see within days: weight lost without trying, a lump that grows, cancer now or before. */
export const weightLumpAndCancerSigns: readonly Sign[] = [
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
];

export const weightLumpAndCancerWords = {
  clothes: {
    en: `
      clothes/pants/jeans/slacks/trousers/=shorts/skirt/skirts/dress/suit/shirts/collar/britches/dungarees
      uniform/bra/scrubs/waistband
      everything i own/wear
    `,
    es: `ropa/pantalón/pantalones/falda/vestido/blusas/uniforme/camisas`,
  },
  'too loose': {
    en: `
      swim/swims/swimming/loosen/baggy/sag/sagging/rope/string/suspenders/pinned
      hang/hangs/hanging on/off/from me
      got/gotten/getting/become/fit/hang loose/looser/big
      got/gotten/getting/become too/so/real loose/big
      loose on me
      fall/falls/falling/fell/slide/slides/sliding/slip/slips/drop/dropping off/down
      swallow me
      bag/bags on
      too big on/for me
      big on me
      spin/spins/twist/twists … on me
      safety pin/pins
      two sizes
      like … tent/sack/scarecrow/curtains
      wont stay
      taken in
      hitch/hitching up
    `,
    es: `
      nada/nadan/baila/bailan
      me queda/quedan grande/grandes/flojo/floja/flojos/flojas
      se me cae/caen
      me queda/quedan enorme/enormes/guango/guangos/aguado
      me sobra
    `,
  },
  belt: { en: `belt`, es: `cinturón/cinto/correa` },
  notch: {
    en: `
      hole/holes/notch/notches
      around twice
    `,
    es: `hoyo/hoyos/agujero/agujeros/hoyito`,
  },
  ring: {
    en: `
      wedding ring/band
      my =ring
      my =rings
    `,
    es: ``,
  },
  'falls off': {
    en: `
      loose/spins/spin
      fall/falls/falling/fell/slide/slides/slips/flew off
      too big
      sized down
      tape/yarn on
    `,
    es: ``,
  },
  'from a size': {
    en: `
      from a/size #
      went/gone/dropped/down from
      went/gone/dropped from a
    `,
    es: ``,
  },
  size: { en: `#/small/medium/large/size`, es: `` },
  pounds: {
    en: `
      pounds
      # pounds/lbs/lb/kilos/kg/kilo
      # some/odd pounds/lbs/kilos
      five/ten/twelve/fifteen/eighteen/twenty/thirty/forty/fifty pounds/lbs/kilos
      twenty/thirty/ten/forty some/odd/five pounds/lbs
      two/three sizes
    `,
    es: `
      kilos
      # kilos/kg/libras
      cinco/seis/siete/ocho/nueve/diez/doce/quince/veinte kilos/libras
    `,
  },
  'without trying': {
    en: `
      {no change}
      without trying/dieting/reason/meaning
      not trying/dieting
      eat/eating the same/like/as/what/plenty/normal/good
      same biscuits/food/meals/breakfast/lunch/supper
      appetite … fine/good/same
      dont know why
      no idea why
      for no reason
      than at/in/last easter/christmas/thanksgiving/summer/spring/fall/year
      since easter/christmas/thanksgiving/summer/spring/fall/winter/labor/january/february/march/april/may/june/july/august/september/october
      not on a diet
    `,
    es: `
      sin hacer nada/dieta/ejercicio
      sin querer
      sin proponérmelo
      sin dieta
      sin razón
      no ando/estoy/hago … dieta
      comiendo igual
      y como
      sin cambiar
      no sé por qué
    `,
  },
  'no change': {
    en: `
      havent/hasnt/not/didnt change/changed
      nothing changed
      not changed one/a/anything
      same as ever/always
    `,
    es: ``,
  },
  scale: { en: `scale/scales`, es: `báscula` },
  'keeps dropping': {
    en: `
      dropping/drops/lower/down
      going/goes/went/keeps/kept down
      less every/each
    `,
    es: `bajando/menos`,
  },
  dropping: { en: `dropping/lower/less`, es: `` },
  'got thin': {
    en: `
      gotten/become/look/looking/getting thin/skinny/scrawny/gaunt/bony
      got =so/=too thin/skinny/scrawny
      skin and bones
      ribs show/showing/stick
      cheeks sunk/sunken/hollow
      wasting away
      melting away
      lost my rear/behind/bottom
      dropped weight
      weight is/keeps dropping/falling
    `,
    es: `
      enflacando/enflaqué
      me veo/ven chupado/chupada/demacrado/demacrada/flaco/flaca/esqueleto
      me estoy quedando flaco/flaca
      me estoy secando/consumiendo
      me preguntan … enfermo/enferma
      ando/estoy muy flaco/flaca/delgado/delgada
    `,
  },
  'falling off': {
    en: `
      vanishing/disappearing/going
      falling/melting/dropping/sliding off
    `,
    es: ``,
  },
  losing: {
    en: `lost/losing/loosing/shed/shedding/dropped/=down`,
    es: `bajado/bajando/bajé/perdido/perdiendo/perdí`,
  },
  'not my weight': {
    en: `
      inch/screen/monitor
      clutter/shredder/paper/luggage/boxes
      scale of 1/one
      desk/table/chair is/weighs
      {thing} … lost
    `,
    es: ``,
  },
  lump: {
    en: `
      lump/nodule/cyst
      marble/gumball/grape/walnut/pebble/goose/golf … under/in/on/behind
      like/size of … marble/gumball/grape/walnut/pebble/goose/golf
    `,
    es: ``,
  },
  knot: { en: `{lump}/knot/bump/ball/mass/pea/olive/growth/swelling`, es: `` },
  'knot place': {
    en: `
      armpit/breast/boob/collarbone/jaw/groin/testicle/skin
      arm pit
      under my arm
      behind knee/ear
    `,
    es: ``,
  },
  'lump size': { en: `egg/grape/golf/walnut/marble/plum/pea/ball/lemon/olive`, es: `` },
  bola: { en: ``, es: `bola/bolita/bulto/bultito/pelota/pelotita/canica/nuez/chipote/tumorcito/ganglio` },
  'lump place': {
    en: `
      neck/throat/armpit/breast/boob/collarbone/jaw/groin/testicle/shoulder/thigh/shin/skin/wrist/forearm/back
      spine/ribs
      arm pit
      under my arm
      behind knee/ear
    `,
    es: `
      cuello/axila/sobaco/seno/pecho/ingle/hombro/espalda/pierna/brazo/muñeca/clavícula/piel/nuca
      atrás de la oreja
    `,
  },
  'growing bigger': {
    en: `
      bigger/growing/grows/grown/grew/doubled
      getting big
    `,
    es: `
      crece/creciendo/creció/crecido
      más grande
      cada vez más
    `,
  },
  'changed mole': {
    en: `changed/changing/bleeds/bleeding/growing/bigger/darker/itches/new`,
    es: `cambió/cambiado/crece/sangra/creció/oscuro`,
  },
  'head hit lump': {
    en: `
      massage/tie
      speed bump
      bump into
      bump on the road
      fist bump
      stress ball
      tennis ball
      lacrosse ball
      ball chair
      knot in shoulder/shoulders/neck/back/muscle
      lump in throat
      mass of
    `,
    es: ``,
  },
  'furniture lump': { en: `gel/cable/cushion/cables/seat/foam/mattress/sugar`, es: `cojín/colchón` },
  cancer: {
    en: `
      cancer/lymphoma/leukemia/melanoma/myeloma/sarcoma/carcinoma/tumor/tumour
      breast/prostate/lung/skin/colon/thyroid/cervical/ovarian/bone/blood/bladder/kidney/testicular/brain/stomach/liver/bowel/rectal/uterine/throat cancer
    `,
    es: `cáncer/tumor/leucemia/linfoma/melanoma`,
  },
  'cut out': {
    en: `
      removed/lopped/carved
      cut/cutting/took/taken/take off/out
      surgeon took
      they took
    `,
    es: ``,
  },
  'cancer or part': {
    en: `
      {cancer}/breast/prostate/colon/thyroid/ovary/ovaries/bladder
      both breasts
      kidney … tumor/cancer
      lobe of lung
    `,
    es: `
      {cancer}/seno/senos/próstata/tiroides/ovario
      pecho derecho/izquierdo
    `,
  },
  survived: {
    en: `
      beat/survived/survivor/licked/whipped/remission/fought/battled/finished/treatment
      went through
    `,
    es: ``,
  },
  finished: {
    en: `
      finished/did/had/after/through/completed/during/since/last
      done with
      rounds of
    `,
    es: ``,
  },
  my: { en: `my`, es: `` },
  had: {
    en: `
      had/have/got/beat/survived/after/since/fighting/battling
      ive had
      treated for
      diagnosed with
      after my
    `,
    es: ``,
  },
  'times ago': {
    en: `
      survivor
      years ago
      months ago
      in #year
      last year
    `,
    es: `
      hace
      en #year
    `,
  },
  'cancer of others': {
    en: `
      {relative}/=she/=he/charity/center/website/blog/research/oncology/billing/nurse
      {relative} has/had/is
      family history
    `,
    es: ``,
  },
} as const;
