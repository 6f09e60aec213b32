import {
  consultationRequestFilter,
  consultationRequestSorts,
  type ConsultationRequest as RequestView,
  requestStates,
  serviceLabel,
} from '@practice/contract/consultation-requests';
import { before, contains, equals, oneOf, since } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { defineList } from '../lists/list.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';

export const requestList = defineList({
  name: 'consultation-requests',
  entity: ConsultationRequest,
  as: 'request',
  columns: [
    'id',
    'fullName',
    'companyName',
    'email',
    'phone',
    'service',
    'message',
    'state',
    'answeredAt',
    'createdAt',
  ],
  sorts: consultationRequestSorts,
  filter: consultationRequestFilter,
  filters: {
    q: contains(`concat_ws(' ', request.fullName, request.companyName, request.email, request.message)`),
    id: oneOf('request.id'),
    service: oneOf('request.service'),
    state: oneOf('request.state'),
    email: equals('request.email'),
    createdFrom: since('request.createdAt'),
    createdTo: before('request.createdAt'),
  },
  visible: (viewer) => (viewer?.isAdmin ? 'true' : 'false'),
});

export const requestCsv: CsvColumns<RequestView> = {
  Name: (request) => request.fullName,
  Company: (request) => request.companyName,
  Email: (request) => request.email,
  Phone: (request) => request.phone,
  Service: (request) => serviceLabel(request.service),
  Message: (request) => request.message,
  State: (request) => requestStates.find(({ value }) => value === request.state)?.label,
  Answered: (request) => request.answeredAt,
  Date: (request) => request.createdAt,
};
