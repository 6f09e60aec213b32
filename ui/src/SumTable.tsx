import styles from './SumTable.module.css';

interface SumTableProps {
  caption: string;
  lines: readonly { text: string; points: string }[];
}

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
