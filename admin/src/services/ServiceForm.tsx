import { type AdminService, consentRules, serviceMessages, servicePlaces } from '@practice/contract/services';
import { textLimits } from '@practice/contract/text';
import { BooleanInput, Create, NumberInput, SaveButton, TextInput, useRedirect } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { atMost, FormToolbar, RecordForm } from '../form/RecordForm.tsx';
import { EditPage } from '../form/record-pages.tsx';
import { useSaving } from '../form/useSaving.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { checkService, fieldsOf, newService, type PriceFields, priceKinds } from './service-fields.ts';

const back = { to: '/services', label: 'All services' };
const lead = 'Visits that are booked stay when you retire it.';

export const ServiceCreate = () => (
  <>
    <PageTitle title="New service" back={back} lead="It becomes the last one in the list." />
    <Create<AdminService> mutationOptions={useServiceSaving()}>
      <RecordForm check={checkService} defaultValues={newService} save="Add service" cancelTo={back.to}>
        <ServiceInputs />
      </RecordForm>
    </Create>
  </>
);

export const ServiceEdit = () => (
  <EditPage<AdminService>
    noun="service"
    title={({ title }) => <PageTitle {...{ title, back, lead }} />}
    missing={{ title: 'Service Not Found', sentence: serviceMessages.unknown }}
    back={back}
    mutationOptions={useServiceSaving()}
  >
    {(service) => (
      <RecordForm check={checkService} record={fieldsOf(service)} toolbar={<EditToolbar {...service} />}>
        <ServiceInputs />
      </RecordForm>
    )}
  </EditPage>
);

const EditToolbar = ({ retiredAt }: AdminService) => (
  <FormToolbar save="Save service" cancelTo={back.to}>
    <SaveButton
      type="button"
      label={retiredAt ? 'Bring back' : 'Retire this service'}
      variant="outlined"
      icon={null}
      alwaysEnable={!useFormState().isSubmitting}
      transform={(input: object) => ({ ...input, isRetired: !retiredAt })}
    />
  </FormToolbar>
);

function useServiceSaving() {
  const toast = useToast();
  const redirect = useRedirect();
  return useSaving<AdminService>({
    onSaved({ title, retiredAt }) {
      toast({ title: retiredAt ? 'Service retired' : 'Service saved', description: title });
      redirect('list', 'services');
    },
    failed: 'Not saved',
  });
}

const line = atMost(textLimits.title);
const text = { multiline: true, minRows: 3, ...atMost(textLimits.description) };
const amount = { min: 0, step: 0.01 };
const free = 'Minutes in which nothing else is booked, for the way back or for tidying.';
const seen = 'Clients see it when they book a visit at the office, and in their email.';

function ServiceInputs() {
  const kind: PriceFields['priceKind'] = useWatch({ name: 'priceKind' });
  const from = kind === 'range' ? 'From, in dollars' : 'Amount in dollars';
  return (
    <>
      <TextInput source="title" label="Title" {...line} />
      <TextInput source="about" label="About" helperText="What clients read below the title." {...line} />
      <div className="columns gap-5 pair">
        <NumberInput source="minutes" label="Minutes" />
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
      <BooleanInput source="isBookable" label="Clients can book it online" />
    </>
  );
}
