import { costWords, effortWords, type Fix } from '@practice/desk/advice';
import type { RankedFix } from '@practice/desk/fixes';
import { quoted } from '@practice/desk/quote';
import styles from './FixList.module.css';
import { Source } from './Source.tsx';

/** The changes, the most worthwhile first. Numbering continues from the previous list. */
export function FixList({ fixes, start = 1 }: { fixes: readonly RankedFix[]; start?: number }) {
  return (
    <ol className={styles.list} start={start}>
      {fixes.map(({ factor, state, finding, said, why, source, notes = [], fixes: [way, ...others] }, at) => (
        <li key={`${factor} ${state}`} className={styles.fix}>
          <span className={styles.number} aria-hidden="true">
            {start + at}
          </span>
          <div className={styles.words}>
            <p className={styles.factor}>{finding}</p>
            {said && <p>{quoted(said)}</p>}
            <h4 className={styles.do}>{way.do}</h4>
            <Price of={way} />
            <p className={styles.why}>
              {why} {source && <Source of={source} />}
            </p>
            {notes.length > 0 && <p className={styles.why}>{notes.join(' ')}</p>}
            {others.length > 0 && (
              <ul className={styles.ways} aria-label="Or">
                {others.map((other) => (
                  <li key={other.do} className={styles.way}>
                    <span>Or: {other.do}</span>
                    <Price of={other} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Price({ of: { cost, effort } }: { of: Fix }) {
  return (
    <span className={styles.price}>
      <span className={cost === 'free' ? styles.free : styles.paid}>{costWords[cost]}</span>
      {effort !== 'a purchase' && ` · ${effortWords[effort]}`}
    </span>
  );
}
