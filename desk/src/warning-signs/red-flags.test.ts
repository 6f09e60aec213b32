import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { careTopics } from '../care.ts';
import { askedSigns } from './asked.ts';
import { exactLists, lists, signs } from './lists.ts';
import { phrases, redFlagsIn } from './red-flags.ts';

interface Example {
  text: string;
  kind: 'emergency' | 'soon' | 'calm' | 'none';
}
const examplesOf = (file: string): Example[] =>
  JSON.parse(readFileSync(new URL(`../../red-flags/${file}`, import.meta.url), 'utf8'));
const topicsIn = (text: string) => redFlagsIn(text).map(({ topic }) => topic);
const kindOf = (text: string) => redFlagsIn(text)[0]?.kind ?? 'none';

describe.each(['seen.json', 'red-flags.json', 'red-flags-second.json'])('%s', (file) => {
  const examples = examplesOf(file);
  const of = (...kinds: Example['kind'][]) => examples.filter(({ kind }) => kinds.includes(kind));
  const texts = (list: readonly Example[]) => list.map(({ text }) => text);

  test('every emergency is found', () => {
    expect(texts(of('emergency').filter(({ text }) => kindOf(text) !== 'emergency'))).toEqual([]);
  });

  test('at most 1 of 100 signs is missed', () => {
    const missed = of('soon').filter(({ text }) => kindOf(text) === 'none');
    expect({
      missed: texts(missed),
      isEnough: missed.length <= of('emergency', 'soon').length / 100,
    }).toEqual({
      missed: texts(missed),
      isEnough: true,
    });
  });

  test('at most 2 of 100 ordinary sentences are called an emergency', () => {
    const called = of('none', 'calm').filter(({ text }) => kindOf(text) === 'emergency');
    expect({ called: texts(called), isFew: called.length <= of('none', 'calm').length / 50 }).toEqual({
      called: texts(called),
      isFew: true,
    });
  });
});

test.each(['desks-seen.json', 'desks-unseen.json', 'desks-voices.json'])(
  'no desk of %s is sent to a doctor',
  (file) => {
    const desks: { id: string; answers: Record<string, string> }[] = JSON.parse(
      readFileSync(new URL(`../../examples/${file}`, import.meta.url), 'utf8'),
    );
    const sent = desks.filter(({ answers }) =>
      Object.values(answers).some((text) => ['emergency', 'soon'].includes(kindOf(text))),
    );
    expect(sent.map(({ id }) => id)).toEqual([]);
  },
);

test.each(['desks-more.json', 'desks-fresh.json'])('no desk of %s is called an emergency', (file) => {
  const desks: { id: string; answers: Record<string, string> }[] = JSON.parse(
    readFileSync(new URL(`../../examples/${file}`, import.meta.url), 'utf8'),
  );
  const called = desks.flatMap(({ answers }) =>
    Object.values(answers).filter((text) => kindOf(text) === 'emergency'),
  );
  expect(called).toEqual([]);
});

describe('topics', () => {
  test.each([
    ['I can’t empty my bladder', 'bladder or bowel'],
    ['my groin is numb', 'saddle numbness'],
    ['both legs are numb', 'both legs'],
    ['I have chest pain', 'chest'],
    ['my face is drooping', 'face'],
    ['I want to kill myself', 'self-harm'],
    ['my arm is getting weaker', 'growing weakness'],
    ['I keep dropping things', 'clumsy hands'],
    ['I’m unsteady on my feet', 'unsteady gait'],
    ['I fell down the stairs yesterday', 'fall or crash'],
    ['I have a fever', 'fever'],
    ['I’ve lost weight without trying', 'weight loss'],
    ['I had cancer', 'cancer'],
    ['the pain wakes me up at night', 'night pain'],
    ['my thumb is numb all the time', 'lasting numbness'],
  ])('“%s” has the topic: %s', (text, topic) => {
    expect(topicsIn(text)).toEqual([topic]);
  });

  test('every topic can be found', () => {
    const texts = ['red-flags.json', 'red-flags-second.json', 'seen.json'].flatMap((file) =>
      examplesOf(file).map(({ text }) => text),
    );
    const more = [
      'all of a sudden I can’t stand up straight',
      'I have osteoporosis and fell in the tub',
      'my jaw feels weak when I chew',
      'my sight is a little foggy',
    ];
    const found = new Set([...texts, ...more].flatMap((text) => topicsIn(text)));
    const asked = askedSigns.map(({ topic }) => topic);
    expect(careTopics.filter((topic) => !found.has(topic) && !asked.includes(topic))).toEqual([]);
  });

  test('several signs are listed with emergencies first, each topic once, in the person’s own words', () => {
    const text =
      'My desk is fine. I keep dropping things, really. My groin is numb! And my groin is numb again.';
    expect(redFlagsIn(text)).toEqual([
      { kind: 'emergency', topic: 'saddle numbness', said: 'My groin is numb', language: 'en' },
      { kind: 'soon', topic: 'clumsy hands', said: 'I keep dropping things, really', language: 'en' },
    ]);
  });
});

