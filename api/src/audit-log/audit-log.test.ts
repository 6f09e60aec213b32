import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DiscoveryService } from '@nestjs/core';
import type { AuditEntry } from '@practice/contract/audit-log';
import { aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, json } from '../../test/browser.ts';
import routes from '../../test/routes.json' with { type: 'json' };
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';
import { servedRoutes } from '../http/route.ts';

const api = testApi();
let person: ReturnType<typeof aPerson>;
let client: Browser;
let clientId: number;
beforeEach(async () => {
  person = aPerson();
  client = api.visitor;
  await client.auth.register({ body: person });
  clientId = (await client.auth.user())?.id ?? 0;
});

const newest = async () => {
  const [row] = await api.sql<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM audit_log');
  return row?.id ?? 0;
};

async function writtenBy(happens: () => Promise<unknown>): Promise<AuditEntry[]> {
  const before = await newest();
  await happens();
  const { rows } = await api.admin.auditLog.list({ query: { sort: ['id', 'ASC'] } });
  return rows.filter(({ id }) => id > before);
}

const admin = { who: adminAccount.email, succeeded: true, address: '127.0.0.1' };

test('the routes for admins are recorded, except reading what has no clients’ data', () => {
  const unrecorded = servedRoutes(api.app.get(DiscoveryService, { strict: false }))
    .filter(({ can, audit }) => can && !audit)
    .map(({ method, path }) => `${method} ${path}`);
  expect(unrecorded.sort()).toEqual(routes.unrecorded);
});

