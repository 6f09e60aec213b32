import { Controller, Param } from '@nestjs/common';
import { alerts, type Notice } from '@practice/contract/routes';
import type { Alert } from '@practice/contract/routes/alerts';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { IdPipe } from '../http/validation.ts';
import { Alerts } from './alerts.ts';

@Controller()
export class AlertsController {
  constructor(private readonly alerts: Alerts) {}

  @Route(alerts.list)
  @ForAdmins()
  list(): Promise<Alert[]> {
    return this.alerts.list();
  }

  @Route(alerts.dismiss)
  @ForAdmins()
  async dismiss(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.alerts.dismiss(id);
    return { message: 'Dismissed.' };
  }
}
