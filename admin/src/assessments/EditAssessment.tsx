import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { personName } from '@practice/contract/auth';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { EditorForm } from '../form/EditorForm.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { Page } from '../layout/Page.tsx';
import panel from '../layout/Panel.module.css';
import { AssessmentInputs } from './AssessmentInputs.tsx';
import { resource } from './resource.ts';
import { useAssessmentEditor } from './useAssessmentEditor.ts';

/** The page to change a therapist's assessment. */
export function EditAssessment() {
  return (
    <EditPage<AdminAssessmentDetails>
      resource={resource}
      noun="assessment"
      title="Edit assessment"
      missing={{ title: 'Assessment Not Found', sentence: assessmentMessages.unknown }}
      back="All assessments"
    >
      {(assessment) => (
        <Page
          title={`Edit assessment of ${personName(assessment.user)}`}
          back={{ to: `/${resource}/${assessment.id}`, label: 'Back to the assessment' }}
          lead="Your client sees what you change right away. They don’t get another email."
        >
          {assessment.kind === 'professional' ? (
            <EditAssessmentForm assessment={assessment} />
          ) : (
            <div className={`stack items-start ${panel.panel}`}>
              <p>{professionalMessages.notYours}</p>
            </div>
          )}
        </Page>
      )}
    </EditPage>
  );
}

function EditAssessmentForm({ assessment }: { assessment: AdminAssessmentDetails }) {
  const editor = useAssessmentEditor({ assessment, back: `/${resource}/${assessment.id}` });
  return (
    <EditorForm
      form={editor.form}
      leaveWarning="You haven’t saved your changes. If you leave, they’re lost."
      save={['Save changes', 'Saving…']}
      onCancel={editor.cancel}
    >
      <AssessmentInputs editor={editor} id={assessment.id} />
    </EditorForm>
  );
}
