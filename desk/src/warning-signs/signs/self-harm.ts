import type { Sign } from '../sign.ts';

/** Also what is only hinted at: it is better to offer the lifeline to ten who do not need it than to miss one who does. */
export const selfHarmSigns: readonly Sign[] = [
  {
    topic: 'self-harm',
    unless: ['only a saying'],
    en: `
      kill/killing/hang/hanging/drown/shoot/hurt/hurting/harm/harming/cut/cutting myself
      kil/kill myself/myslef/mysel
      end/ending/take/taking my/own life
      end my life
      end it all
      edning it al
      ending it all
      ending it
      end it + {way or thought}
      ending things
      end things for good
      suicide + {i think}
      suicidal
      commit/committing/attempt/attempted suicide
      kms
      want/wanna/wish to die
      want to die
      wanna die
      want/like to be dead
      wish … dead
      wish i was dead
      wish i were dead
      wish i wasnt/weren't here/alive/born
      wish … never been born
      wish … never born
      better off dead
      rather be dead
      better off if i
      better off without me
      easier if i was/were dead/gone
      easier if … wasnt here
      easier if i just wasn't
      if i was/were dead/gone + {way or thought}
      if i just wasn't + earth/here/around/alive
      {dont want} live
      {dont want} be alive
      {dont want} be here anymore
      {dont want} be here any more
      {dont want} be hear anymore
      {dont want} be hear any more
      {dont want} exist
      {dont want} wake up
      {dont want} go on
      {dont want} keep living/going
      {dont want} be around anymore
      {cant} go on
      {cant} go on living
      {cant} do this anymore + live
      no reason to live/living/keep/go
      dont see … reason/point … living/live/going
      not worth living
      isnt worth living
      life is not worth
      life isnt worth
      point of living
      point in living
      whats the point of … living
      go to sleep and not wake
      go to sleep and never wake
      fall asleep and never/not wake
      never wake up
      not wake up
      sleep ++ no alarm ++ ever
      sleep forever
      didn't wake up
      didnt come up for air
      how quiet … if i
      done living
      tired of living
      tired of being alive
      ready to go for good
      ready to die
      ways to die/kill
      sick of living/life
      think … dying
      think/thinking/thoughts of/about death/dying/suicide
      think … about suicide
      thoughts of not living
      jump off/from/in front roof/bridge/building/train
      drive/driving into a tree/wall/pole/bridge
      drive my car into/off
      swerve … traffic
      gun … my head/mouth
      bought … gun/rope + {way or thought}
      written … letters + {way or thought}
      goodbye letter/letters/note
      suicide note
      giving … stuff/things/belongings away
      given … stuff/things/belongings away
      give away … stuff/things
      nobody/no one would notice/miss/care + {way or thought}
      nobody/no one would miss me
      the world … without me
      i'm a burden
      burden to everyone/family/everybody
      disappear forever
      want to disappear
      wont need … new chair + giving
      wont be here/around … much longer
      this is my last
      hopeless + {dont want}
      cut/cutting/burn/burning my arms/wrists/legs/thighs/skin
      cut my wrists
      slit wrists
      self harm
      self-harm
      took … pills … feel/end/die
      hurt myself + on purpose
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
      put my affairs in order
      affairs in order
      hope/hoping/pray/wish … dont/not wake up
      wish i wouldnt/didnt wake up
      wish … not wake/wouldnt wake
      wish god/lord would take me
      ready for god/lord to take me
      rather not wake
      rather not be here/alive
      tired of being here/alive/existing/life
      tired of life
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
      world … better … without me
      family/kids/everyone/everybody/they … better off … without me/if i
      nobody would … miss/care/notice if i
      no one would … notice/miss/care if i
      wouldnt matter if i
      if i died
      if i disappeared
      if i were gone
      if i vanished
      think about … not being here/alive
      thoughts … not being here
      thinking … not being here/around/alive
      dont want to be here
      dont want to be alive
      wanna be dead
      wanna disappear
      overpass/bridge/ledge/roof … think/jump/drive/step/stare/look
      drive/driving … off … bridge/road/cliff
      drive/driving … into … tree/wall/truck/traffic
      step … in front … train/bus/truck
      pills … count/counting/saved/saving/stash/end/enough
      saving up … pills
      stockpiling pills
      got/have/bought/cleaned the gun + {way or thought}
      gun … drawer/closet/tonight
      rope … garage/closet/tonight
      plan to end
      plan to kill
      have a plan + {dont want}
      hurting/harming/cutting/burning myself
      cut myself
      scratch/hit/hitting/punch myself … feel
      razor … arm/wrist/skin
      wants/want to die/kill
      {child} … wants/wanted/says/said … die/dead/kill
      {child} … kill himself/herself/themselves
      {child} … cutting/cuts/hurting himself/herself
      says … wants to die
      says … wishes … dead
      says … better off dead
      better off … insurance
      better off … than with me
      thought about the how
      thought about how … do it
      worth more dead
      life has no meaning
      life … no meaning/point/purpose anymore
      want it … to end/over
      want it all to end/stop
      want the pain to end/stop forever
      everybody/everyone/they … happier/better/easier … gone/dead/without/wasnt/werent
      pills ready
      have the pills
      ready to go + pills/letters/end
      started cutting again
      cutting again
      self injury
      {cant} live like this
      if i never woke up
      never woke up
      nobody needs me
      i have a plan + nobody/anymore/tonight/die
      want to give up on life
      give up on living
      {cant} take it anymore + life/live/living
      goodbye everyone
    `,
    es: `
      quiero/quisiera/quería/ganas morir/=morirme/=matarme/=suicidarme/desaparecer
      quiero … morir/=morirme/=matarme
      ganas de morir/=morirme/=matarme/vivir + no
      no tengo ganas de vivir
      sin ganas de vivir
      no tengo ganas de seguir
      no … ganas de vivir
      =matarme
      =suicidarme
      suicidio + {i think}
      pienso/pensando … suicidio/muerte/=matarme/morir/=morirme
      quitarme la vida
      quitar la vida
      acabar con mi vida
      acabar con todo
      terminar con todo
      terminar con mi vida
      no quiero vivir
      ya no quiero vivir
      no quiero … vivir
      no quiero seguir viviendo/aquí/viva/vivo/así
      no quiero seguir
      no quiero despertar
      no quiero estar aquí/viva/vivo/en este mundo
      no quiero existir
      dormir … no despertar
      =dormirme … no despertar
      mejor muerta/muerto
      estaría/estarían/estar mejor sin mí/muerta/muerto
      mejor sin mí
      ojalá … muriera/muera/no despertara/despierte
      ojalá no despertara/despierte
      me quisiera morir
      para qué vivir/seguir/vivo
      para qué sigo
      no vale la pena vivir/seguir
      no le veo sentido a/vida
      vida … sin sentido
      hacerme daño
      =lastimarme
      =cortarme
      me corto … brazos/piernas/muñecas
      =cortarme las venas
      cansado/cansada de vivir
      harto/harta de vivir
      aventarme/tirarme/lanzarme … puente/carro/tren/azotea/metro
      soy una carga
      una carga para
      nadie me extrañaría
      nadie me va a extrañar
      ya no aguanto + vivir/morir
      ya no puedo más
      no quería sentir
      me despido
      cartas de despedida
      carta de despedida
      regalando mis cosas
      se quiere matar/morir/suicidar
      quiere matarse/morirse/suicidarse
      dice que … matar/morir/morirse/matarse/suicidarse
      no quiere vivir
      ya no quiere vivir
      quiero/quisiera dormir/dormirme … no despertar/despierte
      dios no me despierte
      que dios me lleve/recoja
      diosito … llévame/lleve/recoja
      no quiero estar aquí
      no quiero estar … este mundo
      ya no quiero estar … aquí/mundo
      no le hallo sentido
      no le encuentro sentido
      ya no le veo caso
      ya no tiene caso vivir/seguir/nada
      para qué … vivir/seguir/vivo/sigo
      mejor … muriera/muerta/muerto/no existir
      si me muero … nadie/mejor/nada
      estarían mejor sin
      todos … mejor sin mí
      descansar de todo para siempre
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
      me quiero =matar/=morir/ir/desaparecer
      me quiero morir
      me quiero matar
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
  'way or thought': {
    en: `
      thinking
      thought
      thinkin
      think
      way
      ways
      lunch break
      tonight
      nobody
      everybody
      invoices
      better
      quiet
      dead
      wish
      anymore
      all
      life
      honestly
    `,
    es: ``,
  },
  'i think': {
    en: `
      think about
      thinking about
      thought about
      thoughts of
      considering
      sometimes
      my
    `,
    es: `
      pienso
      pensando
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
      live without
      live/living with … chair/desk/setup
      end it the lease
      this chair/desk
      at this desk
      than do
      than sit through
      of boredom
      of embarrassment
      off the roof kidding
      kidding
      laughing
      not suicidal
      dont … suicidal
      killed himself
      killed herself
      character
      my brother
      then cancun
      for a year
      for a week
      hurt myself lifting
      hurt myself at
      hurt myself when
      hurt myself moving
      without a window
      with this keyboard
    `,
    es: `
      de risa
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
