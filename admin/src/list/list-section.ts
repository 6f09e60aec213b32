import { trashDays } from '@practice/contract/lists';
import type { ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import type { ExportableResource, TrashableResource } from '../resource-routes.ts';

export interface ListSection<Row extends RaRecord<number>, Sort extends string = string> {
  resource: ExportableResource;
  title: string;
  lead: string;
  name: string;
  noun: Noun;
  search: string;
  filters: readonly Filter[];
  tabs?: FilterTabs;
  orders: readonly [Order<Sort>, ...Order<Sort>[]];
  columns?: readonly Column<Row, Sort>[];
  card: (row: Row) => CardContent;
  nameOf: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  actionsWidth?: string;
  bulkActions?: readonly BulkAction[];
  dialog?: RecordDialogParts<Row>;
  views?: ReactNode;
  actions?: ReactNode;
  summary?: ReactNode;
  preload?: () => Promise<unknown>;
  hasTrash?: boolean;
  empty: EmptyState;
}

export interface RowsProps<Row extends RaRecord<number>> {
  section: ListSection<Row>;
  rows: readonly Row[] | undefined;
}

export interface Column<Row, Sort extends string = string> {
  label: string;
  sort?: Sort;
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
  tabs: ReadonlyArray<{ id: string; label: string }>;
}

export interface BulkAction {
  label: string;
  run: (calls: PracticeDataProvider, id: number) => Promise<unknown>;
  done: string;
  warning?: (rows: string) => string;
}

export interface RecordDialogParts<Row> {
  title: (row: Row) => string;
  aside?: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
}

export interface EmptyState {
  title: string;
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
