export type Selected = { text: string; start: number; end: number };

export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export const surround =
  (mark: '**' | '*', placeholder: string) =>
  ({ text, start, end }: Selected): Edit => {
    const size = mark.length;
    const inner = text.slice(start, end);
    const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
    const isOther = mark === '*' && text[start - 2] === '*' && text[start - 3] !== '*';
    if (isMarked && !isOther) {
      return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
    }
    const words = inner === '' ? placeholder : inner;
    const at = start + size;
    return { from: start, to: end, insert: mark + words + mark, start: at, end: at + words.length };
  };

export const beginLines =
  (mark: '## ' | '- ' | '> ') =>
  ({ text, start, end }: Selected): Edit => {
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

export function link({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(inner);
  const hasWords = !isAddress && inner !== '';
  const words = hasWords ? inner : 'words of the link';
  const address = isAddress ? inner : 'https://';
  const at = hasWords ? start + words.length + 3 : start + 1;
  const missing = hasWords ? address : words;
  return { from: start, to: end, insert: `[${words}](${address})`, start: at, end: at + missing.length };
}

export const picture =
  (url: string, description: string) =>
  ({ text, start, end }: Selected): Edit => {
    const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
    const after = text[end] === '\n' ? '' : '\n';
    const insert = `${before}![${escaped(description)}](${url})${after}`;
    const caret = start + insert.length;
    return { from: start, to: end, insert, start: caret, end: caret };
  };

const escaped = (description: string): string =>
  description
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
