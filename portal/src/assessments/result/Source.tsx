import { type AdviceSource, adviceSources } from '@practice/desk/advice';
import styles from './Source.module.css';

export function Source({ of: source }: { of: AdviceSource }) {
  const { name, url } = adviceSources[source];
  if (url === undefined) return <span className={`text-sm text-soft ${styles.source}`}>Source: {name}</span>;
  return (
    <a
      className={`text-sm text-soft ${styles.source}`}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
    >
      Source: {source}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
