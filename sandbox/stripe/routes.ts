import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Request, type RequestHandler, Router, static as serveFiles, text } from 'express';
import { type Call, invalid, StripeError } from './calls.ts';
import { closeDispute, createRefund, listDisputes, listRefunds, updateDispute } from './charges.ts';
import { confirmIntent, createIntent, listIntents, retrieveIntent } from './payments.ts';
import { answerSecondStep } from './second-step.ts';
import { type Account, newId } from './state.ts';

type Handle = (account: Account, call: Call) => object;

export function createRouter(account: Account): Router {
  const { faults } = account;
  const call =
    (handle: Handle): RequestHandler =>
    async (req, res) => {
      const answer = await answerOnce(account, req, handle);
      if (faults.dropAfterActing > 0 && req.method === 'POST') {
        faults.dropAfterActing -= 1;
        return void res.destroy();
      }
      res.status(answer.status).set({ 'Content-Type': 'application/json', 'Request-Id': newId('req') });
      res.send(answer.body);
    };
  const secondStep: RequestHandler<{ secret: string }> = async (req, res) => {
    const form = req.method === 'POST' ? new URLSearchParams(req.body) : undefined;
    const page = await answerSecondStep(account, req.params.secret, form);
    res.status(page.status).set(page.headers).send(page.body);
  };

  return Router()
    .use(serveFiles(join(import.meta.dirname, 'browser')), text({ type: () => true }), (_req, res, next) => {
      res.set('Cache-Control', 'no-store');
      next();
    })
    .get('/3ds/:secret', secondStep)
    .post('/3ds/:secret', secondStep)
    .post('/v1/payment_intents', call(createIntent))
    .get('/v1/payment_intents', call(listIntents))
    .get('/v1/payment_intents/:id', call(retrieveIntent))
    .post('/v1/payment_intents/:id/confirm', call(confirmIntent))
    .post('/v1/refunds', call(createRefund))
    .get('/v1/refunds', call(listRefunds))
    .get('/v1/disputes', call(listDisputes))
    .post('/v1/disputes/:id', call(updateDispute))
    .post('/v1/disputes/:id/close', call(closeDispute))
    .use(call(unknownCall));
}

const unknownCall: Handle = () => {
  throw invalid('Unrecognized request URL.', {}, 404);
};

interface Answer {
  status: number;
  body: string;
}

/** A call with an idempotency key acts once, and gets the same answer when it is sent again. */
async function answerOnce(account: Account, req: Request, handle: Handle): Promise<Answer> {
  const { faults, state } = account;
  if (faults.slowMs > 0) await sleep(faults.slowMs);
  if (faults.failNext > 0) {
    faults.failNext -= 1;
    return errorAnswer(outage(faults.failStatus));
  }
  const key = req.method === 'POST' ? req.get('idempotency-key') : undefined;
  const request = `${req.path} ${createHash('sha256').update(String(req.body)).digest('hex')}`;
  const saved = key === undefined ? undefined : state.answers[key];
  if (saved?.request === request) return { status: saved.status, body: saved.body };
  if (saved) {
    const message =
      'Keys for idempotent requests can only be used with the parameters they were first used with.';
    return errorAnswer(new StripeError(400, { type: 'idempotency_error', message }));
  }
  const answer = carryOut(account, req, handle);
  // Wrong parameters do not use up a key. A declined card does.
  if (key !== undefined && (answer.status === 200 || answer.status === 402))
    state.answers[key] = { request, ...answer };
  await state.save();
  return answer;
}

function carryOut(account: Account, req: Request, handle: Handle): Answer {
  const { keys } = account;
  try {
    const form = new URLSearchParams(req.method === 'POST' ? req.body : req.url.split('?')[1]);
    const given = (req.get('authorization') ?? form.get('key') ?? '').replace(/^Bearer /i, '');
    if (given !== keys.secretKey && given !== keys.publishableKey)
      throw invalid('Invalid API Key provided.', {}, 401);
    const isSecret = given === keys.secretKey;
    if (!isSecret && handle !== confirmIntent)
      throw invalid('This API call cannot be made with a publishable API key.', {}, 401);
    const call = { id: String(req.params.id ?? ''), isSecret, form };
    return { status: 200, body: JSON.stringify(handle(account, call), null, 2) };
  } catch (error) {
    if (error instanceof StripeError) return errorAnswer(error);
    console.error(error);
    return errorAnswer(outage(500));
  }
}

function errorAnswer({ status, error }: StripeError): Answer {
  return { status, body: JSON.stringify({ error }, null, 2) };
}

function outage(status: number): StripeError {
  return new StripeError(status, { type: 'api_error', message: 'An unknown error occurred.' });
}
