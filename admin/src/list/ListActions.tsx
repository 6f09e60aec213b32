import { practiceDay } from '@practice/contract/format';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Button,
  FilterButton,
  SortButton,
  TopToolbar,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { useCalls } from '../dataProvider.ts';
import { DownloadsIcon } from '../layout/icons.tsx';
import { type ExportableResource, exportRoutes } from '../resource-routes.ts';

interface ListActionsProps {
  sorts?: string[] | undefined;
  children?: ReactNode;
}

export function ListActions({ sorts, children }: ListActionsProps) {
  return (
    <TopToolbar>
      {sorts && <SortButton fields={sorts} />}
      <FilterButton />
      <ExportCsvButton />
      {children}
    </TopToolbar>
  );
}

function ExportCsvButton() {
  const resource = useResourceContext() as ExportableResource;
  const { sort, filterValues: filter, total } = useListContext();
  const calls = useCalls();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      calls.call(exportRoutes[resource], { query: { sort: [sort.field, sort.order], filter } }),
    onSuccess: (file) => save(file, `${resource}-${practiceDay()}.csv`),
    onError: (error) => notify(`Export failed. ${error.message}`, { type: 'error' }),
  });
  return (
    <Button label="Export CSV" disabled={!total || isPending} onClick={() => mutate()}>
      <DownloadsIcon size={18} />
    </Button>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the URL after this task, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
