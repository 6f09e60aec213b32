import { type SortPayload, useListContext } from 'react-admin';
import { Choice } from './FilterFields.tsx';

export interface Order extends SortPayload {
  label: string;
}

/** Cards have no column heads to sort by. */
export function SortChoice({ orders }: { orders: readonly Order[] }) {
  const { sort, setSort } = useListContext();
  const options = orders.map((order) => ({ value: nameOf(order), label: order.label }));
  function choose(value: string) {
    const chosen = orders.find((order) => nameOf(order) === value);
    if (chosen) setSort({ field: chosen.field, order: chosen.order });
  }
  return <Choice label="Sort by" value={nameOf(sort)} onValue={choose} options={options} />;
}

function nameOf({ field, order }: SortPayload): string {
  return `${field} ${order}`;
}
