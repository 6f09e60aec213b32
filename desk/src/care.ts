/** `emergency`: care now. `soon`: a doctor within days. `unclear`: one calm sentence; the desk is assessed as well. */
export type CareKind = 'emergency' | 'soon' | 'unclear';

interface Care {
  kind: CareKind;
  /** What to do, and where. */
  first: Translated;
  /** The reason, without a cause. */
  why: Translated;
}
/** The same in English and in Spanish (Latin American, usted). */
type Translated = readonly [english: string, spanish: string];

const callNow: Translated = [
  'Please call 911 or go to the nearest emergency room now.',
  'Llame al 911 o vaya ahora mismo a la sala de emergencias más cercana.',
];
const seeDoctor: Translated = [
  'Please see your doctor within the next few days.',
  'Por favor, vea a su médico en los próximos días.',
];

const emergency = (why: string, spanish: string, first = callNow): Care => ({
  kind: 'emergency',
  first,
  why: [why, spanish],
});
const soon = (why: string, spanish: string, first = seeDoctor): Care => ({
  kind: 'soon',
  first,
  why: [why, spanish],
});
const unclear = (what: string, spanish: string): Care => ({
  kind: 'unclear',
  first: [
    'If it came suddenly or is on one side, call 911. Otherwise see a doctor before you change your desk.',
    'Si empezó de repente o es de un solo lado, llame al 911. Si no, vea a un médico antes de cambiar su escritorio.',
  ],
  why: [`${what} can be serious.`, `${spanish} puede ser algo serio.`],
});

/**
 * What a person reads who wrote of something that comes before any desk. The list follows "Warning signs" of rosa.md. To be
 * approved by the practice: change a sentence here and nowhere else.
 */
