import { trashDays } from '@practice/contract/lists';
import type { ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import type { ExportableResource, TrashableResource } from '../resource-routes.ts';

/** Describes one list of the back office. `Sort` has the fields that the API can sort by. */
export interface ListSection<Row extends RaRecord<number>, Sort extends string = string> {
  resource: ExportableResource;
  title: string;
  lead: string;
  name: string;
  noun: Noun;
  search: string;
  filters: readonly Filter[];
  tabs?: FilterTabs;
  /** The choices for sorting cards, which have no column headers. The list starts with the first one. */
  orders: readonly [Order<Sort>, ...Order<Sort>[]];
  /** The table of a wide screen. Without columns, every screen shows cards, with pictures. */
  columns?: readonly Column<Row, Sort>[];
  card: (row: Row) => CardContent;
  nameOf: (row: Row) => string;
  /** Buttons and links of a row. Without them, a link opens its dialog or page. */
  rowActions?: (row: Row) => ReactNode;
  actionsWidth?: string;
  bulkActions?: readonly BulkAction[];
  /** The dialog of one row, which has its own address. */
  dialog?: RecordDialogParts<Row>;
  views?: ReactNode;
  actions?: ReactNode;
  summary?: ReactNode;
  preload?: () => Promise<unknown>;
  hasTrash?: boolean;
  empty: EmptyState;
}

/** The rows of a list, to be drawn. Without rows, they are loading. */
export interface RowsProps<Row extends RaRecord<number>> {
  section: ListSection<Row>;
  rows: readonly Row[] | undefined;
}

export interface Column<Row, Sort extends string = string> {
  label: string;
  sort?: Sort;
  /** A CSS width. Columns without one share the remaining width. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

export interface CardContent {
  title: string;
  aside?: ReactNode;
  picture?: ReactNode;
  text: ReactNode;
  foot?: ReactNode;
}

export type Noun = readonly [one: string, many: string];

type Order<Sort extends string> = SortPayload & { label: string; field: Sort };

type Filter = ChoiceFilter | DayFilter;

/** `name` is the name of the filter in the call. */
export interface ChoiceFilter {
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string | boolean; label: string }>;
  all: string;
}

export interface DayFilter {
  name: string;
  label: string;
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
  run: (calls: PracticeDataProvider, id: number) => Promise<unknown>;
  /** The result, which follows the number of rows, such as "published". */
  done: string;
  /** Makes the question of a confirmation. Without it, nothing is asked. */
  warning?: (rows: string) => string;
}

export interface RecordDialogParts<Row> {
  title: (row: Row) => string;
  aside?: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
}

export interface EmptyState {
  title: string;
  /** The SVG path of a drawing, 120 wide and 84 high, with its ground at y = 76. */
  drawing: string;
  text: string;
  action: ReactNode;
}

export function yesOrNo(yes: string, no: string): ChoiceFilter['options'] {
  return [
    { value: true, label: yes },
    { value: false, label: no },
  ];
}

/**
 * The bulk actions of a section whose rows are on the website or not.
 * @param field the boolean that says whether a row is public
 * @param done what the actions did, such as "published" and "unpublished"
 */
export function publishingActions(
  resource: TrashableResource,
  field: string,
  [published, unpublished]: readonly [string, string],
): readonly BulkAction[] {
  const publish = (isPublic: boolean): BulkAction['run'] => {
    const data = { [field]: isPublic };
    return (calls, id) => calls.update(resource, { id, data, previousData: { id } });
  };
  return [
    { label: 'Publish', run: publish(true), done: published },
    { label: 'Unpublish', run: publish(false), done: unpublished },
    {
      label: 'Delete',
      run: (calls, id) => calls.delete(resource, { id }),
      done: 'deleted',
      warning: (rows) =>
        `This deletes ${rows}. Whatever is public leaves the website. We keep a copy in the trash for ${trashDays} days.`,
    },
  ];
}
