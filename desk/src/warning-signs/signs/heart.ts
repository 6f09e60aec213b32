import type { Sign } from '../sign.ts';

/** What a doctor should see within days: a heart that races or skips at rest. */
export const heartSigns: readonly Sign[] = [
  {
    topic: 'racing heart',
    unless: ['after coffee run', 'exercise'],
    en: `
      {heart here} … # … {at rest}
      {flutter} + {chest}
      palpitation
      beat/beats goes/go missing
      missed/missing beats
      skipped beats
      afib
      {beats oddly} + {heart here}
      {heart here} … {too many}
    `,
    es: `
      palpitaciones
      taquicardia
    `,
  },
];

export const heartWords = {
  'heart here': { en: `{heart}/heartbeat/bpm`, es: `{heart}/latidos` },
  racing: {
    en: `
      race/races/racing/pound/pounding/skip/skips/skipping/skiping/flutter/fluttering/flip/flips/flipflop
      flops/flopping/gallop/thump/thumping/irregular/jumps/fast/hammering/pause
      flip flop
      takes off
      beats fast
      stops and starts
      out of rhythm
      misses a beat
      # bpm
      going crazy
    `,
    es: `
      acelera/acelerado/brinca/brincos/salta/saltos/rápido/galopa/desbocado/irregular/agitado/palpita
      acelera solo
      late rápido
      latiendo rápido
    `,
  },
  'beats oddly': {
    en: `
      {racing}/drum/drumming/drumroll/jackhammer/hummingbird/rabbit/galloping/horse/racehorse/popcorn/frogs
      fish/bird/flip/flips/flipping/flutters/hiccup/hiccups/stumble/stumbles/trips/offbeat/hammers/somersault
      somersaults/runaway
      drum solo
      sewing machine
      out of step/beat/sync/whack
      double time
      off beat
      extra beats/beat
      beats funny/weird/wrong/hard
      washing machine
      turns over
      freight train
    `,
    es: `
      {racing}/tambor/caballo/desboca/galope/colibrí/pajarito/pez/pescado/pausas/saltando/brincando/tropieza
      se para y
      a mil
      se salta
      como loco
    `,
  },
  flutter: {
    en: `
      flutter/fluttering/flopping/fish/gallop/thump/butterflies
      flip flop
      beat goes missing
    `,
    es: `aleteo/mariposas/brincos`,
  },
  'at rest': {
    en: `
      sitting/resting/lying/typing/still
      at rest
      doing nothing
      in bed
      for no reason
      in chair
    `,
    es: `
      sentado/sentada/acostado/acostada
      en reposo
      sin hacer nada
    `,
  },
  'too many': {
    en: `110/115/120/125/128/130/132/135/138/140/145/148/150/155/160/165/170/175/180/190/200`,
    es: ``,
  },
  'after coffee run': {
    en: `
      jumping/treadmill/exercise/horror
      after a run
      after coffee
      walking pad
      on my break
      when i run/jog/walk/climb/exercise/dance/do
      stops my heart
      like a heart
      when the/my boss
    `,
    es: `ejercicio`,
  },
} as const;
