import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { EmptyDial } from '../layout/empty-drawings.tsx';

export function LatestAssessment() {
  return (
    <EmptyPanel
      title="Latest Assessment"
      drawing={<EmptyDial />}
      empty="No ergonomic assessments available"
      action={
        <ButtonLink variant="secondary" href={paths.services}>
          See what we measure
        </ButtonLink>
      }
    >
      Your scores will appear here, out of 10, with what to change first. The assessment opens soon.
    </EmptyPanel>
  );
}
