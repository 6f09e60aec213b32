import { Alert } from '@mui/material';
import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { Edit, useEditContext, useRecordContext, useRedirect } from 'react-admin';
import { useParams } from 'react-router';
import { EditError, wholeRecord } from '../form/EditError.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { AssessmentInputs } from './AssessmentInputs.tsx';
import { type AssessmentFields, checkAssessment, fieldsOf, missing } from './assessment-fields.ts';

export function EditAssessment() {
  const redirect = useRedirect();
  const toast = useToast();
  const mutationOptions = useSaving<AdminAssessmentDetails>({
    onSaved({ id }) {
      redirect(`/assessments/${id}`);
      toast({ title: 'Assessment saved', description: 'Your client sees it as it is now.' });
    },
    failed: (description) => ({ title: 'The assessment wasn’t saved', description, variant: 'destructive' }),
  });
  return (
    <Edit
      title={false}
      actions={<Title />}
      mutationMode="pessimistic"
      queryOptions={wholeRecord}
      mutationOptions={mutationOptions}
      error={
        <EditError
          noun="assessment"
          missing={missing}
          back={{ to: '/assessments', label: 'All assessments' }}
        />
      }
    >
      <AssessmentForm />
    </Edit>
  );
}

function Title() {
  const { record: assessment, error } = useEditContext<AdminAssessmentDetails>();
  const { id } = useParams();
  if (error) return null;
  return (
    <PageTitle
      title={`Edit assessment${assessment ? ` of ${personName(assessment.user)}` : ''}`}
      back={{ to: `/assessments/${id}`, label: 'Back to the assessment' }}
      lead="Your client sees what you change right away. They won’t get another email."
    />
  );
}

function AssessmentForm() {
  const assessment = useRecordContext<AdminAssessmentDetails>();
  if (!assessment) return null;
  if (assessment.kind !== 'professional')
    return <Alert severity="info">{professionalMessages.notYours}</Alert>;
  const hasReport = assessment.report !== null;
  return (
    <RecordForm
      record={fieldsOf(assessment)}
      check={(typed: AssessmentFields) => checkAssessment(typed, hasReport)}
      save="Save changes"
      cancelTo={`/assessments/${assessment.id}`}
    >
      <AssessmentInputs hasReport={hasReport} />
    </RecordForm>
  );
}
