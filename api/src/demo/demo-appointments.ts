import { Injectable } from '@nestjs/common';
import { appointmentMinutes } from '@practice/contract/appointments';
import { practiceDay } from '@practice/contract/format';
import { addDays, instantOf, weekdayOf } from '@practice/contract/practice-time';
import { DataSource } from 'typeorm';
import { Appointment, notifiedOf } from '../appointments/appointment.entity.ts';
import { User } from '../auth/user.entity.ts';
import { demoAppointments, demoClient } from './data/story.ts';

const day = 24 * 3_600_000;

/** Gives the demo client a past, a future and a canceled appointment, without emails. */
@Injectable()
export class DemoAppointments {
  constructor(private readonly dataSource: DataSource) {}

  async fill(): Promise<void> {
    const appointments = this.dataSource.getRepository(Appointment);
    const client = await this.dataSource.getRepository(User).findOneBy({ email: demoClient.email });
    if (!client || (await appointments.existsBy({}))) return;
    const rows = demoAppointments.map(({ title, description, workingDays, time, status }) => {
      const appointmentDate = workingDay(workingDays);
      const startsAt = instantOf(appointmentDate, time);
      const bookedAt = new Date(Math.min(startsAt.getTime(), Date.now()) - 8 * day);
      const isCancelled = status === 'cancelled';
      const row = {
        userId: client.id,
        title,
        titleByPractice: false,
        description,
        appointmentDate,
        appointmentTime: time,
        minutes: appointmentMinutes,
        location: null,
        locationByPractice: false,
        startsAt,
        status,
        cancelledAt: isCancelled ? new Date(startsAt.getTime() - 2 * day) : null,
        cancelledBy: isCancelled ? `${demoClient.firstName} ${demoClient.lastName}` : null,
        createdAt: bookedAt,
        updatedAt: bookedAt,
      };
      return { ...row, notified: notifiedOf(row, []) };
    });
    await appointments.createQueryBuilder().insert().values(rows).orIgnore().execute();
  }
}

/** The date of a day from Monday to Friday, counted from today forward or back. */
function workingDay(count: number): string {
  const step = Math.sign(count);
  let date = practiceDay();
  for (let left = Math.abs(count); left > 0; ) {
    date = addDays(date, step);
    if (weekdayOf(date) % 6 !== 0) left -= 1;
  }
  return date;
}
