import styles from './SumTable.module.css';

interface SumTableProps {
  caption: string;
  /** From what it begins with to what comes out. */
  lines: readonly { words: string; points: string }[];
}

/** A sum that can be followed: a line for each number, and what comes out in the last one. */
export function SumTable({ caption, lines }: SumTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ words, points }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
