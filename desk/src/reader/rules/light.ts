import type { Rules } from './rules.ts';

const strong =
  '(?:too|way too|far too|so|overly|painfully|blindingly|uncomfortably|unbearably|super|crazy|insanely|very very)';

export const lightRules: Rules = {
  glare: {
    about:
      'glare reflection reflections sun sunlight washes washed window light blinds glossy shiny shines see blinded curtains shades hits',
    surely: {
      glare: [
        '(?:can|could|do|does|did) not (?:seem to )?(?:avoid|escape|get rid of|block|stop|get away from|shake|fix|help|eliminate|control) (?:\\w+ )?(?:glare|reflection)',
        '(?:can|could) not (?:\\w+ )?(?:see|read) (?:\\w+ ){0,2}?screen (?:\\w+ ){0,6}?(?:sun|sunny|light|glare|noon|morning|afternoon|day)',
        '(?:too much|lots of|bad|terrible|awful|horrible|some|constant|big|heavy|strong|afternoon|morning|lot of) (?:\\w+ )?(?:glare|reflection)',
        'no (?:blinds|curtains|shades) (?:\\w+ ){0,5}?glare',
      ],
      'no glare': [
        '(?:no|zero|without|without any|never|not any|not much|hardly any|barely any|little to no|minimal|not notice any|not see any|not get any|not have any|not have|not get|nor|or|not a (?:hint|trace|bit|speck) of) (?:\\w+ )?(?:glare|reflection|sun on)',
        '(?:glare|reflection) (?:is |it |has |are )*(?:free|gone|went away|disappeared|stopped|solved|fixed|none|no longer|eliminated|under control)',
        '(?:glare|reflection) (?:is |it )?(?:not (?:a |an )?(?:issue|problem|bad|noticeable)|never a problem|no (?:issue|problem))',
        '(?:glare|reflection) (?:no|none|nope|zero|nothing) $',
        'free (?:of|from) (?:\\w+ )?(?:glare|reflection)',
        '(?:got|put up|installed|added) (?:\\w+ )?(?:shades|blinds|curtains|hoods?|filter)(?: now)?',
        'nothing (?:reflection|bounces|shines|glare)',
        '(?:got rid of|eliminated|fixed|solved|stopped|blocks?|cut|cuts|kills?|killed|prevents?|avoids?|keeps? out|stops) (?:\\w+ ){0,2}?(?:glare|reflection)',
      ],
    },
    says: {
      glare: [
        '(?:glare|reflection)(?! (?:free|filter|guard|shield|protector|screen|coating|glasses))',
        '(?:sun|sunlight|light|sunshine) (?:(?!(?:not|never|behind|no) )\\w+ ){0,5}?(?:washes out|washing out|wash out|hits|shines on|shining on|bounces off|bounce off|on|onto|blasts|falls on|in|lands on|glints off) (?:\\w+ ){0,2}?screen',
        'screen (?:(?!(?:not|never) )\\w+ ){0,4}?(?:washed out|washes out|turns into a mirror|like a mirror|acts like a mirror|unreadable)',
        '(?:sun|sunlight|light) (?:(?!(?:not|never|no) )\\w+ ){0,5}?(?:can not|hard to|cannot|trouble) (?:\\w+ )?(?:see|read) (?:\\w+ ){0,2}?screen',
        '(?:see|seeing) (?:\\w+ ){0,2}?(?:light|myself|my face|face|self) (?:\\w+ ){0,3}?(?:in|on) (?:the |my )?screen',
        'sun on (?:the |my )?screen',
        'squint (?:\\w+ ){0,5}?(?:sun|sunlight)',
      ],
      'no glare': [
        '(?:blinds|curtains|shades) (?:(?!(?:not|no|never) )\\w+ ){0,3}?(?:closed|shut|drawn|down|pulled)',
        '(?:close|closed|keep|shut|pull|draw) (?:the |my )?(?:blinds|curtains|shades)',
        '(?:anti glare|antiglare|anti reflection|glare free) (?:\\w+ )?(?:screen|filter|coating|cover|film)(?! would)',
      ],
    },
    wishes: {
      glare: [
        '(?:less|reduce|reducing|fix|help with|something for|get rid of|stop|cut|no|block|with) (?:the )?(?:glare|reflection)',
        'anti glare',
      ],
    },
    ifNot: { glare: 'no glare' },
    unless: ['glasses', 'if the (?:sun|blinds) (?:were|was)'],
  },
  light: {
    about:
      'light bright dim dark brightness harsh gloomy sun sunny sunlight read room candle well gloom murky dimmed dimly shadowy hardly barely see fine bulb overhead blinding cave dungeon cavelike',
    surely: {
      'too dim': [
        '(?:too|way too|pretty|really|quite|kinda|kind of|rather|very|so|a bit|bit|a little|little|honestly|super|fairly|somewhat|extremely|always|usually) (?:dim|dark|gloomy|dingy|murky|shadowy)',
        '(?:not|never) (?:\\w+ ){0,3}?(?:enough light|bright enough|light enough|much light|well light)',
        '(?:hard|difficult|strain|straining|struggle|squint|can not|tough) (?:\\w+ ){0,3}?(?:read|see) (?:\\w+ ){0,4}?(?:paper|dim|dark|light|desk|print|notes|keyboard|keys|in here)',
        '(?:dimmed|dimly)',
        'light (?:\\w+ )?not enough',
        'light (?:\\w+ )?poor',
        '(?:hardly|barely|scarcely) (?:see|read|make out)',
        'light (?:\\w+ )?(?:hard|difficult|tough) to (?:read|see)',
        'poorly light',
        'poor light',
        '(?:light|room|office) (?:\\w+ ){0,3}?(?:dimmed|inadequate|insufficient|weak|poor|too low|very low|lacking|terrible and dark)',
        '(?:insufficient|inadequate|weak|poor|bad low) light',
        'not (?:a lot of|lots of|much|really any) light',
        'by the light of (?:the |my )?(?:screen|laptop)',
        'like a (?:cave|dungeon|tomb|basement)',
      ],
      'too bright': [
        `${strong} (?:bright|harsh|intense|strong|light)`,
        'light (?:\\w+ ){0,4}?(?:blinding|blinds me|glaring|harsh|brutal|searing|intense|overpowering|in my eyes|straight in my eyes)',
        '(?:blinding|harsh|glaring|searing|brutal|intense|overpowering) (?:\\w+ ){0,2}?(?:light|overhead|sun|sunlight)',
        'stadium light',
        'bright too much',
        'too much (?:light|sun|sunlight|brightness)',
        '(?:lights|light) (?:hurt|hurts|burn|bother|bothers) my eyes',
      ],
      good: [
        '(?:can|able to) (?:\\w+ )?(?:read|see) (?:\\w+ )?(?:fine|everything|well|easily|clearly|okay|without)',
        'bright (?:but|and|yet|enough|in a good way) ?(?:nice|comfortable|pleasant|not|cheerful|airy|good|fine|soft)?',
        '(?:low|dim|soft) (?:but|and|yet) (?:right|fine|enough|comfortable|good|okay)',
        'easy to read',
        '(?:bright|good|plenty|enough) (?:\\w+ )?(?:to read by|to read|enough)',
      ],
    },
    says: {
      good: [
        'light (?:(?!(?:not|no|never|but|too|dim|dark|poor|could|bad|screen) )\\w+ ){0,4}?{good}(?! (?:screen|chair|glare))',
        '(?:{good}|natural|plenty of|lots of|ample|enough|even|soft|diffuse|indirect|abundant|tons of|loads of) (?:(?!(?:glare|screen|but) )\\w+ ){0,3}?light(?! (?:weight|switch|sleeper))',
        'well (?:light|illuminated)',
        '(?:bright|light) (?:and|but|yet) (?:airy|comfortable|nice|pleasant|cheerful|soft)',
        'light all good',
        'nothing (?:is )?wrong with (?:it|the light)',
        'light (?:\\w+ )?(?:fine|good|okay|no issue|no issues|no problem|no problems|no complaint|no complaints)',
      ],
      'too dim': [
        '(?:dim|dark|gloomy|dingy|murky)(?! (?:mode|theme|circles|blue|wood|gray|background|screen|web|but|by choice|green|walls|brown))',
        '(?:one|single|only one|only a|just one|just a) (?:\\w+ )?(?:dim|small|tiny|weak|little) (?:\\w+ )?light',
      ],
      'too bright': [
        '(?:harsh|blinding|brutal|glaring)',
        'like an? (?:operating room|interrogation room|tanning bed|stadium|surface of the sun)',
      ],
    },
    unless: [
      'dark (?:mode|theme|circles)',
      'dim by choice (?!but)',
      'screen (?:\\w+ ){0,3}?(?:bright|dim|dark)',
      'brightness',
      '(?:coworker|traffic|red|status|ring|bias|indicator) light(?! (?:and|everywhere|or))(?! good)',
      'light (?:sensitivity|headed|sensitive|duty|typing|exercise|weight|stretching)',
      'in the dark about',
    ],
  },
};
