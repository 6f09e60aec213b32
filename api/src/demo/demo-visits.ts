import { Injectable } from '@nestjs/common';
import { guardianConsent } from '@practice/contract/appointments';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Appointment, AppointmentPractitioner, notifiedOf } from '../appointments/appointment.entity.ts';
import { Person, type User } from '../auth/user.entity.ts';
import { writeCalendar } from '../calendar/calendar.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { Service } from '../services/service.entity.ts';
import { nameOf, samplePeople } from './people.ts';
import { planVisits, type SampleVisit } from './plan-visits.ts';

const day = 24 * 3_600_000;

const atOnce = 50;

@Injectable()
export class DemoVisits {
  constructor(private readonly dataSource: DataSource) {}

  async add(client: User, today: string): Promise<void> {
    await writeCalendar(this.dataSource, async (manager) => {
      if (await manager.existsBy(Appointment, {})) return;
      const services = await manager.find(Service);
      const practitioners = await manager.find(Practitioner, {
        where: { retiredAt: IsNull() },
        order: { sort: 'ASC', id: 'ASC' },
      });
      const people = await peopleByName(client, manager);
      const payments = await manager.find(Payment, {
        where: { userId: In([...people.values()].map(({ id }) => id)) },
      });
      const planned = planVisits(today, services).flatMap((visit) => {
        const person = people.get(nameOf(visit.who));
        const practitioner = practitioners[visit.practitioner - 1];
        return person && practitioner ? { visit, person, practitioner } : [];
      });
      const rows = planned.map(({ visit, person, practitioner: { id, name } }) => {
        const service = services.find(({ slug }) => slug === visit.service);
        const payment = payments.find(
          ({ userId, createdAt }) =>
            userId === person.id && createdAt.getTime() === visit.purchase?.at.getTime(),
        );
        const row = rowOf(visit, person, service);
        return {
          ...row,
          paymentId: payment?.id ?? null,
          notified: notifiedOf({ ...row, practitioners: [{ id, name }] }, []),
        };
      });
      for (let from = 0; from < rows.length; from += atOnce) {
        const { identifiers } = await manager.insert(Appointment, rows.slice(from, from + atOnce));
        const taken = planned.slice(from, from + atOnce).map(({ practitioner }, at) => ({
          appointmentId: identifiers[at]?.id,
          practitionerId: practitioner.id,
        }));
        await manager.insert(AppointmentPractitioner, taken);
      }
    });
  }
}

async function peopleByName(client: User, manager: EntityManager): Promise<Map<string, Person>> {
  const names = samplePeople.map(({ firstName, lastName }) => ({ firstName, lastName }));
  const where = [{ id: client.id }, ...names];
  const people = await manager.find(Person, { where, relations: { user: true } });
  return new Map(people.map((person) => [`${person.firstName} ${person.lastName}`, person]));
}

function rowOf(visit: SampleVisit, person: Person, service: Service | undefined) {
  const { who, practitioner: _, service: __, purchase: ___, date, time, bookedAt, ...planned } = visit;
  const byPractice = who.weeks !== undefined;
  const consents = who.child && service && service.consent !== 'none' && person.email;
  return {
    ...planned,
    personId: person.id,
    userId: person.user?.id ?? null,
    serviceId: service?.id ?? null,
    appointmentDate: date,
    appointmentTime: time,
    titleByPractice: byPractice,
    locationByPractice: byPractice,
    ...(planned.status === 'cancelled' && {
      canceledAt: new Date(bookedAt.getTime() + 3 * day),
      canceledBy: nameOf(who),
    }),
    ...(consents && { guardianConsentAt: bookedAt, guardianConsentVersion: guardianConsent.version }),
    createdAt: bookedAt,
    updatedAt: bookedAt,
  };
}
