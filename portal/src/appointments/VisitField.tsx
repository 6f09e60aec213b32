import { useUser } from '../session/session.queries.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { fixedPlace, type useAppointmentForm } from './useAppointmentForm.ts';

const other = 'other';

export function VisitField({ form }: { form: ReturnType<typeof useAppointmentForm> }) {
  const [chosen, title] = form.watch(['visit', 'title']);
  const { data: user } = useUser();
  return (
    <ChoiceField
      form={form}
      name="visit"
      isWide
      choices={[
        ...form.visits.map(({ value, title, about }) => ({ value, label: title, about })),
        { value: other, label: 'Something else', about: 'Name it below' },
      ]}
      chosen={chosen || (title.trim() ? other : undefined)}
      onChoose={(value) => {
        const visit = form.visits.find((each) => each.value === value);
        form.choose('visit', value);
        form.choose('title', visit?.title ?? '');
        form.choose('place', fixedPlace(visit?.service) ?? 'office');
      }}
      hint={
        user?.emailConfirmed === false && (
          <p className="text-sm text-soft">
            Bought a package? It appears here as soon as you click the link in our email.
          </p>
        )
      }
    />
  );
}
