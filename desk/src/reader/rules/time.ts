import type { Rules } from './rules.ts';

/** An answer to how many hours begins with this word in plain words, one about breaks with `breaks`; see `clauses.ts`. */
const hours = 'hoursspent';
const about = '(?:\\w+ ){0,4}?';
const number = '(?:\\d+(?:\\.\\d+)?(?:_\\d+(?:\\.\\d+)?)?)';
const long =
  'days?|shifts?|mornings?|afternoons?|nights?|evenings?|weeks?|weekends?|meals?|lunch|dinner|films?|movies?|match|games?|blocks?|marathons?|exams?|projects?|other';
/** What one does several times a day. */
const spells =
  'lessons?|classes|shifts|sessions|blocks|calls|clients|patients|pupils|students|meetings|spells|stints|stretches|periods|rounds|appointments|visits';
const moves =
  '(?:get up|stand up|stand|stretch|walk|up|move|break|breaks|pause|stroll|rise|leave my desk|hop up|step away)';

export const timeRules: Rules = {
  duration: {
    firstCounts: true,
    surely: {},
    numbers: [
      // "4 lessons of 45 minutes."
      [
        `${hours} (?:\\w+ ){0,3}?\\d+ (?:\\w+ )?(?:${spells}) (?:\\w+ )?(?:of |at |for |x )?{10min}(?! (?:straight|in a row))`,
        (times = 0, minutes = 0) => (times < 20 ? spent(times * minutes) : undefined),
      ],
      // "A nine-hour shift, three of it at the computer."
      [`${hours} (?:\\S+ ){0,8}?{10min} (?:\\w+ ){0,3}?of (?:it|that|them|those|which|the shift)`, spent],
      [`${hours} (?:\\S+ ){0,6}?(?:pc|computer|screen|laptop) (?:\\w+ ){0,4}?{10min} of`, spent],
      [
        `${hours} (?:\\w+ ){0,4}?${number} (?:\\w+ ){0,3}?of (?:it|that|them|those|which|the shift)`,
        bareHours,
      ],
      [
        `${hours} (?:\\w+ ){0,8}?(?:{10min}|${number}) (?:(?!(?:${spells}|mornings|afternoons|evenings|nights|days|times) )\\w+ ){0,2}?(?:a|per|every|each) week`,
        (...amounts) => weekly(largest(amounts)),
      ],
      [
        `${hours} (?:\\w+ ){0,3}?\\d+ (?:\\w+ ){0,2}?(?:mornings?|am|before lunch) (?:\\w+ ){0,3}?\\d+ (?:\\w+ ){0,3}?(?:afternoons?|pm|after|evenings?|night)`,
        (first = 0, second = 0) => bareHours(first + second),
      ],
      [
        `${hours} (?:\\w+ ){0,8}?{10min} (?:\\w+ ){0,2}?(?:morning|am|before lunch) (?:\\w+ ){0,3}?{10min} (?:\\w+ ){0,3}?(?:afternoon|pm|evening|night)`,
        (...amounts) => spent(amounts.reduce((sum, amount) => sum + amount, 0)),
      ],
      [
        `${hours} (?:\\S+ ){0,8}?(?:less than|under|not even|not quite|not a full|not|at most|below) {10min}`,
        (amount) => spent(amount - 1),
      ],
      [
        `${hours} (?:\\S+ ){0,8}?(?:more than|over|at least|upwards of) {10min}`,
        (amount) => spent(amount + 1),
      ],
      [
        `${hours} (?:\\S+ ){0,10}?{10min} (?:\\S+ ){0,5}?(?:on the computer|at the computer|on the screen|total|a day|daily|per day)`,
        spent,
      ],
      [
        `${hours} (?:\\S+ ){0,10}?(?:\\d+min)(?! (?:shifts?|at a time|straight|in a row|at once|stretches|stretch|lunch|break|breaks|blocks|commute))`,
        (...amounts) => spent(largest(amounts)),
      ],
      [
        `${hours} ${about}(?:\\d{1,2}) (?:am |pm )?(?:to|til|till|until|_) (?:half )?(?:\\d{1,2})(?: pm)?(?! (?:min|week))`,
        clock,
      ],
      [
        `${hours} ${about}\\d{1,2} (?:am |pm )?(?:to|til|till|until|_) (?:noon|midnight)`,
        (from = 0) => clock(from, 12),
      ],
      [`${hours} ${about}(?:noon|midnight) (?:to|til|till|until|_) \\d{1,2}`, (to = 0) => bareHours(to)],
      // "From when the doors open at ten until they close at six."
      [
        `${hours} (?:\\w+ ){0,8}?at \\d{1,2} (?:\\w+ ){0,3}?(?:to|til|till|until|and) (?:\\w+ ){0,6}?at \\d{1,2}`,
        clock,
      ],
      [
        `${hours} ${about}\\d+ (?:hours )?(?:before|at the office|at work) (?:\\w+ ){0,3}?and (?:another )?\\d+ (?:\\w+ )?(?:after|at home|later)`,
        (first = 0, second = 0) => bareHours(first + second),
      ],
      [`${hours} ${about}(?:\\d{1,2}) am (?:to |til |till |until )?(?:\\d{1,2})(?: pm)?`, clock],
      [
        `${hours} ${about}${number}(?! (?:min|days|mornings|afternoons|evenings|x|times|nights|%|percent|pm|am|shifts|week|cm))`,
        bareHours,
      ],
      [`(?:computer|desk|screen) (?:\\w+ ){0,4}?{10min} (?:a|per|every|each) day`, spent],
      [`{10min} (?:a|per|every|each) day (?:\\w+ ){0,4}?(?:computer|desk|screen)`, spent],
    ],
    unless: ['^ hoursspent (?:my |the |our )?shifts? (?:is|are|runs)'],
    says: {
      'over 4 hours': [
        `${hours} (?:\\w+ ){0,3}?(?:2[5-9]\\d|[3-9]\\d\\d|\\d{4})min shifts?`,
        `${hours} (?:\\w+ ){0,6}?(?:all day|full time|fulltime|whole day|entire day|whole shift|entire shift|most of the day|most of my day|all of (?:it|them)|day and night|every waking|regular (?:work ?day|hours)|normal (?:work ?day|hours)|too many|nonstop|business hours|all shift)`,
        'hoursspent (?:\\w+ ){0,3}?(?:full|whole|entire) (?:shift|workday|day|time)',
        'hoursspent (?:\\w+ ){0,6}?(?:sun ?up|dawn|morning) (?:to|till|til|until) (?:\\w+ )?(?:sun ?down|dusk|night|evening)',
        'hoursspent (?:\\w+ ){0,6}?(?:whole|entire|all|full) (?:\\w+ )?(?:day|days|shift)',
        'hoursspent (?:\\w+ ){0,4}?(?:get in|arrive|open|start) (?:\\w+ )?(?:to|till|until) (?:\\w+ )?(?:i )?(?:go|leave|home|close)',
      ],
      '1 to 4 hours': [
        `${hours} (?:\\w+ ){0,3}?(?:[6-9]\\d|1\\d\\d|2[0-4]\\d)min shifts?`,
        `${hours} (?:\\w+ ){0,4}?(?:half (?:a |the )?day|half days|couple hours|mornings only|few hours)`,
        'hoursspent (?:\\w+ ){0,3}?(?:mornings?|afternoons?|evenings?) only',
        'hoursspent (?:\\w+ ){0,3}?only (?:\\w+ )?(?:mornings?|afternoons?|evenings?)',
        '^ hoursspent (?:a |maybe |about |just )*(?:couple|few)(?: of)?(?: hours)? $',
      ],
      'under 1 hour': [
        `${hours} (?:\\w+ ){0,4}?(?:barely any|hardly any|few minutes|almost none|next to nothing|minutes)`,
      ],
    },
  },
  breaks: {
    numbers: [
      [
        '(?:never|not|no|hardly|rarely|can not) (?:(?!breaks? )\\S+ ){0,6}?(?:more than|longer than|over|past|beyond|for|at|as long as|a full|full) {10min}',
        stretch,
      ],
      [
        `${moves} (?:\\S+ ){0,8}?(?:every|each|after|at least every|once every|once) (?:\\w+ )?(?:every )?{10min}`,
        stretch,
      ],
      ['breaks (?:\\S+ ){0,14}?(?:every|each|after|once every) (?:\\w+ ){0,2}?(?:every )?{10min}', stretch],
      ['breaks (?:\\S+ ){0,14}?(?:every|each) (?:\\w+ )?(?:\\d{2}(?:_\\d{2})?)', stretch],
      [
        'breaks (?:\\S+ ){0,10}?(?:once|twice|times|time|x) (?:\\w+ ){0,2}?(?:every )?60min',
        () => 'at least hourly',
      ],
      [`(?:once|twice|times|time|x) (?:every )?60min (?:\\S+ ){0,6}?${moves}`, () => 'at least hourly'],
      ['breaks (?:\\S+ ){0,10}?{10min} (?:\\w+ ){0,2}?every 60min', () => 'at least hourly'],
      [
        'breaks (?:\\S+ ){0,6}?(?:calls?|meetings?|classes|class|sessions?|patients?|pupils|clients|appointments?|lessons?) (?:\\S+ ){0,4}?{10min}',
        stretch,
      ],
      [
        'breaks (?:\\S+ ){0,8}?(?:sit|sitting|seated|stay|work|working|go|chair) (?:\\S+ ){0,6}?{10min}(?! (?:break|walk|lunch))',
        stretch,
      ],
      [
        'breaks (?:\\S+ ){0,6}?{10min} (?:or more |plus |\\S+ ){0,2}?(?:go|goes|went|pass|passes|fly|flies|slip|straight|at a time|without|in a row|at a stretch|on end|before|stretches|between|of sitting|plus|sitting|usually more)',
        stretch,
      ],
      ['breaks (?:\\S+ ){0,4}?(?:timer|alarm|bursts|stretches|limit|clock) (?:\\w+ ){0,3}?{10min}', stretch],
      ['breaks (?:\\S+ ){0,4}?(?:timer|alarm) (?:\\w+ ){0,3}?\\d\\d(?= )', stretch],
      ['breaks (?:\\w+ ){0,4}?(?:longest|most) (?:\\S+ ){0,8}?{10min}', stretch],
      ['breaks ~~ (?:not|never|hardly|rarely) (?:\\S+ ){0,8}?sat (?:\\w+ ){0,3}?{10min}', stretch],
      ['breaks (?:\\S+ ){0,4}?(?:each|every) {10min}', stretch],
      ['breaks ~~ {10min} (?:here|there)', stretch],
      [
        '^ breaks (?:sit|sitting|work|type|typing) (?:for )?(?:\\d{2})(?: on| then| stand| minutes)? $',
        stretch,
      ],
      ['breaks ~~ (?:clock|look up) (?:\\S+ ){0,6}?{10min}', stretch],
      ['breaks ~~ after {10min}', stretch],
      [
        'hoursspent (?:\\S+ ){0,5}?{10min} (?:straight|nonstop|without (?:a |any )?breaks?|without getting up|in one go|at a stretch)',
        stretch,
      ],
      [
        'breaks (?:(?:but|it|is|usually|really|more|like|closer|to|every|often|probably|ends|up|that) )+[2-6] $',
        () => 'rarer',
      ],
      ['breaks (?:\\S+ ){0,5}?(?:x|times?) hours', () => 'at least hourly'],
      ['breaks (?:which|that) (?:\\w+ ){0,3}?{10min}', stretch],
      [
        'breaks (?:\\S+ ){0,2}?{10min} (?:\\w+ ){0,3}?(?:my (?:max|limit)|the (?:max|limit|longest|most))',
        stretch,
      ],
      ['breaks (?:\\w+ ){0,2}?(?:easily|until my|it can be|sometimes) (?:\\w+ ){0,4}?{10min}', stretch],
      ['breaks (?:\\w+ ){0,2}?after (?:every|each) (?:\\w+ )?(?:\\S+ ){0,2}?{10min}', stretch],
      [
        'breaks (?:about |maybe |like |usually |around |roughly |every |or |so |max )*{10min}(?: plus| or so| max| maybe| usually)* $',
        (amount) => (amount > 65 ? 'rarer' : undefined),
      ],
      [
        'breaks (?:\\S+ ){0,6}?(?:25|50|45|52|30|20) (?:on |work )?(?:5|10|15|17) (?:off |rest )?(?:blocks?|cycles?|rule|intervals?|timer)',
        () => 'at least hourly',
      ],
    ],
    surely: {
      'at least hourly': [
        'breaks (?:(?!(?:not|no|never) )\\S+ ){0,10}?hourly',
        '(?:get up|stand up|walk|stretch) (?:\\w+ ){0,3}?hourly',
        'pomodoros?',
        'top of (?:the|every) hours?',
        'breaks (?:\\w+ ){0,10}?(?:every few minutes|several times an hour|all the time|frequently throughout)',
        'breaks (?:not|never) (?:\\w+ ){0,2}?60min (?:\\w+ ){0,2}?(?:goes|go|passes|pass) (?:by )?without',
        'breaks (?:\\S+ ){0,3}?(?:25 5|50 10|45 15|52 17|25_5|50_10)',
        'breaks (?:1|one|2|3) x 60min',
        'breaks (?:\\w+ ){0,2}?(?:get|am|up) (?:\\w+ ){0,2}?(?:constantly|continually|all the time)',
        'breaks (?:\\w+ ){0,4}?(?:teach|work|sit|sew|type) (?:\\d{1,2}min) (?:then|and) (?:move|walk|stand|get up|stretch)',
        'breaks (?:\\w+ ){0,4}?(?:up and about|on my feet)(?: most| all| a lot| between| half)',
        'breaks (?:\\w+ ){0,3}?(?:stand|get up|walk) (?:\\w+ )?(?:for|after|between|with) (?:every|each) (?:call|patient|customer|client|order|garment|piece|seam|cut)',
      ],
    },
    says: {
      'at least hourly': [
        'breaks (?:\\w+ ){0,6}?(?:constantly|always|continually|forever) (?:\\w+ ){0,3}?(?:up|running|moving|walking|on the go|on my feet|around|in and out)',
        'breaks (?:\\w+ ){0,6}?(?:up and down (?:all|constantly|a lot)|putter|on and off the|in and out all day|rarely sit|hardly sit|barely sit|never sit (?:still|long|for long)|never sit (?:\\w+ )?longer than that)',
        'breaks (?:\\w+ ){0,4}?up and down (?:like|all|constantly|a lot)',
        'breaks ~~ (?:every|each) time (?:a|the|somebody|someone|one) (?:\\w+ ){0,3}?(?:customer|client|bell|door|phone|guest|patient|comes|rings)',
        'breaks ~~ every few minutes',
        'breaks ~~ (?:no|not|never) (?:an |a |one )?(?:hours|60min) (?:\\w+ )?(?:passes|pass|goes|go)(?: by)? without',
        'breaks (?:\\w+ ){0,3}?(?:up|moving|on the move|on my feet) (?:constantly|all the time|all day|more than i sit)',
        'breaks ~~ more than once (?:every )?60min',
        'breaks ~~ on the (?:hours|60min|half 60min|half hours)',
        `breaks (?:\\w+ ){0,4}?${moves} (?:\\w+ ){0,4}?(?:every|each) (?!(?:\\w+ )?(?:${long}|so|now|once|few|couple|chance|time)(?= |$))\\w+`,
        'breaks ~~ on my feet (?:as much|as often|more than|most)',
        // Whatever is done over and over is short, but for what is not.
        `breaks ~~ (?:after|between|at the end of|in between) (?:every|each) (?!(?:\\w+ )?(?:${long})(?= |$))\\w+`,
        `breaks ~~ (?:between|in between) (?:my |the |all )*(?:${spells}|customers|orders|songs|pages|emails|jobs|rides|deliveries)(?= $| i| and| always| every)`,
      ],
      rarer: [
        'breaks (?:\\w+ ){0,8}?(?:forget|forgot|lose track|lost track|skip|power through|push through|plow through|work through lunch|glued)',
        'breaks (?:\\w+ ){0,3}?(?:no|not (?:really )?(?:take|have|get)|never (?:take|have|get)?|hardly|rarely|seldom|barely|few|not enough|not often|not many|zero|none|nope|nada|what)(?: (?:any|real|scheduled|proper|much|set|formal|actual|ever|often|enough|many))* (?:breaks?|get up|take|stand|often|enough|any|one|many)',
        'breaks (?:i )?(?:do not|not) (?:really|honestly|much)(?: any)?(?: $| besides| except| other than)',
        'breaks (?:\\w+ ){0,3}?(?:not (?:\\w+ )?get up (?:much|often|enough|a lot)|few and far between|not many|not (?:much|often))',
        'breaks (?:\\S+ ){0,6}?(?:one|once|break|coffee|up) at (?:\\w+)',
        '^ breaks (?:\\w+ )?(?:none|never|rarely|seldom|nope|zero|hardly ever|almost never|not really|rare|hardly any|nothing|no|not enough|not often enough|not much|nada|lol)(?: really| regular)? $',
        'breaks (?:\\w+ ){0,6}?(?:only|just) (?:\\w+ ){0,5}?(?:lunch|bathroom|pee|restroom|noon)',
        'breaks (?:\\w+ ){0,6}?(?:lunch|bathroom|pee|restroom)(?: \\w+){0,3}? (?:only|that about it|that it|thats it|is it|is all|period)',
        'breaks (?:\\w+ ){0,6}?(?:get up|up|break|breaks|stand|walk|stretch) (?:\\w+ )?(?:once|twice|2 times|3 times|4 times|2 x|3 x|2 or 3|2|3|couple times|couple of times|few times)(?! (?:an|every|per|60min|\\d+min))',
        'breaks (?:\\S+ ){0,6}?(?:once|twice|\\d x|\\d times|couple times|couple of times|few times) (?:a|per|each|every) (?:day|shift|night|morning|afternoon|week)',
        'breaks (?:\\S+ ){0,6}?(?:stay put|straight through|for hours|hours (?:go|pass|fly|at a time|on end|without)|until lunch|till lunch|all morning without|entire (?:morning|time|shift|day)|chained|marathon)',
        'breaks (?:1|2|3|one|two) (?:\\S+ )?breaks?',
        'breaks (?:\\S+ ){0,3}?(?:morning|am) (?:\\w+ ){0,3}?(?:and|afternoon) (?:\\w+ ){0,4}?(?:afternoon|lunch|break)',
        'breaks (?:\\S+ ){0,4}?15 (?:\\w+ ){0,3}?(?:morning|am) (?:\\w+ ){0,3}?15',
        'breaks (?:two|2) 15',
        'breaks (?:\\w+ ){0,6}?(?:whole|entire|all) (?:mornings?|afternoons?|days?|shifts?|matches|evenings?)(?! up| on my feet)',
        'breaks (?:one|once|1) (?:\\w+ )?(?:in the |every )?(?:morning|afternoon)',
        'breaks (?:\\w+ ){0,4}?(?:lose|lost) (?:\\w+ )?hours',
        'breaks (?:\\w+ )?long stretches',
        'breaks (?:\\w+ ){0,3}?(?:i do not|not allowed|mean to but) $',
        'breaks (?:\\w+ ){0,3}?not allowed',
        'breaks ~~ (?:so|and|then) (?:there )?(?:no|zero|not any) (?:\\w+ )?breaks?',
        'breaks (?:\\w+ ){0,4}?(?:a|one|two|2) (?:10|15|20|30)(?: s)? and (?:a|one|two|2|lunch)',
        'breaks (?:\\w+ ){0,8}?(?:not|never) (?:\\w+ )?(?:get up|stand|move|leave)(?: during| until| till| before| once| at all| much| $)',
        'breaks (?:\\w+ ){0,4}?(?:sit|start) (?:\\w+ )?(?:at )?\\d+ (?:\\w+ ){0,6}?(?:noon|lunch|\\d+)(?! min)',
        'breaks (?:\\w+ ){0,4}?halfway (?:point|through)',
        'breaks (?:\\w+ ){0,3}?(?:not as (?:often|much|many)|less (?:often )?than|fewer than) (?:\\w+ ){0,3}?should',
        'breaks (?:\\w+ )?(?:less|not) than i should',
        'breaks (?:\\w+ ){0,3}?(?:only )?when nature calls',
        'breaks (?:\\w+ ){0,4}?until (?:the )?(?:\\w+ )?(?:work|job|shift|task|hem|batch) (?:is )?(?:done|over|finished|ends)',
        'breaks (?:\\w+ )?(?:what are (?:those|they)|ha|lol|haha) $',
        'breaks (?:\\w+ ){0,3}?(?:bad|terrible|awful|horrible) (?:at (?:it|that|them)|about (?:it|that|them))',
        'breaks (?:at )?(?:\\d+|\\d+ \\d+)(?: oclock| o clock)? and (?:at )?\\d+',
        'breaks (?:\\w+ ){0,4}?(?:rarely|seldom|hardly|never) (?:leave|leaving|move|get out)',
        'breaks (?:\\w+ ){0,3}?(?:which is )?(?:hardly ever|almost never|rarely|not often|never) $',
        'breaks (?:\\w+ ){0,3}?not until (?:\\w+ )?done',
        'breaks (?:\\S+ )?(?:2_3|2_4|3_4|2|3|4) times (?:a|per|each) (?:shift|day|session)',
        '^ breaks (?:no|nope|nah|none|not as such|no not really|not really no|never|nothing) $',
        '^ breaks (?:(?:yes|so|maybe|about|usually|only|just|sometimes|take|i|we|get) )*(?:1|one|2|3|two|a couple|twice|once|couple)(?: (?:short|small|a day|breaks?|maybe|long|at lunch|of them|real))* $',
        'breaks ~~ (?:coffee|tea|smoke|lunch|snack|cigarette|one|another|break) at (?:10|ten|11|noon|12|1|2|3|4|lunch)(?= $| and| lunch| coffee)',
        'breaks (?:\\S+ ){0,6}?(?:1|2|one|two|a) (?:\\w+ )?(?:coffees?|teas?|smokes?|breaks?|cigarettes?|walks?|strolls?|stretch) (?:\\w+ ){0,3}?(?:and|before|after|plus|in the)(?! (?:every|each))',
        'breaks ~~ (?:(?:do|will|can|does) not |never |sit |stay |stuck |go |keep |not )(?:\\S+ ){0,5}?(?:until|till|til) (?:\\S+ ){0,6}?(?:lunch|dinner|noon|done|finished|over|bedtime|home time|end|evening|night|dark|stops?|calls me|closing|supper|5)',
        'breaks ~~ (?:then|and|suddenly|before i know it|look up) (?:it )?(?:is |been )?(?:already |suddenly )?(?:bedtime|lunchtime|dark|evening|home time|night|time to go|quitting time)',
        'breaks (?:\\w+ ){0,8}?(?:come up for air|carried away|married|glued|welded|chained|rooted|lost in|sucked in|bell to bell|right through|straight through|slips my mind|never think|not think of|no such thing|go to sleep)',
        'breaks (?:\\w+ ){0,6}?(?:only|just) (?:\\w+ ){0,3}?(?:toilet|loo|pee|wee|bathroom|restroom|bladder)',
        'breaks ~~ without (?:moving|a break|getting up|stopping|standing|leaving)',
        'breaks ~~ (?:morning tea|morning coffee) and (?:\\w+ )?(?:lunch|afternoon)',
        '(?:coffees?|teas?|breaks?) and (?:a |the )?lunch',
        'breaks what breaks?',
        'breaks (?:\\S+ ){0,9}?from (?:\\d+|login|bell|morning|start|opening|breakfast|noon) (?:to|till|til|until) (?:\\S+)',
        'breaks ~~ every other (?:hours|60min)',
        '(?:nobody|no one) (?:\\w+ )?(?:takes|gets|has) (?:\\w+ )?breaks?',
        'breaks ~~ (?:eat|lunch) at my desk',
        '^ breaks (?:very |too |as |so )*(?:little|few)(?: as possible)? $',
        'breaks ~~ not that i (?:notice|noticed|know|remember|recall)',
        'breaks ~~ (?:sit|sitting|seated|stay|there|chair|down) (?:\\w+ ){0,3}?the whole (?:time|day|shift|morning|afternoon)',
        'breaks ~~ (?:not|never) (?:\\w+ ){0,3}?(?:till|til|until) ',
        'breaks ~~ (?:stand|get) up to (?:go home|leave|go to lunch)',
        'breaks ~~ (?:ignore|snooze|silence|dismiss|swipe|shut) (?:it|them|the alarm|the timer|the reminders?|up)',
        'breaks ~~ hours at a (?:stretch|time|go)',
        'breaks ~~ long time without',
        '^ breaks can not(?: really)? $',
        'breaks ~~ phones? (?:do|does|will) not stop',
        'breaks ~~ (?:not|never) (?:\\w+ )?(?:even )?get up (?:for|unless)',
        'breaks (?:\\w+ ){0,5}?(?:people|folks|others|somebody) with',
        'breaks ~~ (?:a few|few|couple of) times (?:a|per|in a|each) (?:day|shift)',
        'breaks ~~ at \\d+(?: oclock)? and (?:at )?\\d+',
        'breaks ~~ (?:mid )?morning (?:\\w+ ){0,3}?(?:mid )?afternoon',
        'breaks ~~ before lunch (?:\\w+ ){0,3}?after',
        'breaks ~~ (?:scheduled|mandated|mandatory|union|legal|allotted|required|standard|paid) (?:\\w+ )?breaks?',
        'breaks (?:\\w+ ){0,4}?(?:2|two|my) (?:tens|fifteens|10|15|10 s|15 s)(?= $| and)',
        'breaks (?:not|no) (?:regularly|regular|really|often|frequently|consistently|a schedule|much)',
        'breaks ~~ (?:rarely|seldom|hardly ever) (?:stop|pause|stand|move|think)',
        'hoursspent (?:\\S+ ){0,8}?(?:nonstop|without (?:a |any )?breaks?|straight through|without getting up|no breaks)',
      ],
    },
    hints: {
      rarer: [
        'breaks (?:\\S+ ){0,8}?(?:lunch|noon|coffees?|bathroom|restroom|pee|cigarette|smoke)',
        'when i am (?:hungry|thirsty)',
        'breaks (?:\\w+ ){0,4}?when (?:i )?(?:hungry|my (?:back|legs|bladder))',
      ],
    },
    unless: [
      '(?:when|whenever) i (?:can|remember|need(?! the|to (?:pee|go))|feel|think|have)',
      '20_20|20 20 20',
      '^ (?!(?:\\S+ )*(?:get up|stand|stand up|walk|stretch|move) )(?:\\S+ )*?eyes?',
      'as needed',
      'reminder to',
      'water breaks the',
      '^ (?!(?:\\S+ )*(?:get up|stand|stand up|walk|stretch|move) )(?:\\S+ )*?(?:look|looking) (?:away|out|off|far|into the distance)',
    ],
  },
};

