import { Box } from '@mui/material';
import { Fragment, type ReactNode, useContext } from 'react';
import {
  Edit,
  EditContext,
  type EditProps,
  type RaRecord,
  ShowBase,
  ShowContext,
  useEditContext,
  WithRecord,
} from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { NotFoundScreen } from '../layout/ErrorPage.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';

interface EditErrorProps {
  noun?: string | undefined;
  missing: { title: string; sentence: string };
  back: { to: string; label: string };
}

/** The `error` of an `Edit` or a `Show`: the record does not exist, or could not be loaded. */
export function EditError({ noun, missing, back }: EditErrorProps) {
  const edit = useContext(EditContext);
  const show = useContext(ShowContext);
  const { error, refetch } = edit ?? show ?? {};
  const { status, message } = error as CallError;
  const isMissing = status === 404;
  return (
    <Box sx={{ p: edit ? 3 : 0 }}>
      <NotFoundScreen
        heading={isMissing || !noun ? missing.title : `We couldn’t load the ${noun}`}
        sentence={isMissing ? missing.sentence : message}
        onRetry={isMissing ? undefined : () => void refetch?.()}
        to={back.to}
        label={`Back to ${back.label.toLowerCase()}`}
      />
    </Box>
  );
}

/** The `queryOptions` of an `Edit` or a `Show`. Without a key of its own, the record would be the list's row, which lacks fields. */
export const wholeRecord = { meta: { isWhole: true }, gcTime: 0, onError: () => {} };

interface EditPageProps<Row extends RaRecord>
  extends EditErrorProps,
    Pick<EditProps<Row>, 'mutationOptions' | 'component' | 'sx'> {
  title?: (row: Row | undefined) => ReactNode;
  children: (row: Row) => ReactNode;
}

export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { title, children, noun, missing, back, ...rest } = props;
  return (
    <Edit<Row>
      {...rest}
      actions={title ? <EditTitle<Row> title={title} /> : false}
      queryOptions={wholeRecord}
      error={<EditError {...{ noun, missing, back }} />}
    >
      <WithRecord<Row> render={children} />
    </Edit>
  );
}

function EditTitle<Row extends RaRecord>({ title }: { title: (row: Row | undefined) => ReactNode }) {
  const { record, error } = useEditContext<Row>();
  return error ? null : title(record);
}

interface ShowPageProps<Row extends RaRecord> {
  noun: string;
  missing: { title: string; sentence: string };
  back: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

export const ShowPage = <Row extends RaRecord>({ children, ...failure }: ShowPageProps<Row>) => (
  <ShowBase<Row>
    queryOptions={wholeRecord}
    render={({ record, error }) => {
      if (record) return <Fragment key={record.id}>{children(record)}</Fragment>;
      return error ? <EditError {...failure} /> : <LoadingBlocks heights={['6rem', '14rem', '14rem']} />;
    }}
  />
);
