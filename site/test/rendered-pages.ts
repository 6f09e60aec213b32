import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createPort, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BuiltPage } from './built-pages.ts';
import { type Answer, answerOf, samplePost } from './sample-answers.ts';

export interface RenderedPage extends BuiltPage {
  status: number;
  headers: IncomingMessage['headers'];
}

/** What the tests of all pages look at, beside the files of the build. */
export const onDemandPaths: readonly string[] = [
  '/resources',
  '/resources?tab=blog',
  '/resources?tab=guide&q=nothing',
  `/blog/${samplePost.slug}`,
  '/blog/marks',
  '/blog/never-written',
];

/** The pages that are made when somebody asks, by the site's own process over an API of sample answers. */
export async function renderedPages(
  paths: readonly string[],
  options: {
    cookie?: string;
    apiIsDown?: boolean;
    answers?: (address: string, cookie?: string) => Answer;
  } = {},
): Promise<RenderedPage[]> {
  const api = createServer((request, response) => {
    const { status, headers, body } = (options.answers ?? answerOf)(
      request.url ?? '',
      request.headers.cookie,
    );
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  const apiPort = await portOf(api);
  if (options.apiIsDown) api.close();
  const port = await freePort();
  const site = spawn(process.execPath, [join(import.meta.dirname, '../server/main.mjs')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PUBLIC_ORIGIN: 'https://site.test',
      SITE_HOST: '127.0.0.1',
      SITE_PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
    },
    stdio: ['ignore', 'ignore', options.apiIsDown ? 'ignore' : 'inherit'],
  });
  const ended = once(site, 'exit');
  try {
    await answers(port);
    const headers = options.cookie === undefined ? {} : { cookie: options.cookie };
    return await Promise.all(paths.map((path) => fetched(port, path, headers)));
  } finally {
    site.kill();
    await ended;
    api.close().closeAllConnections();
  }
}

async function fetched(port: number, path: string, headers: Record<string, string>): Promise<RenderedPage> {
  const response = await ask(port, path, headers);
  return { path, status: response.statusCode ?? 0, headers: response.headers, html: await text(response) };
}

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, done).once('error', fail);
  });
}

async function answers(port: number): Promise<void> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      (await ask(port, '/=ready')).resume();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createPort();
  const port = await portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}
