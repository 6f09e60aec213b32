import { expect, test } from '@jest/globals';
import type { Client } from '@practice/contract/clients';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { firstServices } from '@practice/contract/services';
import { aService } from '../test/services.ts';
import {
  checkSetUpClient,
  fieldsFromRequest,
  mustAskNames,
  splitName,
  whoseAddress,
} from './set-up-client-fields.ts';

const request = {
  fullName: 'Jane Doe',
  companyName: 'Acme',
  email: 'jane@example.com',
  phone: null,
  service: 'mnri-initial',
  serviceLabel: 'MNRI Initial Assessment',
  message: 'My shoulder hurts.',
  createdAt: '2026-11-01T15:00:00.000Z',
} as ConsultationRequest;

const jane = {
  firstName: 'Jane',
  lastName: 'Doe-Smith',
  email: 'jane@example.com',
  hasLogin: true,
  emailConfirmed: true,
  invitedAt: null,
  closedAt: null,
} as Client;

const filledIn = {
  ...fieldsFromRequest(request),
  appointmentDate: '2026-12-01',
  appointmentTime: '10:00 AM',
};

const services = firstServices.map((service, at) => aService({ ...service, id: at + 1 }));

test('the first appointment is of the requested service, or a free consultation', () => {
  const of = (service: string, known = services) =>
    fieldsFromRequest({ ...request, service, serviceLabel: `${service} (label)` }, known);
  expect(of('foundations')).toMatchObject({ serviceId: 3, title: 'Foundations Package', location: '' });
  expect(of('not-sure')).toMatchObject({ serviceId: 1, title: 'Consultation', minutes: 60 });
  const retired = [aService({ slug: 'foundations', title: 'Foundations', retiredAt: request.createdAt })];
  expect(of('foundations', retired)).toMatchObject({ serviceId: null, title: 'Foundations' });
  expect(of('foundations', [])).toMatchObject({ serviceId: null, title: 'foundations (label)' });
});

test('the form to set up a client sends the names of an existing account without asking', () => {
  expect(mustAskNames(jane)).toBe(false);
  const { output } = checkSetUpClient({ ...filledIn, lastName: '' }, jane);
  expect(output).toMatchObject({ firstName: 'Jane', lastName: 'Doe-Smith', appointmentTime: '10:00 AM' });
});

test('the names of an existing account are never sent with another email address', () => {
  const { output } = checkSetUpClient({ ...filledIn, email: 'john@example.com', firstName: 'John' }, jane);
  expect(output).toMatchObject({ email: 'john@example.com', firstName: 'John', lastName: 'Doe' });
});

test('the typed names replace those of an unconfirmed account, which may be a stranger’s', () => {
  const stranger = { ...jane, emailConfirmed: false };
  expect(mustAskNames(stranger)).toBe(true);
  expect(checkSetUpClient(filledIn, stranger).output).toMatchObject({ lastName: 'Doe' });
  expect(mustAskNames({ ...stranger, invitedAt: '2026-11-02T15:00:00.000Z' })).toBe(false);
});

test('who has no account is known by their address, unless an account has it', () => {
  const child = { ...jane, firstName: 'Kim', hasLogin: false, emailConfirmed: false };
  const closed = { ...child, closedAt: request.createdAt };
  expect(whoseAddress([closed, child, jane])).toBe(jane);
  expect(whoseAddress([closed, child])).toBe(child);
  expect(whoseAddress([closed])).toBeUndefined();
  expect(checkSetUpClient(filledIn, child).output).toMatchObject({ firstName: 'Kim' });
});

test.each([
  ['Mary Ann van der Berg', 'Mary Ann', 'van der Berg'],
  ['  Ann   Lee ', 'Ann', 'Lee'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Cher', 'Cher', ''],
])('the full name %s is split into %s and %s', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});
