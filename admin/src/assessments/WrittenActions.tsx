import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { fileSize } from '@practice/contract/format';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { ButtonLink } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { DeleteIcon, EditIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { showError } from '../layout/show-error.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import styles from './Assessments.module.css';
import { resource } from './resource.ts';
import { Section } from './Section.tsx';

interface WrittenProps {
  assessment: AdminAssessmentDetails;
}

/** Actions for an assessment that a therapist wrote. */
export function WrittenActions({ assessment: { id, user } }: WrittenProps) {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const navigate = useNavigate();
  return (
    <>
      <LinkButton variant="secondary" to={`/${resource}/${id}/edit`}>
        <EditIcon size={18} />
        Edit
      </LinkButton>
      <ActionButton
        resource={resource}
        label="Delete"
        icon={<DeleteIcon size={18} />}
        variant="quietDanger"
        question={{
          title: 'Delete this assessment?',
          text: `${personName(user)} won’t see it anymore. This permanently deletes its report and your notes on it, too. You can’t undo this.`,
          busy: 'Deleting…',
          isDestructive: true,
        }}
        run={async () => {
          await dataProvider.call(adminAssessments.remove, id);
          navigate(`/${resource}`, { replace: true });
          toast(professionalMessages.deleted);
        }}
        onError={(error) => showError('The assessment wasn’t deleted', error)}
      />
    </>
  );
}

/** The report that the client downloads. */
export function AttachedReport({ assessment: { report, attachments } }: WrittenProps) {
  if (!report || !attachments) return null;
  return (
    <Section heading="Report">
      <p>
        {report.name} <small className={`text-xs text-soft ${styles.soft}`}>{fileSize(report.size)}</small>
      </p>
      <p>
        <ButtonLink variant="secondary" size="small" href={attachments} download>
          Download the report
        </ButtonLink>
      </p>
    </Section>
  );
}
