import type { RankedFix } from '@practice/contract/assessments';
import { factors } from '@practice/contract/workstation';
import { costWords, effortWords } from '../words.ts';
import styles from './FixList.module.css';

/** What to change, the most worthwhile first; the number goes on where the list before it ended. */
export function FixList({ fixes, start = 1 }: { fixes: readonly RankedFix[]; start?: number }) {
  return (
    <ol className={styles.list} start={start}>
      {fixes.map(({ factor, state, finding, why, fixes: ways }, at) => (
        <li key={`${factor} ${state}`} className={styles.fix}>
          <span className={styles.number} aria-hidden="true">
            {start + at}
          </span>
          <div className={styles.words}>
            <p className={styles.factor}>{factors[factor].name}</p>
            <h4 className={styles.finding}>{finding}</h4>
            <p className={styles.why}>{why}</p>
            <ul className={styles.ways}>
              {ways.map((way) => (
                <li key={way.do} className={styles.way}>
                  <span>{way.do}</span>
                  <span className={styles.price}>
                    <span className={way.cost === 'free' ? styles.free : styles.paid}>
                      {costWords[way.cost]}
                    </span>
                    {way.effort !== 'a purchase' && ` · ${effortWords[way.effort]}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