describe('the log', () => {
  test('accepts only new rows', async () => {
    for (const change of [
      `UPDATE audit_log SET who = 'nobody'`,
      'DELETE FROM audit_log WHERE at < now()',
      'TRUNCATE audit_log',
    ])
      await expect(api.sql(change)).rejects.toThrow(/can’t be changed/);
  });

  test('can be searched by person and record, filtered by act and time, and exported, which is recorded', async () => {
    await api.admin.clients.one({ params: { id: clientId } });
    const found = async (filter: Record<string, unknown>) =>
      (await api.admin.auditLog.list({ query: { filter } })).rows.map(({ act }) => act);
    expect(await found({ q: person.email })).toEqual(['login']);
    expect(await found({ q: `client ${clientId}` })).toEqual(['read']);
    expect(await found({ clientId })).toEqual(['read']);
    expect(await found({ clientId, act: 'delete' })).toEqual([]);
    const hence = new Date(Date.now() + 60_000).toISOString();
    expect(await found({ clientId, from: hence })).toEqual([]);
    expect(await found({ clientId, to: hence })).toEqual(['read']);
    const exported = await writtenBy(async () => {
      const csv = await (await api.admin.auditLog.exportCsv({ query: { filter: { clientId } } })).text();
      expect(csv).toContain(`127.0.0.1,Read,,client ${clientId},Robin Marsh,${clientId},`);
    });
    expect(exported).toMatchObject([{ ...admin, act: 'export', record: 'audit log' }]);
  });

  test('keeps the client of a row when the account is deleted', async () => {
    await api.admin.clients.one({ params: { id: clientId } });
    const [deleted] = await writtenBy(() => api.admin.clients.remove({ params: { id: clientId } }));
    const row = { act: 'delete', record: 'client', recordId: clientId, clientId };
    expect(deleted).toMatchObject({ ...admin, ...row });
    const { rows } = await api.admin.auditLog.list({ query: { filter: { clientId } } });
    expect(rows.map(({ act, clientName }) => [act, clientName])).toEqual([
      ['delete', null],
      ['read', null],
    ]);
  });

  test('does not block any call while it can’t be written', async () => {
    await api.sql(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE SQLSTATE '53100' USING MESSAGE = 'No space left on device'; END $$`);
    await api.sql('CREATE TRIGGER no_room BEFORE INSERT ON audit_log EXECUTE FUNCTION no_room()');
    const written = await writtenBy(async () => {
      expect(await api.admin.clients.one({ params: { id: clientId } })).toMatchObject({ id: clientId });
    });
    expect(written).toEqual([]);
    await api.sql('DROP TRIGGER no_room ON audit_log');
  });
});

describe('the log records', () => {
  test('logins, failed ones with the typed address, and logouts', async () => {
    const { email, password } = person;
    const entries = await writtenBy(async () => {
      await expect(client.auth.login({ body: { email, password: 'wrong one' } })).rejects.toThrow();
      await expect(client.auth.login({ body: { email: 'no@one.example', password } })).rejects.toThrow();
      // A password in the wrong field is not an address.
      await expect(client.auth.login({ body: { email: password, password } })).rejects.toThrow();
      await client.auth.login({ body: { email, password } });
      await client.auth.logout();
      await client.auth.logout();
    });
    expect(entries.map(({ act, who, userId, succeeded }) => [act, who, userId, succeeded])).toEqual([
      ['login', email, null, false],
      ['login', 'no@one.example', null, false],
      ['login', email, clientId, true],
      ['logout', email, clientId, true],
    ]);
  });

  test('a stranger’s failed logins once an hour, and those to an account besides', async () => {
    const forget = async () => {
      await api.sql('ALTER TABLE audit_log DISABLE TRIGGER keep_rows');
      await api.sql('DELETE FROM audit_log WHERE user_id IS NULL');
      await api.sql('ALTER TABLE audit_log ENABLE TRIGGER keep_rows');
    };
    await forget();
    const entries = await writtenBy(async () => {
      for (const email of ['a@one.example', person.email, 'b@one.example', 'c@one.example', person.email])
        await expect(client.auth.login({ body: { email, password: 'wrong one' } })).rejects.toThrow();
    });
    expect(entries.map(({ who }) => who)).toEqual(['a@one.example', person.email]);
    await api.sql(`INSERT INTO audit_log (who, address, act, succeeded, detail)
      SELECT 'x', 'y', 'login', false, '' FROM generate_series(1, 1000)`);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' };
    for (const email of ['d@one.example', person.email]) {
      await api.visitor.send('/api/login', { ...json('POST', { email, password: 'wrong one' }), headers });
    }
    const more = await api.sql<{ who: string }>(`SELECT who FROM audit_log WHERE address = '10.9.9.9'`);
    await forget();
    expect(more.map(({ who }) => who)).toEqual([person.email]);
  });

  test('new passwords', async () => {
    const input = { currentPassword: person.password, password: 'another password' };
    const [changed] = await writtenBy(() => client.account.changePassword({ body: input }));
    expect(changed).toMatchObject({ act: 'password', who: person.email, userId: clientId });
  });

  test('an admin’s read once within an hour', async () => {
    const entries = await writtenBy(async () => {
      for (let times = 0; times < 2; times += 1) {
        await api.admin.clients.one({ params: { id: clientId } });
        await api.admin.clients.notes({ params: { id: clientId } });
        await api.admin.adminAppointments.list({ query: { filter: { userId: clientId } } });
      }
    });
    expect(entries.map(({ act, record, recordId, detail }) => [act, record, recordId, detail])).toEqual([
      ['read', 'client', clientId, ''],
      ['read', 'client', clientId, 'notes'],
      ['read', 'appointment', null, ''],
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({ ...admin, clientId, clientName: 'Robin Marsh' });
  });

  test('an admin’s changes, without the values', async () => {
    const health = 'Her neck hurts.';
    const entries = await writtenBy(async () => {
      const { adminAssessments } = api.admin;
      const input = aProfessionalAssessment(clientId, { analysis: health });
      const { id } = await adminAssessments.create({ body: input, idempotencyKey: randomUUID() });
      await adminAssessments.update({ params: { id }, body: { analysis: `${health} Still.` } });
      await adminAssessments.addNote({ params: { id }, body: { text: health } });
      await adminAssessments.review({ params: { id } });
      await adminAssessments.remove({ params: { id } });
    });
    expect(entries.map(({ act, record, detail }) => [act, record, detail])).toEqual([
      ['add', 'assessment', ''],
      ['change', 'assessment', 'analysis'],
      ['add', 'assessment', 'notes'],
      ['change', 'assessment', 'review'],
      ['delete', 'assessment', ''],
    ]);
    expect(JSON.stringify(entries)).not.toContain('neck');
    expect(entries[0]).toMatchObject({ ...admin, clientId, recordId: expect.any(Number) });
    const named = entries.filter(({ record }) => record === 'assessment');
    expect(named.map(({ clientName }) => clientName)).toEqual(named.map(() => 'Robin Marsh'));
  });

  test('invitations, roles and exports', async () => {
    await api.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [clientId]);
    const { firstName, lastName, email } = aPerson();
    const entries = await writtenBy(async () => {
      await api.admin.clients.create({ body: { firstName, lastName, email } });
      await api.admin.clients.update({ params: { id: clientId }, body: { isAdmin: true } });
      await api.admin.clients.update({ params: { id: clientId }, body: { isAdmin: false } });
      await (await api.admin.clients.exportCsv()).text();
    });
    expect(entries.map(({ act, record, recordId, detail }) => [act, record, recordId, detail])).toEqual([
      ['invite', 'client', expect.any(Number), ''],
      ['roles', 'client', clientId, 'isAdmin: yes'],
      ['roles', 'client', clientId, 'isAdmin: no'],
      ['export', 'client', null, ''],
    ]);
  });

  test('refused refunds', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const refund = json('POST', { reason: 'The seminar was canceled.' }, headers);
    const [refused] = await writtenBy(() => api.admin.send('/api/admin/payments/99/refunds', refund));
    const row = { act: 'refund', record: 'payment', recordId: 99, succeeded: false, detail: '' };
    expect(refused).toMatchObject({ ...admin, ...row });
  });

  test('a client’s downloads and deletions, but not their reads', async () => {
    const entries = await writtenBy(async () => {
      await client.appointments.mine();
      await (await client.send('/api/account/data.json')).text();
      await client.account.remove({ body: { currentPassword: person.password } });
    });
    expect(entries.map(({ act, record, detail }) => [act, record, detail])).toEqual([
      ['export', 'account', 'data.json'],
      ['delete', 'account', ''],
    ]);
    expect(entries[0]).toMatchObject({ who: person.email, userId: clientId, clientId });
  });
});
