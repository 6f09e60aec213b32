import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { sizeOf } from '../database/sql/database.ts';
import { countJobs } from '../database/sql/job-rows.ts';
import { LastBackup } from './last-backup.entity.ts';

const certificateTimeout = 5_000;

@Injectable()
export class SystemMeasurements {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  async database() {
    const begun = performance.now();
    const bytes = await sizeOf(this.dataSource);
    return { bytes, ms: Math.round(performance.now() - begun) };
  }

  queue() {
    return countJobs(this.dataSource);
  }

  async backup() {
    const backup = await this.dataSource.getRepository(LastBackup).findOneBy({ onlyRow: true });
    return (
      backup && {
        at: backup.succeededAt,
        seconds: backup.succeededAt.getTime() / 1000,
        bytes: Number(backup.bytes),
      }
    );
  }

  async disk() {
    const { bavail, blocks, bsize } = await statfs(this.config.uploads.folder);
    return { free: bavail * bsize, size: blocks * bsize };
  }

  async certificateExpiry(): Promise<Date | undefined> {
    const { hostname, port, protocol } = new URL(this.config.publicOrigin);
    if (protocol !== 'https:') return undefined;
    const host = hostname.replace(/^\[|\]$/g, '');
    return new Promise((resolve, reject) => {
      // A certificate that browsers reject has an expiry date, too.
      const options = { rejectUnauthorized: false, ...(isIP(host) ? {} : { servername: host }) };
      const socket = connect({ host, port: Number(port || 443), timeout: certificateTimeout, ...options });
      socket.once('secureConnect', () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.destroy();
      });
      socket.once('timeout', () => socket.destroy(new Error('No answer in time.')));
      socket.once('error', reject);
    });
  }
}
