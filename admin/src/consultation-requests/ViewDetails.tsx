import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { Link, useLocation } from 'react-router';

/** The way to a request's dialog. It keeps the list's search, so that the list behind stays as it is. */
export function ViewDetails({ request }: { request: ConsultationRequest }) {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: `/consultation-requests/${request.id}`, search }}
      state={{ fromList: true }}
      aria-describedby={`request-${request.id}`}
    >
      View Details
    </Link>
  );
}
