import type { Sign } from '../sign.ts';

/** Also what is only hinted at: it is better to offer the lifeline to ten who do not need it than to miss one who does. */
export const selfHarmSigns: readonly Sign[] = [
  // Others would be better off; what is arranged for afterwards; not waking; a way and a day; hurting oneself; a note that was found.
  {
    topic: 'self-harm',
    unless: ['only a saying', 'away for a while'],
    en: `
      {without me} + {better off}
      {without me} ++ nobody … have/has to
      {without me} ++ no one … have/has to
      {they} would/could … {without me}
      {they} … {without me} + manage/get/cope/fine/okay/on
      insurance … {worth more}
      worth more dead/gone
      {arranged} ++ {wish dead}
      {arranged} ++ so nobody/no one has/have to
      {arranged} + sunday/monday/tuesday/wednesday/thursday/friday/saturday/tonight/tomorrow + {dont want}
      work/working/worked/figure/figuring out how everyone/everybody/they would manage/cope
      {dont want} … {wake up}
      {dont want to either} … {be alive}
      {over for me} + {picked} … {a date}
      =planned … {means}
      {means} … =planned/tonight/loaded
      {hurt myself}
      {i or child} + {cut} again
      {child} + marks/cuts/scars/burns + arm/arms/thighs/wrist/wrists/legs
      {found} + {note} ++ {arranged}
      {note} ++ {dark words} + date
      {person} ++ {wont be here}
      {person} ++ {gives away} ++ {dark words}
      {no point} + me/living/life/going/waking/anymore/existing
      im/am … waste of space/air/oxygen/skin
      i cant/dont do life
      i cant do this living/existing/life
      {dont want to either} … {a burden}
      found + {means}
      said my goodbyes ++ tonight/night/ready/done
      tonight/ready ++ said my goodbyes
      have/got a plan + know when
      wants/want … go to heaven
      wants/want … be with jesus/god/angels
      lines/marks/cuts on his/her/their arm/arms/wrist/wrists/thighs/legs
      {no point} ++ {wont be here}
      got/took/had/have gun out
      me … ought to be thrown/put
      tired of carrying on
      tired of breathing/waking
      off/unalive/delete/end/=ending/offing myself
      unalive
      rehearse/rehearsing it/how
      {cant} see myself alive/here/around/living
      gonna/going/want end it
      im/am done with it all
      nobody … miss/notice/care ++ {without me}
      no one … miss/notice/care ++ {without me}
      nobody … miss me
      no one … miss me
      kill/killing/hang/hanging/drown/shoot/hurt/hurting/harm/harming/cut/cutting myself
      kil/kill myself/myslef/mysel
      end/ending/take/taking my/own life
      edning it al
      ending it
      end it + {way or thought}
      ending things
      end things for good
      suicidal
      kms
      wanna die
      want/like to be dead
      wish … dead
      wish i wasnt/weren't here/alive/born
      wish … never born
      better off dead
      rather be dead
      better off if i
      easier if … wasnt here
      easier if i just wasn't
      if i was/were dead/gone + {way or thought}
      if i just wasn't + earth/here/around/alive
      {dont want} be hear anymore
      {dont want} be hear any more
      {dont want} keep living/going
      {cant} go on
      {cant} do this anymore + live/life
      no reason to live/living/keep/go
      dont see … reason/point … living/live/going
      not worth living
      isnt worth living
      life is not worth
      life isnt worth
      point of living
      point in living
      never wake up
      not wake up
      sleep ++ no alarm ++ ever
      didn't wake up
      didnt come up for air
      how quiet … if i
      done living
      ready to go for good
      ways to die/kill
      sick of living/life
      think … dying
      thoughts of not living
      jump off/from/in front roof/bridge/building/train
      drive my car into/off
      swerve … traffic
      gun … my head/mouth
      bought … gun/rope + {way or thought}
      written … letters + {way or thought}
      goodbye letter/letters/note
      giving … stuff/things/belongings away
      given … stuff/things/belongings away
      give away … stuff/things
      nobody/no one would notice/miss/care + {way or thought}
      the world … without me
      i'm a burden
      burden to everyone/family/everybody
      disappear forever
      wont need … new chair + giving
      this is my last
      hopeless + {dont want}
      slit wrists
      self harm
      self-harm
      took … pills … feel/end/die
      dont deserve … live
      papers sorted + mess
      dont/didnt plan on being/bein here/around
      wont be here/around next/tomorrow/much/after
      not be here/around next/tomorrow/much
      {cant}/wont be needing + after
      wont be needing … chair/desk/anything
      wont need … after sunday/monday/tuesday/wednesday/thursday/friday/saturday/next/tomorrow/this
      made my arrangements
      made arrangements + {dont want}
      affairs in order
      wish god/lord would take me
      ready for god/lord to take me
      rather not wake
      rather not be here/alive
      done with life/living/everything
      over life
      over it all for good
      dont see myself … alive/year/future
      no future
      nothing to live for
      nothing left to live
      no point in going/living/anything/being
      no point anymore
      whats the point of … here
      whats the point … anymore
      what is the point … living/going on
      nobody would … miss/care/notice if i
      no one would … notice/miss/care if i
      wouldnt matter if i
      if i died
      if i disappeared
      if i were gone
      if i vanished
      thoughts … not being here
      thinking … not being here/around/alive
      wanna be dead
      wanna disappear
      overpass/bridge/ledge … think/jumping/driving/stepping/staring
      drive/driving … off … bridge/road/cliff
      drive/driving … into … tree/wall/truck/traffic
      step … in front … train/bus/truck
      pills … count/counting/saved/saving/stash/end/enough
      stockpiling pills
      got/have/bought/cleaned the gun + {way or thought}
      gun … drawer/closet/tonight
      rope … garage/closet/tonight
      plan to end
      plan to kill
      have a plan + {dont want}
      razor … arm/wrist/skin
      wants/want to die/kill
      {child} … wants/wanted/says/said … die/dead
      better off … insurance
      thought about the how
      thought about how … do it
      life has no meaning
      life … no meaning/point/purpose anymore
      want it … to end/over
      want it all to end/stop
      want the pain to end/stop forever
      everybody/everyone/they … happier/better/easier … gone/dead/without/wasnt/werent
      pills ready
      have the pills
      ready to go + pills/letters/end
      cutting again
      self injury
      {cant} live like this
      never woke up
      nobody needs me
      i have a plan + nobody/anymore/tonight/die
      want to give up on life
      give up on living
      {cant} take it anymore + life/live/living
      goodbye everyone
      {once gone} ++ {arranged}
      {hope not} … {wake up}
      {sleep} … {never wake}
      {want} … {sleep} … forever/for good
      {want} {be gone}
      {dont want to either} … be a person/anything/me/anybody
      look/looking/looked up … how much/many it takes
      look/looked/looking up ways/how … die/kill/hang/pills
      get/have/collect … insurance ++ fine/better/set/okay
      {means} + {thoughts of it}
      {person} + {says or writes} + {dark words}
      {person} + wrote/texted/posted/drew ++ {dark words}
      {found} + {note} ++ {dark words}
      {child} + {hurts himself}
    `,
    es: `
      me corté/corto/quemé otra/anoche
      me corté/corto de nuevo
      para qué … seguir/vivir/levantarme/despertar
      ya no … {no point}
      no … {no point} … seguir/vivir/vida/nada
      no quiero … este mundo
      ya tengo … {means}
      {means} … {guardadas}
      pienso/pensando/pensado … no despertar/vivir/existir/estar/amanecer
      nadie … notaría/nota/extrañaría/lloraría
      me =estorbo
      estorbo para/a todos
      ganas de morir/=morirme/=matarme/vivir + no
      sin ganas de vivir
      no tengo ganas de seguir
      =matarme
      =suicidarme
      suicidio + {i think}
      pienso/pensando … suicidio/muerte/=matarme/morir/=morirme
      quitar la vida
      acabar con mi vida
      acabar con todo
      terminar con todo
      terminar con mi vida
      no quiero seguir
      no quiero despertar
      no quiero existir
      mejor muerta/muerto
      estaría/estarían/estar mejor sin mí/muerta/muerto
      ojalá … muriera/muera/no despertara/despierte
      me quisiera morir
      no vale la pena vivir/seguir
      no le veo sentido a/vida
      vida … sin sentido
      hacerme daño
      =lastimarme
      =cortarme
      me corto … brazos/piernas/muñecas
      cansado/cansada de vivir
      harto/harta de vivir
      soy una carga
      una carga para
      nadie me extrañaría
      nadie me va a extrañar
      ya no aguanto + vivir/morir
      ya no puedo más
      no quería sentir
      me despido
      carta de despedida
      regalando mis cosas
      quiere matarse/morirse/suicidarse
      dice que … matar/morir/morirse/matarse/suicidarse
      no quiere vivir
      dios no me despierte
      que dios me lleve/recoja
      diosito … llévame/lleve/recoja
      no quiero estar aquí
      ya no quiero estar … aquí/mundo
      no le hallo sentido
      no le encuentro sentido
      mejor … muriera/muerta/muerto/no existir
      si me muero … nadie/mejor/nada
      estarían mejor sin
      descansar para siempre
      quiero descansar … siempre/todo/ya
      quisiera no … despertar/existir/nacer
      no haber nacido
      ya no quiero … nada … vivir
      se me quitaron las ganas de vivir
      he pensado … puente/tren/pastillas/matarme/quitarme
      pastillas … acabar/dormir/despertar/no sentir
      pistola … sien/cabeza/cajón/pienso
      dejé/escribí/escribir … carta/cartas … despedida/hijos
      tengo ganas de … =morirme/desaparecer/=matarme
      me estoy cortando
      se corta … brazos/piernas/muñecas
      la vida no tiene sentido
      que se acabe todo
      quiero que … acabe/termine todo
      mi vida no vale
      me voy a =matar/suicidar/colgar/tirar/aventar
      ya no puedo con la vida
      ya no aguanto … vida
      nadie me necesita
    `,
  },
];

