import Button from '@mui/material/Button';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { NoneYet } from '../list/NoneYet.tsx';

export function NoRequestsYet() {
  return (
    <NoneYet
      title="No Consultation Requests Yet"
      drawing={
        <>
          <path d="M24 76V34h62v42M24 36l31 23 31-23" />
          <path d="M62 22a22 22 0 0 1 40 20M98 12l3-4M107 22l4.5-2M110 34h5" />
        </>
      }
      action={
        <Button variant="outlined" href={paths.contact}>
          See the contact page
        </Button>
      }
    >
      Whoever fills in the form on the contact page appears here at once, with a clock that counts the{' '}
      {practice.replyWithinHours} hours in which you promise to reply. You also get a mail.
    </NoneYet>
  );
}
