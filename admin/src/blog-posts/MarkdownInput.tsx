import '@github/markdown-toolbar-element';
import { IconButton } from '@mui/material';
import type { ClipboardEvent, ComponentType, DragEvent, HTMLAttributes, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import * as icons from '../layout/icons.ts';
import { PictureDialog } from './PictureDialog.tsx';

/** It edits as typing does, so the browser can undo it. */
const MarkdownToolbar = 'markdown-toolbar' as unknown as ComponentType<
  HTMLAttributes<HTMLElement> & { for: string }
>;

const tools = [
  { style: 'bold', label: 'Bold', Icon: icons.BoldIcon, key: 'b' },
  { style: 'italic', label: 'Italic', Icon: icons.ItalicIcon, key: 'i' },
  { style: 'header-2', label: 'Heading', Icon: icons.HeadingIcon },
  { style: 'unordered-list', label: 'List', Icon: icons.ListIcon },
  { style: 'quote', label: 'Quote', Icon: icons.QuoteIcon },
  { style: 'link', label: 'Link', Icon: icons.LinkIcon, key: 'k' },
  { style: 'picture', label: 'Picture', Icon: icons.PictureIcon },
];

export function MarkdownInput(props: { source: string; helperText: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [newPicture, setNewPicture] = useState<{ file: File | undefined; start: number; end: number }>();

  /** Remembers the selection, because a closing dialog restores only the focus. */
  function askForPicture(file?: File) {
    if (!field.current) return;
    setNewPicture({ file, start: field.current.selectionStart, end: field.current.selectionEnd });
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    const caret = document.caretPositionFromPoint(event.clientX, event.clientY);
    if (caret?.offsetNode === field.current) field.current?.setSelectionRange(caret.offset, caret.offset);
    const image = imageAmong(event.dataTransfer.files);
    if (image) askForPicture(image);
  }

  function paste(event: ClipboardEvent) {
    const image = imageAmong(event.clipboardData.files);
    // Office programs also put a picture of the text on the clipboard.
    if (!image || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    askForPicture(image);
  }

  const toolbar = (
    <MarkdownToolbar for={props.source} aria-label="Formatting">
      {tools.map(({ style, label, Icon, key }) => (
        <IconButton
          key={style}
          size="small"
          color="inherit"
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-label={label}
          tabIndex={-1}
          data-md-button={style}
          // Runs before the toolbar's listener, because headings and quotes take whole lines.
          onClickCapture={() => /header|quote/.test(style) && field.current && selectLines(field.current)}
          onClick={() => style === 'picture' && askForPicture()}
        >
          <Icon />
        </IconButton>
      ))}
    </MarkdownToolbar>
  );
  return (
    <>
      <TextInput
        {...props}
        id={props.source}
        multiline
        minRows={10}
        maxRows={30}
        sx={look}
        slotProps={{
          input: { startAdornment: toolbar },
          htmlInput: {
            ref: field,
            onDragOver(event: DragEvent) {
              if (event.dataTransfer.types.includes('Files')) event.preventDefault();
            },
            onDrop: drop,
            onPaste: paste,
            onKeyDown: pressTool,
          },
        }}
      />
      {newPicture && (
        <PictureDialog
          file={newPicture.file}
          onClose={() => setNewPicture(undefined)}
          onInsert={(picture) => {
            setNewPicture(undefined);
            setTimeout(() => {
              field.current?.focus();
              field.current?.setSelectionRange(newPicture.start, newPicture.end);
              if (field.current) insertLine(field.current, picture);
            });
          }}
        />
      )}
    </>
  );
}

const look = {
  '& .MuiInputBase-root': { flexDirection: 'column', alignItems: 'stretch', p: 0 },
  // Material's content-box would let the text run over the border.
  '& textarea': { boxSizing: 'border-box', p: 1.5 },
  '& markdown-toolbar': { display: 'flex', p: 0.5, borderBottom: 1, borderColor: 'divider' },
  '& button': { flex: { xs: 1, sm: 'none' }, borderRadius: 1 },
};

const imageAmong = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/'));

function pressTool(event: KeyboardEvent) {
  const tool = tools.find(({ key }) => key === event.key.toLowerCase());
  if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`[data-md-button="${tool.style}"]`)?.click();
}

function selectLines(field: HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field;
  const end = value.indexOf('\n', selectionEnd);
  field.setSelectionRange(value.lastIndexOf('\n', selectionStart - 1) + 1, end < 0 ? value.length : end);
}

function insertLine(field: HTMLTextAreaElement, line: string) {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const before = start === 0 || value[start - 1] === '\n' ? '' : '\n';
  // `execCommand` is deprecated, but only it keeps the undo history.
  document.execCommand('insertText', false, `${before}${line}${value[end] === '\n' ? '' : '\n'}`);
}
