import { Button } from '@mui/material';
import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { dayInSentence, withOn } from '@practice/contract/format';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { useRef } from 'react';
import { useRedirect } from 'react-admin';
import { Link } from 'react-router';
import { DeleteIcon, EditIcon } from '../layout/icons.tsx';
import { useToast } from '../layout/useToast.tsx';
import { ActionButton } from '../list/ActionButton.tsx';

interface ActionsProps {
  assessment: AdminAssessmentDetails;
}

export function Review({ assessment: { id, reviewedAt, reviewedBy } }: ActionsProps) {
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {reviewedAt === null && (
        <ActionButton
          label="Mark as reviewed"
          run={async (calls) => {
            await calls.call(adminAssessments.review, { params: { id } });
            // The button with the focus goes.
            line.current?.focus();
          }}
          failed="Not marked as reviewed"
        />
      )}
      <p ref={line} role="status" tabIndex={-1}>
        {reviewedAt && `Reviewed by ${reviewedBy} ${withOn(dayInSentence(reviewedAt))}`}
      </p>
    </>
  );
}

export function EditAndDelete({ assessment: { id, user } }: ActionsProps) {
  const redirect = useRedirect();
  const toast = useToast();
  return (
    <>
      <Button
        component={Link}
        variant="outlined"
        startIcon={<EditIcon size={18} />}
        to={`/assessments/${id}/edit`}
      >
        Edit
      </Button>
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
          await calls.call(adminAssessments.remove, { params: { id } });
          redirect('/assessments');
          toast(professionalMessages.deleted);
        }}
        failed="The assessment wasn’t deleted"
      />
    </>
  );
}
