import type { ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import type { Exported } from '../resource-routes.ts';

/** Everything in which one list differs from another. `Sort` names what the API can sort by. */
export interface ListSection<Row extends RaRecord<number>, Sort extends string = string> {
  resource: Exported;
  title: string;
  lead: string;
  /** What the rows are called: "Blog posts". */
  name: string;
  /** One and several, inside a sentence: "post", "posts". */
  noun: readonly [one: string, many: string];
  sort: SortPayload & { field: Sort };
  /** What the search looks into. */
  search: string;
  filters: readonly Filter[];
  /** A filter that stands as tabs above the list. */
  tabs?: FilterTabs;
  /** What cards can be sorted by: they have no column heads. */
  orders: readonly (SortPayload & { label: string; field: Sort })[];
  /** The table on a wide screen. Without columns, there are cards on every screen. */
  columns?: readonly Column<Row, Sort>[];
  card: (row: Row) => ReactNode;
  /** The name by which a row can be selected. */
  nameOf: (row: Row) => string;
  /** What can be done with several rows at once. */
  bulkActions?: (calls: PracticeDataProvider) => readonly BulkAction[];
  /** One row in a dialog, at an address of its own. */
  dialog?: RecordDialogParts<Row>;
  /** The ways to other views of the same rows, such as a calendar. */
  views?: ReactNode;
  /** Buttons beside the title, such as the way to a new one. */
  actions?: ReactNode;
  /** What stands between the filters and the rows. */
  summary?: ReactNode;
  hasTrash?: boolean;
  empty: Empty;
  hasPictures?: boolean;
}

export interface Column<Row, Sort extends string = string> {
  label: string;
  /** What the column sorts by; without it, it does not. */
  sort?: Sort;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

type Filter = ChoiceFilter | DayFilter;

/** `name` is the filter's name in the call. */
export interface ChoiceFilter {
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string | boolean; label: string }>;
  /** The words for no choice at all. */
  all: string;
}

export interface DayFilter {
  name: string;
  label: string;
  /** For a call that takes instants, while the person chooses days; without it, the call takes the day itself. */
  instantOf?: (day: string) => Date;
}

export interface FilterTabs {
  name: string;
  label: string;
  /** The first one is all of them, with an empty value. */
  tabs: ReadonlyArray<{ id: string; label: string }>;
}

export interface BulkAction {
  label: string;
  run: (id: number) => Promise<unknown>;
  /** What was done, after the number of rows: "published". */
  done: string;
  /** The question before, after the number of rows; without it, nothing is asked. */
  warning?: (rows: string) => string;
}

export interface RecordDialogParts<Row> {
  title: (row: Row) => string;
  /** At the right of the title. */
  aside?: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
}

export interface Empty {
  title: string;
  /** The path of a drawing, 120 wide and 84 high, that stands on a ground at 76. */
  drawing: string;
  /** What will be here, and how it comes here. */
  text: string;
  /** The way to the first one. */
  action: ReactNode;
}

/** "1 post", "3 posts" */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}
