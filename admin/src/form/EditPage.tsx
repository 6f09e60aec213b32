import { idNumber } from '@practice/contract/lists';
import { Skeleton } from '@practice/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useParams } from 'react-router';
import { is } from 'valibot';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx';
import { Page } from '../layout/Page.tsx';
import styles from './EditPage.module.css';

interface EditPageProps<Row extends RaRecord> {
  resource: string;
  /** "post" */
  noun: string;
  title: string;
  /** Shown when the address names nothing that exists. */
  missing: { title: string; sentence: string };
  /** "All posts" */
  back: string;
  /** The form, once the row is loaded. */
  children: (row: Row) => ReactNode;
}

/** Loads the row whose number is in the address, and draws the form to edit it. */
export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { resource, noun, title, missing, children } = props;
  const id = Number(useParams().id);
  const isId = is(idNumber, id);
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const back = { to: `/${resource}`, label: props.back };
  // react-admin's own cache may hold a row of the list, which lacks fields or is out of date.
  const { data, error, isPending, refetch } = useQuery<Row, CallError>({
    queryKey: ['edit', resource, id],
    queryFn: async () => (await dataProvider.getOne<Row>(resource, { id })).data,
    enabled: isId,
    gcTime: 0,
    refetchOnReconnect: false,
  });

  if (!isId || error?.status === 404) {
    return (
      <NotFoundScreen
        heading={missing.title}
        sentence={missing.sentence}
        to={back.to}
        label={`Back to ${back.label.toLowerCase()}`}
      />
    );
  }
  if (error) {
    return (
      <Page title={title} back={back}>
        <LoadError heading={`The ${noun} could not be loaded`} error={error} onRetry={refetch} />
      </Page>
    );
  }
  if (isPending) {
    return (
      <Page title={title} back={back}>
        <div className={styles.loading} aria-busy="true">
          <span className="visually-hidden" role="status">
            Loading…
          </span>
          {['2.75rem', '3rem', '6rem', '15rem'].map((height) => (
            <div key={height}>
              <Skeleton style={{ width: '20%' }} />
              <Skeleton style={{ height }} />
            </div>
          ))}
        </div>
      </Page>
    );
  }
  return <Fragment key={id}>{children(data)}</Fragment>;
}
