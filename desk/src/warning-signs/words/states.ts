import type { List } from '../phrases.ts';

/** What a part of a body can be, do, or no longer do. */
export const states = {
  cant: {
    en: `
      cant
      can't
      cannot
      can not
      can hardly/barely
      can no longer
      couldnt
      could not/barely/hardly
      unable
      not able
      wont
      won't
      will not
      refuses
      doesnt
      dont
      does not
      do not
      didnt
      wouldnt
      hardly
      barely
      no longer
      trouble
      cannt
      cuoldnt
      aint able
      havent able
      isnt able
      arent able
      struggle
      hard
    `,
    es: `
      no puedo
      no puede
      no pude
      no podía
      no puedo ni
      no logro
      no consigo
      no alcanzo
      no me deja
      batallo
      me cuesta
      apenas puedo
      casi no puedo
      ya no puedo
    `,
  },
  numb: {
    en: `
      numb
      nub
      nunb
      num
      nimb
      numbness
      =dead
      asleep
      tingle
      tingly
      pins needles
      pins and needles
      pins n needles
      prickly
      no/little/less feeling/sensation
      not much feeling/sensation
      hardly/barely any feeling/sensation
      lost/losing/loss feeling/sensation
      {cant} feel
      {cant} fell/fel
      feel nothing
      novocaine
      novocain
      belong … someone else
      dont belong to me
      wasnt mine
      isnt mine
      not mine
      like not there
      anesthetized
      went to sleep
      gone to sleep
      went dead
      like static
      like tv static
      nub
      no feelin
      zero feeling/sensation
      fast asleep
      asleep
      wont wake up
      {cant} wake it
      like touching a stranger
      like somebody/someone else
      belongs to somebody
      like novocaine
      like a glove
      like … dentist
      nothing there
      feels like it isnt there
      nume
      numm
      numn
    `,
    es: `
      dormido
      dormir
      durmió
      duerme
      duermen
      adormeció
      entumió
      adormecido
      adormecimiento
      adormilado
      entumido
      entumecido
      entumecer
      entumir
      acalambrado
      hormigueo
      hormigas
      cosquilleo
      anestesiado
      insensible
      sin sensibilidad
      no siento
      no ciento
      no siente
      no sentir
      perdí sensibilidad
      muerto
      como muerto
      como de otro
      no es mío/mía
      no la siento
      no lo siento
      no las siento
      no los siento
      sin sentir
      como si no fuera mía/mío
      durmieron
      adormecieron
      entumieron
    `,
  },
  weak: {
    en: `
      weak
      wek
      weakness
      =weekness
      limp
      floppy
      heavy
      useless
      jelly
      jello
      rubber
      rubbery
      noodle
      spaghetti
      sandbag
      sack of sand/flour/cement
      bag of sand
      lead
      cement
      concrete
      brick
      wet mattress
      log
      dead weight
      no strength
      no stregnth
      lost strength
      strength gone
      {cant} lift
      {cant} raise
      {cant move}
      {cant} work
      {cant} close
      {cant} grip
      {cant} grab
      {cant} hold
      {cant} squeeze
      {cant} obey
      {cant} listen
      {cant} respond
      {cant} do what i
      {cant} cooperate
      {cant} make fist
      {cant} get hold
      stopped working
      quit working
      quit on me
      give out
      gave out
      give way
      gave way
      buckle
      collapse
      drag
      hanging limp
      hangs limp
      paralyzed
      paralysis
      flopped
      just dropped
      dropped like
      drift down
      no power
      powerless
      like {dead thing}
      {cant} pick up
      {cant} pick it
      {cant} carry
      {cant} turn
      {cant} steer
      {cant} write
      {cant} type
      {cant} push
      {cant} pull
      {cant} support
      {cant} bear weight
      {cant} straighten
      {cant} go where
      {cant} go up
      {cant} mind me
      quit minding
      wont go where
      floppy
      gone limp
      strength went
      no grip
      flops
      lift … with other one/hand/arm
      catching on
      keeps dropping
      keeps falling
      fell to side
    `,
    es: `
      débil
      debilidad
      pesado
      pesa
      sin fuerza
      no fuerza
      fuerza se fue
      flojo
      aguado
      guango
      de trapo
      como trapo
      de plomo
      como plomo
      de cemento
      costal
      de gelatina
      de hule
      de palo
      de bulto
      como bulto
      no puedo mover
      no puedo levantar
      no puede levantar
      no puede mover
      no mueve
      no levanta
      no responde
      no responden
      no obedece
      no obedecen
      no sostienen
      no sostiene
      no aguantan
      no sirve
      no jala
      =dobla
      =doblan
      vencen
      colgando
      cuelga
      arrastro
      arrastra
      arrastrando
      paralizado
      parálisis
      inútil
      como {dead thing}
      no me responde
      no me obedece
      sin control
      no puede cargar
      no puedo cargar
      no puedo ni
      no da
      no me da
      se me cae sola
      se me afloja
    `,
  },
  'dead thing': {
    en: `
      towel/rope/rag/noodle/log/brick/anchor/balloon/mannequin/doll/puppet/meat/steak/fish/sandbag/cement/concrete/rubber/lead/stone/wood
      beach towel
      sack of feed/potatoes/flour/sand/cement
      bag of sand/cement/feed
      wet mattress/towel/sock/noodle/blanket/rag
      tree trunk
      dead fish
      prosthetic
    `,
    es: `
      trapo/plomo/costal/bulto/piedra/palo/madera/hule/goma/gelatina/cemento/lana/muñeco/títere/carne/tronco/fierro
      guante
      arena
      lleno/llena de arena
      guante lleno de arena
    `,
  },
  'numb or weak': {
    en: `
      {numb}
      {weak}
      gone
    `,
    es: ``,
  },
  pain: {
    en: `
      pain
      painful
      ache
      achy
      hurt
      hurting
      sore
      agony
      throb
      stiff
      sciatica
      cramp
      killing me
      sharp
      stab
      bark
      scream
      backache
      pane
      payn
    `,
    es: `
      dolor
      duele
      doler
      dolió
      adolorido
      punzada
      ardor
      arde
      ciática
      molestia
      tieso
      calambre
    `,
  },
  swollen: {
    en: `
      swollen
      swolen
      swell
      swelled
      swelling
      puffy
      puffed
      blew up
      blown up
      ballooned
      twice size
      twice as big
      bigger than other
      bigger around
      inch bigger
      size of grapefruit
      like grapefruit
      like balloon
      fat and
      big as
      like sausage
      like bread dough
      like loaf
      wont go in my/shoes/crocs
      {cant} get my shoes
      twice as
      like an egg
      puffed up
      size of grapefruit/egg/baseball/softball/golf/orange/melon
    `,
    es: `
      hinchado
      hinchazón
      hinchar
      inflamado
      inflamación
      inflado
      inflar
      doble de grande
      más gordo/grande que otro
      como pan
      como globo
      como bolillo
      el doble
      más gorda/gordo
      del doble
    `,
  },
  'hot or red': {
    en: `
      hot
      hott
      warm
      warmer
      red
      redness
      burning up
      heat
      like oven/ovens
      feverish
      burning
      biscuit
      purple
    `,
    es: `
      caliente
      calientito
      rojo
      colorado
      enrojecido
      ardiendo
      calor
      hirviendo
      quema
      morada
    `,
  },
  bleed: {
    en: `
      bleed
      =bled
      blood
      bloody
      =spotting
      hemorrhage
      bright red
      bright red
      red in my underwear
      puddle of red
    `,
    es: `
      sangre
      sangrar
      sangrado
      sangrando
      sangra
      sangrndo
      hemorragia
      manchando
      manchado
      bajando sangre
      manchita
    `,
  },
  vomit: {
    en: `
      throw up
      threw up
      throwing up
      vomit
      puke
      barf
      hurl
      sick to my stomach
      queasy
      nausea
      nauseous
      nauseated
      chuck
      heave
      upchuck
      lost my lunch
      threw up
      thrown up
      thrown-up
    `,
    es: `
      vómito
      vomitar
      vomitando
      vomita
      vomité
      devolver estómago
      guacarear
      náuseas
      asco
      guacareando
      guacara
      vasca
      basca
      volver estómago
      devolviendo
    `,
  },
  drowsy: {
    en: `
      drowsy
      sleepy
      groggy
      nod off
      doze
      {cant} stay awake
      {cant} keep eyes open
      {cant} wake
      {cant} rouse
      hardly rouse
      wont wake
      slept through
      out of it
      confused
      not making sense
      foggy
      keep falling asleep
      passed out
      lethargic
      woozy
      pupil
      slurring
      cant remember
      keep asking same
      shake me
      limp
      double
      seeing stars
      drifting off
      wont stay awake
      acting strange/weird/funny
      talking nonsense
      forgetting
      asking same
    `,
    es: `
      con sueño
      sueño
      somnoliento
      adormilado
      no despierta
      no lo puedo despertar
      no se despierta
      se queda dormido
      cabeceando
      confundido
      ido
      atontado
      mareado
      no se acuerda
      no me acuerdo
      desorientado
      no se despierta
      dormida todo el
      se me duerme
      no coordina
    `,
  },
  dizzy: {
    en: `
      dizzy
      dizziness
      dizy
      lightheaded
      light headed
      vertigo
      woozy
      room spins
      room is spinning
      everything spins
      faint
    `,
    es: `
      mareo
      mareado
      marea
      mareos
      vértigo
      aturdido
      da vueltas
    `,
  },
  blurred: {
    en: `
      blur
      blurry
      blury
      blurred
      smeary
      smear
      fuzzy
      foggy
      cloudy
      hazy
      dim
      swimming
      out of focus
    `,
    es: `
      borroso
      borrosa
      nublado
      nubla
      nublar
      empañado
      manchas
    `,
  },
  crooked: {
    en: `
      droop
      droopy
      sag
      crooked
      lopsided
      lop sided
      uneven
      =slid down
      slipped down
      fell on one side
      dropped on one side
      hang
      hangs
      melting
      pulled to side
      pulls to one side
      twisted
      not even
      not same on both sides
      frozen
      wont move
      =hung
      caved
      fallen
      wont go up
      wont lift
      only half
      melted
    `,
    es: `
      caído
      caer
      cayó
      chueco
      torcido
      torció
      chueca
      ladeado
      de lado
      desviado
      jalado
      enchuecó
      paralizado
      chueco
      se fue de lado
      colgado
      colgando
      de lado
    `,
  },
  growing: {
    en: `
      get/gets/getting/got/gotten/become/becoming/growing weak/weaker/worse/less/smaller
      getting … weak
      gotten … weak
      weaker
      worse
      a bit less
      less each week
      losing
      lost
      downhill
      going
      fade
      keep getting worse
      stronger
      more often
      week by week
      month by month
      isnt what it was
      not what it was
      used to be able
    `,
    es: `
      cada vez más/menos/peor
      cada día más/menos/peor
      va empeorando
      empeora
      empeorando
      peor
      perdiendo
      pierdo
      ha ido
      ya no
    `,
  },
} as const satisfies Record<string, List>;
