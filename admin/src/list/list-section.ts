import type { ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import type { Exported } from '../resource-routes.ts';

/** Describes one list of the back office. `Sort` has the fields that the API can sort by. */
export interface ListSection<Row extends RaRecord<number>, Sort extends string = string> {
  resource: Exported;
  title: string;
  lead: string;
  /** The name of the rows, such as "Blog posts". */
  name: string;
  /** Singular and plural within a sentence, such as "post" and "posts". */
  noun: readonly [one: string, many: string];
  sort: SortPayload & { field: Sort };
  /** The placeholder of the search field. */
  search: string;
  filters: readonly Filter[];
  /** A filter that is shown as tabs above the list. */
  tabs?: FilterTabs;
  /** The choices for sorting cards, which have no column headers. */
  orders: readonly (SortPayload & { label: string; field: Sort })[];
  /** The table of a wide screen. Without columns, every screen shows cards. */
  columns?: readonly Column<Row, Sort>[];
  card: (row: Row) => ReactNode;
  /** The name of a row for its checkbox. */
  nameOf: (row: Row) => string;
  /** Actions on several rows at once. */
  bulkActions?: (calls: PracticeDataProvider) => readonly BulkAction[];
  /** The dialog of one row, which has its own address. */
  dialog?: RecordDialogParts<Row>;
  /** Links to other views of the same rows, such as a calendar. */
  views?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Content between the filters and the rows. */
  summary?: ReactNode;
  hasTrash?: boolean;
  empty: Empty;
  hasPictures?: boolean;
}

export interface Column<Row, Sort extends string = string> {
  label: string;
  /** The field that the column sorts by. */
  sort?: Sort;
  /** A CSS width. Columns without one share the remaining width. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

type Filter = ChoiceFilter | DayFilter;

/** `name` is the name of the filter in the call. */
export interface ChoiceFilter {
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string | boolean; label: string }>;
  /** The label for no choice. */
  all: string;
}

export interface DayFilter {
  name: string;
  label: string;
  /** Turns the day into an instant, for a call that takes instants. */
  instantOf?: (day: string) => Date;
}

export interface FilterTabs {
  name: string;
  label: string;
  /** The first tab has an empty id and shows all rows. */
  tabs: ReadonlyArray<{ id: string; label: string }>;
}

export interface BulkAction {
  label: string;
  run: (id: number) => Promise<unknown>;
  /** The result, which follows the number of rows, such as "published". */
  done: string;
  /** Makes the question of a confirmation. Without it, nothing is asked. */
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
  /** The SVG path of a drawing, 120 wide and 84 high, with its ground at y = 76. */
  drawing: string;
  text: string;
  /** A link or button that adds the first row. */
  action: ReactNode;
}

/** "1 post", "3 posts" */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}
