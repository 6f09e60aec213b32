import { IconButton, TextField } from '@mui/material';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useInput } from 'react-admin';
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  PictureIcon,
  QuoteIcon,
} from '../layout/icons.tsx';
import styles from './Markdown.module.css';
import { beginLines, type Edit, link, picture, type Selected, surround } from './markdown-edits.ts';
import { PictureDialog } from './PictureDialog.tsx';

type MarkdownInputProps = { source: string; label: string; helperText: string };

export function MarkdownInput({ source, label, helperText }: MarkdownInputProps) {
  const { id, field: input, fieldState } = useInput({ source });
  const field = useRef<HTMLTextAreaElement>(null);
  const [newPicture, setNewPicture] = useState<{ file: File | undefined; start: number; end: number }>();

  const edit = (how: (selected: Selected) => Edit) => field.current && editText(field.current, how);

  /** Opens the dialog. It remembers the selection, because a closing dialog restores the focus alone. */
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
    // Office programs add a picture of the text to the clipboard. People want the text.
    if (!image || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    askForPicture(image);
  }

  function press(event: KeyboardEvent) {
    const tool = toolOf(event);
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  }

  return (
    <>
      <TextField
        id={id}
        name={input.name}
        label={label}
        value={input.value}
        onChange={input.onChange}
        onBlur={input.onBlur}
        inputRef={(element: HTMLTextAreaElement | null) => {
          input.ref(element);
          field.current = element;
        }}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? helperText}
        multiline
        minRows={10}
        maxRows={30}
        slotProps={{
          input: {
            className: styles.field,
            startAdornment: <Toolbar onEdit={edit} onPicture={() => askForPicture()} />,
          },
          htmlInput: {
            onDragOver(event: DragEvent) {
              if (event.dataTransfer.types.includes('Files')) event.preventDefault();
            },
            onDrop: drop,
            onPaste: paste,
            onKeyDown: press,
          },
        }}
      />
      {newPicture && (
        <PictureDialog
          file={newPicture.file}
          onClose={() => setNewPicture(undefined)}
          onInsert={(url, description) => {
            setNewPicture(undefined);
            setTimeout(() => {
              field.current?.setSelectionRange(newPicture.start, newPicture.end);
              edit(picture(url, description));
            });
          }}
        />
      )}
    </>
  );
}

const imageAmong = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/'));

/** Changes the text of a field as typing does, so that the browser can undo it. */
function editText(field: HTMLTextAreaElement, edit: (selected: Selected) => Edit): void {
  const { from, to, insert, start, end } = edit({
    text: field.value,
    start: field.selectionStart,
    end: field.selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  // `execCommand` is deprecated, but nothing else keeps the undo history. If it fails, the text is set directly.
  const isTyped = insert !== '' && document.execCommand('insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

interface Tool {
  label: string;
  icon: ReactNode;
  edit: (selected: Selected) => Edit;
  key?: string;
}

const tools: readonly Tool[] = [
  { label: 'Bold', icon: <BoldIcon />, edit: surround('**', 'bold words'), key: 'b' },
  { label: 'Italic', icon: <ItalicIcon />, edit: surround('*', 'italic words'), key: 'i' },
  { label: 'Heading', icon: <HeadingIcon />, edit: beginLines('## ') },
  { label: 'List', icon: <ListIcon />, edit: beginLines('- ') },
  { label: 'Quote', icon: <QuoteIcon />, edit: beginLines('> ') },
  { label: 'Link', icon: <LinkIcon />, edit: link, key: 'k' },
];

function toolOf(event: KeyboardEvent): Tool | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  return tools.find(({ key }) => key === event.key.toLowerCase());
}

function Toolbar({ onEdit, onPicture }: { onEdit: (edit: Tool['edit']) => void; onPicture: () => void }) {
  const [current, setCurrent] = useState(0);
  const buttons = [
    ...tools.map(({ edit, ...tool }) => ({ ...tool, onClick: () => onEdit(edit) })),
    { label: 'Picture', icon: <PictureIcon />, key: undefined, onClick: onPicture },
  ];

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (current + step + buttons.length) % buttons.length;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={`cluster ${styles.toolbar}`} role="toolbar" aria-label="Formatting" onKeyDown={moveFocus}>
      {buttons.map(({ label, icon, key, onClick }, index) => (
        <IconButton
          key={label}
          size="small"
          color="inherit"
          sx={{ borderRadius: 1 }}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          aria-label={label}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={onClick}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
