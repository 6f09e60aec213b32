import { Button } from '@mui/material';
import { type ConsultationRequest, maybeSpam, serviceLabel } from '@practice/contract/consultation-requests';
import { dateAndTime } from '@practice/contract/format';
import { Link } from 'react-router';
import { Details, emailLink, phoneLink, quotedText } from '../layout/Details.tsx';
import { Notes } from '../notes/Notes.tsx';
import { Reply } from './Reply.tsx';
import { StateChoice } from './StateChoice.tsx';

export function RequestDetails({ request }: { request: ConsultationRequest }) {
  const { id, fullName, companyName, email, phone, service, message, createdAt, isDoubtful } = request;
  return (
    <Details
      fields={{
        'Full Name': fullName,
        Company: companyName,
        'Service Requested': serviceLabel(service),
        'Contact Information': [emailLink(email), phone && phoneLink(phone)],
        'Additional Message': message && quotedText(message),
        Submitted: [dateAndTime(createdAt), isDoubtful && maybeSpam],
      }}
    >
      <Reply request={request} />
      <Button variant="outlined" component={Link} to={`/consultation-requests/${id}/client`}>
        Set up client and appointment
      </Button>
      <StateChoice request={request} />
      <Notes resource="consultation-requests" id={id} />
    </Details>
  );
}
