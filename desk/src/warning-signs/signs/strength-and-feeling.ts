import type { Sign } from '../sign.ts';

/** What a doctor should see within days: strength, feeling, balance. */
export const nerveSigns: readonly Sign[] = [
  // What hands, arms and legs did before and no longer do: jars, rags, keys, bags, stairs, chairs.
  {
    topic: 'growing weakness',
    unless: ['exercise', 'ordinary course', 'no task of the body'],
    en: `
      {cannot} … {takes strength} … {needs strength}
      {needs strength} + {beats me}
      {beats me} + {needs strength}
      {two hands} + {needs strength}
      {needs strength} + {two hands}
      {helper} has/have/had to … {needs strength}
      {helper} opens/open/lifts/carries/starts … {needs strength} … now/anymore/for me
      went from … to not
      {cannot} … make … fist
      {cannot} {takes strength} … {anymore}
      {anymore} … {cannot} {takes strength}
      no longer {takes strength}
      used to {takes strength} … {now not}
      {limb} + {tired or weak} + {growing over time}
      {growing over time} + {limb} + {tired or weak}
      {limb} ++ {weak} ++ {growing over time}
      {grip strength} + {going}
      {going} + {grip strength}
      {lost} … {grip strength}
      {grip strength} ++ {growing over time}
      {cannot} + {rise} + {growing over time}
      {cannot} + {rise} … {without arms}
      {rise} + {without arms} + {growing over time}
      stairs/steps + {harder} + {growing over time}
      harder … stairs/steps … {growing over time}
      thighs/legs/arms … dont have it
      {child} … used to … {now not}
      {child} … could … {now not}
    `,
    es: `
      {cannot} … {takes strength} … {needs strength}
      {needs strength} … no/ni puedo
      no/ni puedo/puede {takes strength}
      ya no … {takes strength}
      ni … {needs strength} … puedo
      se me va/fue/acaba/acabó/está … {grip strength}
      se va/está yendo … {grip strength}
      {grip strength} + {growing over time}
      {limb} + {tired or weak} + {growing over time}
      {growing over time} + {limb} + {tired or weak}
      {lost} … {grip strength}
      necesito/uso/con las dos manos + {needs strength}
      me tienen que abrir/cargar
      cuesta … {takes strength}
      {child} … antes … ya no
    `,
  },
  // What slips out of a hand, and small things that fingers no longer do.
  {
    topic: 'clumsy hands',
    unless: ['always clumsy', 'exercise', 'no task of the body'],
    en: `
      {lets drop} … {held} + {again and again}
      {again and again} … {lets drop} … {held}
      {lets drop} … {held} + {hands}
      {keeps} {lets drop}
      {lets drop} + {lately}
      {held} + {escapes} … {hands}
      {held} {escapes} … floor/shirt/lap + {again and again}
      {held} … on the floor + {again and again}
      {hands} + {opens by itself}
      broke/broken/breaking/smashed + {count} + {held}
      {held} + {again and again} + broke/broken/smashed
      {held} … broke … {this month}
      {cannot} … {fine task}
      {fine task} + {beats me}
      {beats me} + {fine task}
      {fine task} {takes long}
      {fine task} … {anymore}
      {takes long} + {fine task}
      used to … {fine task} + {now not}
      {fine task} + used to + {now not}
      {writing} + {changed}
      {writing} + {cannot} read
      {hands} + {wont mind}
      {hands} + wrong/two/three keys/key
      hit/hits/hitting + wrong/two/three keys/key + {new for me}
      {hands} + {clumsy} + {lately}
      {clumsy} {hands}
    `,
    es: `
      {se cae} … {held}
      {held} … {se cae} + {again and again}
      {held} … {se cae} … {hands}
      {se cae} todo
      {se cae} … de las manos
      {tiro} … {held}
      ando/vivo tirando
      {cannot} … {fine task}
      ya no puedo/puede … {fine task}
      ni puedo/puede … {fine task}
      ni … {fine task} puedo
      {fine task} … {takes long}
      me tardo … {fine task}
      {writing} … {changed}
      {hands} + {clumsy}
      manos de mantequilla/trapo
      {hands} … {no obedecen}
      he quebrado/roto … {held}
    `,
  },
  // How somebody walks, what they hold on to, and how often they go down.
  {
    topic: 'unsteady gait',
    unless: ['furniture unsteady', 'brief', 'calls and words', 'playful'],
    en: `
      {walk} + {like a drunk}
      {feet} + {on something soft}
      {walks} {on something soft}
      {holds on} … {wall or furniture} + {to get around}
      {to get around} … {holds on} … {wall or furniture}
      {walk} + {holds on} + {wall or furniture}
      {bounces off} … {walls}
      {walls} … {bounces off}
      {weaves} + {walk}
      {walk} + {weaves}
      {take my arm} + {weaves}
      i weave/weaving/veer/veering/list/stagger/totter/teeter
      {gone down} + {again and again} 
      {gone down} + no reason
      {eyes shut} + {tips over}
      {tips over} + {eyes shut}
      {look at feet} + {where they are}
      look/watch/watching/stare … {my feet} … {to walk}
      {feet} + {where they are}
      {child} + {walk} + toes/funny/wobbly/sideways/stiff
      {child} + {falls over} + feet/nothing/air
      {falls over} … own feet
      {falls over} + nothing/air + {again and again}
    `,
    es: `
      {walk} … {like a drunk}
      ando como {like a drunk}
      {me agarro} … {wall or furniture}
      {gone down} … {again and again}
      {de lado}
      {child} + tropieza
      {child} … se cae … mucho/seguido/rato/solo/sola/diario
    `,
  },
  {
    topic: 'foot drop',
    unless: ['exercise', 'furniture unsteady', 'not a foot'],
    en: `
      {foot or shoe} + {slaps}
      {slaps} + {foot or shoe}
      {foot or shoe} + {wont come up}
      {cannot} … {raise} … {foot or toes}
      {foot or shoe} + {catches on} + {ground}
      {foot or shoe} … worn + {drags}
      {drags} … {foot or shoe}
      {foot or shoe} … {drags}
      {lost slipper}
      foot hangs/hanging/dangles/flops/drops
      {slaps} {slaps}
    `,
    es: `
      {foot or shoe} + {slaps}
      {foot or shoe} + {catches on}
      {catches on} … {foot or shoe}
      pie … cuelga/colgado/colgando/azota
      no … {raise} … {foot or toes}
    `,
  },
  {
    topic: 'lasting numbness',
    unless: ['posture', 'used to be'],
    en: `
      {limb} + {like cotton} + {lasting}
      {like cotton} + {limb} + {lasting}
      {lasting} + {numb} + {limb}
      {numb} + {limb} + {lasting}
      {numb} + {limb} ++ {lasting weeks}
      {burned} … {didnt feel it}
      {didnt feel it} + burned/bleeding/blister/cut
      {shakes awake} … {limb} 
      {hangs} … {limb} … bed/side/edge
      {limb} + {wakes} + {shakes awake}
      {numb patch} + {lasting}
      {lasting} + {numb patch}
      {limb} + {numb} + each/every night/morning
      {numb} + till/until … shake/shook
    `,
    es: `
      {limb} + {como guantes}
      {burned} … {didnt feel it}
      {wakes} … {limb} … {numb}
      {limb} {numb} … {wakes}
      {shakes awake} … {limb}
    `,
  },
  {
    topic: 'shocks down the spine',
    unless: ['static'],
    en: `
      {electric} + {bends neck}
      {bends neck} + {electric}
      {electric} + {down the back}
      {down the back} + {electric}
      {electric} ++ {bends neck} ++ {down the back}
    `,
    es: `
      {electric} + {bends neck}
      {bends neck} + {electric}
      {electric} + {down the back}
    `,
  },
  {
    topic: 'thinning muscle',
    unless: ['exercise', 'on purpose', 'sleeves'],
    en: `
      {muscle place} + {sunken}
      {sunken} + {muscle place}
      {muscle place} … {smaller than other}
      one {muscle place} + {smaller}
      {thumb muscle} + {gone flat}
      watch/bracelet/band + slides/loose/spins/falls + {shrinking limb}
      {shrinking limb}
      sleeve/shirt/pant … hangs/loose … one/left/right arm/side/leg
    `,
    es: `
      {muscle place} + {sunken}
      {sunken} + {muscle place}
      un/una {limb} … {smaller}
      {limb} … {smaller than other}
      carne … pulgar/mano/dedos + {sunken}
    `,
  },
  {
    topic: 'growing weakness',
    unless: ['exercise', 'ordinary course'],
    en: `
      {limb} + {weak} + {growing}
      {limb} + {weak} + {lasting}
      {strength} + {growing}
      grip/strength + {weak}
      {limb} + {growing} + weak/weaker/strength
      weakness + {limb}
      weak {limb}
      {limb} … weak
      {limb} … {no strength}
      {no strength} in {limb}
      {limb} {cant} lift
      {cant} lift/raise {limb}
      {cant} lift + {limb} + {growing}
      {cant} make fist
      {cant} open … jar/bottle/lid/door/can
      {cant} turn … key/knob/doorknob
      {cant} hold … cup/pen/mug/phone/fork/mouse/glass/pencil
      {cant} grip/grab/squeeze
      trouble/hard gripping
      lifting a mug is hard
      {strength} isnt what it was
      {strength} isnt/not what it used
      jar/jars … won
      {limb} weaker
      {finger} {cant} lift
      {child} ++ {cant} manage/do/hold + anymore/now + fork/pencil/shoelaces/buttons
      could … now … cant manage
      losing skills
      {cant} open + jar/bottle/jug/lid/can/door
      {cant} lift … milk/jug/pan/binder/pot/bag/kettle/child/arm/shelf
      {cant} turn/open + key/knob/doorknob/lid
      {cant} pinch/snap/grip/twist
      grip … gone/going/weak/half/less/fading
      used to … lift/carry/open … now
      {limb} … losing strength/power
      strength … leaving/going/gone/left
      two hands to … lift/hold/pour
      need both/two hands
      {cant} lift … gallon/milk/jug/pan/bag/box/binder/kettle
      can no longer lift/open/hold/carry/turn/grip
      no longer lift/open/hold/carry/turn/grip
    `,
    es: `
      {limb} + {weak}
      fuerza + {growing}
      {growing} + fuerza
      pierdo/perdiendo/perdí fuerza
      sin fuerza + {limb}
      no puedo abrir … frasco/botella/tapa/puerta
      no puedo apretar/sostener/agarrar/cargar
      no tengo fuerza
      no puede agarrar/sostener … lápiz/cuchara/tenedor
      cada semana/mes/día … menos fuerza
      menos fuerza
      no/ni abro/abrir … botella/frasco/tapa
      ya no puedo abrir/cargar/apretar/exprimir/levantar
      se me va/fue … fuerza
      {limb} … cada vez más {weak}
      fuerza … mano/brazo/pierna … menos/ya no
      no puedo … levantar/cargar … brazo/niño/olla/garrafón
      cuesta abrir/cargar/apretar/levantar … frascos/frasco/botella/puerta/tapa
      cada vez más débil
    `,
  },
  {
    topic: 'clumsy hands',
    unless: ['always clumsy', 'exercise'],
    en: `
      {hands} + clumsy
      clumsy + {hands}
      clumsy … lately/now
      become … clumsy
      keep/keeps dropping/drooping/dorpping
      always dropping
      dropping … things/stuff/cups/mug/mugs/pens/phone/keys/mouse/plates/everything
      dropped … things/stuff/cup/cups/coffee/phone/mug/mugs/tablet/plates/pen/glass + {again}
      drop … things/stuff/cups/phone/mug/mugs/pens/plates/coffee + {again}
      drop … things all the time
      slip/slide/slid/slides/fall/falls/fell/jump/jumps/fly/flies out of … hand/hands/fingers
      slide right out … hand/hands/fingers
      lose/losing hold/grip on things
      {hands} let/lets go
      fumble/fumbling … buttons/keys/earrings/button/zipper/coins
      fumble … things
      {cant} button/zip/tie
      {cant} do up … shirt/buttons
      buttons … take me
      {cant} do … buttons/shoelaces/shirt
      {hands} {cant} do what
      fingers wont do
      fingers dont belong
      typing speed gone from
      handwriting … bad/worse/gone/changed/tiny
      handwriting
      spilling … clumsy/hand
      keep/keeps spilling
      shoelaces … cant
      hands won't close
      {hands} … quit/wont/cant … mind/minding/obey/listen/go/cooperate/do
      {hands} quit minding
      {cant} pick up … dime/coin/coins/pin/penny/pill
      {cant} do up … earrings/buttons/zipper/necklace/bra/laces
      fumble/fumbled/fumbling
      butterfingers + lately/now/since
      {hands} … fumble/clumsy/stupid/dumb
      dropping/drop/dropped … stuff/things/everything
      everything … slips/falls/jumps … hand/hands/fingers/grip
      signature … looks/changed/else
      handwriting … looks/else/like
      buttons … minutes/forever/struggle/hard
      typing … used to … now
      typos … fingers/hands … wont/cant
      things … slip/slipping/fall/falling … hand/hands/fingers
      all thumbs
      nothing goes where i send
      leaves my hand
      just leaves … hand/fingers
      {again} mug/cup/glass/plate + hand/month/week
      fourth/third/fifth/second mug/cup/glass/plate/phone
      cups/mugs/plates/things/pens/keys slip/slips/fall/falls/drop/drops … hand/hands/fingers
      slip from … hand/hands/fingers
    `,
    es: `
      se me caen … cosas
      se me kaen … cosas
      se me cae todo
      todo se me cae
      se me cae … taza/celular/pluma/plato/lápiz/vaso + {again}
      tiro … cosas
      tiro todo
      suelto … cosas
      manos/mano/dedos torpe/torpes/torpez
      torpe … mano/manos/dedos
      no puedo abotonar/abrochar
      no puedo … botones/agujetas
      batallo … botones/agujetas
      se me resbalan … cosas
      letra … fea/peor/cambió
      a cada rato se me cae
      se le caen … cosas
      se me cae … de las manos/mano
      se me cae … mano/manos
      las cosas se me caen
      se me caen … tazas/platos/vasos/llaves/plumas/cosas
      no atino … botones/teclas/llave
      no puedo … abotonar/abrochar/amarrar/ensartar
      dedos … no me obedecen/responden
      manos … no me obedecen/responden
      mi letra … otra/fea/garabatos/cambió
      mi firma … sale/cambió/parece
      se resbalan … manos
    `,
  },
  {
    topic: 'unsteady gait',
    unless: ['furniture unsteady', 'brief', 'calls and words'],
    en: `
      unsteady … feet/walk/walking/legs
      unsteady
      {walk} + {unsteady}
      {unsteady} + {walk}
      stagger
      staggering
      wobbly … legs/feet/walk
      wobble when
      walk/walking/gait feels/is off
      balance … off/bad/worse/trouble/lost/losing/gone/terrible
      lost/lose/losing/trouble/problem/no balance
      lose my balance
      walk/walking like … drunk/boat/pillows/cotton/marshmallows
      feel drunk
      feels like walking on pillows
      bump into … door/doors/wall/walls/frames/doorframes
      touch/hold/holding wall/walls
      stumble/stumbling … feet/lot/recently/lately/walk/walking
      keep stumbling
      trip/tripping over nothing/feet/toes
      trip over my own
      trips over nothing
      legs … clumsy
      off balance
      watch feet when i walk
      legs feel clumsy
      keeps falling
      keep falling down
      nearly went down
      hold/hanging/grab/grabbing … wall/walls/furniture/counter … walk/walking/steady/stand
      veer/veering/weave/weaving … walk/hall/hallway
      walk/walking … crooked/sideways/sailor/deck/ship/funny/stiff
      feet … dont know/know where
      legs … not listening/mind of their own
      trip … flat floor/nothing/air
      fallen/fell … twice/three times/several
      dizzy + balance + lasting
      list into
      lean/leaning/list/listing … walk/walking
      door frame … times/again
      into the same door
      legs … lag/late/behind
      stairs … rail … old
    `,
    es: `
      {walk} + {unsteady}
      pierdo/perdiendo/perdí … equilibrio
      sin equilibrio
      problemas de equilibrio
      me tambaleo
      me voy de lado
      se va de lado al caminar
      me tropiezo … nada/todo/mucho/pies
      tropieza con todo
      choco con las paredes
      camino como borracho/borracha
      me agarro de la pared
      me agarro de las paredes
      camino … nubes/algodón/barco/borracho/borracha/patojo
      me agarro … paredes/pared/muebles
      me voy … lado … caminar/camino/pasillo
      tropiezo … nada/pies/seguido
      me ando cayendo
      se anda cayendo
      se cae … seguido/mucho/a cada rato + {child}
    `,
  },
  {
    topic: 'foot drop',
    unless: ['exercise'],
    en: `
      foot slap/slaps/slapping/drop/drops/drags/flops/catches
      foot … slap
      foot … slaps
      slap slap
      toes/toe drag/drags/dragging/catch/catches/catching
      drag/dragging/drags … foot/toe/toes/leg
      foot scuffs
      scuffs the floor
      {cant} lift/pick/raise … foot/toes/toe
      front of foot … drops
      one foot turns in
      foot drop
      slap + slap + slap
      shoe/foot/shoes … slap
    `,
    es: `
      arrastro/arrastra … pie/punta/pies
      pie … caído/cae/arrastra/azota
      no puedo levantar … pie/punta/dedos
      se me cae … pie
      pie suena/golpea/azota
    `,
  },
  {
    topic: 'lasting numbness',
    unless: ['posture', 'used to be'],
    en: `
      {limb} + {numb} + {lasting}
      {numb} + {limb} ++ {lasting numb}
      {numb} … {limb} + {wakes}
      {limb} … {numb} + {wakes}
      {numb} + {wakes}
      {limb} + {numb} + {at night}
      {limb} stays/remains {numb}
      {limb} {numb} + always/constantly/still
      {limb} wakes me
      {finger}/{hand}/{foot} + buzzing/buzzin/fizzing/static/sparkling + {lasting}
      {numb} … {limb} … {lasting}
      {limb} … {numb} … {lasting}
      {numb} … {wakes}
      flapping/shaking/shake/flap hands/hand … night/morning/three/blood/#
      shake … hands/hand … feeling/blood back
      hang … arm/hand … bed
      shaking/shake/flap/flapping … hand/hands … bees/needles/thermometer/feeling
      bees … hand/fingers/foot
      {numb} + goes/go on # weeks/months
    `,
    es: `
      {limb} + {numb} + {lasting}
      {numb} + {limb} + noche
      {numb} + {wakes}
      {limb} … {numb} … {lasting}
      {numb} … {limb} … {lasting}
      se me duerme/duermen … {limb} … noche/noches/despierta/despierto/semanas/meses
      sacudo … mano/manos … noche
      hormigueo … {lasting}
      hormigueo … dedos/manos
    `,
  },
  {
    topic: 'shocks down the spine',
    en: `
      {shock} + {spine or limbs}
      {shock} + bend/tuck/look/chin
      shocks … down
      licking a battery
      lightning bolt + {back}
      zap
      zapped … butt/back/legs/spine/arms/toes
      shock/shocks/zap/zaps/jolt/electricity/lightning … spine/back/legs/neck
      look/looking/bend/nod … down … zap/zapped/shock/electric/jolt
      licking … battery/volt
      electric shock/shocks/jolt
      electrical shock/shocks
      {shock} … down … {back}
    `,
    es: `
      toque/toques/descarga/descargas/corriente/choque + {back}
      toques eléctricos
      descarga eléctrica
      corriente … baja/espalda/columna/piernas
      toque/toques/corriente/electricidad/rayo/descarga … columna/espalda/espinazo/piernas/cuello
      agacho … cabeza … toque/toques/corriente/rayo
      bajo … cabeza … toque/toques/corriente/rayo
    `,
  },
  {
    topic: 'thinning muscle',
    unless: ['exercise'],
    en: `
      {meaty part} + {thinning}
      {limb} + {thinning}
      muscle/musle/mussle + flat/smaller/gone/{thinning}
      hollow/hollows … between/bones/thumb
      dent … thumb/hand/arm
      one arm/leg/calf/thigh … skinnier/thinner/smaller
      rings sized down
      hand is shrinking
      meat … gone
      meat between … thumb
      muscle … gone
      thumb … dent
      sink/sunk/sunken … hand/thumb/palm
      muscle … smaller/thinner/gone/shrunk/shrinking/flat
      {limb} looks smaller/thinner/skinnier
    `,
    es: `
      {limb} + {thinning}
      músculo + {thinning}
      hueco/hoyo … mano/pulgar/huesos
      se me seca … mano/brazo/pierna
    `,
  },
];
