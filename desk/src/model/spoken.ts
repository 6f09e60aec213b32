import * as v from 'valibot';

const thinking =
  '(?:seed:)?(?:think(?:ing)?|thoughts?|thought_process|reasoning(?:_content)?|reflection|scratchpad|analysis|inner_monologue|tool_call)';
const opens = new RegExp(
  `<${thinking}(?:\\s[^<>\\n]{0,30})?>|\\[THINK\\]|◁think▷|<\\|channel\\|>(?:analysis|commentary)|<\\|(?:begin_of_thought|think(?:ing)?)\\|>|\\[TOOL_CALLS\\]`,
  'i',
);
const closes = new RegExp(
  `</${thinking}\\s*>|\\[/THINK\\]|◁/think▷|<\\|channel\\|>final|<\\|(?:end_of_thought|/think(?:ing)?)\\|>`,
  'i',
);
const marks =
  /<\|start\|>assistant|<\|[^|<>\n]{1,30}\|>|<\/?(?:s|answer|final|final_answer|output|response)>|<(?:start|end)_of_turn>|\[\/?INST\]|[^\P{Cc}\n\t]|\uFEFF|(?<![^\n])```\w*[ \t]*(?:\n|$)/gu;
/** The start of a mark at the end of a streamed piece. */
const unfinished = /(?:[<[◁][^>\]▷\n]{0,50}|<\|(?:start|channel)\|>\w{0,10}|(?<![^\n])`{1,3}\w*)$/;

/** Throws if the thinking doesn't end or was already shown. */
export async function* spokenOf(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let [held, isThinking, hasBegun] = ['', false, false];
  const say = (text: string) => {
    const words = text.replace(marks, '');
    const spoken = hasBegun ? words : words.trimStart();
    hasBegun ||= spoken !== '';
    return spoken;
  };
  for await (const piece of pieces) {
    held += piece;
    for (;;) {
      const [open, close] = [opens.exec(held), closes.exec(held)];
      // Some servers omit the opening mark.
      const mark = isThinking || (close && !(open && open.index < close.index)) ? close : open;
      if (!mark) break;
      if (mark === open) yield say(held.slice(0, mark.index));
      else if (!isThinking && hasBegun) throw new Error('The model thought aloud.');
      isThinking = mark === open;
      held = held.slice(mark.index + mark[0].length);
    }
    const end = unfinished.exec(held)?.index ?? held.length;
    if (!isThinking) yield say(held.slice(0, end));
    held = held.slice(end);
  }
  if (isThinking) throw new Error('The model did not finish thinking.');
  yield say(held);
}

export function jsonIn(text: string): string {
  const said = text.split(closes).at(-1) ?? '';
  const begin = opens.test(said) ? -1 : said.search(/\{\s*"/);
  let end = said.lastIndexOf('}') + 1;
  for (let tries = 0; tries < 20 && begin >= 0 && end > begin; tries += 1) {
    const json = said.slice(begin, end);
    if (isJson(json)) return json;
    end = said.lastIndexOf('}', end - 2) + 1;
  }
  return said.replace(marks, '');
}

const isJson = (text: string) => v.is(v.pipe(v.string(), v.parseJson()), text);

/** Some servers send typed parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('');
}
