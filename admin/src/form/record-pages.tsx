import { Card } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Create, EditBase, type RaRecord, ShowBase } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { NotFoundScreen } from '../layout/ErrorPage.tsx';
import { Loading } from '../layout/Loading.tsx';
import { PageTitle, type PageTitleProps } from '../layout/PageTitle.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { type SavingOptions, useSaving } from './useSaving.ts';

interface RecordPageProps<Row extends RaRecord> {
  noun?: string | undefined;
  missing: { title: string; sentence: string };
  back: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

type LoadingRecord<Row> = { record?: Row | undefined; error?: unknown; refetch: () => unknown };

/** The record, or why it couldn't be loaded. */
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

/** Without its own key, the record would be the list's row, which lacks fields. */
export const wholeRecord = { meta: { isWhole: true }, gcTime: 0, onError: () => {} };

interface FormPageProps<Row extends RaRecord>
  extends Omit<RecordFormProps, 'record' | 'title'>,
    Pick<RecordPageProps<Row>, 'back'> {
  saving: SavingOptions<Row>;
}

type CreatePageProps<Row extends RaRecord> = FormPageProps<Row> & Pick<PageTitleProps, 'title' | 'lead'>;

export function CreatePage<Row extends RaRecord>(props: CreatePageProps<Row>) {
  const { title, lead, back, resource, saving, ...form } = props;
  return (
    <>
      <PageTitle {...{ title, lead, back }} />
      <Create<Row> {...(resource && { resource })} mutationOptions={useSaving(saving)}>
        <RecordForm cancelTo={back.to} {...form} />
      </Create>
    </>
  );
}

type EditPageProps<Row extends RaRecord> = FormPageProps<Row> &
  Pick<RecordPageProps<Row>, 'noun' | 'missing'> & {
    title: (row: Row) => PageTitleProps;
    fieldsOf: (row: Row) => object;
  };

/** `EditBase`, because `Edit` would put its card around a missing record too. */
export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { title, fieldsOf, noun, missing, back, saving, ...form } = props;
  const mutationOptions = useSaving(saving);
  const children = (row: Row) => (
    <>
      <PageTitle back={back} {...title(row)} />
      <Card className="form-width" sx={{ overflow: 'visible' }}>
        <RecordForm cancelTo={back.to} {...form} record={fieldsOf(row)} />
      </Card>
    </>
  );
  const render = whenLoaded({ noun, missing, back, children });
  return (
    <EditBase<Row> {...{ mutationOptions, render }} mutationMode="pessimistic" queryOptions={wholeRecord} />
  );
}

export const ShowPage = <Row extends RaRecord>(props: RecordPageProps<Row>) => (
  <ShowBase<Row> queryOptions={wholeRecord} render={whenLoaded(props)} />
);
