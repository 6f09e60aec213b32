import { Card } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Create, type CreateProps, EditBase, type EditBaseProps, type RaRecord, ShowBase } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { NotFoundScreen } from '../layout/ErrorPage.tsx';
import { Loading } from '../layout/Loading.tsx';
import { PageTitle, type PageTitleProps } from '../layout/PageTitle.tsx';

interface RecordPageProps<Row extends RaRecord> {
  noun?: string | undefined;
  missing: { title: string; sentence: string };
  back: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

type LoadingRecord<Row> = { record?: Row | undefined; error?: unknown; refetch: () => unknown };

/** The `render` of a page: its record, or that it does not exist, or why it could not be loaded. */
export const whenLoaded =
  <Row extends RaRecord>({ noun, missing, back, children }: RecordPageProps<Row>) =>
  ({ record, error, refetch }: LoadingRecord<Row>) => {
    if (record) return <Fragment key={record.id}>{children(record)}</Fragment>;
    if (!error) return <Loading />;
    const { status, message } = error as CallError;
    const isMissing = status === 404;
    return (
      <NotFoundScreen
        heading={isMissing || !noun ? missing.title : `We couldn’t load the ${noun}`}
        sentence={isMissing ? missing.sentence : message}
        onRetry={isMissing ? undefined : () => void refetch()}
        to={back.to}
        label={`Back to ${back.label.toLowerCase()}`}
      />
    );
  };

/** The `queryOptions` of an `Edit` or a `Show`. Without a key of its own, the record would be the list's row, which lacks fields. */
export const wholeRecord = { meta: { isWhole: true }, gcTime: 0, onError: () => {} };

type CreatePageProps<Row extends RaRecord> = CreateProps<Row> &
  Pick<PageTitleProps, 'title' | 'lead' | 'back'>;

export const CreatePage = <Row extends RaRecord>({ title, lead, back, ...create }: CreatePageProps<Row>) => (
  <>
    <PageTitle {...{ title, lead, back }} />
    <Create<Row> {...create} />
  </>
);

type EditPageProps<Row extends RaRecord> = RecordPageProps<Row> &
  Pick<EditBaseProps<Row>, 'mutationOptions'> & { title: (row: Row) => PageTitleProps };

/** `EditBase`, because an `Edit` draws its card around what says that the record is missing, too. */
export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { title, children, noun, missing, back, ...edit } = props;
  const form = (row: Row) => (
    <>
      <PageTitle back={back} {...title(row)} />
      <Card className="form-width" sx={{ overflow: 'visible' }}>
        {children(row)}
      </Card>
    </>
  );
  const render = whenLoaded({ noun, missing, back, children: form });
  return <EditBase<Row> {...{ ...edit, render }} mutationMode="pessimistic" queryOptions={wholeRecord} />;
}

export const ShowPage = <Row extends RaRecord>(props: RecordPageProps<Row>) => (
  <ShowBase<Row> queryOptions={wholeRecord} render={whenLoaded(props)} />
);
