import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { useIsWide } from '../layout/useIsWide.ts';
import { CardsSkeleton } from '../list/CardsSkeleton.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { NoRequestsYet } from './NoRequests.tsx';
import { RequestCards } from './RequestCards.tsx';
import { RequestTable, RequestTableSkeleton } from './RequestTable.tsx';
import { tableNeeds } from './request-columns.ts';

export function Requests() {
  const isWide = useIsWide(tableNeeds);
  return (
    <ListBody<ConsultationRequest>
      failed="The requests could not be loaded"
      waiting={isWide ? <RequestTableSkeleton /> : <CardsSkeleton label="Loading consultation requests…" />}
      empty={<NoRequestsYet />}
      noMatch="No request matches"
      full={(requests) =>
        isWide ? <RequestTable requests={requests} /> : <RequestCards requests={requests} />
      }
    />
  );
}
