import { namesOf } from '@practice/contract/practitioners';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Choices } from './Choices.tsx';
import { firstAvailable } from './practitioners.ts';
import type { useAppointmentForm } from './useAppointmentForm.ts';

export function WithField({ form }: { form: ReturnType<typeof useAppointmentForm> }) {
  const { offered, practitioner, several } = form;
  const error = form.errorOf('practitionerId');
  if (several.length > 0) return <p>With {namesOf(several)}</p>;
  if (offered.length < 2 && !error) return null;
  return (
    <ChoiceGroup {...form.group('practitionerId')}>
      <Choices
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
        error={error}
        onChoose={(value) => form.choose('practitionerId', value)}
      />
    </ChoiceGroup>
  );
}
