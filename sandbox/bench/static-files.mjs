// @ts-check
/** A bare nginx that sends bytes as they are: the floor that cached pages are measured against. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.mjs';
import { findNginx } from '../nginx.mjs';
import { statusOf, untilAnswered } from '../until-answered.mjs';
import { startWatched } from '../watched.mjs';

/**
 * @param {Record<string, Buffer>} files brotli already, by name
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function serveStatic(files) {
  const program = await findNginx();
  if (!program) throw new Error('nginx is not installed.');
  const port = await findFreePort();
  const dir = await mkdtemp(join(tmpdir(), 'practice-static-'));
  await mkdir(join(dir, 'files'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(dir, 'files', name), bytes);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join(' ');
  await writeFile(
    join(dir, 'nginx.conf'),
    `worker_processes auto; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; ${temporary}
       server {
         listen 127.0.0.1:${port}; root ${dir}/files; default_type "text/html; charset=utf-8";
         add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header Cache-Control no-cache;
       }
     }`,
  );
  const server = startWatched(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-g', 'daemon off;'], {
    output: ['inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await statusOf(origin)) !== undefined;
  if ((await untilAnswered(answers, { ended: server.ended, timeout: 10_000 })) !== 'answered')
    throw new Error('The bare nginx did not start.');
  return {
    origin,
    async close() {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
