import { weekdays } from '@practice/contract/calendar';
import type { Client } from '@practice/contract/clients';
import { type AdminPractitioner, practitionerMessages } from '@practice/contract/practitioners';
import { textLimits } from '@practice/contract/text';
import { ArrayInput, CheckboxGroupInput, SimpleFormIterator, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ClockInput } from '../appointment-form/AppointmentInputs.tsx';
import { onlyAsked, useServices } from '../appointment-form/ServiceInputs.tsx';
import { allBy } from '../dataProvider.ts';
import { atMost, RetireToolbar } from '../form/RecordForm.tsx';
import { CreatePage, EditPage } from '../form/record-pages.tsx';
import { retiring } from '../form/useSaving.ts';
import { Loading } from '../layout/Loading.tsx';
import { ChoiceInput, orNone } from '../list/filters.tsx';
import { checkPractitioner, fieldsOf, hoursKinds, newPractitioner } from './practitioner-fields.ts';

const back = { to: '/practitioners', label: 'All practitioners' };
const lead = 'Visits that are booked stay when you retire them.';
const toolbar = <RetireToolbar noun="practitioner" cancelTo={back.to} />;
const saving = retiring<AdminPractitioner>('Practitioner', ({ name }) => name, back.to);

export function PractitionerCreate() {
  const { data: services = [], isPending } = useServices();
  const serviceIds = services.filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id);
  if (isPending) return <Loading />;
  return (
    <CreatePage
      title="New practitioner"
      back={back}
      lead="Clients can book them right away."
      check={checkPractitioner}
      defaultValues={{ ...newPractitioner, serviceIds }}
      saving={saving}
      save="Add practitioner"
    >
      <PractitionerInputs />
    </CreatePage>
  );
}

export const PractitionerEdit = () => (
  <EditPage
    noun="practitioner"
    title={({ name }) => ({ title: name, lead })}
    missing={{ title: 'Practitioner not found', sentence: practitionerMessages.unknown }}
    back={back}
    check={checkPractitioner}
    fieldsOf={fieldsOf}
    saving={saving}
    toolbar={toolbar}
  >
    <PractitionerInputs />
  </EditPage>
);

const short = atMost(40);

const day = { label: 'Day', defaultValue: 1, choices: weekdays.map((label, value) => ({ value, label })) };
const lunch =
  'For a lunch break, end before it and add the afternoon. While we’re closed, clients can’t book them.';

function PractitionerInputs() {
  const { data: staff = [] } = useGetList<Client>('clients', allBy('lastName', { isAdmin: true }));
  const { data: services = [], isPending } = useServices();
  const given = services.filter(({ slug, retiredAt }) => retiredAt === null && !onlyAsked.includes(slug));
  const hasOwnHours = useWatch({ name: 'hoursKind' }) === 'own';
  if (isPending) return <Loading />;
  return (
    <>
      <div className="columns gap-5 pair">
        <TextInput source="name" {...atMost(textLimits.name)} />
        <TextInput source="credentials" helperText="For example, OTR/L." {...short} />
      </div>
      <div className="columns gap-5 pair">
        <TextInput source="licenseNumber" {...short} />
        <TextInput source="licenseState" helperText="For example, NC." {...short} />
      </div>
      <TextInput source="roleTitle" label="What they do here" {...atMost(textLimits.title)} />
      <TextInput source="about" multiline minRows={3} {...atMost(textLimits.description)} />
      <ChoiceInput
        source="userId"
        label="Account"
        helperText="The login of a colleague. On a phone, the calendar opens with their own visits."
        isAlwaysChosen
        {...orNone}
        choices={[
          { value: 0, label: 'No account' },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <CheckboxGroupInput
        source="serviceIds"
        label="Services they give"
        optionText="title"
        helperText={false}
        row={false}
        choices={given}
      />
      <ChoiceInput source="hoursKind" label="Working hours" isAlwaysChosen choices={hoursKinds} />
      {hasOwnHours && (
        <ArrayInput source="hours" label="Own hours" helperText={lunch}>
          <SimpleFormIterator inline fullWidth disableReordering disableClear>
            <ChoiceInput source="weekday" {...day} isAlwaysChosen helperText={false} />
            <ClockInput source="opens" label="From" helperText={false} />
            <ClockInput source="closes" label="To" helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      )}
    </>
  );
}
