import { List } from '@mui/material';
import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { adviceFor } from '@practice/desk/advice';
import { type Factor, factors } from '@practice/desk/factors';
import { coverageText, methodOf, scoreNames, sumLines } from '@practice/desk/how-scored';
import { type AssessmentScoring, isScoredDifferently } from '@practice/desk/scoring';
import type { Source, Understood } from '@practice/desk/understanding';
import { scoreKinds } from '@practice/desk/weights';
import { SumTable } from '@practice/ui/SumTable';
import { Badge } from '../badges/Badges.tsx';
import { Row, Section } from '../layout/Section.tsx';
import { capitalized } from './plain-text.ts';

/** What was understood of a desk, what weighs most first. */
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

export function Findings({ assessment: { understood }, scoring }: FindingsProps) {
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

export const UnansweredQuestions = ({ unknown }: { unknown: readonly Factor[] }) => (
  <Section heading="We couldn’t tell" lead="What to ask when you talk.">
    <List disablePadding>
      {unknown.map((factor) => (
        <Row key={factor} primary={factors[factor].name} secondary={factors[factor].question} />
      ))}
    </List>
  </Section>
);

export const HowScored = ({ scoring }: { scoring: AssessmentScoring }) => (
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
