import type { Place } from '@practice/contract/appointments';
import { labelOf } from '@practice/contract/options';
import { servicePlaces } from '@practice/contract/services';
import { textLimits } from '@practice/contract/text';
import { practiceAddress, whatToBring } from '@practice/contract/visit';
import { TextField } from '@practice/ui/Field';
import { ChoiceField } from './ChoiceField.tsx';
import { isRemote, type useAppointmentForm } from './useAppointmentForm.ts';

interface PlaceFieldProps {
  form: ReturnType<typeof useAppointmentForm>;
  only: Place | undefined;
}

export function PlaceField({ form, only }: PlaceFieldProps) {
  const place = form.watch('place');
  const { service } = form;
  const bring = place === 'office' && whatToBring(service, { location: null });
  if (service && isRemote(service)) {
    return (
      <ChoiceField form={form} name="place">
        <p>{labelOf(servicePlaces, service.place)}</p>
      </ChoiceField>
    );
  }
  return (
    <>
      <ChoiceField
        form={form}
        name="place"
        isWide
        choices={[
          {
            value: 'office',
            label: 'At our office',
            about: only === 'client' ? 'We come to you for this one.' : practiceAddress,
            disabled: only === 'client',
          },
          {
            value: 'client',
            label: 'At your place',
            about: only === 'office' ? 'We see you at our office for this one.' : 'Your home or workplace',
            disabled: only === 'office',
          },
        ]}
        hint={bring && <p className="text-sm text-soft leading-snug pre-line">{bring}</p>}
      />
      {place === 'client' && (
        <TextField
          {...form.field('location')}
          required
          maxLength={textLimits.title}
          autoComplete="street-address"
          hint="The address where we should come, with the suite or floor."
        />
      )}
    </>
  );
}