function spent(...amounts: number[]) {
  const minutes = amounts[0] ?? 0;
  if (minutes < 60) return 'under 1 hour';
  return minutes <= 240 ? '1 to 4 hours' : 'over 4 hours';
}

/** Hours a week, which stand without a unit as well: "forty a week". */
function weekly(amount: number) {
  return spent((amount < 100 ? amount * 60 : amount) / 5);
}

function bareHours(...amounts: number[]) {
  const amount = amounts[0] ?? 0;
  return amount > 0 && amount <= 20 ? spent(amount * 60) : undefined;
}

/** "9 to 5". */
function clock(...amounts: number[]) {
  const [from = 0, to = 0] = amounts;
  const between = (to - from + 12) % 12;
  // "2 to 3" and the like, said without a unit, are hours and no times of day.
  return from < to && (from < 6 || to - from < 3)
    ? spent(((from + to) / 2) * 60)
    : spent((between || 12) * 60);
}

/** How long somebody sits until they get up. */
function stretch(...amounts: number[]) {
  const minutes = amounts[amounts.length - 1] ?? 0;
  if (minutes < 1) return undefined;
  return minutes <= 65 ? 'at least hourly' : 'rarer';
}

function largest(amounts: readonly number[]): number {
  return Math.max(...amounts);
}
