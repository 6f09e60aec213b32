import { convertHeight, type HeightUnit, heightLabel, heightUnits } from '@practice/contract/height';
import { TextField } from '@practice/ui/Field';
import { useWatch } from 'react-hook-form';
import type { useAssessmentForm } from './useAssessmentForm.ts';

export function Height({ form }: { form: ReturnType<typeof useAssessmentForm> }) {
  const unit = useWatch({ control: form.control, name: 'heightUnit' });
  const number = { inputMode: 'decimal', maxLength: 5, autoComplete: 'off' } as const;

  function changeUnit(to: HeightUnit) {
    const { heightFeet, heightInches, heightCentimeters } = convertHeight(to, form.getValues());
    form.clearErrors(['heightFeet', 'heightInches', 'heightCentimeters']);
    form.setValue('heightUnit', to);
    form.setValue('heightFeet', heightFeet);
    form.setValue('heightInches', heightInches);
    form.setValue('heightCentimeters', heightCentimeters);
  }

  return (
    <fieldset className="stack gap-2 option-group" aria-describedby="height-hint">
      <legend>{heightLabel} (optional)</legend>
      <div className="cluster gap-5 row-gap-0">
        {heightUnits.map(({ value, label }) => (
          <label key={value} className="option">
            <input
              type="radio"
              name="heightUnit"
              value={value}
              checked={unit === value}
              onChange={() => changeUnit(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <div className="columns gap-4 short-pair">
        {unit === 'centimeters' ? (
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
