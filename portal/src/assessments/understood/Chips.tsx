import type { FactorState } from '@practice/desk/factors';
import type { Understood } from '@practice/desk/understanding';
import { useId, useState } from 'react';
import { useLanguage } from '../language.ts';
import { Chip, Choices } from './Correctable.tsx';
import styles from './Understood.module.css';

interface ChipsProps {
  of: readonly Understood[];
  onAnswer: (of: Understood, state: FactorState | null) => void;
}

export function Chips({ of: all, onAnswer }: ChipsProps) {
  const id = useId();
  const { language, texts } = useLanguage();
  const [open, setOpen] = useState<string>();
  const opened = all.find(({ factor }) => factor === open);
  return (
    <div className="stack gap-3" lang={language}>
      <div className={styles.line}>
        <span id={id} className="text-sm text-soft nowrap">
          {texts.weRead}
        </span>
        <ul className={`plain-list ${styles.chips}`} aria-labelledby={id}>
          {all.map((one) => (
            <li key={one.factor}>
              <Chip
                of={one}
                choicesId={`${id}-choices`}
                isOpen={one.factor === open}
                onAnswer={(state) => onAnswer(one, state)}
                onToggle={() => setOpen(one.factor === open ? undefined : one.factor)}
              />
            </li>
          ))}
        </ul>
      </div>
      {opened && (
        <Choices
          key={opened.factor}
          of={opened}
          id={`${id}-choices`}
          onAnswer={(state) => onAnswer(opened, state)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
