/** The text and the selection of a field. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces the text from `from` to `to` by `insert`, and then selects `start` to `end`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Toggles the marks of bold or italic around the selection. */
export function surround(mark: '**' | '*', placeholder: string) {
  return ({ text, start, end }: Selected): Edit => {
    const size = mark.length;
    const inner = text.slice(start, end);
    const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
    // One asterisk is italic, two are bold.
    const isOther = mark === '*' && text[start - 2] === '*' && text[start - 3] !== '*';
    if (isMarked && !isOther) {
      return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
    }
    const words = inner === '' ? placeholder : inner;
    return {
      from: start,
      to: end,
      insert: mark + words + mark,
      start: start + size,
      end: start + size + words.length,
    };
  };
}

/** Toggles the mark of a heading, list or quote before each selected line. */
export function beginLines(mark: '## ' | '- ' | '> ') {
  return ({ text, start, end }: Selected): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const after = text.indexOf('\n', end);
    const to = after === -1 ? text.length : after;
    const lines = text.slice(from, to).split('\n');
    const isMarked = lines.every((line) => line.startsWith(mark));
    const insert = lines
      .map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(/^(#{1,6}|[-*>]) /, '')))
      .join('\n');
    const isCaret = start === end;
    return { from, to, insert, start: isCaret ? from + insert.length : from, end: from + insert.length };
  };
}

/** Makes a link of the selection and selects its address. A selected address becomes the link's target. */
export function link({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(inner);
  const words = isAddress || inner === '' ? 'words of the link' : inner;
  const address = isAddress ? inner : 'https://';
  const insert = `[${words}](${address})`;
  const wordsAt = start + 1;
  const addressAt = wordsAt + words.length + 2;
  return isAddress || inner === ''
    ? { from: start, to: end, insert, start: wordsAt, end: wordsAt + words.length }
    : { from: start, to: end, insert, start: addressAt, end: addressAt + address.length };
}

/** A picture on a line of its own. */
export function picture(url: string, description: string) {
  return ({ text, start, end }: Selected): Edit => {
    const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
    const behind = text[end] === '\n' ? '' : '\n';
    const insert = `${before}![${escaped(description)}](${url})${behind}`;
    const caret = start + insert.length;
    return { from: start, to: end, insert, start: caret, end: caret };
  };
}

function escaped(description: string): string {
  return description
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
}
