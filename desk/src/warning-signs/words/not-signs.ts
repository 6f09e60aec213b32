import type { List } from '../phrases.ts';

/**
 * What looks like a sign and is none: furniture, devices, sayings. Left out of every search. Of a line with a plus, only what
 * stands before it: the rest says when it is meant so.
 */
export const notSigns: List = {
  en: `
    leg/legs/arm/arms/foot/feet/back of/on/under the/my/a/this/our/that desk/table/chair/stool/bench/stand/tripod/sofa/couch/seat/lamp/monitor
    leg/legs/arm/arms/foot/feet/back of/on/under desk/table/chair/stool/bench/stand/tripod/sofa/couch/seat/lamp/monitor
    desk/desks/table/chair/chairs/stool/bench/tripod/couch leg/legs/arm/arms/back
    monitor/swing/mic/lamp/chair/boom/screen/laptop/phone/camera arm/arms
    two monitors on arms
    heavy for the arm/arms
    monitor/screen/mic/laptop … on the/an arm
    left/right/other one/side/hand/arm/leg/foot/eye is/works/feels fine/ok/okay/good/normal
    double vision on the/my desk
    double on the external/second/other screen/monitor
    arm rest
    armrest
    wrist rest
    palm rest
    head rest
    foot rest
    footrest
    footstool
    headrest
    face time
    mouse hand rest
    mouse/keyboard/monitor/screen/laptop/chair/battery/phone/light/printer/wifi/signal/internet/line/bulb/lamp/outlet died/dead/weak/dying/die/faint/swollen/drops/droops
    mouse/keyboard/monitor/screen/laptop/chair/battery/phone/light/printer/wifi/signal/internet/line/bulb/lamp/outlet is/are/was/went/goes/got/gone dead/weak/dying/faint/swollen/dark/black/blurry/red/hot/warm/numb
    chair/desk/stool/hinge/spring/seat/armrest/foam/cushion/shelf gives/gave/giving/give out/way
    screen/monitor/laptop/computer/webcam/camera/picture/image/font/text … went/goes/is/was/are blurry/black/dark/blank/fuzzy/dim/dead
    webcam blurry
    webcams blurry
    see double of me
    weak/dead/swollen/hot/red/numb/heavy light/wifi/coffee/signal/battery/chair/spring/springs/spots/spot/points/link/tea/internet/bag/desk/lamp/monitor/door/drawer/box/boxes/laptop/tired
    weak at/chin
    chest height/level/high/freezer/deep/strap/mounted/opener
    chest of drawers/files
    knee level/height
    left/right side of the/my desk/house/room/table/office/screen/office/keyboard/monitor
    side of house/room/desk/table/screen
    one side of the/my desk
    dim on one side
    lump in/of seat/cushion/foam/cables/chair/mattress/pillow/sugar/coal/clay
    lump sum
    fever pitch/dream/dreams/clinic
    hay/cabin/spring/gold/yellow/scarlet fever
    room/office/outside/color/water/seat/surface temperature
    temperature of/in the/my room/office
    temperature controlled
    temperature … too/swings/bit/set
    die/died/dying/dies/kill/kills/killed/killing of/from/with/for/laughing/time boredom
    die/died/dying for/laughing/without
    die of boredom/laughing/embarrassment/shame
    rather die than work/do/use/sit/go/have/another
    laughing myself to death
    bored to death
    scared to death
    tickled to death
    death of me
    nobody dies
    killing my/posture/time/it
    =killed me
    kill for
    kill switch
    is a killer
    deadline will kill me
    would kill me
    killing it
    deadline
    dead ahead/on
    dorm issued/room/rooms/chair/desk/life/bed
    the/this/that/old/our/her/his chest +++ chest of drawers
    leg/legs/foot/feet + shim/shims/shimmed/caster/casters/matchbook/cardboard/plywood/screws/bolt/bolts/bracket/tabletop/crank/motor
    the left/right/other/back/front leg +++ leg of the/my/this/our desk/table/chair/bench/stool
    balance + wobble/balance/rocker board
    pencil/pen/mouse/phone/tape grip
    gives/gave/giving me/us heart attacks
    gives/gave/giving me/us heart attack when
    speak/talk for my/the colleagues/team/others/everyone/everybody
    sound/sounds/sounding drunk/garbled/robotic + autocorrect/mic/microphone/wifi/connection/headset/software
    out of breath + aloud/loud
    two of everything + out of focus
    two of everything + projector
    light/lights … has/have seizures/seizure
    hit by layoffs/inflation/budget
    choked on the price/bill/cost
    faints/fainting/faint … like an opera star/diva/actress
    go on like this with … chair/desk/setup/mouse/keyboard/printer/screen
    want to be here … want be/to at/on/in beach/bed/home/boat/woods/garden/outside
    lights/power … out … whole floor/building/street/block/neighborhood/office
    blacked/black/blacking out the window/windows/blinds
    speech software/therapist/therapy/module/recognition
    understand me + software/dictation/siri/alexa/assistant
    epilepsy … controlled
    heart skips/skipped a beat each/every time
    both back/front/rear legs + type/desk/table/chair/bench/stool/plywood
    back/front/rear leg/legs of
    the left/right/whole/one/other side sags/droops/tilts/leans/wobbles/sinks/drops
    right/left/whole side of my/the work/table/top/frame/chair/cabinet/shelf/laptop/picture/page/spreadsheet
    as board/plank/brick + neck/shoulders/back
    double + read/reading/reviews/contract/proofreading till/until
    double/ghost … letter/letters + cable/adapter/dock/hdmi/driver/refresh/update/resolution
    double + cable/adapter/dock/hdmi/driver/refresh/resolution
    monitor/camera/webcam/projector sees/seeing/shows double
    breathe + laughing/laughed/laugh
    wiped out by/at/after/from/every
    give/giving/gave my/an left/right arm/leg/eye
    say/says a word + chair/back/desk/knee
    lamp/light/bulb … faint/dim/black
    heart/cardiac monitor/monitors
    half of me square/turned/twisted/twists/faces
    bag … heavy
    heavy … bag
    see screen/monitor/keyboard/text/print/keys/whiteboard
    dead tired/center/weight/line/end/simple/serious/silent/easy/on my feet/pixel/pixels/quiet/last/beat/zone/spot
    dead of
    half dead
    dead to the world
    fall decorations/decoration/semester/term/prevention/classes/season/break/colors/leaves/line/apart/behind/in love/for
    fell in love
    fell behind/apart/through/short/for/into
    falls on the first
    fall into/in the
    crash course/pad/test/dump/log/report
    crash on the couch/sofa/bed
    laptop/computer/system/server/software/pc/app/excel/browser/market/hard drive/program/site crash/crashes/crashed/crashing
    laptop/computer/system/server/software/pc/app/excel/browser/program had/has a crash
    crashed the server
    we crashed the
    had a crash … blue screen
    stock market crash
    stroke key/count/keys/of luck/genius
    key stroke
    keystroke
    breast stroke
    stroke unit
    drag and drop
    drop/dropped/dropping/drops call/calls/subject/topic/ball/shoulders/files/file/shipping/down/menu
    calls … dropping/dropped/drop
    call drops
    dropped calls
    =drop everything
    dropped the keyboard/desk tray
    internet drops
    dead outlet
    balance sheet/sheets/board/boards/ball/balls/transfer/transfers/of work
    balance of
    bank balance
    work life balance
    work-life balance
    wobble stool/board/cushion/chair
    saddle stool/chair/seat/stools/chairs
    saddle up
    bike saddle store
    pain in the neck/butt/ass
    pain in neck/butt/ass
    pains somewhere lower
    mind numbing
    mind-numbing
    numb with/from boredom/zoom/meetings
    numbing cream/gel
    red eye flight
    on a red eye
    in on a red eye
    the red eye to
    red eye reduction
    redeye flight
    seeing red
    heart of my/the setup/office/desk
    heart rate monitor
    heart attack when/every/at/idiom
    had a heart attack when
    has a heart attack every
    stops my heart
    breaks my heart
    broke my heart
    by heart
    heart set on
    heart to heart
    cold sweat at the thought
    sweating bullets
    sweat the
    sweat equity
    no sweat
    bleeding edge/money/cash/heart
    bleed out
    brain bleed
    makes her/his/my brain bleed/hurt
    blood pressure perfect/good/fine/normal
    blood sugar
    bloodbath
    blood sweat and tears
    bad blood
    in my blood
    seizure of goods/property/assets
    writing up seizures of
    seizures of fake
    pregnant pause
    expecting a/an/to/more/it/company/delivery/package/call/visitors/guests
    breathe easier
    breath of fresh air
    take your breath away
    catch my breath between
    waste my breath
    give up the ghost
    end it the lease
    end it the lease i mean
    end it at
    life support
    jump off the roof kidding
    jumped out of my skin
    jump out of skin
    could jump for joy
    shoot me now
    just shoot me
    shoot me an email
    sleep for a year/week/month
    blind date/copy/carbon/tasting/study
    window blind
    =blinds
    turn a blind eye
    blind as a bat
    double chin/check/monitor/click/screen/time/shift/sided/booked/desk
    sight for sore eyes
    out of sight
    headache idiom
    the headache of
    is a headache
    real headache
    big headache for
    paralyzed by
    analysis paralysis
    head over heels
    heads rolling
    head of the/department/sales/hr
    knocked out of the park
    knock out a report
    pass/passed out flyers/papers/forms/candy/worksheets
    faint lamp/light/glow/hum/noise/smell/line/print/ink/text
    faint of heart
    the zodiac
    cancer zodiac
    cancer sign
    breast cancer walk/awareness/charity
    cut myself off
    cut myself some slack
    cut myself a
    lost track
    lose track
    weight of
    heavy lifting
    heavy bag
    balls to the wall
    sitting on a ball
    exercise ball
    yoga ball
    ball chair
    tennis ball
    back end
    back up
    back to
    back then
    back pack
    call back
    kick back
    head back
    at hand
    on the other hand
    other hand
    by hand
    hand me down
    hand holding
    first hand
    second hand
    right hand man
    left =handed
    right =handed
    thumb drive
    rule of thumb
    on foot
    square feet
    # feet
    six/five/four/three/two/ten/eight feet
    # foot
    foot/feet/legs dangle/dangling/dangles
    fall decoration/decorations
    walk in
    foot pedal
    five foot
    barely five foot
    leg of the trip
    leg room
    legroom
    legs of the
    lip balm
    lip service
    lip of the desk
    face to face
    eye level/contact/doctor/exam/drops/chart/opener/height
    neck of the woods
    neck pillow
    on my chest to say
    off my chest
    up to my chest
    knees up to my chest
    laptop on my chest
    chest and shoulders … tight
    chest stretch
    stretch my chest
    open my chest
    in the long run
    running late
    side of my desk
    right side of the keyboard
    left side of the keyboard
    trip to
    book trips
    trip/tripped/tripping on/over the/a cord/cable/cables/wire/wires/rug/dog/cat/one
    trip hazard
    going blind from flashbangs
    stuck in traffic
    knock on wood
    swollen battery/drawer/door/window/wood/sash
    drawer is swollen
    battery … swollen
    sash … swollen
    wood … swollen
    hot desk
    hot desking
    hot flash/flashes
    hot and cold in here
    hot in here
    hot enough to
    so hot in
    hot coffee/tea
    red light/pen/ink/flag/tape/mark/marks/line/lines/neon
    little red marks
    warm in here
    warm bath/shower/water
    heating pad
    heat on my
    heat rash
    static shock/tingle/electricity
    words swim
    eyes … tired
    candidate's voice slurs
    stiff … keyboard/keys/chair
    rusty
    numb chuck
    numbers
    arm and a leg
    cost an arm
    costs an arm
    twist my arm
    up in arms
    pulling my leg
    break a leg
    cold feet
    foot in the door
    two left feet
    cramps my style
    headache to
    couldnt breathe laughing
    breathe in this tiny/cubicle/office/room
    overdosed on spreadsheets/coffee/meetings/excel/zoom
    face id
    heart rate
    wanted to die lol/anyway
    got the chills
    laughed so hard
    laughed till
    laughed until
    dropped dead weight
    line goes dead
    phone dies
    # died
    loaner died
    battery dies
    crash on monday blue screen
    a fall line
    ski trip
    free fall
    free falling
    falling behind
    swelling with pride
    swell idea
    sick and tired
    =dizzying
    dizzy with options
    dizzy from all the options
    dizzying number
    blurry webcam
    blurry photo/photos/picture/pictures/video/print
    sharp eye
    sharp desk/edge/edges/corner
    burning question/smell
    burnt out
    burned out
    burn out
    cancer research/charity/screening/registry
    cut and paste
    cut off
    stroke of
    sitting duck
    suicide squad
    career suicide
    political suicide
    suicide hotline/line/prevention/awareness/squeeze
    end of my rope with this chair/desk
    murder on my wrists/back/neck
    murder mystery
    die hard
    never say die
    dye
    to die for
    diehard
    i'd die without
    id die without
    id die for
    wanna die of
    dying to
    dying of boredom/curiosity/thirst/hunger
    dying over and over
    dead battery/pixel/outlet/mouse/bulb
    i'm dead about
    im dead lol
    stone dead
      passed out new/the/some/free/mats/flyers
      raise calves
      sunlight
      cat/dog/baby/toddler/laptop/book/kid/hippo sits/sleeps/lies/sleeping on chest
      clutter
      pant leg
      pants leg
      electric bill
      gel wrist rest
      headache … contract/client/project/boss/spreadsheet
      total headache
      not wake up early
      not wake up so early
      wake up so early
      gray/grey/black curtain … window/sun/left/right because
      drop … curtain
      used to be on the team
      legs weak from laughing
      heart skipped when
      heart skipped a beat when
      cut the ac
      ac off
      the ac at
      temperature normal
      monitor … fainted
      speak up/english/spanish/highly
      talk on phone/the
      start over
      static zaps
      wrecked by a headshot
      got wrecked
    `,
  es: `
    brazo/brazos/pata/patas/pie/respaldo de la/mi silla/mesa/escritorio/sillón/lámpara
    brazo/brazos/pata/patas de silla/mesa/escritorio/sillón/lámpara/monitor
    brazo/pata izquierdo/derecho/izquierda/derecha de silla/mesa/escritorio/sillón
    daría/doy el brazo/pierna/ojo derecho/derecha/izquierdo/izquierda
    hablar mal/bien/por de/todos/mis
    matar con/por esta/este/la/el impresora/silla/compu/computadora/mesa/pantalla
    se me/nos fue la luz + archivo/apagón/calle/colonia/edificio/cuadra/recibo
    como tabla/palo/piedra + cuello/hombros/espalda
    pata/patas … débil/floja/flojas/dormida/vencida/coja
    carro/coche/camioneta/troca/moto … desmayó/murió/apagó
    silla … brazo quebrado/roto/flojo
    silla que ya no tiene corazón
    pantalla/batería/computadora/compu/laptop/lap/mouse/celular/teclado/sistema/foco/tablet/monitor murió/muerta/muerto/apagó/cayó/cae/falla/dormida/caliente/caído
    se murió la/el pantalla/batería/computadora/compu/laptop/mouse/foco
    se murió batería
    se cae el sistema
    se me cayó el mouse/sistema/internet
    se me crasheó
    traba el/la teclado/mouse/ratón/compu/computadora/silla/cajón
    doble trabajo/turno/jornada/pantalla/monitor
    cae sistema
    falla la pata
    pata derecha/izquierda
    mesa coja
    cuesta un ojo de la cara
    ojo de la cara
    dolor de cabeza para
    un dolor de cabeza el/la/para
    de todo corazón
    de corazón
    casi me da un infarto
    me da un infarto cuando
    casi me infarto
    me chupan la sangre
    chupan sangre
    me hierve la sangre
    sangre fría
    me =mareaste
    me marean con
    =mareaste
    un peso del pecho
    peso de encima
    muero de risa/hambre/calor/frío/sueño/ganas/sed/aburrimiento
    me muero de
    muero por
    morir de
    muerto de cansancio/hambre/risa/sueño/frío/calor
    me matan
    me está matando el
    se mata trabajando
    matar el tiempo
    matando el tiempo
    dice que está muerto
    tieso … teclado
    teclado … tieso
    lap … caliente
    laptop … caliente
    duro como piedra
    duermo como piedra
    con el corazón en la mano
    mano de obra
    a la mano
    de segunda mano
    mano derecha de
    echar una mano
    al pie de
    a pie
    de pie
    pies cuadrados
    brazo articulado
    lado izquierdo/derecho del escritorio/cuarto
    me late
    caída del sistema
    fiebre del oro
    me parte de risa
    me cae bien/mal/gordo
    cae bien/mal
    dolor de cabeza el sistema
    es un dolor de cabeza
      calentura de pensar
      hombros … como piedra/piedras
      calentura … pensar
      tumor … silla/asiento
      silla … tumor
    `,
};
