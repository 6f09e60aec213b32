import { trashDays } from '@practice/contract/lists';
import { Trash } from '../list/Trash.tsx';

export function ResourceTrash() {
  return (
    <Trash
      resource="resources"
      title="Deleted Resources"
      back="All resources"
      restored="Resource restored"
      lead={`Deleted resources wait here with their files for ${trashDays} days. A restored one is as it was: if it was public, everybody sees it again.`}
    />
  );
}
