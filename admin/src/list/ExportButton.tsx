import { practiceDay } from '@practice/contract/format';
import { Button } from '@practice/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useCalls } from '../dataProvider.ts';
import { DownloadsIcon } from '../layout/icons.tsx';
import { showError } from '../layout/show-error.ts';
import { type ExportableResource, exportRoutes } from '../resource-routes.ts';

export function ExportButton({ resource }: { resource: ExportableResource }) {
  const { sort, filterValues: filter, total, isPending: isLoading } = useListContext();
  const calls = useCalls();
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.call(exportRoutes[resource], { sort: [sort.field, sort.order], filter }),
    onSuccess: (file) => save(file, `${resource}-${practiceDay()}.csv`),
    onError: (error) => showError('Export failed', error),
  });

  if (total === 0 && Object.keys(filter).length === 0) return null;
  return (
    <Button
      variant="secondary"
      disabled={isLoading || !total}
      busy={isPending && 'Exporting…'}
      onClick={() => mutate()}
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
