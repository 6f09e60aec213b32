import { Fragment, type ReactNode } from 'react';
import { type RaRecord, ShowBase } from 'react-admin';
import { EditError, wholeRecord } from '../form/EditError.tsx';
import { LoadingBlocks } from './Loading.tsx';

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
