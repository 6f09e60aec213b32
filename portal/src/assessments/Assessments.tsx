import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { EmptyDial } from '../layout/empty-drawings.tsx';

export function Assessments() {
  return (
    <EmptyPanel
      title="Your Ergonomic Assessments"
      drawing={<EmptyDial />}
      empty="No Professional Assessments Yet"
      action={<ButtonLink href={paths.contact}>Ask for an assessment</ButtonLink>}
    >
      The AI assessment, ten questions about your workspace with scores and advice, opens here soon. A
      therapist can assess your workspace now.
    </EmptyPanel>
  );
}
