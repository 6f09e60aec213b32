import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { EditPage } from '../form/EditPage.tsx';
import { AssessmentPage } from './AssessmentPage.tsx';
import { resource } from './resource.ts';

export function AssessmentRoute() {
  return (
    <EditPage<AdminAssessmentDetails>
      resource={resource}
      noun="assessment"
      title="Assessment"
      missing={{ title: 'Assessment Not Found', sentence: assessmentMessages.unknown }}
      back="All assessments"
    >
      {(assessment) => <AssessmentPage loaded={assessment} />}
    </EditPage>
  );
}
