import { namesOf } from '@practice/contract/practitioners';
import { ChoiceField } from './ChoiceField.tsx';
import { firstAvailable } from './practitioners.ts';
import type { useAppointmentForm } from './useAppointmentForm.ts';

export function WithField({ form }: { form: ReturnType<typeof useAppointmentForm> }) {
  const { offered, practitioner, several } = form;
  if (several.length > 0) return <p>With {namesOf(several)}</p>;
  if (offered.length < 2 && !form.errorOf('practitionerId')) return null;
  return (
    <ChoiceField
      form={form}
      name="practitionerId"
      isWide
      choices={[
        { value: firstAvailable, label: 'First available', about: 'Whoever’s free at the time you pick' },
        ...offered.map(({ id, name, credentials }) => ({
          value: String(id),
          label: name,
          about: credentials,
        })),
      ]}
      chosen={String(practitioner?.id ?? firstAvailable)}
    />
  );
}
