import type { Edit, Selected } from './markdown-edits.ts';

/** Changes a text field as if somebody typed, so that the browser's own undo takes it back. */
export function editText(field: HTMLTextAreaElement, edit: (selected: Selected) => Edit): void {
  const { from, to, insert, start, end } = edit({
    text: field.value,
    start: field.selectionStart,
    end: field.selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  // Old, and the only way that keeps the undo history; where it is gone, the text still arrives.
  const isTyped = insert !== '' && document.execCommand('insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
