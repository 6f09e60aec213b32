import { Typography } from '@mui/material';
import { type AdminService, consentRules, serviceMessages, servicePlaces } from '@practice/contract/services';
import { textLimits } from '@practice/contract/text';
import { BooleanInput, Create, NumberInput, SaveButton, TextInput, useRedirect } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FormToolbar, RecordForm } from '../form/RecordForm.tsx';
import { EditPage } from '../form/record-pages.tsx';
import { useSaving } from '../form/useSaving.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { checkService, fieldsOf, newService, priceKinds, type ServiceFields } from './service-fields.ts';

const back = { to: '/services', label: 'All services' };
const missing = { title: 'Service Not Found', sentence: serviceMessages.unknown };

export const ServiceCreate = () => (
  <>
    <PageTitle title="New service" back={back} lead="It becomes the last one in the list." />
    <Create<AdminService> mutationOptions={useServiceSaving('Service added')}>
      <RecordForm check={checkService} defaultValues={newService} save="Add service" cancelTo={back.to}>
        <ServiceInputs />
      </RecordForm>
    </Create>
  </>
);

export const ServiceEdit = () => (
  <EditPage<AdminService>
    noun="service"
    title={({ title }) => (
      <PageTitle title={title} back={back} lead="Visits that are booked stay as they are." />
    )}
    missing={missing}
    back={back}
    mutationOptions={useServiceSaving('Service saved')}
  >
    {(service) => (
      <RecordForm check={checkService} record={fieldsOf(service)} toolbar={<EditToolbar service={service} />}>
        <ServiceInputs />
        <Typography variant="body2" color="textSecondary">
          {service.retiredAt === null
            ? 'Once you retire it, no one can book or ask for it anymore. Visits that are booked stay.'
            : 'It’s retired, so no one can book or ask for it. Visits that were booked stay.'}
        </Typography>
      </RecordForm>
    )}
  </EditPage>
);

function EditToolbar({ service: { retiredAt } }: { service: AdminService }) {
  const { isSubmitting } = useFormState();
  const isRetired = retiredAt !== null;
  return (
    <FormToolbar save="Save service" cancelTo={back.to}>
      <SaveButton
        type="button"
        label={isRetired ? 'Bring back' : 'Retire this service'}
        variant="outlined"
        icon={null}
        alwaysEnable={!isSubmitting}
        transform={(input: object) => ({ ...input, isRetired: !isRetired })}
      />
    </FormToolbar>
  );
}

function useServiceSaving(title: string) {
  const toast = useToast();
  const redirect = useRedirect();
  return useSaving<AdminService>({
    onSaved(service) {
      const retired = service.retiredAt !== null && ' is retired. Visits that are booked stay.';
      toast({ title, description: `${service.title}${retired || ''}` });
      redirect('list', 'services');
    },
    failed: 'Not saved',
  });
}

const atMost = (maxLength: number) => ({ autoComplete: 'off', slotProps: { htmlInput: { maxLength } } });
const amount = { min: 0, step: 0.01 };

function ServiceInputs() {
  const kind: ServiceFields['priceKind'] = useWatch({ name: 'priceKind' });
  return (
    <>
      <TextInput
        source="title"
        label="Title"
        helperText="What clients choose, and the title of their visit."
        {...atMost(textLimits.title)}
      />
      <TextInput
        source="about"
        label="About"
        helperText="What clients read below the title."
        {...atMost(textLimits.title)}
      />
      <div className="columns gap-5 pair">
        <NumberInput source="minutes" label="Minutes" />
        <NumberInput
          source="bufferMinutes"
          label="Free after it"
          helperText="Minutes in which nothing else is booked, for the way back or for tidying."
        />
      </div>
      <ChoiceInput source="place" label="Where" emptyText="Choose a place" choices={servicePlaces} />
      <ChoiceInput source="priceKind" label="Price" isAlwaysChosen choices={priceKinds} />
      {kind !== 'quoted' && (
        <div className="columns gap-5 pair">
          <NumberInput
            source="price"
            label={kind === 'range' ? 'From, in dollars' : 'Amount in dollars'}
            {...amount}
          />
          {kind === 'range' && <NumberInput source="priceTo" label="To, in dollars" {...amount} />}
        </div>
      )}
      <TextInput
        source="bring"
        label="What to bring"
        helperText="Clients see it when they book a visit at the office, and in their email."
        multiline
        minRows={3}
        {...atMost(textLimits.description)}
      />
      <ChoiceInput source="consent" label="Parent’s consent" isAlwaysChosen choices={consentRules} />
      <BooleanInput source="isBookable" label="Clients can book it online" />
    </>
  );
}
