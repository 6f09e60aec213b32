import { costWords, effortWords, type Fix } from '@practice/desk/advice';
import type { RankedFix } from '@practice/desk/fixes';
import { quoted } from '@practice/desk/quote';
import styles from './FixList.module.css';
import { Source } from './Source.tsx';

/** The changes, the most worthwhile first. Numbering continues from the previous list. */
export function FixList({ fixes, start = 1 }: { fixes: readonly RankedFix[]; start?: number }) {
  return (
    <ol className="stack gap-5 plain-list" start={start}>
      {fixes.map(({ factor, state, finding, said, why, source, notes = [], fixes: [way, ...others] }, at) => (
        <li key={`${factor} ${state}`} className={styles.fix}>
          <span className={styles.number} aria-hidden="true">
            {start + at}
          </span>
          <div className="stack gap-1 break-anywhere">
            <p className="text-sm text-soft">{finding}</p>
            {said && <p>{quoted(said)}</p>}
            <h4 className={styles.do}>{way.do}</h4>
            <Price of={way} />
            <p className="text-soft">
              {why} {source && <Source of={source} />}
            </p>
            {notes.length > 0 && <p className="text-soft">{notes.join(' ')}</p>}
            {others.length > 0 && (
              <ul className={`plain-list ${styles.ways}`} aria-label="Or">
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
    <span className={`text-sm text-soft ${styles.price}`}>
      <span className={cost === 'free' ? `text-strong ${styles.free}` : 'text-strong'}>
        {costWords[cost]}
      </span>
      {effort !== 'a purchase' && ` · ${effortWords[effort]}`}
    </span>
  );
}
