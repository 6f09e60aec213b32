import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createPort, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { type BuiltPage, elementsOf, wordsOf } from './built-pages.ts';
import { type Answer, answerOf, samplePost } from './sample-answers.ts';

export interface RenderedPage extends BuiltPage {
  status: number;
  headers: IncomingMessage['headers'];
}

/** The pages made on demand that the tests of all pages check, besides the built ones. */
export const onDemandPaths: readonly string[] = [
  paths.contact,
  ...[paths.auth, paths.forgotPassword, paths.resetPassword, paths.confirmEmail, paths.logoutHandler],
  ...[paths.checkout, paths.paymentSuccess],
  '/resources',
  '/resources?tab=blog',
  '/resources?tab=guide&q=nothing',
  `/blog/${samplePost.slug}`,
  '/blog/markup',
  '/blog/never-written',
];

type Answers = (address: string, cookie?: string) => Answer;

interface Site {
  /** What the API answers from now on; undefined while it cannot be reached. */
  answers: Answers | undefined;
  pages(paths: readonly string[], cookie?: string): Promise<RenderedPage[]>;
  stop(): Promise<void>;
}

/** Pages made on demand, with an API of sample answers. */
export async function renderedPages(paths: readonly string[]): Promise<RenderedPage[]> {
  const site = await startSite();
  try {
    return await site.pages(paths);
  } finally {
    await site.stop();
  }
}

/** A site for the tests of a file. The sample answers come back after each test. */
export function siteOfTests() {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => {
    site.answers = answerOf;
  });
  afterAll(() => site.stop());
  return {
    answer(answers: Answers | undefined) {
      site.answers = answers;
    },
    async page(path: string, cookie?: string) {
      const [page] = await site.pages([path], cookie);
      if (!page) throw new Error(`${path} was not made.`);
      const elements = elementsOf(page);
      return { ...page, elements, words: wordsOf(elements.querySelector('main')) };
    },
  };
}

/** Starts the site's process and the API with sample answers. */
async function startSite(): Promise<Site> {
  const api = createServer((request, response) => {
    if (!site.answers) return void request.destroy();
    const { status, headers, body } = site.answers(request.url ?? '', request.headers.cookie);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  const apiPort = await portOf(api);
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PUBLIC_ORIGIN: 'https://site.test',
      SITE_HOST: '127.0.0.1',
      SITE_PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
    },
    // It logs each failed request to the API, which the tests cause on purpose.
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const site: Site = {
    answers: answerOf,
    pages: (paths, cookie) =>
      Promise.all(paths.map((path) => fetchPage(port, path, cookie === undefined ? {} : { cookie }))),
    async stop() {
      child.kill();
      await ended;
      api.close().closeAllConnections();
    },
  };
  try {
    await waitUntilReady(port);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

async function fetchPage(port: number, path: string, headers: Record<string, string>): Promise<RenderedPage> {
  const response = await request(port, path, headers);
  return { path, status: response.statusCode ?? 0, headers: response.headers, html: await text(response) };
}

function request(port: number, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, done).once('error', fail);
  });
}

async function waitUntilReady(port: number): Promise<void> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      (await request(port, '/internal/ready')).resume();
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
