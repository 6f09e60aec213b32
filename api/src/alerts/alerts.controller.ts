import { Controller } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { alerts } from '@practice/contract/routes';
import { Repository } from 'typeorm';
import { Id } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { Alert } from './alert.entity.ts';

@Controller()
export class AlertsController {
  constructor(@InjectRepository(Alert) private readonly alerts: Repository<Alert>) {}

  @Route(alerts.list)
  list() {
    return this.alerts.find({
      select: { id: true, message: true, count: true, firstAt: true, lastAt: true },
      order: { lastAt: 'DESC', id: 'DESC' },
      take: 50,
    });
  }

  @Route(alerts.dismiss)
  async dismiss(@Id() id: number) {
    await this.alerts.delete(id);
    return { message: 'Dismissed.' };
  }
}
