/** Words that the patterns of `red-flags-table.ts` share: `{numb}` there is the entry here. Matched without case. */
export const words = {
  cant: "(?:can'?t|cannot|can not|couldn'?t|unable to|not able to|haven'?t been able to|hard to|struggl(?:e|ing) to)(?: (?:even|really|barely|fully|seem to))?",
  trouble: '(?:trouble|problems?|difficulty|issues?|hard time)(?: (?:with|in))?',
  numb: "(?:numb|numbness|tingl(?:e|es|ing|y)|pins (?:and |n )?needles|feel(?:s|ing)? dead|(?:no|little|less|not much|not any|hardly any|barely any) (?:feeling|sensation)|numbed|(?:lost|losing|lose|loss of|lack of) (?:all |any )?(?:feeling|sensation)|(?:can'?t|cannot|don'?t|barely|hardly) feel(?! any (?:numb|tingl|pain|weak|differ)))",
  saddle:
    '(?:groin|crotch|genitals?|genital area|private parts|privates|perineum|seat area|sit bones area|bikini area|pelvic floor|inner thighs?|saddle area|vagina|penis|scrotum|testicles|labia|between (?:my|the) legs|down there|anus|rectum|around my (?:butt|bottom|backside|anus))',
  weak: '(?:weak(?! (?:spots?|points?|links?|springs?|signal|at|in (?!my)))|weaker|weakness|weakening|useless|limp|floppy|buckle|buckl(?:es|ing)|g(?:ive|ives|iving|ave) (?:out|way)|like (?:jelly|rubber|noodles)|rubbery|no strength|paraly[sz]ed|collapse)',
  hand: '(?:hands?|arms?|wrists?|fingers?|thumbs?|pinky|grip)',
  limb: '(?:hands?|arms?|wrists?|fingers?|finger\\s?tips?|thumbs?|pinky|forearms?|elbows?|foot|feet|legs?|toes?|shoulders?|shins?|calf|thighs?|lips?|face|heel|palms?)',
  pain: '(?:pain|pains|painful|aches?|achy|aching|hurts?|hurting|sore|agony|throb(?:s|bing)?|stiff|sciatica|cramp(?:s|ing)?|burning)',
  cancer: '(?:cancer|lymphoma|leukemia|melanoma|myeloma|sarcoma|carcinoma|tumou?r|metasta(?:sis|ses|tic))',
  times: '(?:twice|(?:two|three|four|five|several|many|a few|\\d+) times)',
  fall: '(?:fell(?! (?:in|into|behind|asleep|apart|through|short|for|out of)\\b)|fallen(?! (?:in|into|behind|asleep|apart|through|short|for)\\b)|(?:had|took|taking|after|since) (?:a|my|the|that) (?:bad |nasty |hard )?(?:fall|tumble|spill)|tumbled|wiped out|hit my head|knocked (?:down|over|off)|landed (?:on|hard)|came off (?:my|the|a) (?:bike|bicycle|motorcycle|horse|scooter|ladder)|slip(?:ped|ping) (?:on|in|off|down|and|at)|slid (?:on|down|off)|trip(?:ped|ping) (?:on|over|and|down)|thrown (?:off|from))',
  crash:
    '(?:rear ended|t boned|whiplash|concussion|hit a deer|totaled|(?:ran|drove|crashed|slammed) into (?:me|my car|us|the back of)|(?:car|truck|bike|driver|suv|van) hit me|(?:car|bike|bicycle|motorcycle|auto|truck|road|traffic|ski|skiing|scooter) (?:crash|accident|wreck|collision)|(?:crash|accident|wreck|collision) (?:in|with) (?:my|the|a) (?:car|bike|truck)|fender bender|got hit by|was hit by|(?:had|in|after|since) (?:a|an|the|my) (?:\\S+ )?(?:crash|accident|wreck|collision)(?! course)|crashed my (?:car|bike|truck))',
} as const;

/** Phrases that look like a symptom and are none: blanked out before anything is searched. */
export const idioms: readonly RegExp[] = [
  /\blegs? (?:of|on|under) (?:the|my|a|this|our) (?:\w+ )?(?:desk|table|chair|stool|bench|stand|tripod)\b/gi,
  /\b(?:desk|table|chair|stool|bench|tripod)(?:'?s)? (?:legs?|arms?)\b/gi,
  /\barms? (?:of|on) (?:the|my|a|this) (?:\w+ )?(?:chair|lamp|sofa|couch|seat)\b/gi,
  /\b(?:monitor|swing|mic|lamp|chair|boom|screen|laptop|phone) arms?\b/gi,
  /\bchest (?:height|level|high|freezer|of drawers|deep)\b/gi,
  /\b(?:fever (?:pitch|dreams?)|(?:hay|cabin|spring|gold) fever|yellow fever vaccine)\b/gi,
  /\b(?:room|office|outside|color) temperature\b/gi,
  /\b(?:die|died|dying|kill(?:s|ed|ing)?) (?:of|from|with|for|laughing|myself laughing|off|time)\b/gi,
  /\bfall (?:decorations?|semester|term|prevention|classes|season|break|colors?|leaves|line)\b/gi,
  /\b(?:crash course|crash pad|crash test|stock market crash)\b/gi,
  /\b(?:drag(?:ging)? and drop(?:ping)?|drop(?:ped|ping)? (?:the (?:subject|topic|call|ball)|(?:my|the|your) shoulders|files?|calls?|by))\b/gi,
  /\b(?:balance (?:sheets?|boards?|balls?|of work|transfers?)|work life balance|bank balance|wobble (?:stool|board|cushion|chair))\b/gi,
  /\bsaddle (?:stool|chair|seat)s?\b/gi,
  /\bpain in the (?:neck|butt|ass)\b/gi,
];

/** Between a person and a symptom these make it somebody else's. */
export const otherPeople =
  '(?:mother|mom|mum|father|dad|parents?|wife|husband|spouse|partner|son|daughter|kids?|child|children|baby|toddler|brother|sister|sibling|aunt|uncle|cousin|grand(?:ma|pa|mother|father)|in law|niece|nephew|friend|neighbor|roommate|co ?worker|colleague|boss|manager|teammate|officemate|patients?|clients?|customers?|residents?|students?|callers?|veterans?|dog|cat|family|he|she|someone|people)';

/** What people do all day with the troubles of others. */
export const workVerbs =
  '(?:charts?|charting|review|reviewing|type up|transcribe|handle|answer|process|code|write|teach|edit|moderate|check in|research|study|bill|schedule|triage|counsel|claims|articles?|posts?|reports?|forms?)';

/** Behind the symptom's name these make it a subject of work. */
export const workNouns =
  '(?:calls?|claims?|patients?|cases?|charity|charities|research\\w*|screenings?|prevention|hotline|billing|clinic|center|cent(?:er|re)|victims?|classes|reports?|forms?|invoices?|scans?|training|drugs?|registry|trials?|foundation|ward|unit|department|specialist|awareness|fundrais\\w*|nonprofit|society|institute|paperwork|products?|supplies)';