/** A line of a list as someone would write it, with the first of all choices. */
function written(line: string): string {
  return line
    .replace(/ (\+{1,3}) /g, ' ')
    .replaceAll('…', ' ')
    .split(/\s+(?![^{]*\})/)
    .map((item) => {
      const one = /^(\{[^}]+\}|[^/]+)/.exec(item)?.[0] ?? item;
      if (!one.startsWith('{')) return numbers[one] ?? one.replace('=', '');
      const list = [...lists, ...exactLists].find(({ name }) => name === one.slice(1, -1));
      const [first = ''] = [...(list?.en ?? []), ...(list?.es ?? [])];
      return written(first);
    })
    .join(' ');
}
const numbers: Record<string, string> = { '#': '5', '#fever': '102', '#year': '2017', '#am': '3am' };

test('every list that a line or a sign names exists', () => {
  const all = [...signs, ...lists, ...exactLists];
  const inBraces = all.flatMap(({ en, es }) =>
    [...en, ...es].flatMap((line) => line.match(/(?<=\{)[^}]+/g) ?? []),
  );
  const named = new Set([...inBraces, ...signs.flatMap(({ unless }) => unless)]);
  expect([...named].filter((name) => !all.some((list) => list.name === name))).toEqual([]);
});

describe.each(signs.map((sign, at) => ({ ...sign, at })))('$topic ($at)', ({ en, es, at }) => {
  test('every line of a sign finds it', () => {
    const lost = [...en, ...es].filter((line) => {
      const reading = phrases.read(written(line));
      reading.blank(reading.find('no sign'));
      return reading.find(`sign ${at}`).length === 0;
    });
    expect(lost).toEqual([]);
  });
});

test.each([
  ['My wife says both my legs are numb', ['both legs']],
  ['my wife’s hands are clumsy', []],
  ['my wife’s both legs are numb', ['both legs']],
  ['No glare, both legs are numb', ['both legs']],
  ['No fever, chills or weight loss', []],
  ['I’m not sure why but my groin is numb', ['saddle numbness']],
  ['My groin isn’t numb', []],
  ['I’m a nurse. I have chest pain.', ['chest']],
  ['I take chest pain calls', []],
  ['I was typing and chest pain started', ['chest']],
  ['I handle claims and I want to die', ['self-harm']],
  ['My patients can’t feel their legs', []],
  ['My husband is slurring his words right now', ['speech']],
  ['My laptop had a seizure and died', []],
  ['The left arm of my chair is weak and droops', []],
  ['Dolor de pecho no, falta de aire tampoco', []],
  ['Can flickering lights cause seizures?', []],
  ['I fainted once as a teenager', []],
])('“%s” has the topics: %j', (text, topics) => {
  expect(topicsIn(text)).toEqual(topics);
});

test.each([
  ['typographic quotes', 'I can’t feel when I need to pee'],
  ['capital letters', 'I CAN’T FEEL WHEN I NEED TO PEE'],
  ['unseen characters', 'I can\u2019t f\u200bee\u00adl when I ne\u2060ed to p\ufeffee'],
  ['wide letters', 'I can’t ｆｅｅｌ when I need to ｐｅｅ'],
  ['accents', 'I can’t féel when I need to pée'],
  ['repeated letters and digits', 'I caaaan’t f33l when I need to pee'],
  ['typos', 'I cnat feal when I nede to pee'],
  ['line breaks and tabs', 'Sore.\n\tI can’t feel\twhen I need to pee\r\n'],
])('%s do not hide a sign', (_, text) => {
  expect(topicsIn(text)).toEqual(['bladder or bowel']);
});

