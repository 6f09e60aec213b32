import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { dayInSentence, withOn } from '@practice/contract/format';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { DeleteIcon, EditIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { ActionButton } from '../list/ActionButton.tsx';

interface ReviewProps {
  assessment: AdminAssessmentDetails;
  onReviewed: (assessment: AdminAssessmentDetails) => void;
}

export function Review({ assessment: { id, reviewedAt, reviewedBy }, onReviewed }: ReviewProps) {
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {reviewedAt === null && (
        <ActionButton
          label="Mark as reviewed"
          run={async (calls) => {
            onReviewed(await calls.call(adminAssessments.review, id));
            // The button with the focus is gone.
            line.current?.focus();
          }}
          failed="Not marked as reviewed"
        />
      )}
      {/* On a phone, everything beside a page's title has the padding of a button. */}
      <p ref={line} className="live" style={{ paddingInline: 0 }} role="status" tabIndex={-1}>
        {reviewedAt && `Reviewed by ${reviewedBy} ${withOn(dayInSentence(reviewedAt))}`}
      </p>
    </>
  );
}

export function EditAndDelete({ assessment: { id, user } }: { assessment: AdminAssessmentDetails }) {
  const navigate = useNavigate();
  return (
    <>
      <LinkButton variant="secondary" to={`/assessments/${id}/edit`}>
        <EditIcon size={18} />
        Edit
      </LinkButton>
      <ActionButton
        label="Delete"
        icon={<DeleteIcon size={18} />}
        variant="quietDanger"
        question={{
          title: 'Delete this assessment?',
          text: `${personName(user)} won’t see it anymore. This permanently deletes its report and your notes on it, too. You can’t undo this.`,
          busy: 'Deleting…',
        }}
        run={async (calls) => {
          await calls.call(adminAssessments.remove, id);
          navigate('/assessments', { replace: true });
          toast(professionalMessages.deleted);
        }}
        failed="The assessment wasn’t deleted"
      />
    </>
  );
}
