import type { List } from '../phrases.ts';

/** Parts of the body. "my", "left" and the like need not stand here. */
export const body = {
  arm: {
    en: `
      arm
      forearm
      elbow
      bicep
      arn
      wing
      whole arm
    `,
    es: `
      brazo
      bracito
      antebrazo
      codo
    `,
  },
  hand: {
    en: `
      hand
      wrist
      palm
      fist
      paw
      mitt
      mouse hand
    `,
    es: `
      mano
      manita
      muñeca
      puño
    `,
  },
  finger: {
    en: `
      finger
      fingertip
      finger tip
      thumb
      pinky
      pinkie
      knuckle
    `,
    es: `
      dedo
      dedito
      pulgar
      meñique
      yemas
    `,
  },
  shoulder: {
    en: `
      shoulder
    `,
    es: `
      hombro
    `,
  },
  leg: {
    en: `
      leg
      thigh
      shin
      knee
      nee
      quad
      hamstring
      laig
      limb
      hip down
    `,
    es: `
      pierna
      muslo
      rodilla
      espinilla
      zanca
      canilla
    `,
  },
  calf: {
    en: `
      calf
      calves
      back/meat of leg/knee
      behind knee
      below … knee in back
      lower leg
      leg below knee
    `,
    es: `
      pantorrilla
      chamorro
      batata
      atrás/detrás de rodilla
      parte de atrás de pierna
      corva
      gemelo
    `,
  },
  foot: {
    en: `
      foot
      feet
      toe
      heel
      ankle
      sole
    `,
    es: `
      pie
      talón
      tobillo
      planta
    `,
  },
  limb: {
    en: `
      {arm}
      {hand}
      {finger}
      {shoulder}
      {leg}
      {calf}
      {foot}
      limb
    `,
    es: ``,
  },
  face: {
    en: `
      face
      cheek
      lip
      mouth
      smile
      jaw
      eyelid
      eye lid
      eyebrow
      tongue
      grin
      smirk
      mouf
      fase
    `,
    es: `
      cara
      carita
      rostro
      mejilla
      cachete
      labio
      boca
      sonrisa
      párpado
      ceja
      lengua
      mandíbula
      quijada
    `,
  },
  head: {
    en: `
      head
      skull
      forehead
      temple
      noggin
      scalp
    `,
    es: `
      cabeza
      cabecita
      cráneo
      nuca
      frente
      sien
      mollera
      coco
    `,
  },
  eye: {
    en: `
      eye
      eyeball
    `,
    es: `
      ojo
      ojito
    `,
  },
  sight: {
    en: `
      sight
      eyesight
      vision
      {eye}
    `,
    es: `
      vista
      visión
    `,
  },
  neck: {
    en: `
      neck
      nape
    `,
    es: `
      cuello
      nuca
      pescuezo
      cogote
    `,
  },
  chest: {
    en: `
      chest
      breastbone
      breast bone
      sternum
      rib cage
      ribcage
      behind tie
      behind ribs
      front of me
      across front
      upper ribs
      boob
      left breast
      collarbone
      collar bone
      bosom
      bust
    `,
    es: `
      pecho
      esternón
      tórax
      boca del estómago
      tetilla
    `,
  },
  heart: {
    en: `
      heart
      hart
      pulse
      heartbeat
      heart rate
      ticker
    `,
    es: `
      corazón
      pulso
      ritmo
    `,
  },
  belly: {
    en: `
      belly
      stomach
      tummy
      abdomen
      gut
      bread basket
      under my ribs
      insides
      guts
      belly button
      middle
    `,
    es: `
      panza
      barriga
      estómago
      vientre
      abdomen
      tripa
      tripas
      entrañas
    `,
  },
  back: {
    en: `
      back
      spine
      backbone
      tailbone
      shoulder blade
      sacrum
      low back
      hip
      ribs
    `,
    es: `
      espalda
      columna
      espinazo
      cintura
      lomo
      rabadilla
      cóccix
      cadera
      costillas
      espaldilla
      omóplato
    `,
  },
  groin: {
    en: `
      groin
      crotch
      genitals
      genital area
      private parts/area
      privates
      perineum
      taint
      seat area
      saddle area
      in the saddle
      below my belt
      saddle region
      where saddle
      sit bones
      bikini area
      pelvic floor
      inner thigh
      vagina
      penis
      scrotum
      testicle
      balls
      labia
      vulva
      between legs
      between thighs
      down there
      anus
      rectum
      butthole
      fanny
      lady parts
      nether region
      undercarriage
      where … bicycle/bike/horse seat/saddle
      bicycle/bike/horse/motorcycle seat/saddle
      touch/touches/touching … bicycle/bike/horse seat/saddle
      part/parts … sit on
      junk
      down south
      my parts
      my business
      hoo ha
      hooha
      manhood
      willy
      coochie
      where sun
      private bits
      tailbone and below
    `,
    es: `
      entrepierna
      ingle
      genitales
      partes íntimas/privadas/nobles
      íntimas
      zona íntima
      ahí abajo
      allá abajo
      allí abajo
      aquí abajo
      perineo
      vagina
      pene
      testículos
      ano
      cola
      entre las piernas
      silla de montar
      partes de abajo
      parte íntima
      parte de abajo
      mis cositas
      donde/parte … me siento
      asiento de la bici/bicicleta/moto
      mis/las partes
      partes … espalda
    `,
  },
  /** A chair makes them numb; it is a sign only when it came at once or with a back that hurts. */
  buttocks: {
    en: `
      my bottom
      backside
      butt
      buttocks
      bum
      rump
      rear end
      tush
      my behind
      seat of my pants
    `,
    es: `
      nalga
      pompis
      pompas
      trasero
      glúteos
      asentaderas
      colita
    `,
  },
  joint: {
    en: `
      joint
      {hand}
      {knuckle}
      {leg}
      {foot}
      {finger}
      {arm}
    `,
    es: `
      articulación
      coyuntura
    `,
  },
  knuckle: {
    en: `
      knuckle
    `,
    es: `
      nudillo
    `,
  },
  'anywhere on the body': {
    en: `
      {limb}
      {face}
      chin
      {head}
      {eye}
      {neck}
      {chest}
      {belly}
      {back}
      {groin}
      {buttocks}
      body
      skin
      ear
      nose
      gums
      tooth
      teeth
      throat
      voice
      armpit
      breast
      collarbone
      muscle
      scalp
      lid
      nail
    `,
    es: `
      cuerpo
      piel
      oreja
      oído
      nariz
      encías
      diente
      muela
      garganta
      voz
      axila
      seno
      músculo
      uña
    `,
  },
  hands: { en: `hand/hands/finger/fingers/thumbs`, es: `` },
  'foot or toes': {
    en: `
      foot/toe/toes
      front of foot
    `,
    es: `
      pie/punta
      dedos del pie
    `,
  },
} as const satisfies Record<string, List>;
