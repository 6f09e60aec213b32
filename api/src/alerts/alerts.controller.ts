import { Controller } from '@nestjs/common';
import { alerts } from '@practice/contract/routes';
import { ForAdmins } from '../http/audience.ts';
import { Id } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { Alerts } from './alerts.ts';

@Controller()
@ForAdmins()
export class AlertsController {
  constructor(private readonly alerts: Alerts) {}

  @Route(alerts.list)
  list() {
    return this.alerts.list();
  }

  @Route(alerts.dismiss)
  async dismiss(@Id() id: number) {
    await this.alerts.dismiss(id);
    return { message: 'Dismissed.' };
  }
}
