import { binDays } from '@practice/contract/blog-posts';
import { Bin } from '../list/Bin.tsx';

export function ResourceBin() {
  return (
    <Bin
      resource="resources"
      title="Deleted Resources"
      back="All resources"
      restored="Resource restored"
      lead={`Deleted resources wait here with their files for ${binDays} days. A restored one is as it was: if it was public, everybody sees it again.`}
    />
  );
}