const cares = {
  'one side': emergency(
    'Numbness or weakness on one side of the body needs help right away, even if it goes away.',
    'Un lado del cuerpo dormido o sin fuerza necesita atención inmediata, aunque se quite.',
  ),
  face: emergency(
    'A face that droops or goes numb on one side needs help right away.',
    'Una cara caída, chueca o dormida de un lado necesita atención inmediata.',
  ),
  speech: emergency(
    'Speech that’s suddenly slurred, or words that won’t come or make no sense, need help right away.',
    'Si de pronto cuesta hablar o las palabras no salen bien, se necesita atención inmediata.',
  ),
  sight: emergency(
    'Sudden loss of sight or double vision needs help right away, even if it comes back.',
    'Perder la vista de repente o ver doble necesita atención inmediata, aunque se quite.',
  ),
  'sudden balance': emergency(
    'Sudden trouble standing or walking needs help right away.',
    'No poder pararse o caminar de repente necesita atención inmediata.',
  ),
  'sudden headache': emergency(
    'A headache that comes all at once, or is the worst you’ve had, needs to be checked right away.',
    'Un dolor de cabeza repentino, o el peor de su vida, se debe revisar de inmediato.',
  ),
  'stiff neck with fever': emergency(
    'A stiff neck together with a fever needs to be checked right away.',
    'El cuello tieso junto con fiebre se debe revisar de inmediato.',
  ),
  fainting: emergency(
    'Passing out needs to be checked right away, even if you feel fine now.',
    'Un desmayo se debe revisar de inmediato, aunque ya se sienta bien.',
  ),
  seizure: emergency(
    'A seizure, or shaking that can’t be stopped, needs to be checked right away.',
    'Una convulsión se debe revisar de inmediato.',
  ),
  'head injury': emergency(
    'Throwing up, drowsiness or confusion after a hit on the head needs to be checked right away.',
    'Vómito, mucho sueño o confusión después de un golpe en la cabeza se deben revisar de inmediato.',
  ),
  chest: emergency(
    'Chest pain or pressure, or pain that moves into an arm or the jaw, needs to be checked right away.',
    'Un dolor o una presión en el pecho, o que corre al brazo o a la mandíbula, se debe revisar de inmediato.',
  ),
  breath: emergency(
    'Trouble breathing needs help right away.',
    'La falta de aire necesita atención inmediata.',
  ),
  calf: emergency(
    'A calf or leg that’s swollen, hot or red needs to be checked right away. Please don’t rub it.',
    'Una pantorrilla hinchada, caliente o roja se debe revisar de inmediato. No la sobe.',
  ),
  'both legs': emergency(
    'Weak or numb legs need to be checked right away.',
    'Las dos piernas débiles o dormidas se deben revisar de inmediato.',
  ),
  'saddle numbness': emergency(
    'Numbness between the legs, or lost feeling during sex, needs to be checked right away.',
    'No sentir entre las piernas o en las relaciones se debe revisar de inmediato.',
  ),
  'bladder or bowel': emergency(
    'A change in bladder or bowel control needs to be checked right away.',
    'Un cambio en el control de la orina o del intestino se debe revisar de inmediato.',
  ),
  'tearing pain': emergency(
    'Tearing pain in the belly, chest or back needs to be checked right away.',
    'Un dolor que desgarra el vientre, el pecho o la espalda se debe revisar de inmediato.',
  ),
  pregnancy: emergency(
    'During pregnancy, bleeding, a bad headache, spots before the eyes or swelling needs to be checked right away.',
    'En el embarazo, un sangrado, un dolor de cabeza fuerte, ver luces o la hinchazón se deben revisar de inmediato.',
  ),
  overdose: emergency(
    'Too much medicine, or something poisonous, needs help right away, even before anything is felt.',
    'Demasiada medicina o algo venenoso necesita atención inmediata, aunque todavía no se sienta nada.',
    [
      'Please call 911 now, or Poison Help at 1-800-222-1222. It’s free, day and night.',
      'Llame ahora al 911 o a Poison Help, 1-800-222-1222. Es gratis, de día y de noche.',
    ],
  ),
  'self-harm': emergency(
    'You don’t have to carry this alone. Someone is there to listen, day and night, for free.',
    'No tiene que cargar con esto a solas. Alguien le escucha de día y de noche, gratis.',
    [
      'Please call or text 988, the Suicide & Crisis Lifeline, now. If you’re in danger, call 911.',
      'Llame ahora al 988, la Línea de Prevención del Suicidio y Crisis, y oprima el 2. Si está en peligro, llame al 911.',
    ],
  ),
  'growing weakness': soon(
    'A doctor should look at an arm, hand or leg that’s losing strength.',
    'Un médico debe revisar un brazo, una mano o una pierna que pierde fuerza.',
  ),
  'clumsy hands': soon(
    'A doctor should look at hands that drop things or don’t do what you want.',
    'Un médico debe revisar unas manos torpes o que sueltan las cosas.',
  ),
  'unsteady gait': soon(
    'A doctor should find out why you feel unsteady on your feet.',
    'Un médico debe revisar por qué camina sin firmeza.',
  ),
  'foot drop': soon(
    'A doctor should look at a foot that slaps, drags or won’t lift.',
    'Un médico debe revisar un pie que se arrastra o que no levanta.',
  ),
  'lasting numbness': soon(
    'A doctor should check numbness or tingling that lasts or wakes you.',
    'Un médico debe revisar un adormecimiento u hormigueo que no se quita o que le despierta.',
  ),
  'shocks down the spine': soon(
    'A doctor should check shocks that run down your back, arms or legs.',
    'Un médico debe revisar los toques como de corriente en la espalda, los brazos o las piernas.',
  ),
  'thinning muscle': soon(
    'A doctor should look at muscle that’s getting thinner.',
    'Un médico debe revisar un músculo que se adelgaza.',
  ),
  'fall with thin bones': soon(
    'With thin bones or long steroid use, pain after a fall should be checked at once.',
    'Con huesos frágiles o cortisona por mucho tiempo, el dolor después de una caída se debe revisar enseguida.',
    [
      'Please see your doctor at once, today, or go to urgent care.',
      'Por favor, vea a su médico hoy mismo o vaya a una clínica de urgencias.',
    ],
  ),
  'fall or crash': soon(
    'A doctor should check pain that follows a fall or a crash.',
    'Un médico debe revisar el dolor después de una caída o un choque.',
  ),
  fever: soon(
    'A doctor should check a fever or chills that come with pain.',
    'Un médico debe revisar la fiebre o los escalofríos que vienen con dolor.',
  ),
  'night sweats': soon(
    'A doctor should check sweats that soak your bed at night.',
    'Un médico debe revisar los sudores que mojan la cama de noche.',
  ),
  'weight loss': soon(
    'A doctor should check weight loss that you can’t explain.',
    'Un médico debe revisar la pérdida de peso sin razón.',
  ),
  cancer: soon(
    'After cancer, a doctor should check new pain.',
    'Después de un cáncer, un médico debe revisar cualquier dolor nuevo.',
  ),
  'night pain': soon(
    'A doctor should check pain that keeps you up at night.',
    'Un médico debe revisar un dolor que no deja dormir.',
  ),
  'constant pain': soon(
    'A doctor should check pain that stays the same in every position.',
    'Un médico debe revisar un dolor que es igual en cualquier posición.',
  ),
  lump: soon(
    'A doctor should look at a new or growing lump.',
    'Un médico debe revisar una bola o un bulto nuevo o que crece.',
  ),
  'red painful eye': soon(
    'A doctor should look at a red, painful eye. If your sight changes, go today.',
    'Un médico debe revisar un ojo rojo que duele. Si le cambia la vista, vaya hoy.',
  ),
  'swollen joint': soon(
    'A doctor should look at a joint that’s swollen, hot or red.',
    'Un médico debe revisar una articulación hinchada, caliente o roja.',
  ),
  'morning stiffness': soon(
    'A doctor should check stiffness that lasts an hour or more in the morning.',
    'Un médico debe revisar la rigidez que dura una hora o más por la mañana.',
  ),
  'racing heart': soon(
    'A doctor should check a heart that races or skips while you rest.',
    'Un médico debe revisar un corazón que se acelera o brinca en reposo.',
  ),
  headache: soon(
    'A doctor should check headaches that wake you or keep growing.',
    'Un médico debe revisar los dolores de cabeza que le despiertan o que van en aumento.',
  ),
  'dizzy with blurred sight': soon(
    'A doctor should check dizziness that comes with blurred sight.',
    'Un médico debe revisar los mareos con la vista borrosa.',
  ),
  'new numbness': unclear('New numbness', 'Un adormecimiento nuevo'),
  'new weakness': unclear('New weakness', 'Una debilidad nueva'),
  'new swelling': unclear('New swelling', 'Una hinchazón nueva'),
  'new dizziness': unclear('New dizziness', 'Un mareo nuevo'),
  'change in sight': unclear('A change in your sight', 'Un cambio en la vista'),
  'new bleeding': unclear('New bleeding', 'Un sangrado nuevo'),
  'new redness': unclear('New redness or heat in the skin', 'La piel roja o caliente'),
  medicine: {
    kind: 'unclear',
    first: [
      'Please ask your pharmacist or doctor before you take more. If you’ve taken too much, call 911 or 1-800-222-1222.',
      'Pregunte a su farmacéutico o médico antes de tomar más. Si ya tomó demasiado, llame al 911 o al 1-800-222-1222.',
    ],
    why: [
      'We can’t say how much medicine is safe for you.',
      'No podemos decirle cuánta medicina es segura para usted.',
    ],
  },
  'something new': unclear('A new symptom', 'Un síntoma nuevo'),
  // One for each line of warning-signs/asked.ts that asks for several things at once.
  'side, face, speech or sight': emergency(
    'Sudden numbness or weakness on one side, or trouble with your face, speech or sight, needs help right away.',
    'Un lado dormido o sin fuerza, o un cambio en la cara, el habla o la vista, necesita atención inmediata.',
  ),
  'chest or breath': emergency(
    'Chest pain or trouble breathing needs to be checked right away.',
    'El dolor de pecho o la falta de aire se deben revisar de inmediato.',
  ),
  'bladder, bowel, groin or legs': emergency(
    'New trouble with your bladder, your bowels or both legs needs to be checked right away.',
    'Un problema nuevo con la orina, el intestino o las dos piernas se debe revisar de inmediato.',
  ),
  'weak, clumsy or unsteady': soon(
    'A doctor should find out why you’re losing strength, dropping things or feeling unsteady.',
    'Un médico debe revisar por qué pierde fuerza, se le caen las cosas o camina sin firmeza.',
  ),
  'fever, weight loss or cancer': soon(
    'With a fever, weight loss or cancer, a doctor should check new pain first.',
    'Con fiebre, pérdida de peso o cáncer, un médico debe revisar primero el dolor nuevo.',
  ),
  'night pain or numbness': soon(
    'A doctor should check pain that wakes you at night or numbness that doesn’t go away.',
    'Un médico debe revisar un dolor que le despierta o un adormecimiento que no se quita.',
  ),
} as const satisfies Record<string, Care>;

