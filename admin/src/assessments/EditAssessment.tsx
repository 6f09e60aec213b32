import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { personName } from '@practice/contract/auth';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { EditPage } from '../form/EditPage.tsx';
import { Page } from '../layout/Page.tsx';
import { AssessmentForm } from './AssessmentForm.tsx';

export function EditAssessment() {
  return (
    <EditPage<AdminAssessmentDetails>
      resource="assessments"
      noun="assessment"
      title="Edit assessment"
      missing={{ title: 'Assessment Not Found', sentence: assessmentMessages.unknown }}
      back="All assessments"
    >
      {(assessment) => {
        const back = { to: `/assessments/${assessment.id}`, label: 'Back to the assessment' };
        return (
          <Page
            title={`Edit assessment of ${personName(assessment.user)}`}
            back={back}
            lead="Your client sees what you change right away. They won’t get another email."
          >
            {assessment.kind === 'professional' ? (
              <AssessmentForm assessment={assessment} back={back.to} />
            ) : (
              <div className="message text-soft">
                <p>{professionalMessages.notYours}</p>
              </div>
            )}
          </Page>
        );
      }}
    </EditPage>
  );
}
