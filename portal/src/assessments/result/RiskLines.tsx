import styles from './RiskLines.module.css';

export function RiskLines({ risks }: { risks: string | null }) {
  const lines = (risks ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-*•]\s*/, '').trim() || []);
  if (lines.length === 0) return <p className="text-soft">No risks were found.</p>;
  return (
    <ul className={`stack gap-2 break-anywhere ${styles.list}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
