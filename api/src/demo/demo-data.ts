import { readFile } from 'node:fs/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { appointmentMinutes } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import { blogPostInput } from '@practice/contract/blog-posts';
import { addDays, instantOf, weekdayOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';
import { DataSource } from 'typeorm';
import * as v from 'valibot';
import { Appointment, AppointmentPractitioner, notifiedOf } from '../appointments/appointment.entity.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { Assessments } from '../assessments/assessments.ts';
import { Accounts } from '../auth/accounts.ts';
import { User } from '../auth/user.entity.ts';
import { BlogPost } from '../blog-posts/blog-post.entity.ts';
import { BlogPosts } from '../blog-posts/blog-posts.ts';
import { ConsultationRequest } from '../consultation-requests/consultation-request.entity.ts';
import { hasHadBlogPosts } from '../database/sql/database.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { demoPosts } from './data/posts.ts';
import { demoAppointments, demoAssessment, demoClient, demoDesks, demoRequests } from './data/story.ts';
import { DemoPayments } from './demo-payments.ts';

const hour = 3_600_000;
const day = 24 * hour;

@Injectable()
export class DemoData implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: Accounts,
    private readonly payments: DemoPayments,
    private readonly assessments: Assessments,
    private readonly posts: BlogPosts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const users = this.database.getRepository(User);
    if (!(await users.existsBy({ isAdmin: false }))) await this.addPeople();
    const client = await users.findOneBy({ email: demoClient.email });
    if (client) {
      await this.payments.add(client);
      await this.addAppointments(client);
      await this.addAssessments(client);
    }
    const admin = await users.findOne({ where: { isAdmin: true }, order: { id: 'ASC' } });
    if (admin) await this.addPosts(admin);
  }

  private async addPeople(): Promise<void> {
    await this.accounts.register({ ...demoClient, emailConfirmedAt: new Date() });
    await this.database.getRepository(ConsultationRequest).insert(
      demoRequests.map(({ hoursAgo, ...request }) => ({
        ...request,
        createdAt: ago(hoursAgo * hour),
        answeredAt: request.state === 'new' ? null : ago((hoursAgo - 3) * hour),
      })),
    );
  }

  private async addAppointments(client: User): Promise<void> {
    const appointments = this.database.getRepository(Appointment);
    if (await appointments.existsBy({})) return;
    const first = await this.database.getRepository(Practitioner).findOneByOrFail({ sort: 1 });
    const practitioners = [{ id: first.id, name: first.name }];
    const paid = await this.database.getRepository(Payment).find({
      where: { userId: client.id, status: 'succeeded' },
      relations: { package: true },
    });
    const rows = demoAppointments.map(({ workingDays, time: appointmentTime, package: slug, ...visit }) => {
      const purchase = paid.find((each) => slug !== undefined && each.package?.slug === slug);
      const appointmentDate = workingDay(workingDays);
      const startsAt = instantOf(appointmentDate, appointmentTime);
      const bookedAt = new Date(Math.min(startsAt.getTime(), Date.now()) - 8 * day);
      const row = {
        ...visit,
        userId: client.id,
        serviceId: purchase?.package?.serviceId ?? null,
        paymentId: purchase?.id ?? null,
        titleByPractice: false,
        appointmentDate,
        appointmentTime,
        minutes: appointmentMinutes,
        location: null,
        locationByPractice: false,
        startsAt,
        ...(visit.status === 'cancelled' && {
          canceledAt: new Date(startsAt.getTime() - 2 * day),
          canceledBy: personName(client),
        }),
        createdAt: bookedAt,
        updatedAt: bookedAt,
      };
      return { ...row, notified: notifiedOf({ ...row, practitioners }, []) };
    });
    const { identifiers } = await appointments.insert(rows);
    const taken = identifiers.map(({ id }) => ({ appointmentId: id, practitionerId: first.id }));
    await this.database.getRepository(AppointmentPractitioner).insert(taken);
  }

  private async addAssessments({ id: userId }: User): Promise<void> {
    const rows = this.database.getRepository(Assessment);
    if (await rows.existsBy({ userId })) return;
    for (const { daysAgo, ...desk } of demoDesks) {
      const input = {
        ...desk,
        userId,
        warningSigns: null,
        discomfort: null,
        followUpAnswers: {},
        idempotencyKey: null,
        at: ago(daysAgo * day),
      };
      await this.assessments.make(input);
    }
    const { daysAgo, ...written } = demoAssessment;
    const at = ago(daysAgo * day);
    const times = { assessmentDate: at, createdAt: at, updatedAt: at };
    await rows.insert({ ...written, ...times, userId, kind: 'professional' });
  }

  private async addPosts(admin: User): Promise<void> {
    if (await hasHadBlogPosts(this.database)) return;
    for (const { daysAgo, ...post } of demoPosts) {
      const text = await readFile(new URL(`./data/posts/${post.slug}.md`, import.meta.url), 'utf8');
      const input = v.parse(blogPostInput, { ...post, content: text.trimEnd() });
      const { id } = await this.posts.create(input, admin);
      const at = ago(daysAgo * day);
      await this.database.getRepository(BlogPost).update(id, { createdAt: at, updatedAt: at });
    }
  }
}

function ago(milliseconds: number): Date {
  return new Date(Date.now() - milliseconds);
}

function workingDay(count: number): string {
  const step = Math.sign(count);
  let date = practiceDay();
  for (let left = Math.abs(count); left > 0; ) {
    date = addDays(date, step);
    if (weekdayOf(date) % 6 !== 0 && !holidayOn(date)) left -= 1;
  }
  return date;
}
