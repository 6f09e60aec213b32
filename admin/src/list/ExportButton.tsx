import Button from '@mui/material/Button';
import { practiceDay } from '@practice/contract/format';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { Exported, PracticeDataProvider } from '../dataProvider.ts';
import { DownloadsIcon } from '../layout/icons.tsx';
import { Notice } from '../layout/Notice.tsx';

/** Everything that matches the search and the filters, not only this page. */
export function ExportButton({ resource }: { resource: Exported }) {
  const { sort, filterValues, total, isPending } = useListContext();
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);

  async function exportCsv() {
    setIsBusy(true);
    try {
      const file = await dataProvider.exportCsv(resource, {
        sort: [sort.field, sort.order],
        filter: filterValues,
      });
      save(file, `${resource}-${practiceDay()}.csv`);
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      notify(<Notice title="Export failed" variant="destructive" {...(description && { description })} />);
    } finally {
      setIsBusy(false);
    }
  }

  if (total === 0 && Object.keys(filterValues).length === 0) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadsIcon />}
      disabled={isBusy || isPending || !total}
      onClick={exportCsv}
    >
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers start reading the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
