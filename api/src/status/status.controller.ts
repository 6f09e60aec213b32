import { Controller, Param } from '@nestjs/common';
import { status } from '@practice/contract/routes';
import { Route } from '../http/route.ts';
import { UndeliveredEmails } from '../mail/undelivered.ts';
import { Status } from './status.ts';

@Controller()
export class StatusController {
  constructor(
    private readonly status: Status,
    private readonly undelivered: UndeliveredEmails,
  ) {}

  @Route(status.read)
  async read() {
    return { facts: await this.status.list(), undelivered: await this.undelivered.list() };
  }

  @Route(status.sendAgain, 200)
  async sendAgain(@Param('id') id: string) {
    await this.undelivered.sendAgain(id);
    return { message: 'We’re sending it again.' };
  }
}
