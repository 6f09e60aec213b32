import { type Assessment, isScoredAlike } from '@practice/contract/assessments';
import { adviceFor, praiseFor } from '@practice/desk/advice';
import { type Factor, type FactorState, factors } from '@practice/desk/factors';
import { type PointChange, pointChanges, pointChangesText } from '@practice/desk/how-scored';
import { LoadError } from '../../layout/LoadError.tsx';
import { detailsAddress } from '../address.ts';
import { useAssessment } from '../assessments.queries.ts';
import { CardSkeletons } from '../list/CardSkeletons.tsx';
import { Block } from '../result/Block.tsx';
import { SavedScores } from '../SavedScores.tsx';
import { ViewLink } from '../ViewLink.tsx';
import { madeBy, whenMade } from '../words.ts';
import styles from './Compare.module.css';
import { type Change, changesOf, difference } from './changes.ts';

interface Pair {
  before: Assessment;
  after: Assessment;
}

export function SideBySide({ before, after }: Pair) {
  return (
    <>
      <div className={styles.pair}>
        {[before, after].map((assessment, _, both) => (
          <section key={assessment.id} className={`stack ${styles.side}`}>
            <h3 className="text-lg">{whenMade(assessment, both)}</h3>
            <p className={`text-soft ${styles.soft}`}>{madeBy[assessment.kind]}</p>
            <SavedScores assessment={assessment} />
            <ViewLink to={detailsAddress(assessment.id)}>
              View Assessment Details
              <span className="visually-hidden"> of {whenMade(assessment, both)}</span>
            </ViewLink>
          </section>
        ))}
      </div>
      {isScoredAlike(before, after) ? (
        <dl className={styles.differences}>
          <div>
            <dt>Workstation Score</dt>
            <dd>{difference(before.workstationScore, after.workstationScore) ?? 'Not Evaluated'}</dd>
          </div>
          <div>
            <dt>Postural Score</dt>
            <dd>{difference(before.posturalScore, after.posturalScore) ?? 'Not Evaluated'}</dd>
          </div>
        </dl>
      ) : (
        <p>
          One of them was scored differently then, so their scores can’t be compared. What changed at your
          desk is below.
        </p>
      )}
      <WhatChanged before={before} after={after} />
    </>
  );
}

function WhatChanged({ before, after }: Pair) {
  const earlier = useAssessment(before.id);
  const later = useAssessment(after.id);
  const failed = [earlier, later].find(({ error, details }) => error && !details);
  if (failed) {
    return (
      <LoadError
        title="What changed could not be loaded"
        error={failed.error}
        isAsking={failed.isAsking}
        onRetry={failed.retry}
      />
    );
  }
  if (!earlier.details || !later.details) return <CardSkeletons label="Loading what changed…" />;
  if (!earlier.details.scoring || !later.details.scoring) {
    return (
      <p className={`text-soft ${styles.soft}`}>
        A therapist’s assessment is written in their own words, so we can only compare the scores here. Read
        both in full to see what changed.
      </p>
    );
  }
  const [was, is] = [earlier.details.scoring, later.details.scoring];
  const changes = changesOf(was, is);
  const given = was.method && is.method ? pointChanges(was, is) : [];
  return (
    <div className={styles.changes}>
      <ChangeList
        title="Better now"
        changes={changes.gone}
        none="Nothing yet."
        given={given}
        word={({ factor, after }) =>
          after ? praiseFor(factor, after) : 'Nothing in your answers points to it now.'
        }
      />
      <ChangeList
        title="New"
        changes={changes.fresh}
        none="Nothing new."
        given={given}
        word={({ factor, after }) => findingOf(factor, after)}
      />
      <ChangeList
        title="Still there"
        changes={changes.still}
        none="Nothing."
        given={given}
        word={({ factor, before, after }) =>
          before === after
            ? findingOf(factor, after)
            : `${findingOf(factor, after)} Before: ${findingOf(factor, before)}`
        }
      />
      {changes.unmentioned.length > 0 && (
        <ChangeList
          title="Not mentioned this time"
          changes={changes.unmentioned}
          none=""
          given={given}
          word={({ factor, before }) => `Last time: ${findingOf(factor, before)}`}
        />
      )}
    </div>
  );
}

interface ChangeListProps {
  title: string;
  changes: readonly Change[];
  none: string;
  given: readonly PointChange[];
  word: (change: Change) => string | undefined;
}

function ChangeList({ title, changes, none, given, word }: ChangeListProps) {
  return (
    <Block title={changes.length > 0 ? `${title} (${changes.length})` : title}>
      {changes.length === 0 ? (
        <p className={`text-soft ${styles.soft}`}>{none}</p>
      ) : (
        <ul className={`stack gap-2 plain-list ${styles.list}`}>
          {changes.map((change) => (
            <li key={change.factor}>
              <b>{factors[change.factor].name}:</b> {word(change)}
              <span className={`text-sm text-soft ${styles.given}`}>
                {pointChangesText(given.filter(({ factor }) => factor === change.factor))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

function findingOf(factor: Factor, state: FactorState | undefined): string | undefined {
  return state && adviceFor(factor, state)?.finding;
}
