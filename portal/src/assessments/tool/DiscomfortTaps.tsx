import { discomfortTaps } from '@practice/desk/discomfort';
import { useWatch } from 'react-hook-form';
import { ChipList } from '../ChipList.tsx';
import styles from './NewAssessment.module.css';
import type { useAssessmentForm } from './useAssessmentForm.ts';

type Name = 'discomfortStrength' | 'discomfortDuration' | 'discomfortStops';

/** Three questions that a tap answers, and another tap on the same answer leaves open. */
export function DiscomfortTaps({ form }: { form: ReturnType<typeof useAssessmentForm> }) {
  const [strength, duration, stops] = useWatch({
    control: form.control,
    name: ['discomfortStrength', 'discomfortDuration', 'discomfortStops'],
  });
  const set = (name: Name, text: string) => form.setValue(name, text, { shouldDirty: true });
  const chosen = stops.split('|').filter((stop) => stop !== '');

  function toggleStop(stop: string) {
    const others = chosen.filter((each) => each !== stop && each !== 'nothing');
    if (stop === 'nothing') set('discomfortStops', chosen.includes(stop) ? '' : stop);
    else set('discomfortStops', (chosen.includes(stop) ? others : [...others, stop]).join('|'));
  }

  return (
    <div className="stack gap-3">
      <p className="text-sm text-soft">If something hurts, tap what’s true. You can skip these.</p>
      <Taps
        {...discomfortTaps.strength}
        isNumbers
        isChosen={(value) => strength === String(value)}
        onTap={(value) => set('discomfortStrength', strength === String(value) ? '' : String(value))}
      />
      <Taps
        {...discomfortTaps.duration}
        isChosen={(value) => duration === value}
        onTap={(value) => set('discomfortDuration', duration === value ? '' : value)}
      />
      <Taps {...discomfortTaps.stops} isChosen={(value) => chosen.includes(value)} onTap={toggleStop} />
    </div>
  );
}

interface TapsProps<Value> {
  question: string;
  answers: readonly { value: Value; label: string }[];
  isNumbers?: boolean;
  isChosen: (value: Value) => boolean;
  onTap: (value: Value) => void;
}

function Taps<Value extends string | number>({
  question,
  answers,
  isNumbers,
  isChosen,
  onTap,
}: TapsProps<Value>) {
  return (
    <fieldset className={`option-group ${styles.taps}`}>
      <legend className="text-sm">{question}</legend>
      <ChipList
        className={isNumbers ? styles.numbers : undefined}
        chips={answers.map(({ value, label }) => ({
          label,
          'aria-pressed': isChosen(value),
          onClick: () => onTap(value),
        }))}
      />
    </fieldset>
  );
}
