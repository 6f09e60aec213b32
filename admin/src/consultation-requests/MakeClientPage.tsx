import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { EditPage } from '../form/EditPage.tsx';
import { MakeClientEditor } from './MakeClientEditor.tsx';

/** Turns a request into a client with an appointment. */
export function MakeClientPage() {
  return (
    <EditPage<ConsultationRequest>
      resource="consultation-requests"
      noun="request"
      title="Set up client and appointment"
      missing={{
        title: 'This request does not exist',
        sentence: 'The address may have a typo, or the request was removed. The list shows all of them.',
      }}
      back="All requests"
    >
      {(request) => <MakeClientEditor request={request} />}
    </EditPage>
  );
}
