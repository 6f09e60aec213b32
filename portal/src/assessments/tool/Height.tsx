import { convertHeight, heightLabel, heightUnits } from '@practice/contract/height';
import { TextField } from '@practice/ui/Field';
import type { ChangeEvent } from 'react';
import type { AssessmentForm } from './useAssessmentForm.ts';

const numbers = ['heightFeet', 'heightInches', 'heightCentimeters'] as const;

export function Height({ form }: { form: AssessmentForm }) {
  const number = { inputMode: 'decimal', maxLength: 5, autoComplete: 'off' } as const;

  const unit = form.register('heightUnit', {
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const converted = convertHeight(target.value === 'feet' ? 'feet' : 'centimeters', form.getValues());
      form.clearErrors(numbers);
      for (const name of numbers) form.setValue(name, converted[name]);
    },
  });

  return (
    <fieldset className="stack gap-2 option-group" aria-describedby="height-hint">
      <legend>{heightLabel} (optional)</legend>
      <div className="cluster gap-5 row-gap-0">
        {heightUnits.map(({ value, label }) => (
          <label key={value} className="option">
            <input type="radio" value={value} {...unit} />
            {label}
          </label>
        ))}
      </div>
      <div className="columns gap-4 short-pair">
        {form.watch('heightUnit') === 'centimeters' ? (
          <TextField {...form.field('heightCentimeters')} {...number} label="Centimeters" />
        ) : (
          <>
            <TextField {...form.field('heightFeet')} {...number} label="Feet" />
            <TextField {...form.field('heightInches')} {...number} label="Inches" />
          </>
        )}
      </div>
      <p className="text-sm text-soft" id="height-hint">
        It’s used for advice only, never for your scores.
      </p>
    </fieldset>
  );
}
