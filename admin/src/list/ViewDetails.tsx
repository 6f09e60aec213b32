import { type RaRecord, useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { Link, useLocation } from 'react-router';

/** The address of a record's dialog, for `rowClick`. The address of the list keeps its search. */
export const dialogAddress = (id: unknown, resource: string) => `/${resource}/${id}${window.location.search}`;

export function ViewDetails() {
  const row = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const { search } = useLocation();
  const nameOf = useGetRecordRepresentation(resource);
  if (!row) return null;
  return (
    <Link
      to={{ pathname: `/${resource}/${row.id}`, search }}
      state={{ fromList: true }}
      aria-label={`View Details of ${nameOf(row)}`}
      onClick={(event) => event.stopPropagation()}
    >
      View Details
    </Link>
  );
}
