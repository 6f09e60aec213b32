import { IconButton } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
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
import { beginLines, type Edit, link, type Selected, surround } from './markdown-edits.ts';

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

export function toolOf(event: KeyboardEvent): Tool | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  return tools.find(({ key }) => key === event.key.toLowerCase());
}

interface ToolbarProps {
  onEdit: (edit: Tool['edit']) => void;
  onPicture: () => void;
}

export function Toolbar({ onEdit, onPicture }: ToolbarProps) {
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