export type CareTopic = keyof typeof cares;
export const careTopics = Object.keys(cares) as CareTopic[];

/** A warning sign in a text. */
export interface RedFlag {
  kind: CareKind;
  topic: CareTopic;
  /** The person's own words. */
  said: string;
  /** The language of `said`. */
  language?: 'en' | 'es';
}

/** What care is made of. A flag that was kept years ago may have a topic that no longer exists; its kind stands beside it. */
export type CareFlag = Pick<RedFlag, 'topic' | 'language'> & { kind?: CareKind };

export function careKind(topic: CareTopic): CareKind {
  return cares[topic].kind;
}

export interface CareMessage {
  kind: CareKind;
  first: string[];
  why: string[];
  desk: string;
  /** The message in Spanish, when a sign was written in Spanish. */
  spanish?: string;
}

const closings: Record<CareKind, Translated> = {
  emergency: [
    'Your desk can wait. We’ll gladly help with your desk after that.',
    'Su escritorio puede esperar. Después le ayudaremos con gusto.',
  ],
  soon: [
    'Your desk can wait until you’ve been seen. We’ll gladly help with your desk after that.',
    'Su escritorio puede esperar hasta que le vean. Después le ayudaremos con gusto.',
  ],
  unclear: [
    'What we can say about your desk follows.',
    'Abajo está lo que podemos decirle de su escritorio.',
  ],
};
const kinds = Object.keys(closings) as CareKind[];

