import { paths } from '@practice/contract/paths';
import { phoneHref, practice } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { EmptyClock } from '../layout/empty-drawings.tsx';

export function Appointments() {
  return (
    <EmptyPanel
      title="Your Appointments"
      drawing={<EmptyClock />}
      empty="No upcoming appointments scheduled"
      action={<ButtonLink href={paths.contact}>Schedule a Consultation</ButtonLink>}
    >
      Booking, moving and cancelling online open here soon. What we agreed on by phone or mail holds, though
      it is not listed here yet. To change it, call <a href={phoneHref}>{practice.phone}</a>.
    </EmptyPanel>
  );
}
