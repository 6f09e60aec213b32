import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../sentences');

export interface Labelled {
  writer: string;
  /** The desk that it belongs to. */
  desk: string;
  question: string;
  text: string;
  labels: Readonly<Record<string, string>>;
}

interface DeskLine {
  id: string;
  /** Whether each of its sentences is of another desk. */
  odd?: boolean;
  answers: Record<string, [string, Record<string, string>][]>;
}

export function readFacts(): Labelled[] {
  return sentencesOf<DeskLine>('facts', ({ id, odd, answers }) =>
    Object.entries(answers).flatMap(([question, sentences]) =>
      sentences.map(([text, labels], at) => {
        const desk = odd ? `${id} ${question} ${at}` : id;
        return { desk, question, text, labels };
      }),
    ),
  );
}

export function filesOf(kind: 'facts' | 'signs' | 'questions'): { writer: string; lines: unknown[] }[] {
  return readdirSync(join(folder, kind))
    .sort()
    .map((file) => ({
      writer: file.replace('.jsonl', ''),
      lines: readFileSync(join(folder, kind, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    }));
}

/** @param read the sentences of a line; each is of another desk unless it says which */
function sentencesOf<Line>(
  kind: Parameters<typeof filesOf>[0],
  read: (line: Line) => (Omit<Labelled, 'writer' | 'desk'> & { desk?: string })[],
): Labelled[] {
  return filesOf(kind).flatMap(({ writer, lines }) =>
    (lines as Line[]).flatMap((line, lineAt) =>
      read(line).map((sentence, at) => ({ writer, desk: `${lineAt} ${at}`, ...sentence })),
    ),
  );
}

interface SignLine {
  q: string;
  /** Each with a topic of `desk/texts/care.json`, or '' where it is no sign. */
  sentences: [string, string][];
}

/** Questions about these may be about a sign. */
const topicsOfBodies = 'emergency crisis medical-diagnosis pregnancy headache leg-pain child'.split(' ');

/** What may be of a sign, in answers about discomfort that were labelled for the desk alone. */
const mayBeSign =
  /numb|tingl|needle|weak|dizz|faint|swo?ll|chest|breath|blur|doubl|ble?e?d|fever|chill|sweat|weight|cancer|lump|heart|wak|night|drop|grip|clums|stumbl|balance|vision|see\b|pee|groin|preg|pill|medic|doctor|hospital|f[ae]ll|crash|accident|surg|shoot|zap|electric|burn|hot|red|cold|dead|asleep|d(?:ie|ying)|kill|adorm|hormig|débil|maread|sangr|fiebre|pecho|aire/i;

/** The sentences about bodies, and those about desks, mild pains and the chat's other topics as ordinary ones. */
export function readSigns(): Labelled[] {
  const signs = sentencesOf<SignLine>('signs', ({ q, sentences }) =>
    sentences.map(([text, sign]) => ({ question: q, text, labels: sign ? { sign } : {} })),
  );
  const ordinary = readFacts().filter(
    ({ question, labels, text }) =>
      question !== 'discomfortDescription' ||
      ['mild', 'none'].includes(labels.pain ?? '') ||
      (labels.pain !== 'strong' && !mayBeSign.test(text)),
  );
  const questions = readQuestions().filter(({ labels }) => !topicsOfBodies.includes(labels.topic ?? ''));
  return [...signs, ...[...ordinary, ...questions].map((one) => ({ ...one, labels: {} }))];
}

/** What people ask in the chat, each with a topic of `desk/texts/chat.json`. */
export function readQuestions(): Labelled[] {
  return sentencesOf<{ topic: string; sentences: string[] }>('questions', ({ topic, sentences }) =>
    sentences.map((text) => ({ question: 'chat', text, labels: { topic } })),
  );
}
