import Button from '@mui/material/Button';
import { idNumber } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import type { Resource } from '@practice/contract/resources';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import { is } from 'valibot';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { Failure } from '../layout/Failure.tsx';
import { BackIcon } from '../layout/icons.tsx';
import { Page } from '../layout/Page.tsx';
import panel from '../layout/Panel.module.css';
import { ResourceEditor } from './ResourceEditor.tsx';

export function ResourceEdit() {
  const id = Number(useParams().id);
  const isId = is(idNumber, id);
  const dataProvider = useDataProvider<PracticeDataProvider>();
  // Not react-admin's own copy: that may be of yesterday.
  const { data, error, isPending, refetch } = useQuery<Resource, CallError>({
    queryKey: ['resource', id],
    queryFn: async () => (await dataProvider.getOne<Resource>('resources', { id })).data,
    enabled: isId,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (!isId || error) {
    return <NoResource {...(error && error.status !== 404 && { error, onRetry: () => refetch() })} />;
  }
  if (isPending)
    return <FormSkeleton title="Edit Resource" back={{ to: '/resources', label: 'All resources' }} />;
  return <ResourceEditor key={id} loaded={data} />;
}

interface NoResourceProps {
  error?: CallError;
  onRetry?: () => void;
}

function NoResource({ error, onRetry }: NoResourceProps) {
  return (
    <Page title="Resource Not Found">
      <div className={panel.panel}>
        <p>{messages.resources.gone}</p>
        {error && onRetry && (
          <Failure heading="The resource could not be loaded" sentence={error.message} onRetry={onRetry} />
        )}
        <Button variant="outlined" component={Link} to="/resources" startIcon={<BackIcon size={18} />}>
          Back to all resources
        </Button>
      </div>
    </Page>
  );
}
