import { whoAnswers } from '@practice/contract/assessment-messages';
import emptyDial from '@practice/ui/drawings/empty-dial.svg?raw';
import { Tabs } from '@practice/ui/Tabs';
import { useNavigate } from 'react-router';
import { Loaded } from '../../layout/Loaded.tsx';
import { EmptyState } from '../../layout/Panel.tsx';
import { cards } from '../../layout/Skeletons.tsx';
import { addressOf, newAssessmentAddress, type Step } from '../address.ts';
import { useAssessment, useAssessments, useTool } from '../assessments.queries.ts';
import { Chat } from '../chat/Chat.tsx';
import { LanguageContext, languageOf } from '../language.ts';
import { takesFocus, ViewLink, ViewTitle, ViewTop } from '../ViewLink.tsx';
import { NewAssessment } from './NewAssessment.tsx';
import { Results } from './Results.tsx';

export default function Tool({ userId, step, id }: { userId: number; step: Step; id: number | undefined }) {
  const { data: tool } = useTool();
  const list = useAssessments();
  const navigate = useNavigate();
  const currentId = id ?? list.data?.find(({ kind }) => kind === 'ai')?.id;
  const current = useAssessment(step === 'new' ? undefined : currentId);
  const open = (next: Step, about = currentId) => addressOf({ name: 'tool', step: next, id: about });

  return (
    <>
      <ViewTop />
      <ViewTitle>AI Ergonomic Therapist</ViewTitle>
      <p className="text-sm text-soft reserved-line">{tool && whoAnswers(tool)}</p>
      <Tabs
        label="AI Ergonomic Therapist"
        tabs={[
          { id: 'new', label: 'New Assessment' },
          { id: 'results', label: 'Assessment Results', disabled: currentId === undefined },
          { id: 'chat', label: 'Chat with AI Therapist', disabled: currentId === undefined },
        ]}
        selected={step}
        onSelect={(next) => navigate(open(next))}
      >
        {step === 'new' ? (
          <NewAssessment userId={userId} onDone={(doneId) => navigate(open('results', doneId), takesFocus)} />
        ) : currentId === undefined ? (
          <Loaded from={list} what="your results" skeletons={cards}>
            {() => (
              <EmptyState
                svg={emptyDial}
                title="No assessment results available. Please complete an assessment first."
              >
                <ViewLink variant="primary" to={newAssessmentAddress}>
                  Go to Assessment
                </ViewLink>
              </EmptyState>
            )}
          </Loaded>
        ) : (
          <Loaded from={current} what="your results" skeletons={cards}>
            {(details) => (
              <LanguageContext key={details.id} value={languageOf(details.answers)}>
                {step === 'results' ? <Results details={details} /> : <Chat details={details} />}
              </LanguageContext>
            )}
          </Loaded>
        )}
      </Tabs>
    </>
  );
}
