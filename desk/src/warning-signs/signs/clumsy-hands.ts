import type { Sign } from '../sign.ts';

/** What a doctor should see within days: hands that drop things or no longer do small tasks. */
export const handSigns: readonly Sign[] = [
  // What slips out of a hand, and small things that fingers no longer do.
  {
    topic: 'clumsy hands',
    unless: ['always clumsy', 'exercise', 'no task of the body'],
    en: `
      {lets drop} … {held} + {again and again}
      {lets drop} … {held} + {hands}
      {keeps} {lets drop}
      {lets drop} {held} + {lets drop} {held}
      {keeps} dropping everything
      dropping everything + {lately}
      {held} + {escapes} … {hands}
      {held} {escapes} … floor/shirt/lap + {again and again}
      {held} … on the floor + {again and again}
      {hands} + {opens by itself}
      broke/broken/breaking/smashed + {count} + {held}
      {held} + {again and again} + broke/broken/smashed
      {beats me} + {fine task}
      {fine task} … {anymore}
      {takes long} + {fine task}
      {fine task} + used to + {now not}
      {handwriting} + {cannot} read
      {hands} + {wont mind}
      {cant} feel … {held} + {lets drop}
      {held} … hit/hits/hitting floor/ground + {again and again}
      used to … text/type … now
      {hands} wont/cant press/land/find/reach/hit/pluck
      typing … gloves/mittens/paws
      {hands} + wrong/two/three keys/key
      hit/hits/hitting + wrong/two/three keys/key + {new for me}
      clumsy … lately/now
      become … clumsy
      keep/keeps dropping/drooping/dorpping
      =dropping … things/stuff/cups/mug/mugs/pens/phone/keys/mouse/plates/everything
      slip/slide/slid/slides/fall/falls/fell/jump/jumps/fly/flies out of … hand/hands/fingers
      slide right out … hand/hands/fingers
      lose/losing hold/grip on things
      {cant} button/zip/tie
      {cant} do … buttons/shoelaces/shirt
      {hands} {cant} do what
      fingers dont belong
      typing speed gone from
      spilling … clumsy/hand
      shoelaces … cant
      hands won't close
      {hands} … quit/wont/cant … mind/minding/obey/listen/go/cooperate/do
      {cant} pick up … dime/coin/coins/pin/penny/pill
      {cant} do up … earrings/buttons/zipper/necklace/bra/laces
      fumble/fumbled/fumbling + {again and again}
      butterfingers + lately/now/since
      buttons … minutes/forever/struggle/hard
      typing … used to … now
      typos … fingers/hands … wont/cant
      all thumbs + {again and again}
      nothing goes where i send
      leaves my hand
      just leaves … hand/fingers
      {again} mug/cup/glass/plate + hand/month/week
      slip from … hand/hands/fingers
      {cannot} … {fine task}
      {handwriting} … {changed}
      {hands} + {clumsy}
    `,
    es: `
      {se cae} … {held}
      {held} … {se cae} + {again and again}
      {held} … {se cae} … {hands}
      {se cae} … de las manos
      {tiro} … {held} + {again and again}
      ando/vivo tirando
      ni … {fine task} puedo
      manos de mantequilla/trapo
      {hands} … {no obedecen}
      he quebrado/roto … {held}
      se me kaen … cosas
      todo se me cae
      suelto … cosas
      manos/mano/dedos torpe/torpes/torpez
      torpe … mano/manos/dedos
      a cada rato se me cae
      se me cae … mano/manos
      las cosas se me caen
      no atino … botones/teclas/llave
      dedos … no me obedecen/responden
      manos … no me obedecen/responden
      mi firma … sale/cambió/parece
      se resbalan de manos
    `,
  },
];

