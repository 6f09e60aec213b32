import { toolAddress } from '../address.ts';
import { ViewLink } from '../ViewLink.tsx';
import styles from './Promo.module.css';

export function Promo() {
  return (
    <div className={`cluster between gap-4 ${styles.promo}`}>
      <div className={`stack gap-1 ${styles.words}`}>
        <h3 className="text-lg">How is your desk today?</h3>
        <p>
          Answer ten questions and get your scores, what strains you, and what to change first. It takes about
          ten minutes.
        </p>
      </div>
      <ViewLink variant="primary" to={toolAddress}>
        Try AI Assessment
      </ViewLink>
    </div>
  );
}
