import { type AdminService, consentRules, serviceMessages, servicePlaces } from '@practice/contract/services';
import { textLimits } from '@practice/contract/text';
import { BooleanInput, CheckboxGroupInput, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { atMost, RetireToolbar } from '../form/RecordForm.tsx';
import { CreatePage, EditPage } from '../form/record-pages.tsx';
import { retiring } from '../form/useSaving.ts';
import { ChoiceInput } from '../list/filters.tsx';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';
import { checkService, fieldsOf, newService, priceKinds } from './service-fields.ts';

const back = { to: '/services', label: 'All services' };
const lead = 'Visits that are booked stay when you retire it.';
const saving = retiring<AdminService>('Service', ({ title }) => title, back.to);
const toolbar = <RetireToolbar noun="service" cancelTo={back.to} />;

export const ServiceCreate = () => (
  <CreatePage
    title="New service"
    back={back}
    lead="It becomes the last one in the list."
    check={checkService}
    defaultValues={newService}
    saving={saving}
    save="Add service"
  >
    <ServiceInputs />
  </CreatePage>
);

export const ServiceEdit = () => (
  <EditPage
    noun="service"
    title={({ title }) => ({ title, lead })}
    missing={{ title: 'Service Not Found', sentence: serviceMessages.unknown }}
    back={back}
    check={checkService}
    fieldsOf={fieldsOf}
    saving={saving}
    toolbar={toolbar}
  >
    <ServiceInputs />
  </EditPage>
);

const line = atMost(textLimits.title);
const text = { multiline: true, minRows: 3, ...atMost(textLimits.description) };
const amount = { min: 0, step: 0.01 };
const free =
  'Minutes in which nothing else is booked, for the way back or for tidying. At the client’s place, the same before it.';
const seen = 'Clients see it when they book a visit at the office, and in their email.';

function ServiceInputs() {
  const kind: string = useWatch({ name: 'priceKind' });
  const { data: practitioners = [] } = usePractitioners();
  const from = kind === 'range' ? 'From, in dollars' : 'Amount in dollars';
  return (
    <>
      <TextInput source="title" {...line} />
      <TextInput source="about" helperText="What clients read below the title." {...line} />
      <div className="columns gap-5 pair">
        <NumberInput source="minutes" />
        <NumberInput source="bufferMinutes" label="Free after it" helperText={free} />
      </div>
      <ChoiceInput source="place" label="Where" emptyText="Choose a place" choices={servicePlaces} />
      <ChoiceInput source="priceKind" label="Price" isAlwaysChosen choices={priceKinds} />
      {kind !== 'quoted' && (
        <div className="columns gap-5 pair">
          <NumberInput source="price" label={from} {...amount} />
          {kind === 'range' && <NumberInput source="priceTo" label="To, in dollars" {...amount} />}
        </div>
      )}
      <TextInput source="bring" label="What to bring" helperText={seen} {...text} />
      <ChoiceInput source="consent" label="Parent’s consent" isAlwaysChosen choices={consentRules} />
      {practitioners.length > 1 && (
        <CheckboxGroupInput
          source="practitionerIds"
          label="Who gives it"
          choices={practitioners}
          // By default, everyone gives a new service.
          format={(ids?: number[]) => ids ?? practitioners.map(({ id }) => id)}
          helperText={false}
        />
      )}
      <BooleanInput source="isBookable" label="Clients can book it online" />
    </>
  );
}
