// Stands in for a language model on an OpenAI-compatible server, for tests. A script answers each call with its next step. It
// knows chat completions only and checks no key.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface ModelRequest {
  messages: { role: string; content: string }[];
  stream?: boolean;
  response_format?: {
    json_schema: { schema: { properties: Record<'factors' | 'setting', { required: string[] }> } };
  };
}

export type Step = (request: ModelRequest, response: ServerResponse) => void;
export type Model = Awaited<ReturnType<typeof startModel>>;

export async function startModel({ port = 0 } = {}) {
  let steps: Step[] = [];
  const asked: ModelRequest[] = [];
  const server = createServer(async (message, response) => {
    const request = (await json(message)) as ModelRequest;
    asked.push(request);
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (step) step(request, response);
    else response.writeHead(500).end('There is no script.');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** One step for each call. The last one answers all calls that follow. */
    script(...next: Step[]) {
      steps = next;
      asked.length = 0;
    },
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function says(content: unknown, { refusal = '', finish_reason = 'stop' } = {}): Step {
  const message = { role: 'assistant', content, refusal: refusal || null };
  const choice = { index: 0, finish_reason, logprobs: null, message };
  return (_, response) =>
    send(response, 200, {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [choice],
    });
}

/** A reading of ten answers in the requested form, with a whole answer as its proof. Every factor and setting that is not given is "not mentioned". */
export function reads(
  states: Record<string, string> = {},
  analysis = 'A desk like many.',
  setting: Record<string, string> = {},
): Step {
  return (request, response) => {
    const form = request.response_format?.json_schema.schema.properties;
    const complete = (part: 'factors' | 'setting', given: Record<string, string>) =>
      (form?.[part].required ?? []).map((name) => [name, given[name] ?? 'not mentioned'] as const);
    const { answers } = JSON.parse(request.messages[1]?.content ?? '{}') as {
      answers?: Record<string, string>;
    };
    const [sentence = ''] = Object.values(answers ?? {});
    const reading = {
      factors: Object.fromEntries(
        complete('factors', states).map(([name, state]) => [name, { state, sentence }]),
      ),
      setting: Object.fromEntries(complete('setting', setting)),
      analysis,
    };
    says(JSON.stringify(reading))(request, response);
  };
}

export const refuses: Step = (request, response) => {
  const refusal = 'I can’t help with that.';
  if (!request.stream) return says('', { refusal })(request, response);
  startStream(response).end(`${chunk({ delta: { refusal }, finish_reason: 'stop' })}data: [DONE]\n\n`);
};

export function fails(status: number): Step {
  const error = { message: 'A secret of the provider.', type: 'error', code: null };
  return (_, response) => send(response, status, { error });
}

export const hangs: Step = () => {};

export const sends =
  (body: object): Step =>
  (_, response) =>
    send(response, 200, body);

export const answersWithHtml: Step = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
};

/** A streamed answer with one event for each piece, and how it ends. Without an end, the connection is cut. */
export function streams(
  pieces: Iterable<unknown> | AsyncIterable<unknown>,
  finish_reason: string | false = 'stop',
): Step {
  return async (_, response) => {
    startStream(response);
    for await (const content of pieces) {
      const data = chunk({ delta: { content }, finish_reason: null });
      await new Promise((resolve) => response.write(data, resolve));
    }
    if (!finish_reason) return void response.destroy();
    response.end(`${chunk({ delta: {}, finish_reason })}data: [DONE]\n\n`);
  };
}

export function begins(content: string): Step {
  return (_, response) => {
    startStream(response).write(chunk({ delta: { content }, finish_reason: null }));
  };
}

function startStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function chunk(choice: object): string {
  const choices = [{ index: 0, ...choice }];
  const data = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices };
  return `data: ${JSON.stringify(data)}\n\n`;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
