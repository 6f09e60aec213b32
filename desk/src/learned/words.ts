import { screenDistanceState } from '../desk-check.ts';

/** One word for all that mean the same at a desk, with their misspellings. */
const sameWords = `
screen: screens monitor monitors moniter moniters montior display displays imac ultrawide lcd tv widescreen pantalla monitores
laptop: laptops macbook macbooks chromebook thinkpad labtop notebook portatil
keyboard: keyboards keybord keyborad kb keys teclado
mouse: mice trackball trackpad touchpad raton
chair: chairs chiar armchair silla seat seats aeron steelcase leap gesture embody mirra
stool: stools barstool barstools
couch: sofa loveseat settee futon daybed divan sectional
desk: desks table tables tabletop desktop worktop bureau mesa escritorio
armrest: armrests
backrest: backrests
phone: phones telephone handset receiver landline cellphone iphone telefono
headset: headsets headphone headphones earbud earbuds earpiece airpods earphones diadema auriculares
light: lights lighting lamp lamps bulb bulbs fluorescent fluorescents leds tubes luz luces
window: windows skylight ventana
foot: feet heel heels toe toes sole soles shoe shoes pies
footrest: footstool reposapies
wrist: wrists muneca munecas
hand: hands palm palms
finger: fingers thumb thumbs
neck: nape chin nek cuello
back: spine espalda
shoulder: shoulders sholders hombro hombros
knee: knees rodilla rodillas
leg: legs thigh thighs shin shins piernas
elbow: elbows forearm forearms codo codos
arm: arms
eye: eyes eyeline eyebrow eyebrows ojos
paper: papers paperwork document documents docs file files form forms chart charts binder binders sheet sheets page pages folder folders printout printouts invoice invoices
glare: glares glary reflection reflections reflect reflects reflecting shine reflejo reflejos
cushion: cushions pillow pillows
slouch: slouches slouching slouched slump slumped slumping slumps
hunch: hunches hunching hunched hunchback
lean: leans leaning leaned
twist: twists twisting twisted turn turns turned turning swivel crank
look: looks looking stare stares staring gaze gazing peer peering read reading
bend: bends bending bent crane craning
rest: rests resting
dangle: dangles dangling hang hangs hanging swing swinging
adjust: adjusts adjusting adjusted adjustable adjustments raise raised raises lower lowered lowers
low: lower
high: higher tall taller
close: closer near
far: farther further
hour: hours hr hrs horas hora
minute: minutes min mins minutos
inch: inches
centimeter: centimeters cm centimetres centimetre centimetros
foot_long: ft
yard: yards
meter: meters metres metre m metros
get: gets getting got
stand: stands standing stood
sit: sits sitting sat
walk: walks walking
type: types typing typed
reach: reaches reaching
hold: holds holding
not: no never none nothing without nor neither isn aren don doesn didn can't cannot cant dont doesnt isnt wont nope sin nunca
`;

const meanings = new Map(
  sameWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', others = ''] = line.split(': ');
      return others.split(' ').map((other) => [other, word] as const);
    }),
);

const unsaid = new Set(
  'the my a an i it is are am of to and in on at that this so s m ve re its was be for with'.split(' '),
);
const numbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
);
for (const [word, value] of [
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['forty-five', 45],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
  ['half', 0.5],
  ['couple', 2],
  ['few', 3],
  ['an', 1],
  ['a', 1],
] as const)
  numbers.set(word, value);

/** The words and marks of a text in small letters, without accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/½/g, '.5')
      .replace(/[’‘′]/g, "'")
      .replace(/[“”″]/g, '"')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(\d)'(?!\d)/g, '$1 ft ')
      .replace(/(\d)\p{Pd}(?=\d)/gu, '$1 to ')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .match(/\p{L}+(?:'\p{L}+)*|\d+(?:[.,:]\d+)*|[?!%"]/gu) ?? []
  );
}

/** What the words mean: one word for synonyms, "don't" as "not", lengths and times as a few sizes, nothing for small words. */
export function meaningsOf(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const size = sizeAt(words, at);
    if (size) {
      found.push(size.name);
      at += size.length - 1;
      continue;
    }
    if (/n't$/.test(word)) found.push('not');
    else if (!unsaid.has(word)) {
      const plain = word.replace(/'\w+$/, '');
      if (plain && !unsaid.has(plain)) found.push(meanings.get(plain) ?? plain);
    }
  }
  return found;
}

const joiners = new Set([
  'to',
  'or',
  'of',
  'full',
  'solid',
  'good',
  'an',
  'a',
  'and',
  'half',
  'plus',
  'more',
  'about',
]);

function sizeAt(words: readonly string[], at: number): { name: string; length: number } | undefined {
  const first = numberOf(words[at]);
  if (first === undefined) return undefined;
  let value = first;
  for (let end = at + 1; end <= at + 4 && end < words.length; end++) {
    const word = words[end] ?? '';
    const isLength = /^(?:away|from|off|back|or|behind)$/.test(words[end + 1] ?? '');
    const unit = (isLength && lengthsBefore[word]) || (meanings.get(word) ?? word);
    const name = sizeOf(value, unit);
    if (name) return { name, length: end - at + 1 };
    const next = /^\d/.test(word) ? numberOf(word) : undefined;
    if (next !== undefined) value = next;
    else if (word === 'half') value = first < 1 ? value : value + 0.5;
    else if (!joiners.has(word)) return undefined;
  }
  return undefined;
}

function numberOf(word = ''): number | undefined {
  return /^\d/.test(word) ? Number.parseFloat(word.replace(',', '.')) : numbers.get(word);
}

const lengths: Readonly<Record<string, number>> = {
  centimeter: 1,
  inch: 2.54,
  '"': 2.54,
  foot_long: 30.48,
  yard: 91.44,
  meter: 100,
};
/** What these mean in front of "away". */
const lengthsBefore: Readonly<Record<string, string>> = { feet: 'foot_long', foot: 'foot_long', in: 'inch' };

function sizeOf(value: number, unit: string): string | undefined {
  if (unit === 'minute' || unit === 'hour') {
    const minutes = unit === 'hour' ? value * 60 : value;
    if (minutes < 40) return 'HALFHOUR';
    if (minutes < 60) return 'QUARTERS';
    if (minutes <= 70) return 'HOUR';
    return minutes <= 240 ? 'HOURS' : 'DAY';
  }
  const centimeters = value * (lengths[unit] ?? 0);
  if (centimeters === 0) return undefined;
  if (centimeters < 12) return 'FINGERS';
  return { 'too near': 'NEARBY', fits: 'ARMSLENGTH', 'too far': 'FARAWAY' }[screenDistanceState(centimeters)];
}
