import { practiceDay } from '@practice/contract/format';
import { Button } from '@practice/ui/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useCalls } from '../dataProvider.ts';
import { DownloadsIcon } from '../layout/icons.tsx';
import { showError } from '../layout/show-error.ts';
import { type Exported, exportRoutes } from '../resource-routes.ts';

/** Exports all rows that match the search and the filters, not only this page. */
export function ExportButton({ resource }: { resource: Exported }) {
  const { sort, filterValues, total, isPending } = useListContext();
  const dataProvider = useCalls();
  const [isBusy, setIsBusy] = useState(false);

  async function exportCsv() {
    setIsBusy(true);
    try {
      const file = await dataProvider.call(exportRoutes[resource], {
        sort: [sort.field, sort.order],
        filter: filterValues,
      });
      save(file, `${resource}-${practiceDay()}.csv`);
    } catch (error) {
      showError('Export failed', error);
    } finally {
      setIsBusy(false);
    }
  }

  if (total === 0 && Object.keys(filterValues).length === 0) return null;
  return (
    <Button
      variant="secondary"
      disabled={isPending || !total}
      busy={isBusy && 'Exporting…'}
      onClick={exportCsv}
    >
      <DownloadsIcon />
      Export CSV
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
