import { beforeEach, describe, expect, test } from '@jest/globals';
import { anAssessment } from '../../test/assessment.ts';
import { json, postFrom, statuses } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPdf, named } from '../../test/files.ts';
import { resourcesOf } from '../../test/resource.ts';
import { adminAccount, aPerson, aRequest, testApi } from '../../test/start-api.ts';
import { networkOf, RateLimits } from './rate-limits.ts';

const api = testApi({ RATE_LIMITS: 'on' });

let address = 0;
beforeEach(() => {
  address += 1;
});

function from(host: number, path: string, body: unknown): Promise<Response> {
  return postFrom(`203.0.113.${address}, 10.0.${address}.${host}`, api.visitor, path, body);
}

describe('the rate limit', () => {
  async function take(limit: Parameters<RateLimits['take']>[0], key: string | number, most: number) {
    for (let taken = 0; taken < most; taken += 1) await api.app.get(RateLimits).record(limit, String(key));
  }

  test('of PDFs, drafts and follow-up answers is an account’s, each for itself', async () => {
    const client = await api.aClient();
    const { id } = await client.assessments.perform({ body: anAssessment() });
    await take('PDFs of an account', `report ${client.id}`, 29);
    const report = () => client.send(`/api/client/assessments/${id}/report.pdf`);
    expect(await statuses(2, report)).toEqual([200, 429]);
    await take('readings of drafts of an account', client.id, 299);
    const draft = json('POST', { workstationSetup: 'A desk.' });
    const understand = () => client.send('/api/client/assessment-tool/understood', draft);
    expect(await statuses(2, understand)).toEqual([200, 429]);
    await take('follow-up answers of an account', client.id, 299);
    const tapped = json('PATCH', { followUpAnswers: { shoulders: 'relaxed' } });
    const complete = () => client.send(`/api/client/assessments/${id}/follow-up`, tapped);
    expect(await statuses(2, complete)).toEqual([200, 429]);
    await client.assessments.perform({ body: anAssessment() });
  });

  test('of questions to our own rules is each client’s, and holds up no emergency', async () => {
    // What the models have answered for the practice does not count here.
    await api.sql(
      `INSERT INTO assistant_uses (kind) SELECT kind FROM unnest(ARRAY['assessment', 'advice']) AS kind, generate_series(1, 1500)`,
    );
    const [one, other] = [await api.aClient(), await api.aClient()];
    await one.assessments.perform({ body: anAssessment() });
    await take('assistant by account', one.id, 59);
    const refused = await one.send('/api/ai-ergonomic-assessment', json('POST', anAssessment()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [{ id: assessmentId = 0 } = {}] = await one.assessments.mine();
    const question = 'What about the window?';
    const asked = { assessmentId, question };
    expect((await one.send('/api/ai-ergonomic-advice', json('POST', asked))).status).toBe(429);
    const emergency = { assessmentId, question: 'My left arm went numb last night and it still is' };
    expect((await one.assessments.advise({ body: emergency })).advice).toMatch(/911/);
    await take('questions of an account that are not saved', one.id, 600);
    await expect(one.assessments.advise({ body: emergency })).rejects.toMatchObject({ status: 429 });
    const { id } = await other.assessments.perform({ body: anAssessment() });
    await other.assessments.advise({ body: { assessmentId: id, question } });
  });

  test('of counted downloads is a network’s, whatever browsers it claims, and all are sent', async () => {
    const { id, fileUrl } = await resourcesOf(api).upload(named(aPdf(), 'a.pdf'));
    const open = async (browser: number) => {
      const answer = await api.visitor.send(fileUrl, { headers: { 'user-agent': `Chrome/140.${browser}` } });
      await answer.arrayBuffer();
      return answer;
    };
    expect(await statuses(130, open)).toEqual(Array(130).fill(200));
    const count = async () => (await resourcesOf(api).one(id)).downloads;
    await eventually(async () => (await count()) === 100 || undefined, 'the hundredth download');
    expect(await api.sql('SELECT 1 FROM resource_downloads')).toHaveLength(100);
    expect(await count()).toBe(100);
  });

  test('of logins from one address in a minute answers how long to wait', async () => {
    const tries = await statuses(11, (index) =>
      from(1, '/api/login', { email: `x${index}@example.com`, password: 'wrong one' }),
    );
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    const refused = await from(1, '/api/login', adminAccount);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const message = expect.stringMatching(/^Too many tries/);
    expect(await refused.json()).toMatchObject({ statusCode: 429, message });
    expect((await from(2, '/api/login', adminAccount)).status).toBe(200);
  });

  test('ignores an address that the caller made up', async () => {
    const tries = await statuses(11, (index) => {
      const login = { email: 'y@example.com', password: 'wrong one' };
      return postFrom(`198.51.100.${index}, 10.9.9.9`, api.visitor, '/api/login', login);
    });
    expect(tries.at(-1)).toBe(429);
  });

  test('of wrong passwords slows down an account for strangers, but not where its owner has logged in before', async () => {
    expect((await from(200, '/api/login', adminAccount)).status).toBe(200);
    for (let host = 1; host <= 20; host += 1) {
      await statuses(5, () => from(host, '/api/login', { ...adminAccount, password: 'wrong one' }));
    }
    await from(100, '/api/login', { ...adminAccount, password: 'wrong one' });
    expect((await from(101, '/api/login', adminAccount)).status).toBe(429);
    expect((await from(200, '/api/login', adminAccount)).status).toBe(200);
  });

  test('of wrong passwords does not lock out an owner who has reset the password by email', async () => {
    const person = aPerson();
    await from(250, '/api/register', person);
    for (let host = 1; host <= 21; host += 1) {
      await statuses(5, () => from(host, '/api/login', { ...person, password: 'wrong one' }));
    }
    const home = (path: string, body: unknown) => from(99, path, body);
    await home('/api/login', person);
    expect((await home('/api/login', person)).status).toBe(429);
    await home('/api/forgot-password', { email: person.email });
    const token = await api.mail.tokenIn('Reset your password', person.email);
    expect((await home('/api/reset-password', { token, password: 'the second one' })).status).toBe(200);
    expect((await home('/api/login', { ...person, password: 'the second one' })).status).toBe(200);
  });

  test.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (one, network) => expect(networkOf(one)).toBe(network));

  const register = (index: number) => ({ ...aPerson(), email: `r${index}@example.com` });
  test.each<[string, string, (index: number) => object, number, number]>([
    ['payment outcomes', '/api/payments/outcome', () => ({ clientSecret: 'pi_1_secret_1' }), 120, 404],
    ['consultation requests', '/api/consultation-requests', aRequest, 5, 201],
    ['accounts', '/api/register', register, 10, 201],
    ['reset tokens', '/api/reset-password', () => ({ token: 'x', password: 'secret' }), 20, 400],
  ])('of %s counts calls from one address', async (_, path, body, most, status) => {
    const tries = await statuses(most + 1, (index) => from(1, path, body(index)));
    expect(tries).toEqual([...Array(most).fill(status), 429]);
    expect((await from(2, path, body(most + 1))).status).toBe(status);
  });
});
