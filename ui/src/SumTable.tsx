import styles from './SumTable.module.css';

interface SumTableProps {
  caption: string;
  /** The last line is the result. */
  lines: readonly { text: string; points: string }[];
}

/** Shows how a number is calculated, with a line for each step. */
export function SumTable({ caption, lines }: SumTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ text, points }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
