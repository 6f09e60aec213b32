import type { AssessmentDetails } from '@practice/contract/assessments';
import { withoutCareText } from '@practice/desk/care';
import { coverageText } from '@practice/desk/how-scored';
import { addressOf } from '../address.ts';
import { isWithheld } from '../assessment.ts';
import { DeskFigure } from '../figure/DeskFigure.tsx';
import { FollowUp } from '../follow-up/FollowUp.tsx';
import { Markdown } from '../result/Markdown.tsx';
import { NoScores, PractitionerNote, RiskList, Section } from '../result/notices.tsx';
import { Scores } from '../Scores.tsx';
import { ViewLink } from '../ViewLink.tsx';

const introduction =
  'We looked at how your workstation is set up and how you sit at it. The scores are out of 10: the higher, the easier your desk is on you.';

export function Summary({ details }: { details: AssessmentDetails }) {
  const { id, kind, analysis, redFlags, scoring } = details;
  if (isWithheld(details)) return <NoScores details={details} />;
  return (
    <div className="stack gap-5">
      <div className={`stack gap-6 ${scoring ? 'halves' : ''}`}>
        <div className="stack gap-5">
          <Scores assessment={details} isLarge />
          {scoring && <p className="text-sm text-soft">{coverageText(scoring)}</p>}
          <Section title="Overview">
            <Markdown text={withoutCareText(analysis ?? '', redFlags) || introduction} />
          </Section>
          <Section title="Identified Risks">
            <RiskList details={details} />
          </Section>
        </div>
        {scoring && <DeskFigure details={details} />}
      </div>
      <FollowUp details={details} />
      <PractitionerNote details={details} />
      {kind === 'ai' && (
        <div className="cluster">
          <ViewLink variant="secondary" to={addressOf({ name: 'tool', step: 'results', id })}>
            Open in the assessment tool
          </ViewLink>
          <ViewLink variant="secondary" to={addressOf({ name: 'tool', step: 'chat', id })}>
            Chat with AI Therapist
          </ViewLink>
        </div>
      )}
    </div>
  );
}
