import { useListContext } from 'react-admin';
import styles from './Selection.module.css';

export function SelectRow({ id, name }: { id: number; name: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={selectedIds.includes(id)} onChange={() => onToggleItem(id)} />
      <span className="visually-hidden">Select {name}</span>
    </label>
  );
}

export function SelectPage({ label }: { label: string }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids: number[] = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;

  function toggle() {
    const elsewhere = selectedIds.filter((id) => !ids.includes(id));
    onSelect(chosen === ids.length ? elsewhere : [...elsewhere, ...ids]);
  }

  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
        }}
        type="checkbox"
        checked={chosen > 0 && chosen === ids.length}
        onChange={toggle}
      />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
