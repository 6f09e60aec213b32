import { readers, scoreAgainText } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { withoutCareText } from '@practice/desk/care';
import { needsDoctor } from '@practice/desk/emergency';
import { scoreAfterText } from '@practice/desk/fixes';
import { coverageText } from '@practice/desk/how-scored';
import { scoreBand } from '@practice/desk/scoring';
import { Badge } from '@practice/ui/Badge';
import { ButtonLink } from '@practice/ui/Button';
import { addressOf } from '../address.ts';
import { isWithheld } from '../assessment.ts';
import { DeskFigure } from '../figure/DeskFigure.tsx';
import { FollowUp } from '../follow-up/FollowUp.tsx';
import { Mentions } from '../follow-up/Mentions.tsx';
import { useLanguage } from '../language.ts';
import { Advice } from '../result/Advice.tsx';
import { HowScored } from '../result/HowScored.tsx';
import { Markdown } from '../result/Markdown.tsx';
import { Disclaimer, PractitionerNote, RiskList, Section } from '../result/notices.tsx';
import { Signs } from '../result/Signs.tsx';
import { Scores } from '../Scores.tsx';
import { WhatWeUnderstood } from '../understood/WhatWeUnderstood.tsx';
import { ViewLink } from '../ViewLink.tsx';

export function Results({ details }: { details: AssessmentDetails }) {
  const { language, texts } = useLanguage();
  const { id, followUpNeeded, assessmentDate, readBy, attachments, scoring, followUp } = details;
  const isEmergency = isWithheld(details);
  const chat = addressOf({ name: 'tool', step: 'chat', id });
  const links = [
    <ViewLink key="chat" variant={isEmergency ? 'quiet' : 'primary'} to={chat}>
      Chat with AI Therapist for More Advice
    </ViewLink>,
    <ViewLink key="new" variant="secondary" to={addressOf({ name: 'tool', step: 'new', id })}>
      Start a New Assessment
    </ViewLink>,
    attachments && (
      <ButtonLink key="report" variant="secondary" href={attachments} download>
        {isEmergency ? 'Download this page for a doctor (PDF)' : 'Download the report (PDF)'}
      </ButtonLink>
    ),
  ];

  if (isEmergency) {
    return (
      <div className="stack gap-5">
        <Signs assessment={details} takesFocus />
        <p>
          {details.needsConfirmation
            ? 'Your answers are saved. If you answer no, we’ll score your desk right away.'
            : 'We didn’t score your desk. Your answers are saved for when you’re ready.'}
        </p>
        <div className="cluster">{links.toReversed()}</div>
        <Disclaimer />
      </div>
    );
  }
  const first = details.fixes.filter(({ isFirst }) => isFirst);
  const questions = <FollowUp details={details} />;
  return (
    <div className="stack gap-5">
      <Signs assessment={details} />
      {texts.notUnderstood && (
        <p className="edge" lang={language}>
          {texts.notUnderstood}
        </p>
      )}
      <div className="stack gap-6 row-gap-5 halves">
        <div className="stack gap-5">
          <div className="stack gap-2 items-start">
            <Badge tone={followUpNeeded ? 'warning' : 'success'}>
              {followUpNeeded ? 'Needs Improvement' : 'Good Setup'}
            </Badge>
            <p className="text-sm text-soft">
              {longDate(assessmentDate)}. {readBy && readers[readBy]}
            </p>
          </div>
          <Scores
            isLarge
            assessment={details}
            wordOf={(kind, score) => (
              <>
                <span lang={language}>{texts.bands[scoreBand(kind, score)] ?? scoreBand(kind, score)}</span>
                {scoring && <strong className="block">{scoreAfterText(scoring, details.fixes, kind)}</strong>}
              </>
            )}
          />
          {scoring && (
            <p className="text-sm text-soft">
              {coverageText(scoring)} {followUp?.isOpen && <a href="#follow-up">Complete the picture</a>}
            </p>
          )}
          {scoring?.isFirstImpression && questions}
          {first.length > 0 && (
            <Section title="What to change first">
              <Advice details={details} only="first" />
              {!needsDoctor(details.redFlags) && (
                <p className="text-strong">{scoreAgainText(assessmentDate)}</p>
              )}
            </Section>
          )}
        </div>
        {scoring && <DeskFigure details={details} />}
      </div>
      <Mentions details={details} />
      <WhatWeUnderstood details={details} />
      <HowScored details={details} />
      <Section title="Analysis">
        <Markdown text={withoutCareText(details.analysis ?? '', details.redFlags)} />
      </Section>
      <Section title="Identified Risks">
        <RiskList details={details} />
      </Section>
      <Section title="Personalized Recommendations">
        <Advice details={details} {...(first.length > 0 && { only: 'others' })} />
      </Section>
      {!scoring?.isFirstImpression && questions}
      <PractitionerNote details={details} />
      <Disclaimer />
      <div className="cluster">{links}</div>
    </div>
  );
}
