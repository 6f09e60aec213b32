import type { CareTopic } from '../care.ts';

export interface RedFlagRule {
  topic: CareTopic;
  /** `{word}`: see `red-flag-words.ts`. ` … `: up to seven words between. ` & `: the same, in either order. */
  says: readonly string[];
  /** Something else that must stand near, in the sentence itself or a neighboring one. */
  near?: RegExp;
  /** What in the same sentence makes it harmless. */
  unless?: RegExp;
}

const brief =
  /\b(?:(?<!n't )(?<!not )(?<!never )(?:goes|gone|go|went) away (?:in|after|once|when|as soon)|(?:then )?(?:it'?s|they'?re) (?:gone|fine)|for a (?:few )?(?:seconds?|minutes?|moment|bit)|(?:when|if) I (?:sit on|lean on|cross)|cross(?:ed)? (?:my )?legs?|fine (?:again|ever since|since|now)|asleep|used to|no longer|gone since)\b/i;
const lasting =
  /\b(?:(?:never|won'?t|doesn'?t|don'?t|not|isn'?t) (?:really )?go(?:es|ne|ing)? away|(?:has|have)n'?t (?:gone|left|stopped|let up)|stays?|most of the time|nonstop|all the time|constant(?:ly)?|permanent(?:ly)?|always|(?:for|in|past|last|going on|about|over|almost) (?:a|an|the|one|two|three|four|five|six|several|many|some|\d+)? ?(?:past |last |few |couple of |couple )?(?:days?|weeks?|months?|years?)|day and night|24 ?7|even on weekends|every day|never stops?|won'?t stop|keeps? (?:on|coming back)|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|since (?:last|the|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|christmas|thanksgiving|a)|(?:is|are|it'?s) still|persist\w*)\b/i;
const onPurpose =
  /\b(?:on purpose|(?<!not )(?<!n't )(?<!without )(?:diets?|dieting)|keto|ozempic|wegovy|gym|exercis\w*|running|(?<!not )(?<!without )(?:trying|want(?:ed)?|hop(?:e|ing)) to lose|bariatric|pregnan\w*)\b/i;
const longPast =
  /\b(?:(?:screen|monitor|cup|mug|desk|shelf|phone|laptop|keyboard|mouse|lamp|plant|book|picture|prices?|sales|stocks?|rates?|chair) (?:just |almost |never )?(?:fell|slid|tumbled)|as a (?:kid|child|teen\w*)|(?:twenty|thirty|forty|ten|fifteen|[1-9]\d) years ago|decades? ago|in (?:19\d\d|high school|college)|never had any pain|(?:been )?fine (?:ever )?since|no pain|didn'?t hurt|not hurt|wasn'?t hurt)\b/i;
const painOrLately =
  /\b(?:pain\w*|aches?|achy|aching|hurts?|hurting|sore|stiff\w*|agony|numb\w*|tingl\w*|headaches?|can'?t (?:sit|move|turn|sleep|bend)|yesterday|today|last (?:night|week|weekend|month|\w+day)|this (?:morning|week|month)|(?:days?|weeks?|months?|couple of days) (?:ago|back)|kills|killing me|swollen|bruised|been off|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** What has to stop an assessment. Every line is something a person might write of themselves. */
export const redFlagRules: readonly RedFlagRule[] = [
  {
    topic: 'bladder or bowel',
    says: [
      '(?:lost|losing|lose|loss of|no|less) (?:all |any )?control … (?:bladder|bowels?|pee|urine|poop|stool)',
      '(?:{cant}|{trouble}) (?:empty|emptying|control|controlling|hold|holding|start|starting) … (?:bladder|bowels?|pee|urine|poop|stool|it in|myself)',
      '{cant} (?:feel|tell|sense) … (?:need|have|had|needed|going|ready) to (?:pee|poop|go|urinate)',
      '(?:{cant}|{trouble}) (?:feel|tell|sense) (?:when |if |that )?my bladder',
      "(?:haven'?t|hasn'?t|not) (?:\\w+ )?(?:peed|pooped|urinated|been able to (?:pee|poop|go))(?! (?:since (?:lunch|breakfast)|yet))",
      "(?:don'?t|can'?t|cannot|no longer) (?:feel|notice|know|sense|tell) (?:when |if |that )?i (?:have|need|had|got) to (?:pee|poop|go|urinate)",
      '(?:bathroom|toilet|pee|poop|go) … nothing (?:comes|came|will come) out',
      '(?:push|strain) (?:\\w+ )?to (?:pee|urinate)',
      '(?:{cant}|{trouble}) (?:pee|peeing|urinate|urinating|poop|pooping)',
      '(?:pee|urine|poop|stool) (?:just )?(?:comes?|came|runs?|ran|leaks?|drips?) out',
      '(?:pee|poop|leak|go) … without (?:knowing|noticing|feeling|meaning)',
      '(?:leak|leaks|leaking|leaked|dribbl(?:e|es|ing|ed)|pass(?:ing)?) … (?:urine|pee|stool|poop)',
      '(?:wet|wetting|soiled|soiling|peed|pooped|peeing|pooping) (?:myself|my (?:pants|bed|self)|in my pants|the bed)',
      '(?:accidents?|leaks?) in my (?:pants|underwear|bed)',
      '(?:bladder|bowels?) (?:and (?:bladder|bowels?) )?(?:accidents?|incontinence|retention|weakness|dysfunction|problems?|trouble|issues?)',
      "(?:my|the) (?:bladder|bowels?) … (?:isn'?t|aren'?t|not|stopped|doesn'?t|don'?t|won'?t|quit) … (?:work|working|empty|right|normal|same)",
      '(?:{trouble}|{numb}) … (?:my )?(?:bladder|bowels?)',
      '(?:become|became|am|been|being|now|gone) incontinent',
      '(?:my|new|have|having|had|some|with) (?:urinary |fecal |bladder |bowel )?incontinence',
      '(?:sudden|new|strange) … (?:bladder|bowel) (?:changes?|habits?)',
    ],
    unless:
      /\b(?:between (?:calls|meetings|clients|patients|classes)|during (?:calls|meetings|class)|until (?:lunch|my break|noon)|time to pee|the (?:baby|dog|cat|pen|roof|pipe))\b/i,
  },
  {
    topic: 'saddle numbness',
    says: [
      '{numb} & {saddle}',
      '{numb} … where (?:the|a|my) (?:bike )?saddle',
      '(?:wipe|wiping|toilet paper) … {numb}',
      '{numb} … (?:when i wipe|wiping|toilet paper)',
      "(?:wipe|wiping) … (?:don'?t|can'?t|cannot|barely|hardly) … feel",
      "(?:don'?t|can'?t|cannot|barely|hardly) feel … (?:wipe|wiping)",
      '(?:saddle|groin|genital) (?:numbness|anesthesia)',
    ],
  },
  {
    topic: 'both legs',
    says: [
      '(?:{numb}|{weak}) & (?:both|either of|neither of|the two) (?:of )?(?:my )?(?:legs?|feet)',
      '(?:{numb}|{weak}) & legs … (?:left and right|right and left|both sides|both)',
      '(?:my|both) legs (?:have |are |just |almost |nearly |suddenly |keep |both |kind of |sort of |will |started ){0,6}(?:weak|weaker|{weak}|buckling|giving)',
      '(?:{numb}|weakness|weaker) (?:in|of|from) (?:both |my |the ){1,4}legs',
      "(?:can'?t|cannot|barely|hardly) (?:feel|move) … legs",
      '(?:two|both) (?:numb|weak|tingling) (?:legs|feet)',
      '(?:neither|both) (?:of my )?(?:legs?|thighs|calves|knees) … (?:{numb}|{weak})',
      "legs (?:just )?(?:won'?t|can'?t|don'?t|didn'?t) (?:hold|carry|support|work|move|respond|do what)",
      'legs … (?:like (?:jelly|rubber|noodles)|no strength|limp)',
      'legs … (?:paralyzed|from the (?:hips|waist) down)',
    ],
    unless:
      /\b(?:cross(?:ed)?[ -]?(?:my )?legs?|cross legged|(?:when )?I sit on|toilet|squats|workout|leg day|chair legs|wobbles?)\b/i,
  },
  {
    topic: 'both legs',
    says: ['(?:my )?legs (?:feel|are|go|get|went|have gone|are going|getting) … (?:{numb}|weak|weaker)'],
    unless:
      /\b(?:cross(?:ed)?[ -]?(?:my )?legs?|cross legged|(?:when|after|if|because|from) (?:I )?sit(?:ting)?|by (?:noon|lunch|evening|\d)|end of (?:the|my) day|for a (?:few )?(?:minutes?|seconds?)|squats|workout|run|marathon)\b/i,
  },
  {
    topic: 'chest',
    says: [
      '(?:{pain}|tight|tightness|tightening|pressure|squeez(?:e|ing)|crushing|heavy|heaviness|burning|clench(?:es|ing)?|stabbing) (?:feeling )?(?:and {pain} )?(?:in|on|across|around|of) (?:my |the |my left |left )?(?:chest|breastbone|sternum)',
      '(?:my )?chest (?:{pain}|pressure|tight(?:ness|ens|ening)?|discomfort|heaviness)(?! (?:muscles?|stretch\\w*|opener))',
      'my chest … (?:{pain}|pressure|tight|tightness|tightens|heavy|squeez(?:es|ed|ing)|crush(?:es|ed|ing)|burns|burning)(?! (?:muscles?|stretch\\w*))',
      '(?:sitting|standing|pressing|elephant|weight|brick|band) (?:on|around) my chest',
      'angina',
      '(?:breathless|sweaty|sweating|dizzy|nauseous) & (?:chest|jaw|left arm)',
      '(?:short(?:ness)? of breath|breathless|(?:{cant}|{trouble}) (?:breathe|breathing|catch my breath|get (?:any |enough )?air)|(?:gasping|fighting) for (?:air|breath))',
      "(?:i think |maybe |might be |am |i'?m )(?:i'?m )?having a heart attack",
      '(?:{pain}|{numb}) (?:is |going |shooting |running |radiating ){0,6}(?:down|into|in) (?:my )?left arm … (?:chest|jaw|sweat\\w*)',
    ],
    unless:
      /\b(?:chest muscles?|pec(?:s|torals?)|open(?:s|ing)? (?:up )?my chest|lol|between (?:calls|meetings))\b/i,
  },
  {
    topic: 'face or speech',
    says: [
      '(?:my|one side of my|side of my|the) (?:face|mouth|smile) … (?:droop(?:s|ing|ed|y)?|sagg?(?:s|ing|ed))',
      '(?:(?:my )?(?:words|speech) … slur(?:s|red|ring)?|slur(?:red|ring) (?:my )?(?:speech|words))',
      '(?:{numb}|{weak}) (?:on|down|all along) (?:one|the (?:whole )?(?:left|right)|my (?:whole )?(?:left|right)) side of my (?:body|face)',
      '(?:half (?:of )?my (?:body|face)) … (?:{numb}|{weak}|dead)',
      '(?:one|whole left|whole right|left|right) (?:side|half) of my (?:body|face) … (?:{numb}|{weak})',
      '(?:suddenly |sudden )(?:{cant} (?:see|speak|talk)|loss of (?:vision|speech)|blind\\w*)',
      'worst headache of my life',
    ],
  },
  {
    topic: 'self-harm',
    says: [
      "(?:think(?:ing)?|thoughts?|thought|dream(?:ing)?|fantasi[sz]\\w+|talk(?:ing)?|want(?:ing|ed)?|going|plan(?:ning|s)?|urge|tempted|ready|like|feel like|might|could|would|i'?ll|considering|considered|tried|try(?:ing)?|idea|just) (?:\\w+ ){0,2}(?:about |of |to )?(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all|it)(?=[\\s,.]|$)|hurt(?:ing)? myself(?! (?:lifting|at|by|on|with|while|again))|harm(?:ing)? myself|tak(?:e|ing) my (?:own )?life|cut(?:ting)? myself|suicide|self harm|jump(?:ing)? off|dying|not (?:being )?(?:here|alive))",
      '(?:been|started|keep|i) cut(?:ting)? myself(?! (?:shaving|on|with a|some|off|a|out|short))',
      '(?:kill(?:ing)? myself|take my own life|end my life|ending my life)',
      "(?:don'?t|do not|no longer|didn'?t|not) (?:really )?(?:want|wanna|care|feel like)(?: to)? (?:be(?:ing)? (?:alive|here anymore|around anymore|in this world)|live|living|go on(?: living)?|exist|wake up(?: anymore| again| tomorrow)?(?=\\s*(?:[.,]|$)| anymore| again))(?! (?:in|with|near|at|on|from))",
      '(?:want|wanted|wish|ready|prefer) (?:to |i (?:was|were|could|would) )?(?:just )?(?:die|be dead|dead|disappear forever|never wake up)(?! (?:of|from|laughing|on this hill|my|for))',
      "(?:better off (?:dead|without me|if i)|(?:no|not|don'?t (?:see|have)|can'?t see|lost|what'?s) (?:\\w+ ){0,3}(?:reason|point|will) (?:to|in|of) (?:keep |be(?:ing)? )?(?:live|living|alive|go on|going on|exist(?:ing)?)(?! (?:in|with|near))|nothing to live for|(?:tired|sick) of (?:living|being alive|life)|(?:not|never) wak(?:e|ing) up(?: again| anymore| tomorrow)?(?=\\s*(?:[.,]|$))|if i (?:was|were|am) (?:dead|gone)|nobody would (?:miss|care) (?:if i|me)|(?:want|wish) it (?:all )?to (?:end|be over)|{cant} go on living|burden (?:to|on) (?:everyone|everybody|my family)|(?:off|unalive) myself|(?:contemplat|consider|plann|attempt|committ)(?:ing|ed) suicide|suicide (?:is |keeps )?(?:\\w+ )?(?:on|crossed|in) my mind|(?:to|gonna) commit suicide|life(?: is|'s)? (?:not|isn'?t|not even) worth (?:living|it)|rather be dead|wish i (?:was|were) (?:dead|never born))",
      "(?:i'?m|i am|i feel|i've been|i have been|feel|feeling|having|been|getting|have) (?:(?!not|never|no|n't)\\w+ )?suicidal",
      "(?:i |i've |have )(?:been )?(?:self harm(?:ing)?|cut(?:ting)? myself (?:on purpose|to feel|again))",
    ],
    unless: /\b(?:suicide (?:prevention|hotline)|laughing)\b/i,
  },
  {
    topic: 'weak arm or hand',
    says: [
      '{weak} & {hand}(?! ?(?:rests?))',
      '{hand} … (?:los(?:t|ing|es) (?:all |its |their |some |my ){0,6}(?:strength|grip)|no (?:strength|power|grip)|gives out|giving out|gave out|going limp|limp)',
      '(?:los(?:t|ing|s) (?:of )?(?:the |all |my |some ){0,6}(?:strength|grip|power)|no (?:strength|power|grip)) … {hand}',
      "(?:grip|hand|arm|finger) strength … (?:isn'?t what|down(?:hill)?|weaker|worse|less|fad(?:es|ing)|gone|going|dropping|declin\\w+)",
      "(?:my )?{hand} … (?:can'?t|cannot|couldn'?t|barely|no longer) (?:hold|grip|lift|open|squeeze|close|pick)",
      '(?:{cant}|{trouble}) (?:grip|gripping|squeez(?:e|ing)|opening|lifting|holding) (?:\\w+ ){0,2}(?:things|anything|a|my|the|stuff|jars?|bottles?|cups?|pens?|objects?)(?! (?:focus|attention|posture|calls?|tickets?|files?))',
      '{hand} (?:muscles? )?(?:is |are )?(?:shrink\\w*|wast\\w+|thinner)',
      "{hand} (?:just )?won'?t (?:grip|hold|squeeze|lift|close|open)",
      '{cant} (?:make a fist|hold a (?:pen|cup|mug|fork)|(?:open|lift|grip|turn|hold|squeeze) (?:a|an|my|the|up) (?:\\w+ )?(?:bottles?|jars?|mugs?|cups?|keys?|doorknobs?|pans?|kettle|coffee|arms?|hands?))',
    ],
    unless:
      /\b(?:monitors?|springs?|typos?|arm ?rests?|lamp|chair|wifi|signal|light|coffee is|workout|gym|as a kid|used to be)\b/i,
  },
  {
    topic: 'clumsy hands',
    says: [
      "(?:keep|keeps|kept|always|started|constantly|been|am|i'?m|often|lately) (?:\\w+ )?drop(?:ping)? (?:things|stuff|everything|pens?|cups?|mugs?|keys|my|the|small|objects|items|it)(?! (?:calls?|files?|shoulders|connection))",
      'i drop (?:things|stuff|everything)',
      'drop(?:ping)? (?:things|stuff|everything|dishes)',
      'drop(?:ping)? (?:my|the|cups?|pens?|keys) … (?:all the time|constantly|lately|every day|a lot)',
      "(?:fingers|hands?) (?:don'?t|doesn'?t) (?:belong|go where|feel like mine)",
      'drop(?:ped)? … {times}',
      '{hand} (?:just )?(?:lets?|letting) go (?:for no|without|of (?:things|stuff|everything))',
      '(?:things|stuff|everything|cups?|pens?) (?:just |keeps? |keep ){0,6}(?:slip(?:s|ping)?|fall(?:s|ing)?|drop(?:s|ping)?) (?:out of|from|through) my (?:hands?|fingers?|grip)',
      '(?:clums(?:y|ier|iness)|fumbl(?:e|es|ing|y)|uncoordinated) & (?:{hand}|buttons?|keys|zippers?|shirt)',
      "{hand} … (?:don'?t|doesn'?t|won'?t) (?:\\w+ )?(?:do what|obey|work right|cooperate|listen)",
      '(?:{cant}|{trouble}) (?:button|buttoning|do up|doing up|zip|zipping|tie|tying) (?:a|my|the)',
      '(?:my )?handwriting … (?:bad|worse|changed|shaky|illegible|messy) … (?:lately|now|suddenly|too)',
      '(?:my )?handwriting (?:has |is |got |gotten |gone |getting ){1,4}(?:bad|worse|shaky|illegible)',
    ],
    unless:
      /\b(?:shoulders|calls?|wifi|connection|internet|headset|files?|folder|wrist rest|setup|(?:the|my|a) mouse is|clumsy mouse|always been clumsy)\b/i,
  },
  {
    topic: 'unsteady gait',
    says: [
      "(?:i'?m|i am|i feel|i've been|i have been|feel|feeling|been|get|got|getting|so|bit|am) (?:\\w+ ){0,2}(?:unsteady|wobbly|off balance|unbalanced)(?! (?:desk|table|chair))",
      '(?:unsteady|wobbly|shaky|clumsy|heavy) … (?:on my (?:feet|legs)|when I walk|walking|gait)',
      '(?:los(?:e|es|ing|t) my balance|(?:{trouble}|bad|poor) (?:my |keeping my |keeping )?balance(?! sheets?)|{cant} (?:keep|hold) my balance|balance (?:is|has been|has gotten|got) (?:off|bad|worse|gone|terrible))',
      '(?:walk|walking|gait) (?:feels?|is|has been|got|gotten|has become|seems) (?:\\w+ )?(?:off|weird|strange|wrong|wobbly|unsteady|funny|harder|drunk|different)',
      "(?:drunk|like (?:i'?m|i am) drunk|on cotton|on a boat|on ice) & (?:walk|walking)",
      '(?:trip|tripping|stumble|stumbling) over nothing',
      '(?:hold|holding|grab|grabbing) (?:on to |onto )?(?:the )?(?:walls?|furniture) … (?:walk|walking|stand|balance|steady)',
      '(?:wobbl|veer|lurch|sway)(?:e|es|ing|s)? (?:\\w+ ){0,2}(?:when )?(?:i |while )?(?:walk|walking|stand|standing)(?! (?:desk|pad))',
      'my balance (?:is|has|was|got) (?:\\w+ )?(?:off|shot|bad|gone|worse|terrible)',
      "(?:walk|walking|walks) … (?:like I'?m (?:drunk|on a boat)|drunk|into (?:walls?|door ?frames?|doors?|things))",
      'bump(?:ing|s)? into (?:the |door |things|walls?|furniture){1,3}',
      '(?:stagger(?:s|ing)?|stumbl(?:e|es|ing)) (?:(?!on|upon|across)\\w+ ){0,4}(?:walk\\w*|get up|hall|around|steps?|a lot|lately|bit)',
      '(?:keep|keeps|always|started|lately) (?:stumbling|tripping|staggering)',
      'trip(?:ping)? over my own (?:two )?feet',
      'my legs (?:feel|are|get|have gotten|got) clumsy',
    ],
    unless:
      /\b(?:the (?:desk|table|chair|monitor)|my (?:desk|table|chair|monitor|screen) (?:is|shakes)|work and life|shakes|wobbles)\b/i,
  },
  {
    topic: 'fall or crash',
    says: ['{fall}', '{crash}'],
    near: painOrLately,
    unless: longPast,
  },
  {
    topic: 'fever',
    says: [
      'fever(?:s|ish)?',
      'chills',
      '(?:running|have|had|with|got|a) (?:a |high |slight |low ){0,6}temperature(?! (?:control|sensor|setting|is|in the))',
      'temp of (?:99|10\\d|3[789])',
      'shivering … {pain}',
      'temperature (?:of|around|over|above|at) (?:99|10\\d|3[789]|4[01])',
      'night sweats',
    ],
    unless: /\b(?:feels? like|lol|AC|air conditioning|chills out|netflix)\b/i,
  },
  {
    topic: 'weight loss',
    says: [
      "weight (?:loss )?(?:that )?i (?:can'?t|cannot) explain",
      '(?:los(?:t|ing)|down|dropp(?:ed|ing)) … (?:weight|lbs?|pounds|kilos?|kg) … eat(?:ing)? (?:\\w+ ){0,3}(?:same|normal(?:ly)?|as (?:always|usual)|fine|plenty)',
      '(?:unexplained|unintended|unintentional|unexpected|sudden|rapid) weight loss',
      "(?:los(?:t|ing|e|s)|down|dropp(?:ed|ing)|drops?|shed(?:ding)?) … (?:weight|lbs?|pounds|kilos?|kg) … (?:without (?:even )?(?:trying|meaning|dieting|wanting|a diet)|for no reason|(?:not|isn'?t|wasn'?t|haven'?t been|didn'?t) (?:even )?(?:try|trying|diet|dieting|change|mean)|no idea|don'?t know|can'?t explain|unexplained|no appetite|unintentionally)",
      '(?:weight|pounds|lbs) … (?:dropping|falling|melting|coming|fallen|dropped) off(?: me)?',
      '(?:without (?:even )?trying|for no reason|no appetite|not dieting) & (?:los(?:t|ing)|down) … (?:weight|lbs?|pounds|kilos?|kg)',
      '(?:los(?:t|ing)|down) (?:\\w+ ){0,2}(?:lbs?|pounds|kilos?|kg) (?:in|over|within) (?:a|one|two|three|four|the last|\\d+|just|only) … (?:weeks?|months?)',
      '(?:clothes|pants|sizes?) … (?:without (?:even )?trying|no idea why|for no reason|not dieting)',
      'weight loss (?:and|with|plus) … {pain}',
    ],
    unless: onPurpose,
  },
  {
    topic: 'cancer',
    says: [
      "(?:i|i'?ve|have|had|been|was|am|i'?m|got|get|getting|beat|survived|treated|diagnosed|remission|recurrence|my|after|history|since) (?:had |have |just |been |was |a |an |of |for |with |from |my |the |treated |diagnosed |in |remission |history |against |stage |\\d+ |fighting |beating |surviving |battling |breast |prostate |lung |colon |skin |thyroid |cervical |ovarian |bone |blood |bladder |kidney |testicular |brain |spinal |stomach |pancreatic |liver |bowel |rectal |uterine |throat ){0,6}{cancer}",
      '{cancer} (?:survivor|history|patient myself|diagnosis|treatment|came back|is back|spread|in remission|surgery)(?! (?:charity|groups?|network))',
      "(?:i|i've|my|had|finished|after|on|getting|during|since|started) (?:had |have |finished |done |been |on |through |my |last ){0,6}(?:chemo|chemotherapy|radiation therapy|radiotherapy)",
      'i have mets',
      "(?:i'?m|i am|as) a (?:\\w+ )?{cancer} patient",
      'my oncologist',
      '(?:my|a|had|after) (?:\\w+ )?mastectomy',
      'cancer free',
    ],
    unless: /\b(?:family history|zodiac|horoscope|sign)\b/i,
  },
  {
    topic: 'night pain',
    says: [
      '(?:{pain}|{numb}|burning|cramps?|back|neck|shoulder|hip) … (?:wakes?|waking|woke|woken|wakened|awakens?|keeps?|kept|gets?) me (?:up|awake|out of bed|at night|all night|several|every|twice|around|in the (?:middle|night))',
      '(?:{pain}|{numb}) … (?:wakes|woke|waking) me',
      '(?:woken|awakened|woke|wake|wakes|waking|get up|up) (?:up )?(?:\\w+ ){0,3}(?:by|with|from|because of|due to) (?:the |my |\\w+ )?(?:{pain}|{numb})(?= .{0,60}\\bnights?\\b|.{0,40}\\b[1-4] ?am\\b)',
      '(?:woken|awakened|woke|wake|wakes|waking|awake|up) … (?:at night|nights?|[1-5] ?am|in the morning hours) … {pain}',
      '(?:toss(?:ing)?|turn(?:ing)?) (?:and turn(?:ing)? )?all night … {pain}',
      '{pain} … (?:keeps|stops|prevents) me from (?:sleeping|falling asleep|sleep)',
      '(?:woken|awakened) up by (?:the |my |\\w+ )?{pain}',
      '(?:{pain}|{numb}|hurts) … (?:at|in the|during the|all|every|middle of the|through the|most) nights?(?! (?:shifts?|nurse|owl))',
      'night (?:time )?(?:pain|ache)',
      '{cant} sleep … (?:because|from|due|since|with|for) … {pain}',
      '{pain} … {cant} sleep',
      '(?:every|at|in the|most) nights? (?:the |my |i have |i get |it ){0,6}(?:\\w+ ){0,2}{pain}',
    ],
    unless:
      /\b(?:baby|(?:goes away|gone|better|fine|eases) (?:at|by|during the) night|nothing wakes|no pain|(?:work|working|edit|editing|stream|streaming|type|typing|game|gaming|study|studying) at night|nights? shifts?|dog|kids?|fine by morning|after (?:a|the) (?:late|long) night)\b/i,
  },
  {
    topic: 'lasting numbness',
    says: [
      '{numb} & {limb}',
      '{limb} (?:stays?|remains?) {numb}',
      '{limb} … (?:gone|been|is|are|feels?|goes|go|went|stays?) … {numb}',
    ],
    near: lasting,
    unless: brief,
  },
];