describe('long texts', () => {
  const pieces = [
    'numb ',
    'numb, ',
    'can’t feel ',
    'my ',
    'fell ',
    'in my the ',
    'no ',
    'no fever, ',
    'or ',
    'a',
    ' ',
  ];
  const more = [
    '.',
    '. ',
    ', ',
    'weight ',
    'wake ',
    'both legs ',
    'my wife ',
    'i review ',
    '\u200b',
    '\u0301',
    '_',
  ];
  test.each([...pieces, ...more])('a sign after 100,000 characters of %j is found in time', (piece) => {
    const text = `${piece.repeat(100_000 / piece.length)}. I have chest pain.`;
    const start = process.cpuUsage();
    expect(topicsIn(text)).toContain('chest');
    // The processor's own time, about a second: what grows with the square of the length takes minutes.
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(20_000_000);
  });
});

test.each([
  ['a sign between its words', 'my leg wont hold me up all of a sudden'],
  ['an excuse that is denied', 'numb between my legs where i sit, it doesnt go away when i stand up'],
  ['a question about what somebody has', 'can slouching give you chest pain, ive had it since i woke up'],
  ['a half that feels foreign', 'se me durmió la mitad derecha del cuerpo, como si fuera del vecino'],
  ['an arm that no longer works', 'my left arm clocked out about an hour ago and hasnt come back to work'],
  ['arm and leg of one side', 'i slept funny but my arm and leg on the same side wont mind me'],
  ['what others see in a face', 'folks tell me my grin is crooked, started today'],
  ['speech as an image', 'my husband is talking like a tape player with low batteries, started at dinner'],
  ['a hand that drops everything', 'this morning my left hand keeps dropping everything'],
])('%s is an emergency', (_, text) => {
  expect(kindOf(text)).toBe('emergency');
});

test.each([
  ['a saying about an arm', 'daría el brazo derecho por una silla que no rechine'],
  ['a denial before a Spanish verb', 'no se me duermen las piernas ni tengo problema para ir al baño'],
  ['half of a person as a figure of speech', 'half of me wants a standing desk, the other half wants a nap'],
  ['sleep', 'I pass out on the couch at nine every night like any dad'],
  ['an accent', 'My English comes out wrong sometimes, I am from Brazil'],
])('%s is no emergency', (_, text) => {
  expect(kindOf(text)).not.toBe('emergency');
});

describe('metaphors, lost abilities and reports about others', () => {
  test.each([
    ['it’s like a boot standing on me, right here in the center', 'chest'],
    ['there’s a belt around my ribs and somebody keeps taking it up another hole', 'chest'],
    ['brushing my teeth leaves me winded since Sunday', 'breath'],
    ['siento que me asfixio sentada', 'breath'],
    ['I’m 7 months along and there’s red on the toilet paper', 'pregnancy'],
    ['me equivoqué y me tomé dos veces la de la presión', 'overdose'],
    ['everybody would have it easier without me in the house', 'self-harm'],
    ['encontré una carta de mi hijo donde se despide', 'self-harm'],
    ['can’t hardly wring out a washrag no more', 'growing weakness'],
    ['fork ends up on the floor at most suppers', 'clumsy hands'],
    ['I bounce off the hallway walls getting to the bathroom', 'unsteady gait'],
    ['the toes on my right foot won’t come up', 'foot drop'],
    ['burnt my finger on the pan and didn’t feel it', 'lasting numbness'],
    ['when I drop my chin it’s like touching an electric fence', 'shocks down the spine'],
    ['my thumb pad has caved in', 'thinning muscle'],
    ['my daughter’s horse threw her', 'fall or crash'],
    ['temp around 101 four nights running', 'fever'],
    ['my slacks are falling off me', 'weight loss'],
    ['sitting, standing, lying down, it’s the same pain', 'constant pain'],
    ['tin man till ten every morning', 'morning stiffness'],
    ['my ticker does a drum solo while I sit', 'racing heart'],
    ['cada semana me duele más la cabeza', 'headache'],
  ])('“%s” includes the topic: %s', (text, topic) => {
    expect(topicsIn(text)).toContain(topic);
  });

  test.each([
    ['I take a vitamin twice a day'],
    ['I cut myself shaving, anyway'],
    ['I clench my jaw and my neck gets tight on deadlines'],
    ['me falta aire acondicionado'],
    ['can’t open jar files on this computer'],
    ['the server fell over and we lost two hours'],
    ['it’s 100 degrees in my attic office'],
  ])('“%s” has no topic', (text) => {
    expect(topicsIn(text)).toEqual([]);
  });
});

