import { describe, expect, test } from '@jest/globals';
import { aRequest, startApi } from '../../test/start-api.ts';

describe('mail while its server is away', () => {
  test('is queued, and sent once when the server is back, also after a restart of the API', async () => {
    const own = await startApi();
    await own.mail.switchOff();
    const requests = Array.from({ length: 5 }, aRequest);
    for (const request of requests) await own.visitor.consultationRequests.create({ body: request });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await own.another();
    await own.mail.switchOn();
    for (const request of requests) await own.mail.to(request.email);
    await own.mail.to('inbox@practice.example', 5);
    await own.jobs.idle();
    expect(own.mail.emails).toHaveLength(10);
    await own.close();
  });
});
