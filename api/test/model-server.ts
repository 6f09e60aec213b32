import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { factorNames } from '@practice/contract/workstation';

interface Asked {
  messages: { role: string; content: string }[];
  stream?: boolean;
  [name: string]: unknown;
}

type Script = (asked: Asked, response: ServerResponse) => void;

/** A server that speaks OpenAI's chat completions by a script: a step for each call, the last one for all that follow. */
export async function startModelServer() {
  let steps: Script[] = [];
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body: Asked = JSON.parse(await textOf(request));
    asked.push(body);
    const step = steps.length > 1 ? steps.shift() : steps[0];
    step?.(body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    script(...next: Script[]) {
      steps = next;
      asked.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A whole answer of the model. */
export const says =
  (content: string, over: { refusal?: string; finish_reason?: string } = {}): Script =>
  (_, response) => {
    const { refusal = null, finish_reason = 'stop' } = over;
    send(response, 200, {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [
        { index: 0, finish_reason, logprobs: null, message: { role: 'assistant', content, refusal } },
      ],
    });
  };

export const fails =
  (status: number): Script =>
  (_, response) =>
    send(response, status, { error: { message: 'A secret of the provider.', type: 'error', code: null } });

/** Never answers. */
export const hangs: Script = () => {};

/** A streamed answer, a piece an event; without its end it breaks off. */
export const streams =
  (pieces: readonly string[], isWhole = true): Script =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) response.write(chunk({ delta: { content }, finish_reason: null }));
    if (!isWhole) {
      setTimeout(() => response.destroy(), 50);
      return;
    }
    response.write(chunk({ delta: {}, finish_reason: 'stop' }));
    response.end('data: [DONE]\n\n');
  };

/** The beginning of a streamed answer, and no more. */
export const begins =
  (content: string): Script =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ delta: { content }, finish_reason: null }));
  };

/** What a model would extract: these states, and nothing else. */
export function aReading(states: Record<string, string> = {}, analysis = 'A desk like many.'): string {
  const factors = Object.fromEntries(
    factorNames.map((factor) => [factor, states[factor] ?? 'not mentioned']),
  );
  return JSON.stringify({ factors, analysis });
}

function chunk(choice: object): string {
  const data = {
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, ...choice }],
  };
  return `data: ${JSON.stringify(data)}\n\n`;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
