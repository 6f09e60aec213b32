import type { AssessmentSettings } from '@practice/contract/admin-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { resource } from './resource.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** Edits the note that the practice adds to AI results. */
export function SettingsPage() {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const { data, error, refetch } = useQuery<AssessmentSettings, CallError>({
    queryKey: ['edit', 'assessment-settings'],
    queryFn: () => dataProvider.call(adminAssessments.settings),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <Page
      title="Note on AI results"
      back={{ to: `/${resource}`, label: 'All assessments' }}
      lead="A sentence of yours, such as when to see you in person. Clients read it under the results of an AI assessment and in its PDF report."
    >
      {error && <LoadError heading="The note could not be loaded" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingBlocks heights={['10rem']} />}
      {data && <SettingsForm loaded={data} />}
    </Page>
  );
}
