import styles from './SumTable.module.css';

interface SumTableProps {
  caption: string;
  /** The last line is the result. */
  lines: readonly { words: string; points: string }[];
}

/** Shows how a number is calculated, with a line for each step. */
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
