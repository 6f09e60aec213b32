import { idNumber } from '@practice/contract/lists';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import { is } from 'valibot';
import { type CallError, type PracticeDataProvider, useCalls } from '../dataProvider.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { NotFoundScreen } from '../layout/NotFound.tsx';
import { Page } from '../layout/Page.tsx';

interface EditPageProps<Row extends RaRecord> {
  resource: string;
  noun?: string;
  title: string;
  missing: { title: string; sentence: string };
  back: string;
  children: (row: Row) => ReactNode;
}

export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { resource, noun, title, missing, children } = props;
  const id = Number(useParams().id);
  const isId = is(idNumber, id);
  const back = { to: `/${resource}`, label: props.back };
  const { data, error, refetch } = useQueryToEdit(
    [resource, id],
    async (calls) => (await calls.getOne<Row>(resource, { id })).data,
    isId,
  );

  const isMissing = !isId || error?.status === 404;
  if (isMissing || (error && !noun)) {
    return (
      <NotFoundScreen
        heading={missing.title}
        sentence={isMissing ? missing.sentence : (error?.message ?? '')}
        onRetry={isMissing ? undefined : () => void refetch()}
        to={back.to}
        label={`Back to ${back.label.toLowerCase()}`}
      />
    );
  }
  if (data && !error) return <Fragment key={id}>{children(data)}</Fragment>;
  return (
    <Page title={title} back={back}>
      {error ? (
        <LoadError heading={`We couldn’t load the ${noun}`} error={error} onRetry={refetch} />
      ) : (
        <LoadingBlocks className="stack gap-5 form-width" heights={['2.75rem', '3rem', '6rem', '15rem']} />
      )}
    </Page>
  );
}

/**
 * Loads the data for a form when it is opened, and not again, because a failure would replace what was typed. The cache may have a row
 * of the list, which lacks fields or is out of date.
 */
export function useQueryToEdit<Data>(
  queryKey: QueryKey,
  load: (calls: PracticeDataProvider) => Promise<Data>,
  enabled = true,
) {
  const dataProvider = useCalls();
  return useQuery<Data, CallError>({
    queryKey: ['edit', ...queryKey],
    queryFn: () => load(dataProvider),
    enabled,
    gcTime: 0,
    staleTime: 'static',
  });
}