describe('things, work, other people and sayings', () => {
  test.each([
    ['The laptop, that is. It blacked out in the middle of a save, shook, and died.'],
    ['Mi computadora está vieja. Se apaga sola, tiembla, le dan convulsiones.'],
    ['One leg of my desk is weak and wobbles when I type, both back legs really.'],
    ['My desk is a chest of drawers. I feel pressure to keep it. The chest is heavy.'],
    ['My neck gets stiff as a board by three and a walk loosens it.'],
    ['I read reviews till I saw double.'],
    ['daría el brazo derecho por una silla que no rechine'],
    ['I write horror. This week somebody’s face melts.'],
    ['Our office dog had a seizure last week.'],
    ['I supervise a crisis text line so suicide and self harm are on my screens all day.'],
    ['Pharmacist at a poison center: overdoses, toddlers who drank lamp oil. All callers, never me.'],
    ['Trabajo en la morgue, hago los papeles: caídas, sobredosis, balazos.'],
  ])('“%s” is no emergency', (text) => {
    expect(kindOf(text)).not.toBe('emergency');
  });

  // What rests, hangs, drops or is held at an ordinary desk.
  test.each([
    ['The edge of the desk digs into my ribs a bit if I pull in close.'],
    ['There’s a draught from the vent, cold wind on my neck from nine till five.'],
    ['I hold the tablet against my chest when I walk the ward.'],
    ['There’s a gray metal chest next to my chair that I rest my feet on.'],
    ['The strap of the radio harness runs across my ribs and rubs.'],
    ['I rest my jaw on my left hand, always have, bored in class.'],
    ['I can’t go on with this stool.'],
    ['Sin aire ni luz, así es la bodega donde capturo.'],
    ['The drawing arm and the neck get heavy, mostly after four.'],
    ['I’ve got small hands, the mouse is a monster, I can’t close my fingers round it.'],
    ['The armrests can’t be moved so my elbows sit on top of them like wings.'],
    ['Me siento en un banquito y las piernas me cuelgan, soy chaparrita.'],
    ['I used to lift boxes in the warehouse, now I sit in dispatch all day.'],
    ['I dropped a tray of coffees on the old keyboard so now I have the cheap one.'],
    ['Tiro los papeles a la caja que está atrás de mí.'],
    ['I kick my shoes off and drag the footrest close with my toes.'],
    ['I weave rugs, so I sit on a bench at a loom and lean in.'],
    ['I go down to the basement archive five times a day.'],
    ['El escritorio es chiquito y las rodillas me chocan.'],
    ['I sit, I stand, I lie on the floor with the laptop, it depends on the day.'],
    ['Soy auxiliar contable, ocho horas sentada y dos más cuando cerramos mes.'],
    ['My skirt hangs over the edge and catches in the wheels.'],
    ['I reach over a marble lip to take every card and my shoulder feels it of an evening.'],
    ['My neck and my wrists feel it, more like tired than sore.'],
    ['There are three fingers of space between the seat and the hollow of the knee.'],
  ])('“%s” needs no doctor', (text) => {
    expect(['emergency', 'soon']).not.toContain(kindOf(text));
  });

  // Said as plainly, these are signs.
  test.each([
    ['my right hand just hangs there, I can’t lift it'],
    ['my arm just gives out when I lift a pan'],
    ['my legs are getting weaker and I can’t climb stairs'],
    ['my arm has been heavy for weeks and it is getting worse'],
    ['my husband is holding his chest and he’s gray'],
    ['my jeans hang off me and I eat the same as ever'],
  ])('“%s” needs a doctor', (text) => {
    expect(['emergency', 'soon']).toContain(kindOf(text));
  });

  test.each([
    ['No swelling, calves look alike, I don’t get breathless.'],
    ['Vision’s good, nothing blurry or double, no headaches.'],
    ['no se me duermen las manos, no se me caen las cosas'],
    ['The doctor asked whether I had trouble breathing or chest pain and I said no to all of it.'],
    ['When I was ten I had seizures, they stopped.'],
    ['The gels run 40 min so I’m up then.'],
    ['No knee space, the cupboards are right behind the front edge so I bang into them.'],
    ['One screen, bang in front of me.'],
    ['The afternoon sun lands on the screen.'],
    ['Trackball at the same level as the keyboard, motorized sit/stand desk.'],
    ['I sit and stand on the same mat.'],
  ])('“%s” has no topic', (text) => {
    expect(topicsIn(text)).toEqual([]);
  });
});

