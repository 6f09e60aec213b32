import type { Edit, Selected } from './markdown-edits.ts';

/** Changes a text field as typing does, so that the browser's undo can revert it. */
export function editText(field: HTMLTextAreaElement, edit: (selected: Selected) => Edit): void {
  const { from, to, insert, start, end } = edit({
    text: field.value,
    start: field.selectionStart,
    end: field.selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  // `execCommand` is deprecated, and the only way to keep the undo history. Without it, the text is set directly.
  const isTyped = insert !== '' && document.execCommand('insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
