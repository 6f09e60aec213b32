import { useListContext } from 'react-admin';
import { Choice } from './FilterFields.tsx';

const orders = [
  { label: 'Newest first', field: 'createdAt', order: 'DESC' },
  { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
  { label: 'Name', field: 'fullName', order: 'ASC' },
  { label: 'Company', field: 'companyName', order: 'ASC' },
  { label: 'Service', field: 'service', order: 'ASC' },
  { label: 'State', field: 'state', order: 'ASC' },
] as const;

const options = orders.map(({ label, field, order }) => ({ value: `${field} ${order}`, label }));

/** Cards have no column heads to sort by. */
export function SortChoice() {
  const { sort, setSort } = useListContext();
  function choose(value: string) {
    const chosen = orders.find(({ field, order }) => `${field} ${order}` === value);
    if (chosen) setSort({ field: chosen.field, order: chosen.order });
  }
  return <Choice label="Sort by" value={`${sort.field} ${sort.order}`} onValue={choose} options={options} />;
}
