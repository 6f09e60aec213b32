import type { AssessmentDetails } from '@practice/contract/assessments';
import { call } from '@practice/contract/call';
import { paths } from '@practice/contract/paths';
import { resources } from '@practice/contract/routes';
import { ButtonLink } from '@practice/ui/Button';
import useSWR from 'swr';
import { addressOfResources } from './matching-resources.ts';
import styles from './Recommendations.module.css';

export function MoreHelp({ fixes }: Pick<AssessmentDetails, 'fixes'>) {
  // Until the resources are loaded, or if that fails, the link leads to all of them.
  const { data: address = paths.resources } = useSWR(
    ['matching-resources', ...fixes.map(({ factor }) => factor)],
    () =>
      addressOfResources(fixes, async (filter) => {
        const { total } = await call(resources.list, { range: [0, 0], filter: { ...filter } });
        return total;
      }),
  );
  return (
    <div className={`cluster between ${styles.box}`}>
      <div>
        <h3 className="text-lg">Looking for More Help?</h3>
        <p>Guides, stretches and checklists, free to read and download.</p>
      </div>
      <ButtonLink variant="secondary" href={address}>
        Ergonomic Resources
      </ButtonLink>
    </div>
  );
}
