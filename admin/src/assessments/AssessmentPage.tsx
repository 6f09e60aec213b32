import { Button, Card, CardContent, List, Stack } from '@mui/material';
import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { ratingOf } from '@practice/contract/assessments';
import { personName } from '@practice/contract/auth';
import { dateAndTime, dayInSentence, fileSize, longDate, withOn } from '@practice/contract/format';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { adviceFor } from '@practice/desk/advice';
import { type Factor, factors } from '@practice/desk/factors';
import { coverageText, methodOf, scoreNames, sumLines } from '@practice/desk/how-scored';
import { type AssessmentScoring, isScoredDifferently, scoreBand } from '@practice/desk/scoring';
import type { Source, Understood } from '@practice/desk/understanding';
import { type ScoreKind, scoreKinds } from '@practice/desk/weights';
import { SumTable } from '@practice/ui/SumTable';
import { useRef } from 'react';
import { CanAccess, useRedirect } from 'react-admin';
import { Link } from 'react-router';
import { outOfTen } from '../badges/assessment-texts.ts';
import { AssessmentBadges, Badge } from '../badges/Badges.tsx';
import { ShowPage } from '../form/record-pages.tsx';
import { DeleteIcon, EditIcon } from '../layout/icons.ts';
import { Together } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Row, Section } from '../layout/Section.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { Notes } from '../notes/Notes.tsx';
import { list, missing } from './assessment-fields.ts';
import { ClientAnswers, Conversation } from './ClientAnswers.tsx';
import { capitalized, withoutMarks } from './plain-text.ts';
import { RedFlags } from './RedFlags.tsx';

export const AssessmentPage = () => (
  <ShowPage<AdminAssessmentDetails> noun="assessment" missing={missing} back={list}>
    {(assessment) => <Assessment assessment={assessment} />}
  </ShowPage>
);