export const handWords = {
  'lets drop': {
    en: `
      drop/drops/dropped/dropping/fling/flings/flinging/fumble/fumbles/fumbled/fumbling/spill/spills/spilled
      spilling/juggle/juggling/launch/launching/toss/tossing
      lose hold/grip of/on
      let/lets/letting go of
      knock/knocks/knocking/knocked over
    `,
    es: ``,
  },
  held: {
    en: `
      mug/mugs/cup/cups/glass/glasses/coffee/tea/plate/plates/dish/dishes/bowl/fork/forks/spoon/spoons/knife
      silverware/pen/pens/pencil/pencils/phone/phones/keys/key/mouse/stylus/book/books/papers/paper/paperclips
      remote/coin/coins/change/pills/screws/tools/hammer/screwdriver/needle/eggs/egg/soap/brush/comb/lipstick
      things/stuff/everything/anything/something/whatever/sandwich/food/bottle/can/jar/camera/tablet/scissors
      ball/cards/groceries/crayons/crayon/toys
    `,
    es: `
      cosas/todo/taza/tazas/vaso/vasos/plato/platos/cuchara/cucharas/tenedor/café/pluma/plumas/lápiz/lápices
      celular/teléfono/llaves/llave/papeles/tijeras/monedas
    `,
  },
  keeps: { en: `keep/keeps/always/constantly/been/forever`, es: `` },
  escapes: {
    en: `
      jump/jumps/jumping/jumped/leap/leaps/fly/flies/flying/flew/slip/slips/slipping/slipped/slide/slides
      sliding/slid/fall/falls/falling/fell/drop/drops/dropping/dropped/leaves/hop/hops/squirt/squirts/wiggle
      wiggles/going/goes/lands
      end/ends/ended/ending up
      get/gets/got away
    `,
    es: ``,
  },
  'opens by itself': {
    en: `
      open/opens/opened/opening by itself/own
      just open/opens/opened/lets/let/quits/quit
      lets/let go
      {cant}/dont tell/know … slipping/holding/there
      forget/forgets … holding
    `,
    es: ``,
  },
  'fine task': {
    en: `
      button/buttons/buttoning/unbutton/zipper/zippers/zip/zipping/=earrings/necklace/clasp/bra/cufflinks
      necktie/thread/threading/needle/needles/knit/knitting/sew/sewing/crochet/embroider/stitch/coins/dime
      penny/paperclip/snap/snaps
      shoelace/shoelaces/laces/tie … shoe/shoes
      chopsticks/tweezers/mascara/makeup/eyeliner/contacts/nail polish
      pick up … coin/coins/dime/penny/pin/pill/pills/needle/button/paperclip
      play guitar/=piano/violin/banjo
      guitar/=piano/banjo chords
      thread a needle
      key in … lock/door/hole
      shuffle/deal … cards
      write … name
      hold a pen/pencil
      do up
    `,
    es: `
      botón/botones/abotonar/abotonarme/abrochar/abrocharme/abrocho/cierre/zíper/agujetas/cordones/amarrar
      amarrarme/amarro/aretes/collar/brasier/ensartar/aguja/tejer/coser/bordar/monedas/pinzas/rimel
      tocar la guitarra/el =piano
      agarrar … lápiz/pluma
      meter la llave
    `,
  },
  'takes long': {
    en: `
      forever
      take/takes/took me/forever/ten/twenty/ages/an/half/three/four
      minutes … shirt
      two/three/four tries
      give up
      gave up
      had to go/switch
      went to pullovers/velcro/slip
      a battle/fight/struggle
      asks for help
    `,
    es: `
      siglos/batallo/tardo
      mucho trabajo
    `,
  },
  handwriting: {
    en: `
      handwriting/penmanship/signature
      my writing
      his/her writing
    `,
    es: `letra/firma/escritura`,
  },
  changed: {
    en: `
      bad/worse/gone/changed/tiny/shaky/smaller/shrunk/shrinking/looks/look/else/like/scribble/scribbles/mess
      ugly/illegible/unreadable/stranger/kindergartner/downhill/isnt
      chicken scratch
    `,
    es: `
      fea/peor/cambió/cambiado/garabato/garabatos/temblorosa/chiquita/otra/irreconocible
      no se entiende
    `,
  },
  'wont mind': {
    en: `
      stupid/drunk
      wont/dont/doesnt/not/quit/stopped/refuse work/working/listen/listening/obey/obeying/minding/cooperate/behave
      wont/dont/doesnt/not do … told/tell/want/ask/say
      wont/dont/doesnt go where
      mind of … own
      belong to
      like sausages/clubs/mittens/paws/bananas
      like hot dogs
      like oven mitts
      feel like sausages/mittens/clubs/gloves
      in mittens
    `,
    es: ``,
  },
  clumsy: {
    en: `
      clumsy/fumbly/klutzy/dumb/butterfingers/awkward
      all thumbs
    `,
    es: `torpe/torpes/torpeza/tontas/atontadas`,
  },
  'new for me': {
    en: `
      lately/new/since/now/keep/keeps
      never did/before/used
    `,
    es: ``,
  },
  'se cae': {
    en: ``,
    es: `
      se me cae
      se me caen
      se le cae
      se le caen
      se me anda cayendo
      se me resbala
      se me suelta
      se me sueltan
      se me zafa
      se me zafan
    `,
  },
  tiro: { en: ``, es: `=tiro/=tira/=tirando/aviento` },
  'no obedecen': {
    en: ``,
    es: `
      no me obedecen/obedece/responden/responde/hacen/hace
      no hacen/hace … quiero/digo
      no quieren
      no coordinan
    `,
  },
  again: {
    en: `
      twice/again/lately/second
      # times
      two/three/four/five/several times
      this week
      this month
      a lot
      all the time
      third one
      no reason
      lost count
      for no reason
    `,
    es: `
      veces/quebré/mucho
      a cada rato
      otra vez
    `,
  },
  'always clumsy': {
    en: `
      smooth/slippery/tiny/sweaty/sweat/small
      big
      always been
      as can be
      clumsy setup
      clumsy with spreadsheets
    `,
    es: `
      siempre he sido
      siempre ha sido
    `,
  },
} as const;
