import { Controller, Param } from '@nestjs/common';
import { status } from '@practice/contract/routes';
import { Audited } from '../audit-log/audited.ts';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { UndeliveredEmails } from '../mail/undelivered.ts';
import { Status } from './status.ts';

@Controller()
@ForAdmins()
export class StatusController {
  constructor(
    private readonly status: Status,
    private readonly undelivered: UndeliveredEmails,
  ) {}

  @Route(status.read)
  @Audited('read', 'undelivered email')
  async read() {
    return { facts: await this.status.list(), undelivered: await this.undelivered.list() };
  }

  @Route(status.sendAgain, 200)
  @Audited('send', 'undelivered email', 'emails')
  async sendAgain(@Param('id') id: string) {
    await this.undelivered.sendAgain(id);
    return { message: 'We’re sending it again.' };
  }
}