describe('tiredness and positions at an ordinary desk', () => {
  test.each([
    ['The laptop’s on a pile of atlases and my left hand just hangs off the edge while I read.'],
    ['My right foot’s on the pedal all day, so the left just hangs there in the air off the stool.'],
    ['I lift one leg with the other to hook it on the bar.'],
    ['The printer’s on my left side and it’s heavy to pull out.'],
    ['My legs don’t fit under this thing, my knees hit the tray.'],
    ['My lower back’s tired by eleven and my legs are heavy by home time.'],
    ['If I use the backrest my legs stick out in front like a doll’s.'],
    ['The top of the monitor lands around my chin and my head’s always hanging to see it.'],
    ['The top’s about level with my mouth, so my head does drop to it.'],
    ['I sit crooked with my weight on one cheek and the laptop on the arm of the sofa.'],
    ['The curtain won’t close so there’s a bar of sun across my left eye until ten.'],
    ['One monitor in front of me, the top of it just a shade under my eyes.'],
    ['I can’t see the left half of the second screen because the lamp’s in the way.'],
    ['The screen’s pushed back to the wall and I can’t make out half of it.'],
    ['The screen’s so low that my chin is nearly on my chest when I read.'],
    ['I can’t think of the name of the chair, it’s the one with the mesh.'],
    ['I don’t know what they call that lever but it’s stuck.'],
    ['I look up at the ceiling to stretch every hour.'],
    ['My neck goes stiff towards noon, nothing dramatic.'],
    ['I get a headache from the strip lights most afternoons, it’s gone when I step out.'],
    ['My backside goes numb on this chair.'],
    ['El brazo derecho va apoyado en la orilla y el izquierdo no tiene dónde.'],
    ['Llego a la noche con las piernas pesadas de tanto estar sentada, las subo un rato y ya.'],
    ['El mouse no me responde, hay que pegarle.'],
    ['No puedo ir al baño hasta las dos, somos pocas.'],
  ])('“%s” is no emergency', (text) => {
    expect(kindOf(text)).not.toBe('emergency');
  });

  test.each([
    ['my right hand just hangs there, I can’t lift it'],
    ['a curtain came down over my right eye'],
    ['I can’t see the left half of anything'],
    ['both my legs are weak and I can’t stand'],
    ['the corner of my mouth droops and I drool on that side'],
    ['I can’t feel my bottom when I sit on the toilet'],
  ])('“%s” is an emergency', (text) => {
    expect(kindOf(text)).toBe('emergency');
  });
});

test.each([
  ['work', 'I do billing for a clinic. Both legs tingle and feel weak.'],
  ['work before', 'I used to be a nurse. I want to end it all.'],
  ['a game', 'My groin is numb and I play video games after supper.'],
  ['a past event', 'Years ago I hurt my back but that healed, and now both my legs are numb.'],
  ['a denial', 'No glare and no noise in here and my calf is hot and twice the size of the other one.'],
  ['a closing phrase', 'I have no other complaints, chest hurts.'],
  ['a thing', 'My desk is old and it wobbles. Passed out twice today.'],
  ['a pet', 'My cat is fat, chest pain since noon.'],
  [
    'another part’s excuse',
    'My neck is a bit stiff by five and a walk takes care of it and both my legs are numb.',
  ],
])('a sign is found beside %s', (_, text) => {
  expect(kindOf(text)).toBe('emergency');
});

test.each([
  ['without a space', 'seeing doublesince noon'],
  ['without a space before', 'my left armwent numb an hour ago'],
  ['with a letter twice', 'I want to ennd it all'],
  ['with the key beside', 'both my lwgs are numb'],
  ['with a letter missed in a short word', 'both my lgs are numb'],
  ['with swapped letters in a short word', 'my left amr is numb since this morning'],
  ['with typos beside it', 'my lfet amr is nubm since this mornign'],
])('a sign with a word %s is found', (_, text) => {
  expect(kindOf(text)).toBe('emergency');
});

test.each([['pork'], ['snake'], ['coroner'], ['repisa'], ['torso']])('%s is not read as a typo', (word) => {
  expect(phrases.read(word).tokens[0]?.keys).toEqual([]);
});
