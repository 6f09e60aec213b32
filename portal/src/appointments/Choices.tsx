import styles from './Choices.module.css';

interface Choice {
  value: string;
  label: string;
  about?: string | undefined;
  disabled?: boolean;
}

interface ChoicesProps {
  name: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  isWide?: boolean;
  error?: string | undefined;
  onChoose: (value: string) => void;
}

export function Choices({ name, choices, chosen, isWide = false, error, onChoose }: ChoicesProps) {
  return (
    <div className={`cards ${styles.choices} ${isWide ? styles.wide : ''}`}>
      {choices.map(({ value, label, about, disabled }) => (
        <label key={value} className={`option ${styles.choice}`}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            aria-describedby={error ? `${name}-error` : undefined}
            onChange={() => onChoose(value)}
          />
          <span className="leading-snug">
            <span className={styles.label}>{label}</span>
            {about && (
              <>
                <br />
                <span className="text-sm text-soft">{about}</span>
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
