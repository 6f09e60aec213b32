import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { Create, useRedirect } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ClientInput } from '../client-field/ClientInput.tsx';
import { clientIn } from '../client-field/client-in.ts';
import { IdempotencyKey } from '../form/IdempotencyKey.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { AssessmentInputs } from './AssessmentInputs.tsx';
import { type AssessmentFields, checkAssessment, fieldsOf } from './assessment-fields.ts';

export function NewAssessment() {
  const [search] = useSearchParams();
  const client = clientIn(search);
  const back = client
    ? { to: `/clients/${client}`, label: 'Back to the client' }
    : { to: '/assessments', label: 'All assessments' };
  const redirect = useRedirect();
  const toast = useToast();
  const mutationOptions = useSaving<AdminAssessmentDetails>({
    onSaved({ id, user }) {
      redirect(`/assessments/${id}`);
      toast({
        title: 'Assessment sent',
        description: `We’ve emailed ${user.firstName || personName(user)}.`,
      });
    },
    failed: (description) => ({ title: 'The assessment wasn’t sent', description, variant: 'destructive' }),
  });
  return (
    <>
      <PageTitle
        title="New assessment"
        back={back}
        lead="Your client will see it in their dashboard right away. We’ll email them that it’s ready, without saying what’s in it."
      />
      <Create title={false} mutationOptions={mutationOptions}>
        <RecordForm
          check={(typed: AssessmentFields) => checkAssessment(typed)}
          defaultValues={fieldsOf(undefined, client)}
          save="Send to client"
          cancelTo={back.to}
        >
          <ClientInput />
          <AssessmentInputs />
          <IdempotencyKey />
        </RecordForm>
      </Create>
    </>
  );
}
