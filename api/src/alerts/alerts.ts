import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import pLimit from 'p-limit';
import { Repository } from 'typeorm';
import { Alert } from './alert.entity.ts';

@Injectable()
export class Alerts {
  private readonly logger = new Logger(Alerts.name);
  // Runs in order, so that a clear can't overtake the raise before it.
  private readonly inOrder = pLimit(1);

  constructor(@InjectRepository(Alert) private readonly alerts: Repository<Alert>) {}

  async raise({ key, message }: { key: string; message: string }): Promise<void> {
    const raise = async () => {
      const again = { message, count: () => 'count + 1', lastAt: () => 'now()' };
      const { affected } = await this.alerts.update({ key }, again);
      if (affected === 0) await this.alerts.upsert({ key, message }, ['key']);
    };
    // Logs only the error, because keys and messages can hold names and email addresses.
    await this.inOrder(raise).catch((error: Error) =>
      this.logger.error(`An alert could not be saved: ${error.message}`),
    );
  }

  async clear(key: string): Promise<void> {
    await this.inOrder(() => this.alerts.delete({ key })).catch((error: Error) =>
      this.logger.error(`An alert could not be cleared: ${error.message}`),
    );
  }
}