function Assessment({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { id, user, kind, assessmentDate, analysis, recommendations, scoring } = assessment;
  return (
    <>
      <PageTitle
        title={`Assessment of ${personName(user)}`}
        back={list}
        lead={
          <span className="cluster gap-4 row-gap-1 break-anywhere">
            <Link to={`/clients/${assessment.userId}`}>{personName(user)}’s page</Link>
            <time dateTime={assessmentDate}>
              {kind === 'ai' ? dateAndTime(assessmentDate) : longDate(assessmentDate)}
            </time>
            <AssessmentBadges assessment={assessment} />
          </span>
        }
      >
        <CanAccess action="edit" resource={assessment.isClosed ? 'closed-clients' : 'assessments'}>
          {kind === 'ai' ? <Review assessment={assessment} /> : <EditAndDelete assessment={assessment} />}
        </CanAccess>
      </PageTitle>
      <Together>
        <div className="stack gap-5 main-and-side">
          <Stack spacing={3}>
            <RedFlags assessment={assessment} />
            <Scores assessment={assessment} />
            <Prose heading="Summary" text={analysis} />
            <Prose heading="Risks" text={assessment.ergonomicRisks} />
            {recommendations !== analysis && <Prose heading="Recommendations" text={recommendations} />}
            <AttachedReport assessment={assessment} />
            {scoring && <Findings assessment={assessment} scoring={scoring} />}
            {scoring && <HowScored scoring={scoring} />}
            {kind === 'ai' && <Conversation assessment={assessment} />}
          </Stack>
          <Stack spacing={3}>
            <Card>
              <CardContent>
                <Notes resource="assessments" id={id} level={2} isClosed={assessment.isClosed} />
              </CardContent>
            </Card>
            <ClientAnswers assessment={assessment} />
            {scoring && scoring.unknown.length > 0 && <UnansweredQuestions unknown={scoring.unknown} />}
          </Stack>
        </div>
      </Together>
    </>
  );
}

function Scores({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { workstationScore, posturalScore, followUpNeeded, scoring } = assessment;
  if (assessment.hasEmergency && workstationScore === null && posturalScore === null) {
    const reason = assessment.needsConfirmation
      ? 'No scores yet: what they wrote may be an emergency, and they haven’t answered when we asked.'
      : 'No scores: what they told us is more urgent than their desk.';
    return (
      <Section heading="Scores">
        <p>{reason} Please follow up.</p>
      </Section>
    );
  }
  return (
    <Section heading="Scores">
      <dl className="cluster gap-5 row-gap-3 align-start">
        <Score kind="workstation" label="Workstation" score={workstationScore} />
        <Score kind="posture" label="Posture" score={posturalScore} />
        <div>
          <dt>Follow-up</dt>
          <dd className="text-xl">{followUpNeeded ? 'Needed' : 'Not needed'}</dd>
        </div>
      </dl>
      {scoring && <p className="text-xs text-soft">{coverageText(scoring)}</p>}
    </Section>
  );
}

const Score = ({ kind, label, score }: { kind: ScoreKind; label: string; score: number | null }) => (
  <div>
    <dt>{label}</dt>
    <dd className="text-xl">{outOfTen(score)}</dd>
    <dd className="text-xs text-soft">{score === null ? ratingOf(score) : scoreBand(kind, score)}</dd>
  </div>
);

function Prose({ heading, text }: { heading: string; text: string | null }) {
  if (!text) return null;
  return (
    <Section heading={heading}>
      <p className="pre-wrap">{withoutMarks(text)}</p>
    </Section>
  );
}

function AttachedReport({ assessment: { report, attachments } }: { assessment: AdminAssessmentDetails }) {
  if (!report || !attachments) return null;
  return (
    <Section
      heading="Report"
      action={
        <Button variant="outlined" size="small" href={attachments} download>
          Download the report
        </Button>
      }
    >
      <p>
        {report.name} <small className="text-xs text-soft">{fileSize(report.size)}</small>
      </p>
    </Section>
  );
}

type ActionsProps = { assessment: AdminAssessmentDetails };

export function Review({ assessment: { id, reviewedAt, reviewedBy } }: ActionsProps) {
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {reviewedAt === null && (
        <ActionButton
          variant="contained"
          label="Mark as reviewed"
          run={async (calls) => {
            await calls.call(adminAssessments.review, { params: { id } });
            // The focused button disappears.
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
  return (
    <>
      <Button component={Link} variant="outlined" startIcon={<EditIcon />} to={`/assessments/${id}/edit`}>
        Edit
      </Button>
      <ActionButton
        label="Delete"
        icon={<DeleteIcon />}
        color="error"
        question={{
          title: 'Delete this assessment?',
          lead: `${personName(user)} won’t see it anymore. This permanently deletes its report and your notes on it, too. You can’t undo this.`,
        }}
        run={async (calls) => {
          await calls.call(adminAssessments.remove, { params: { id } });
          redirect('/assessments');
        }}
        done={professionalMessages.deleted}
        failed="The assessment wasn’t deleted"
      />
    </>
  );
}

/** Heaviest first. */
function findingRows(scoring: AssessmentScoring, understood: readonly Understood[]) {
  const weightOf = (factor: Factor) =>
    scoring.points.filter((each) => each.factor === factor).reduce((sum, { weight }) => sum + weight, 0);
  return understood
    .flatMap(({ state, ...one }) =>
      state === null ? [] : { ...one, state, isFine: adviceFor(one.factor, state) === undefined },
    )
    .toSorted(
      (one, other) =>
        Number(one.isFine) - Number(other.isFine) || weightOf(other.factor) - weightOf(one.factor),
    );
}

type FindingsProps = { assessment: AdminAssessmentDetails; scoring: AssessmentScoring };

const sources: Record<Source, string> = {
  said: '',
  tapped: 'Tapped by the client',
  unsure: 'Not sure, so it doesn’t count',
  implied: 'Inferred',
};

function Findings({ assessment: { understood }, scoring }: FindingsProps) {
  const rows = findingRows(scoring, understood);
  return (
    <Section heading="What we found">
      {rows.length === 0 && <p>Nothing to base scores on.</p>}
      <List disablePadding>
        {rows.map(({ factor, state, source, isFine, quote }) => (
          <Row
            key={factor}
            primary={factors[factor].name}
            secondary={[quote && `“${quote.text}”`, sources[source]].filter(Boolean).join(' · ')}
          >
            <Badge tone={isFine ? 'success' : 'warning'}>{capitalized(state)}</Badge>
          </Row>
        ))}
      </List>
    </Section>
  );
}

const UnansweredQuestions = ({ unknown }: { unknown: readonly Factor[] }) => (
  <Section heading="We couldn’t tell" lead="What to ask when you talk.">
    <List disablePadding>
      {unknown.map((factor) => (
        <Row key={factor} primary={factors[factor].name} secondary={factors[factor].question} />
      ))}
    </List>
  </Section>
);

const HowScored = ({ scoring }: { scoring: AssessmentScoring }) => (
  <Section heading="How this was scored" lead={methodOf(scoring)}>
    <p>{coverageText(scoring)}</p>
    <div className="columns gap-5 align-start">
      {!isScoredDifferently(scoring) &&
        scoreKinds.map((kind) => (
          <SumTable key={kind} caption={scoreNames[kind]} lines={sumLines(scoring, kind)} />
        ))}
    </div>
  </Section>
);
