// @ts-check
/**
 * A stand-in for a language model on an OpenAI-compatible server, for tests: each call is answered by the next step of a
 * script. It knows chat completions alone, looks at no key and no address, and understands nothing of what it is asked.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * @typedef {object} Asked
 * @property {{ role: string, content: string }[]} messages
 * @property {boolean} [stream]
 * @property {{ json_schema: { schema: { properties: Record<'factors' | 'setting', { required: string[] }> } } }} [response_format]
 */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(asked: Asked, response: Response) => void} Step */

/** @typedef {Awaited<ReturnType<typeof startModel>>} Model */

/** @param {{ port?: number }} [options] */
export async function startModel({ port = 0 } = {}) {
  /** @type {Step[]} */
  let steps = [];
  /** @type {Asked[]} */
  const asked = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const call = /** @type {Asked} */ (JSON.parse(body));
    asked.push(call);
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (step) step(call, response);
    else response.writeHead(500).end('There is no script.');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    /** What it was asked since the last script. */
    asked,
    /** A step for each call, the last one for all that follow. @param {Step[]} next */
    script(...next) {
      steps = next;
      asked.length = 0;
    },
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A whole answer. @param {string} content @param {{ refusal?: string, finish_reason?: string }} [over] @returns {Step} */
export function says(content, { refusal, finish_reason = 'stop' } = {}) {
  return (_, response) =>
    send(response, 200, {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices: [
        {
          index: 0,
          finish_reason,
          logprobs: null,
          message: { role: 'assistant', content, refusal: refusal ?? null },
        },
      ],
    });
}

/**
 * What a model would read in ten answers, in the form that it was asked for: these states, this furniture, and nothing else was mentioned.
 * @param {Record<string, string>} [states] @param {string} [analysis] @param {Record<string, string>} [setting] @returns {Step}
 */
export function reads(states = {}, analysis = 'A desk like many.', setting = {}) {
  return (asked, response) => {
    const form = asked.response_format?.json_schema.schema.properties;
    /** @param {'factors' | 'setting'} part @param {Record<string, string>} said */
    const whole = (part, said) =>
      Object.fromEntries((form?.[part].required ?? []).map((name) => [name, said[name] ?? 'not mentioned']));
    const read = { factors: whole('factors', states), setting: whole('setting', setting), analysis };
    says(JSON.stringify(read))(asked, response);
  };
}

/** @type {Step} */
export function refuses(asked, response) {
  const refusal = 'I can’t help with that.';
  if (!asked.stream) return says('', { refusal })(asked, response);
  begin(response).end(`${chunk({ delta: { refusal }, finish_reason: 'stop' })}data: [DONE]\n\n`);
}

/** @param {number} status @returns {Step} */
export function fails(status) {
  return (_, response) =>
    send(response, status, { error: { message: 'A secret of the provider.', type: 'error', code: null } });
}

/** Never answers. @type {Step} */
export function hangs() {}

/** What a proxy says that is no model. @type {Step} */
export function babbles(_, response) {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
}

/**
 * A streamed answer, a piece an event; without its end it breaks off.
 * @param {Iterable<string> | AsyncIterable<string>} pieces @param {boolean} [isWhole] @returns {Step}
 */
export function streams(pieces, isWhole = true) {
  return async (_, response) => {
    begin(response);
    for await (const content of pieces) {
      const data = chunk({ delta: { content }, finish_reason: null });
      await new Promise((sent) => response.write(data, sent));
    }
    if (!isWhole) return void response.destroy();
    response.end(`${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
  };
}

/** The beginning of a streamed answer, and no more. @param {string} content @returns {Step} */
export function begins(content) {
  return (_, response) => void begin(response).write(chunk({ delta: { content }, finish_reason: null }));
}

/** @param {Response} response */
function begin(response) {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** @param {object} choice */
function chunk(choice) {
  const data = {
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, ...choice }],
  };
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** @param {Response} response @param {number} status @param {object} body */
function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