/** Replaces a topic that no longer exists. */
const unknownTopic: Record<CareKind, Care> = {
  emergency: emergency('It needs to be checked right away.', 'Se debe revisar de inmediato.'),
  soon: soon('A doctor should look at it.', 'Un médico debe revisarlo.'),
  unclear: cares['something new'],
};

/**
 * Several flags as one message: what to do first, then why for each topic, then the desk. Emergencies stand alone; what a
 * doctor should see comes before what is unclear.
 */
export function careFor(flags: readonly CareFlag[]): CareMessage | undefined {
  const known = careTopics
    .filter((topic) => flags.some((flag) => flag.topic === topic))
    .map((topic) => cares[topic]);
  const unknown = flags
    .filter(({ topic }) => !(topic in cares))
    .map(({ kind }) => unknownTopic[kind ?? 'emergency']);
  const all = [...new Set<Care>([...known, ...unknown])];
  const kind = kinds.find((one) => all.some((care) => care.kind === one));
  if (!kind) return undefined;
  const sorted = kinds.flatMap((one) => all.filter((care) => care.kind === one));
  const shown = kind === 'emergency' ? sorted.filter((care) => care.kind === kind) : sorted;
  const says = (language: 0 | 1) => ({
    first: [...new Set(shown.map(({ first }) => first[language]))],
    why: shown.map(({ why }) => why[language]),
    desk: closings[kind][language],
  });
  const { first, why, desk } = says(1);
  const isSpanish = flags.some(({ language }) => language === 'es');
  return { kind, ...says(0), ...(isSpanish && { spanish: [...first, ...why, desk].join(' ') }) };
}

/** The person's words behind flags of a kind, without repetitions. */
export function quotesOf(flags: readonly RedFlag[], kind: CareKind): string[] {
  const said = flags.filter((flag) => flag.kind === kind).map((flag) => flag.said);
  const isWithin = (one: string, other: string) => other !== one && other.includes(one);
  return [...new Set(said)].filter((one) => !said.some((other) => isWithin(one, other)));
}

/** The message in Markdown; empty without flags. */
export function careText(flags: readonly CareFlag[]): string {
  const care = careFor(flags);
  if (!care) return '';
  const { kind, first, why, desk, spanish } = care;
  const calm = `${why.join(' ')} ${first.join(' ')}`;
  const parts = kind === 'unclear' ? [calm] : [`**${first.join(' ')}**`, why.join(' '), desk];
  return [...parts, ...(spanish ? [spanish] : [])].join('\n\n');
}

/** Removes the care text from the beginning of a text. */
export function afterCare(text: string, flags: readonly CareFlag[]): string {
  const care = careText(flags);
  return text.startsWith(care) ? text.slice(care.length).trimStart() : text;
}
