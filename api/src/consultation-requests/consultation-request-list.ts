import {
  consultationRequestFilter,
  consultationRequestSorts,
  otherFields,
  requestStates,
} from '@practice/contract/consultation-requests';
import { before, equals, matchesText, oneOf, orPhone, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { ConsultationRequest, inputFields, serviceLabel } from './consultation-request.entity.ts';

export const unknownRequest = 'We can’t find this consultation request. It may have been deleted.';

export const requestList = new List({
  name: 'consultation-requests',
  entity: ConsultationRequest,
  as: 'request',
  columns: ['id', ...inputFields, 'requestedService', 'state', 'isDoubtful', 'answeredAt', 'createdAt'],
  joined: { requestedService: ['id', 'title', 'requestLabel'] },
  unknown: unknownRequest,
  sorts: consultationRequestSorts,
  sortBy: {
    // Must match the index `consultation_requests_by_reply`. 1e11 seconds is the year 5138.
    answeredAt: `CASE WHEN request.answeredAt IS NULL THEN extract(epoch FROM request.createdAt AT TIME ZONE 'UTC')
      ELSE 1e11 - extract(epoch FROM request.answeredAt AT TIME ZONE 'UTC') END`,
  },
  filter: consultationRequestFilter,
  filters: {
    q: orPhone(
      'request.phone',
      matchesText('request.fullName', 'request.companyName', 'request.email', 'request.message'),
    ),
    id: oneOf('request.id'),
    service: oneOf('request.service'),
    state: oneOf('request.state'),
    email: equals('request.email'),
    createdFrom: since('request.createdAt'),
    createdTo: before('request.createdAt'),
  },
});

type Row = RowOf<typeof requestList>;

export const adminRequest = ({ requestedService, ...request }: Row) => ({
  ...request,
  serviceLabel: serviceLabel(requestedService),
});

export const requestCsv: CsvColumns<Row> = {
  Name: (request) => request.fullName,
  Company: (request) => request.companyName,
  Email: (request) => request.email,
  Phone: (request) => request.phone,
  Service: (request) => serviceLabel(request.requestedService),
  Message: (request) => request.message,
  ...Object.fromEntries(otherFields().map(({ name, label }) => [label, (request: Row) => request[name]])),
  State: (request) => requestStates.find(({ value }) => value === request.state)?.label,
  'Maybe spam': ({ isDoubtful }) => (isDoubtful ? 'Yes' : 'No'),
  Answered: (request) => request.answeredAt,
  Date: (request) => request.createdAt,
};