export const selfHarmWords = {
  they: {
    en: `
      everybody/everyone/they/theyd/folks/people/nobody/kids/wife/husband/family/mom/dad/parents/son/daughter
      boys/girls/mother/world/house/home/place
      we/wed/all of us/you all/yall
    `,
    es: `
      todos/todas/ellos/familia/hijos/niños/esposa/esposo/mamá/papá/gente/mundo/ustedes/les/nos/estaríamos
      estarían
    `,
  },
  'better off': {
    en: `better/easier/happier/lighter/richer/relieved/peace/fine/breathe/free`,
    es: `
      mejor/felices/descansarían/aliviados
      vivirían/estarían tranquilos
      más fácil
    `,
  },
  'without me': {
    en: `
      {once gone}
      without me/him/her
      if i/he/she wasnt/werent/was/were not here/around/alive
      if i/he/she wasnt/werent here/around/alive
      if i/he/she was/were gone/dead
      with me gone/dead/out
      me out of the way/picture
      if i disappeared/vanished/died/left for good
      if i/he/she quit/stop/stopped being/existing/breathing/living
      than with me/him/her
    `,
    es: `
      sin mí/él/ella
      si yo/él/ella no estuviera/existiera/viviera
      si no estuviera/existiera
      que yo/ya no esté/estuviera/exista/existiera
      si me muero/muriera/voy/fuera/desaparezco
      cuando … no esté
    `,
  },
  'once gone': {
    en: `
      once/after im/am gone/dead
      once/after im/am not here/around
      once/after/when im/am out of the way/picture
      for after me
      easy/easier after
      to have it easy
      after all this
      when i'm no longer here
      once/after/when its all over
      for when i'm gone
    `,
    es: `
      cuando ya no esté
      cuando yo no esté
      cuando me vaya/muera
      para después de mí
      cuando falte
    `,
  },
  'worth more': {
    en: `
      worth more
      pays more
      takes care of
      would take care
    `,
    es: ``,
  },
  arranged: {
    en: `
      {note}/affairs/arrangements/papers/folder/title/password/passwords/insurance/will/goodbye/goodbyes
      {gives away}
      ducks in a row
      dog/cat/dogs/cats … goes/going/to
    `,
    es: `
      {note}/papeles/seguro/contraseñas/testamento/regalé/regalando/regalado
      todo arreglado
    `,
  },
  note: {
    en: `
      note/letter/letters/diary/journal/notebook/poem/text/texts/searches/drawing/sticky/video/post
      search history
    `,
    es: `nota/carta/cartas/recado/diario/cuaderno/mensaje/papelito/dibujo`,
  },
  found: {
    en: `
      found/find/saw/read/seen
      came across
    `,
    es: `
      encontré/encontramos/hallé/vi/leí
      le encontré
    `,
  },
  'gives away': {
    en: `
      gave/giving/given/gives/give away
      sold his/her/my truck/car/things/guitar/tools/everything
      gave/giving/given/gives … away
      giving/gave his/her/their/my … to
    `,
    es: ``,
  },
  person: {
    en: `{child}/{relative}/girl/boy/teen/teenager/=she/=he`,
    es: `{child}/{relative}/muchacho/muchacha`,
  },
  'says or writes': {
    en: `
      say/says/saying/said/told/tells/wrote/writes/writing/written/texted/texts/texting/posted/posts/whispered
      asked/drew
    `,
    es: `
      dice/dijo/escribió/escribe/mandó/puso/publicó
      anda diciendo
    `,
  },
  'dark words': {
    en: `
      {wish dead}/goodbye/{without me}/{wont be here}/disappear
      sorry … insurance/papers/forgive/kids/everyone/love/mom/dad
      sorry for everything
      forgive me/him/her
      hate my/his/her life
      hates his/her life
      want/wants it … stop/end/over
      a burden
      nobody … miss
    `,
    es: `
      {wish dead}/despide/despidió/despedida/perdón/perdone/perdonen/perdonemos/{without me}
      adiós para siempre
      odia/odio su/mi vida
      irse/ir/voy/va para siempre
      quiere/quiero desaparecer
      ya no va/voy a estar
    `,
  },
  'wish dead': {
    en: `
      suicide/suicidal
      want/wants/wanted/wish/wishes/wished/ready/rather die/dead/gone
      kill/kills/killing/hurt/hurting/hang/shoot himself/herself/themselves/themself/myself
      {dont want to either} … {be alive}
      end it
      ending it
      better off dead
    `,
    es: `
      =matarse/=suicidarse
      quiere/quiero/quisiera/ganas morir/=morirse/=morirme/=matarse/=matarme/=suicidarse
      no quiere/quiero vivir/seguir/estar/existir
    `,
  },
  'wont be here': {
    en: `
      wont be here/around/alive for/by/when/next/much/at/to/tomorrow/anymore
      not gonna/going be here/around
      wont have to worry about me/him/her
      wont see … graduation/christmas/birthday/summer
    `,
    es: ``,
  },
  'dont want to either': {
    en: `
      {dont want}
      dont/doesnt/didnt want to
      dont/doesnt want
      dont/doesnt/didnt wanna
      don't care to
      no wish to
      no desire to
      no interest in
      tired of
    `,
    es: ``,
  },
  'be alive': {
    en: `
      live/living/exist/existing/life
      be alive/here/around
      b here/alive
      being alive/here/around
      wake up
      go on
    `,
    es: ``,
  },
  'hope not': {
    en: `
      hope/hoping/pray/praying/wish/wishing/beg i just/dont/wont/didnt/wouldnt
      hope/hoping/pray/praying/wish not/never
      hope/hoping/pray/wish … dont/wont/not/never
      glad/fine/ok/okay if i dont/didnt/never
      wouldnt mind if i didnt/never
    `,
    es: `
      ojalá … no
      le pido a dios … no
      quisiera … no/nunca/nomás
      espero no
    `,
  },
  'wake up': {
    en: `
      wake/waking
      wake up
      open … eyes
      come back
      see morning/tomorrow
      get up
      make it to morning
    `,
    es: `
      despertar/despierte/despertara/amanecer/amanezca/levantarme
      abrir … ojos
    `,
  },
  sleep: {
    en: `
      sleep
      fall asleep
      close … eyes
      go to bed
      lie/lay down
    `,
    es: `
      dormir/dormirme/acostarme
      cerrar … ojos
    `,
  },
  'never wake': {
    en: `
      not/never wake/waking/open/get/come
      not get up ever
    `,
    es: `
      no despertar/despertarme/levantarme/abrir
      ya no despertar/despertarme/levantarme
      nunca despertar/despertarme
      para siempre
    `,
  },
  want: {
    en: `
      want
      want/wanna/wish/wanted/rather/like/need/ready to
      wish i was/were/could
      just want
    `,
    es: `
      quiero/quisiera/ganas/deseo
      me quiero
    `,
  },
  'be gone': {
    en: `
      disappear/vanish/die
      be gone
      just be gone
      stop existing
      cease to exist
      end myself/everything
      sleep forever
      out of this life/world
      not be/exist/wake
    `,
    es: `
      desaparecer
      irme para siempre
      ir para siempre
      dejar de existir/vivir
    `,
  },
  means: {
    en: `
      pills/meds/bridge/overpass/ledge/cliff/gun/pistol/shotgun/rifle/revolver/rope/=noose/hose/garage
      tailpipe/=train/oncoming/razor/blade/=roof
      bottle of
      train tracks
      semi truck
      =18 wheeler
      turn/jerk/yank the wheel
      wheel over
      edge of roof/bridge/cliff/water
      into traffic
    `,
    es: `
      pastillas/pastilla/puente/barranco/azotea/pistola/escopeta/rifle/soga/lazo/cuerda/=tren/metro/volante
      navaja
    `,
  },
  'thoughts of it': {
    en: `
      math
      doing the math
      how easy/quick/fast/simple
      easy … be
      would be so easy
      think about stepping/jumping/driving/turning/letting
      thinking about stepping/jumping/driving/turning/letting
      jump/jumping off
      keep looking/staring
      stare/staring at … and
      in my mouth
      to my head
      one pull
    `,
    es: `
      =aventarme/=tirarme/=lanzarme/=colgarme/=matarme/contando/conté
      qué fácil
      pienso/pensando … saltar/=aventarme/acabar
      cuando me anime
      para cuando
    `,
  },
  guardadas: {
    en: ``,
    es: `
      guardadas/guardada/listas/juntando/escondidas
      cuando me anime
    `,
  },
  picked: { en: `picked/set/chosen/chose/have/got`, es: `` },
  'a date': { en: `date/day/night/hour`, es: `` },
  'over for me': {
    en: `
      nobody/anymore
      doesnt/wont/dont/not matter
      no more
      end/over for me
      not long
      and a way/place
    `,
    es: ``,
  },
  'hurt myself': {
    en: `
      cut/cutting/burn/burning/burned/hurt/hurting/hit/hitting/scratch/scratching/stab/punish/punishing/starve/starving myself … feel/again/night/cope/calm/deserve/purpose/relief/numb
      cut/cutting/=burning/=burned/carving my arm/arms/wrist/wrists/leg/legs/thigh/thighs/skin
      i cut … again/last/tonight/sleeves
      long sleeves + cut/cuts/cutting/marks/scars
      cuts/marks … long sleeves
    `,
    es: ``,
  },
  'i or child': { en: `i/{child}`, es: `` },
  cut: { en: `=cut/cutting`, es: `` },
  'hurts himself': {
    en: `
      cut/cuts/cutting/burn/burns/burning/hurt/hurts/hurting/harm/harming/hang/scratching himself/herself/themselves/themself
      been cutting/burning
      kill himself/herself/themselves
      cuts on … arm/arms/wrist/wrists/legs/thighs
    `,
    es: `
      se corta/cortó/quema/lastima/lastimó/rasguña
      se hace/hizo daño
      cortes/cortadas/cortaditas/marcas … brazo/brazos/piernas/muñecas
    `,
  },
  'no point': {
    en: `
      no/any/the point in/of/to
      no/any reason for/to
      no/any/the/whats use in/of
      no use for
    `,
    es: `
      veo/hallo/encuentro/tiene caso/sentido/chiste
      le veo/hallo/encuentro el/ningún/caso/sentido/chiste
    `,
  },
  'away for a while': {
    en: `
      vacation/plants/holiday
      disappear into/from
      on the road
      at work
      at lunch
      business trip
      leave of absence
    `,
    es: `vacaciones`,
  },
  'a burden': {
    en: `burden/bother/trouble/weight to/on/for anybody/anyone/everyone/everybody/them/him/her/my`,
    es: ``,
  },
  'way or thought': {
    en: `
      thinking/thought/thinkin/think/way/ways/tonight/nobody/everybody/invoices/better/quiet/dead/wish/anymore
      all/life/honestly
      lunch break
    `,
    es: ``,
  },
  'i think': {
    en: `
      considering/sometimes/my
      think about
      thinking about
      thought about
      thoughts of
    `,
    es: `
      pienso/pensando
      he pensado
    `,
  },
  'dont want': {
    en: `
      dont want to
      do not want to
      don't wanna
      dont wanna
      didnt want to
      never want to
      no longer want to
      not want to
      dont even want to
      dont want
    `,
    es: ``,
  },
  'only a saying': {
    en: `
      =kidding/shaving/laughing/character
      live without
      go on with
      live/living with … chair/desk/setup
      end it the lease
      this chair/desk
      at this desk
      than do
      than sit through
      living out of
      of boredom
      of embarrassment
      off the roof kidding
      my brother is/has
      with … desk/chair/setup/monitor/monitors/keyboard/laptop/computer
      wake up at/early/for
      on the call/calls/meeting
      rope of lights
      cut myself cooking/on/opening
      wake the/my baby/kids/kid/dog/dogs/husband/wife/roommate/neighbors
      date for the/a/our move/wedding/trip/party/delivery/install
      not suicidal
      dont … suicidal
      killed himself
      killed herself
      then cancun
      sleep for a year
      sleep for a week
      hurt myself lifting
      hurt myself at
      hurt myself when
      hurt myself moving
      without a window
      with this keyboard
    `,
    es: `
      de risa
      con este/esta/tanto/tanta calor/ruido/frío/tráfico/silla/escritorio/jefe/papeleo
      desaparecer los/las cables/papeles/cajas
      matar a trabajar
      de hambre
      de sueño
      de calor
      de frío
      de aburrimiento
      por un café
      con esta silla
    `,
  },
} as const;
