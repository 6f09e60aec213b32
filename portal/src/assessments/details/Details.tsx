import { assessmentToasts } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import { dayInSentence, longDate } from '@practice/contract/format';
import { Badge } from '@practice/ui/Badge';
import { Button } from '@practice/ui/Button';
import { Tabs } from '@practice/ui/Tabs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteDialog } from '../../layout/DeleteDialog.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { cards } from '../../layout/Skeletons.tsx';
import { addressOf, listAddress, type Section } from '../address.ts';
import { kindLabels } from '../assessment.ts';
import { deleteAssessment, useAssessment } from '../assessments.queries.ts';
import { LanguageContext, languageOf } from '../language.ts';
import { Signs } from '../result/Signs.tsx';
import { takesFocus, ViewTitle, ViewTop } from '../ViewLink.tsx';
import { Metrics } from './Metrics.tsx';
import { Recommendations } from './Recommendations.tsx';
import { Summary } from './Summary.tsx';

const tabs = [
  { id: 'summary', label: 'Summary', Panel: Summary },
  { id: 'scores', label: 'Scores & Metrics', Panel: Metrics },
  { id: 'recommendations', label: 'Recommendations', Panel: Recommendations },
] as const;

export default function Details({ id, section }: { id: number; section: Section }) {
  const response = useAssessment(id);
  const navigate = useNavigate();
  const { Panel } = tabs.find((tab) => tab.id === section) ?? tabs[0];
  return (
    <>
      {/* The practice keeps what a therapist wrote. */}
      <ViewTop>{response.data?.kind === 'ai' && <DeleteButton details={response.data} />}</ViewTop>
      <Loaded from={response} what="this assessment" skeletons={cards}>
        {(details) => (
          <>
            <div className="stack gap-2">
              <ViewTitle>Assessment of {longDate(details.assessmentDate)}</ViewTitle>
              <p className="cluster row-gap-1 text-soft">
                {kindLabels[details.kind]}
                <Badge tone={details.followUpNeeded ? 'warning' : 'success'}>
                  {details.followUpNeeded ? 'Follow-up Needed' : 'Completed'}
                </Badge>
              </p>
            </div>
            <Signs assessment={details} />
            <Tabs
              label="This assessment"
              tabs={tabs}
              selected={section}
              onSelect={(selected) => navigate(addressOf({ name: 'details', id, section: selected }))}
            >
              <LanguageContext value={languageOf(details.answers)}>
                <Panel details={details} />
              </LanguageContext>
            </Tabs>
          </>
        )}
      </Loaded>
    </>
  );
}

function DeleteButton({ details: { id, assessmentDate } }: { details: AssessmentDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="quietDanger" size="small" onClick={() => setIsAsking(true)}>
        Delete<span className="visually-hidden"> this assessment</span>
      </Button>
      {isAsking && (
        <DeleteDialog
          title="Delete this assessment?"
          description={
            <p>
              This permanently deletes the assessment from {dayInSentence(assessmentDate)}, with your answers,
              its scores and its conversation.
            </p>
          }
          remove={() => deleteAssessment(id)}
          failed={(error) => assessmentToasts.deleteFailed(sentenceOf(error))}
          onClose={() => setIsAsking(false)}
          onDeleted={() => navigate(listAddress, { replace: true, ...takesFocus })}
        />
      )}
    </>
  );
}
