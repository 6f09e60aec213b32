import type { List } from '../phrases.ts';

/** What a part of a body can be, do, or no longer do. */
export const states = {
  cant: {
    en: `
      cant
      cannot
      can not
      can hardly/barely
      can no longer
      couldnt
      could not/barely/hardly
      unable
      not able
      wont
      will not
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
      havent able
      struggle
      hard
      isnt
      arent
      aint
      no good at
      keep failing
      without able
      nearly/almost impossible
      refuse/refuses/refusing
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
      no pudo
      ya no puede
      no se puede
      no quiere
    `,
  },
  numb: {
    en: `
      numb
      nub
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
      like not there
      anesthetized
      like static
      no feelin
      zero feeling/sensation
      wont wake up
      {cant} wake it
      like a glove
      like … dentist
      nothing there
      feels like it isnt there
      nume
      numm
      numn
      {not mine}
      go/went/gone/going to sleep
      go/went/gone/going quiet/silent
      frozen over
      shot of novocaine
      dead to touch
      like … shot me/it up
      pins n needels
      wooden
      like wood/plastic/rubber
      buzzing
      like/been/was frozen
      bath of ice
      iced over
      wearing … glove/sock/mitten
      dentist shot
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
      no siento/ciento/siente
      no siento/ciento/siente/sienten nada
      no sentir
      perdí sensibilidad
      muerto
      no la siento
      no lo siento
      no las siento
      no los siento
      sin sentir
      durmieron
      adormecieron
      entumieron
      {not mine}
      engarrotado
      tullido
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
      like/heavy as {dead thing}
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
      wet mattress
      dead weight
      no strength
      lost strength
      strength gone
      {cant move}
      {cant} open/hold/sign/reach for
      no help/use
      no juice/oomph/muscle
      no strength/power left
      out of gas
      drew/draws/wrote/writes worms/scribbles/chicken
      laughs at me
      neither will/can/does
      buckle
      paralyzed
      paralysis
      drift down
      no power
      powerless
      strength went
      no grip
      flops
      keeps dropping
      keeps falling
      fell to side
      {cant} work/lift/raise/close/grip/grab/hold/squeeze/carry/turn/steer/write/type/push/pull/support/straighten/button/snap/zip/point
      {cant} pick up/it
      {cant} make fist
      {cant} get hold
      {cant} bear weight
      {cant} go where/up
      give/gives/gave/giving out/way/up
      flop
      flopped
      just drop
      dropped like
      lift/pull/drag/haul/heave/carry/raise/move it with
      with my/his/her other hand/arm
      with other one
    `,
    es: `
      débil
      debilidad
      sin fuerza
      no fuerza
      fuerza se fue
      flojo
      aguado
      guango
      costal
      no puedo mover
      no puedo levantar
      no puede levantar
      no puede mover
      no mueve
      no levanta
      no sostienen
      no sostiene
      no aguantan
      no sirve
      no jala
      =dobla
      =doblan
      vencen
      colgando como
      cuelga como
      arrastro
      arrastra
      arrastrando
      paralizado
      parálisis
      inútil
      como {dead thing}
      sin control
      no puede cargar
      no puedo cargar
      no puedo ni
      no da
      no me da
      se me cae sola
      se me afloja
      se cae solo/sola
      hecho/hecha un trapo
      bobo
      torpe
      no puedo/puede/pude sostener/agarrar/apretar/cerrar/abrir
      tieso como palo
      de {dead thing}
      no agarra/aprieta/apretaba/detiene/cierra/abre/levanta/carga
      no agarra/aprieta/detiene/carga nada
      se me va pa/para abajo
      se me cae
    `,
  },
  /** What a limb does that no longer does what its owner wants. */
  disobeys: {
    en: `
      {cant} obey/listen/respond/cooperate/mind/answer/behave/react/follow/wake/budge
      {cant} stay where
      {cant} help me/her/him/them
      {cant} get it up/back
      {cant} do what/its/right/anything/nothing/as
      {cant} pay me any mind
      quit/stopped/stop working/listening/moving/obeying/responding/answering/cooperating/minding/functioning
      quit on
      just/flat quit
      up and quit
      quit today/now/lol
      =clocked out/off
      checked out
      signed off
      on/gone strike/vacation/fishing
      out to lunch
      took the day off
      left the building/chat/party/room
      unplugged
      disconnected
      offline
      switched/turned/shut/powered off/down
      resigned/retired
      ignores/ignoring/ignored me/my/orders/what
      deaf to me
      has/have/with mind of own
      does/doing own thing
      just lays/laid/lies/lay/hangs/hung/flops/flopped there/limp/useless
      lags/lagging behind
      {cant} take/taking orders/instructions/commands
      contrary
      stubborn
      got/gets/came/comes/drifts … halfway/down/back
      went right past
      misses what i reach for
      {cant} get/got the message/memo
    `,
    es: `
      no me/le hace/hacen/hizo caso
      no responde/obedece/contesta/reacciona/hace caso
      no me/le responde/responden/obedece/obedecen/contesta/reacciona
      no quiere moverse/mover/levantarse/cerrar/abrir
      hace/hacen lo que quiere/quieren
      se manda solo/sola
      en huelga
      desconectado
      se apagó
      dejó de responder/moverse/mover/funcionar/jalar/teclear/escribir/agarrar/servir
      como si se hubiera ido
      se fue de vacaciones
    `,
  },
  /** A part that feels as if it were somebody else's. */
  'not mine': {
    en: `
      belong/belonging … someone/somebody/else/another/neighbor/stranger/guy/man/woman/person/other
      {cant} belong to me
      {cant}/wasnt/not mine
      {cant}/wasnt/not part of me
      like/into/touching/wearing someone/somebody/stranger
      like another person
      someone/somebody else
      a stranger
    `,
    es: `
      como/era/fuera/es/son/parece/parecen de otro/otra/alguien
      no es/era/fuera mío/mía
      no son/fueran míos/mías
      ajeno
      prestado
      del vecino
    `,
  },
  'dead thing': {
    en: `
      towel/rope/rag/noodle/log/brick/anchor/balloon/mannequin/puppet/meat/steak/fish/sandbag/cement/concrete/rubber/lead/stone/wood
      sack of feed/potatoes/flour/sand/cement
      bag of sand/cement/feed
      wet mattress/towel/sock/noodle/blanket/rag
      tree trunk
      dead fish
      prosthetic
      pudding/mush/putty/wax/oatmeal/jelly/jello/spaghetti/water/bread/dough/clay/sponge/pillow
      dummy/statue/stranger
    `,
    es: `
      trapo/plomo/hierro/costal/bulto/piedra/palo/madera/hule/goma/gelatina/cemento/lana/muñeco/títere/carne/tronco/fierro
      guante
      arena
      lleno/llena de arena
      guante lleno de arena
      atole/masa/plastilina/algodón/esponja/estatua/saco/ladrillo/leño/aguado/chicle/flan
    `,
  },
  /** After a day in a chair legs are; on one side, or with more that is wrong, it is a sign. */
  heavy: {
    en: `
      heavy
    `,
    es: `
      pesado
      pesa
    `,
  },
  'numb or weak': {
    en: `
      {numb}
      {weak}
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
      sick to/at stomach
      been/was sick since/all/twice/three/two/four
      sick #/two/three/four times
      lost dinner/lunch/supper/breakfast/cookies
      queasy
      nausea
      nauseous
      nauseated
      chuck
      heave
      upchuck
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
      foggy
      keep falling asleep
      passed out
      lethargic
      woozy
      pupil
      slurring
      keep/keeps waking/shaking me/him/her
      limp
      double
      seeing stars
      drifting off
      wont stay awake
      acting strange/weird/funny
      talking nonsense
      forgetting
      {cant} keep awake
      keep/keeps/kept asking/repeating
      ask/asks/asking what/same/over
      {cant} remember/know what/where/day
      {cant} keep straight
      {cant}/not make/making sense
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
      dormida todo el
      se me duerme
      no coordina
      no sabe/sé qué día/dónde
      pregunta lo mismo
      repite lo mismo
      dormilón
      no lo puedo mantener despierto
      mucho sueño
      bien dormido
    `,
  },
  dizzy: {
    en: `
      dizzy
      dizziness
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
      blurred
      smeary
      smear
      fuzzy
      foggy
      cloudy
      hazy
      dim
      dimmed
      dims
      swimming
      out of focus
      through … water/dishwater/fog/smoke/mud/vaseline
      like/behind … wax/frosted/smoke/film/fog/vaseline/steam
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
      sag
      crooked
      lopsided
      lop sided
      uneven
      fell on one side
      dropped on one side
      hang
      pulled to side
      pulls to one side
      twisted
      not same on both sides
      frozen
      =hung
      caved
      fallen
      only half
      slide/slid/slipping south/sideways
      dropping/dropped/drops down/on one
      melt
      {cant} match/matching
      {cant} work/move/lift/match/even/close/shut
      {cant} go up
      {cant} keep/keeping up
      candle wax
      sagging
      saggy
      slack
      went sideways
      drags down
      slanted
      sunk
    `,
    es: `
      caído
      caer
      cayó
      torcido
      torció
      chueca
      ladeado
      desviado
      jalado
      enchuecó
      paralizado
      se fue de lado
      colgado
      colgando
      ladeada
      virado
      virada
      jala
      jalando
      volteada
      desfigurada
      floja
      como de cera
      no se mueve
      no la/lo puedo mover
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
