import { Card } from '@mui/material';
import { type ElementType, Fragment, type ReactNode, useContext } from 'react';
import {
  EditBase,
  type EditBaseProps,
  EditContext,
  type RaRecord,
  ShowBase,
  ShowContext,
  WithRecord,
} from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { NotFoundScreen } from '../layout/ErrorPage.tsx';
import { LoadingPage } from '../layout/Loading.tsx';

interface EditErrorProps {
  noun?: string | undefined;
  missing: { title: string; sentence: string };
  back: { to: string; label: string };
}

/** The `error` of an `Edit` or a `Show`: the record does not exist, or could not be loaded. */
function EditError({ noun, missing, back }: EditErrorProps) {
  const edit = useContext(EditContext);
  const show = useContext(ShowContext);
  const { error, refetch } = edit ?? show ?? {};
  const { status, message } = error as CallError;
  const isMissing = status === 404;
  return (
    <NotFoundScreen
      heading={isMissing || !noun ? missing.title : `We couldn’t load the ${noun}`}
      sentence={isMissing ? missing.sentence : message}
      onRetry={isMissing ? undefined : () => void refetch?.()}
      to={back.to}
      label={`Back to ${back.label.toLowerCase()}`}
    />
  );
}

/** The `queryOptions` of an `Edit` or a `Show`. Without a key of its own, the record would be the list's row, which lacks fields. */
export const wholeRecord = { meta: { isWhole: true }, gcTime: 0, onError: () => {} };

interface EditPageProps<Row extends RaRecord>
  extends EditErrorProps,
    Pick<EditBaseProps<Row>, 'mutationOptions'> {
  title?: (row: Row) => ReactNode;
  component?: ElementType;
  children: (row: Row) => ReactNode;
}

/** `EditBase`, because an `Edit` draws its card around what says that the record is missing, too. */
export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { title, component: Content = FormCard, children, noun, missing, back, ...edit } = props;
  return (
    <EditBase<Row>
      {...edit}
      mutationMode="pessimistic"
      queryOptions={wholeRecord}
      loading={<LoadingPage />}
      error={<EditError {...{ noun, missing, back }} />}
    >
      <WithRecord<Row>
        render={(row) => (
          <>
            {title?.(row)}
            <Content>{children(row)}</Content>
          </>
        )}
      />
    </EditBase>
  );
}

const FormCard = ({ children }: { children: ReactNode }) => (
  <Card className="form-width" sx={{ overflow: 'visible' }}>
    {children}
  </Card>
);

interface ShowPageProps<Row extends RaRecord> extends EditErrorProps {
  children: (row: Row) => ReactNode;
}

export const ShowPage = <Row extends RaRecord>({ children, ...failure }: ShowPageProps<Row>) => (
  <ShowBase<Row>
    queryOptions={wholeRecord}
    render={({ record, error }) => {
      if (record) return <Fragment key={record.id}>{children(record)}</Fragment>;
      return error ? <EditError {...failure} /> : <LoadingPage />;
    }}
  />
);
