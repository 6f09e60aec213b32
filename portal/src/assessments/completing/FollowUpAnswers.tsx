import { followUpAnswers, type Picks } from '@practice/desk/completing';
import { Block } from '../result/Block.tsx';
import styles from './FollowUpAnswers.module.css';

export function FollowUpAnswers({ picks }: { picks: Picks }) {
  const told = followUpAnswers(picks);
  if (told.length === 0) return null;
  return (
    <Block title="You told us afterward">
      <dl className={styles.told}>
        {told.map(({ factor, question, answer }) => (
          <div key={factor}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
