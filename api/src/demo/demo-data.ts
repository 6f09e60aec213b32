import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Accounts } from '../auth/accounts.ts';
import { User } from '../auth/user.entity.ts';
import { ConsultationRequest } from '../consultation-requests/consultation-request.entity.ts';
import { demoClient, demoRequests } from './data/story.ts';
import { DemoAppointments } from './demo-appointments.ts';
import { DemoAssessments } from './demo-assessments.ts';
import { DemoPayments } from './demo-payments.ts';

/** Fills an empty database with demo data, without emails. */
@Injectable()
export class DemoData implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly payments: DemoPayments,
    private readonly appointments: DemoAppointments,
    private readonly assessments: DemoAssessments,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.fill();
    await this.payments.fill();
    await this.appointments.fill();
    await this.assessments.fill();
  }

  private async fill(): Promise<void> {
    if (await this.dataSource.getRepository(User).existsBy({ isAdmin: false })) return;
    await this.accounts.register({ ...demoClient, emailConfirmed: true });
    await this.dataSource.getRepository(ConsultationRequest).insert(
      demoRequests.map(({ hoursAgo: age, ...request }) => ({
        ...request,
        createdAt: hoursAgo(age),
        answeredAt: request.state === 'new' ? null : hoursAgo(age - 3),
      })),
    );
  }
}

function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * 3_600_000);
}
