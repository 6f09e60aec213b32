import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { runNginx, tempPaths, userDirective } from '../test/nginx.ts';

/** @param files by name, already compressed by brotli */
export async function serveStatic(files: Record<string, Buffer>) {
  const port = await findFreePort();
  return runNginx(port, async (dir) => {
    await mkdir(join(dir, 'files'));
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(dir, 'files', name), bytes);
    return `worker_processes auto; pid ${dir}/nginx.pid; error_log ${dir}/error.log; ${userDirective()}
      events { worker_connections 1024; }
      http {
        access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; ${tempPaths(dir)}
        server {
          listen 127.0.0.1:${port}; listen [::1]:${port}; root ${dir}/files; default_type "text/html; charset=utf-8";
          add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header Cache-Control no-cache;
        }
      }`;
  });
}
