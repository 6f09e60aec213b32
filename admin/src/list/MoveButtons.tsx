import { Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { ActionButton } from './ActionButton.tsx';

type Ordered = { id: number; sort: number; retiredAt: string | null };

/** Moves past the next row shown and reloads, because a move names the version it saw. */
export function MoveButtons<Row extends Ordered>({ row, name }: { row: Row; name: string }) {
  const { data = [], refetch, resource } = useListContext<Row>();
  const at = data.findIndex(({ id }) => id === row.id);
  const move = (label: string, past?: Row) =>
    past && (
      <ActionButton
        label={label}
        fullLabel={`Move ${name} ${label.toLowerCase()}`}
        variant="text"
        size="small"
        run={async (calls) => {
          const moved = { ...row, isRetired: row.retiredAt !== null, position: past.sort };
          await calls.update(resource, { id: row.id, data: moved, previousData: row });
          await refetch();
        }}
        failed="Not moved"
      />
    );
  return (
    <Stack component="span" direction={{ xs: 'column', md: 'row' }} spacing={0.5}>
      {move('Up', data[at - 1])}
      {move('Down', data[at + 1])}
    </Stack>
  );
}
