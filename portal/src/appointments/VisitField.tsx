import { kindOf, packagesToSchedule, visitKinds } from '@practice/contract/visit-kinds';
import { useState } from 'react';
import { usePayments, useUser } from '../session/session.queries.ts';
import { useAppointments } from './appointments.queries.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Choices } from './Choices.tsx';
import type { useAppointmentForm } from './useAppointmentForm.ts';

const other = 'other';

export function VisitField({ form }: { form: ReturnType<typeof useAppointmentForm> }) {
  const title = form.watch('title');
  const [isOther, setIsOther] = useState(false);
  const { data: user } = useUser();
  const { data: payments = [] } = usePayments();
  const { data: appointments = [] } = useAppointments();
  const paid = packagesToSchedule(payments, appointments).flatMap((each) => kindOf(each) ?? []);
  const chosen = kindOf(title)?.title ?? (isOther || title.trim() ? other : undefined);

  function choose(value: string) {
    setIsOther(value === other);
    form.choose('title', value === other ? '' : value);
    form.choose('place', kindOf(value)?.place ?? 'office');
  }

  return (
    <ChoiceGroup name="visit" label="What would you like to book?">
      <Choices
        name="visit"
        isWide
        choices={[
          ...[...paid, ...visitKinds].map(({ title, about }) => ({ value: title, label: title, about })),
          { value: other, label: 'Something else', about: 'Name it below' },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      {user?.emailConfirmed === false && (
        <p className="text-sm text-soft">
          Bought a package? It appears here as soon as you click the link in our email.
        </p>
      )}
    </ChoiceGroup>
  );
}
