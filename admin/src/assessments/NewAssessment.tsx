import { useSearchParams } from 'react-router';
import { ClientField } from '../client-field/ClientField.tsx';
import { clientIn } from '../client-field/client-in.ts';
import { ForClient } from '../client-field/ForClient.tsx';
import { Page } from '../layout/Page.tsx';
import { AssessmentForm } from './AssessmentForm.tsx';

export function NewAssessment() {
  const [search] = useSearchParams();
  const client = clientIn(search);
  const back = client
    ? { to: `/clients/${client}`, label: 'Back to the client' }
    : { to: '/assessments', label: 'All assessments' };
  return (
    <Page
      title="New assessment"
      back={back}
      lead="Your client will see it in their dashboard right away. We’ll email them that it’s ready, without saying what’s in it."
    >
      <ForClient>
        {(chosen) => (
          <AssessmentForm userId={chosen?.id} back={back.to}>
            {(client) => <ClientField {...client} initial={chosen} />}
          </AssessmentForm>
        )}
      </ForClient>
    </Page>
  );
}
