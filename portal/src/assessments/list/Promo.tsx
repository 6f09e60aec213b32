import { toolAddress } from '../address.ts';
import { ViewLink } from '../ViewLink.tsx';
import styles from './Promo.module.css';

export function Promo() {
  return (
    <div className={styles.promo}>
      <div className={styles.words}>
        <h3 className={styles.title}>How is your desk today?</h3>
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
