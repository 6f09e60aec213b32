import { Body, Controller } from '@nestjs/common';
import { practiceBooking, practiceChange } from '@practice/contract/admin-appointments';
import { appointmentMessages } from '@practice/contract/appointments';
import type { SessionUser } from '@practice/contract/auth';
import { adminAppointments } from '@practice/contract/routes';
import { DataSource, IsNull } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { Person } from '../auth/user.entity.ts';
import { Id, IdempotencyKey, type Input } from '../http/params.ts';
import { RecentSecondFactor, Route } from '../http/route.ts';
import { invalid } from '../http/validation.ts';
import { type QueryOf, seesClosed } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { adminAppointment, appointmentCsv, appointmentList } from './admin-appointment-list.ts';
import { Appointments } from './appointments.ts';
import { Availability } from './availability.ts';

type Query = QueryOf<typeof appointmentList>;

@Controller()
export class AdminAppointmentsController {
  constructor(
    private readonly database: DataSource,
    private readonly appointments: Appointments,
    private readonly availability: Availability,
  ) {}

  @Route(adminAppointments.list)
  async list(@ListParams(appointmentList) query: Query, @Me() me: SessionUser) {
    return (await appointmentList.page(this.database, query, seesClosed(me))).map(adminAppointment);
  }

  @Route(adminAppointments.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(appointmentList) query: Query, @Me() me: SessionUser) {
    return appointmentList.csv(this.database, query, appointmentCsv, seesClosed(me));
  }

  @Route(adminAppointments.one)
  async one(@Id() id: number, @Me() me: SessionUser) {
    return adminAppointment(await appointmentList.find(this.database, id, seesClosed(me)));
  }

  @Route(adminAppointments.timesFreedByCanceling)
  async timesFreedByCanceling(@Id() id: number, @Me() me: SessionUser) {
    const { appointmentDate } = await this.one(id, me);
    const slots = await this.availability.of(appointmentDate, this.database.manager);
    const without = await this.availability.of(appointmentDate, this.database.manager, {}, id);
    return without.flatMap(({ time, state }, at) =>
      state === 'free' && slots[at]?.state === 'taken' ? time : [],
    );
  }

  @Route(adminAppointments.create)
  async create(
    @Body({ schema: practiceBooking }) { userId, ...input }: Input<typeof practiceBooking>,
    @IdempotencyKey() idempotencyKey: string,
    @Me() me: SessionUser,
  ) {
    const { appointment, emails } = await this.appointments.bookFor(
      input,
      me,
      idempotencyKey,
      async (manager) => {
        // Locked, so that a login created at the same time also gets this visit.
        const where = { id: userId, closedAt: IsNull() };
        const person = await manager.findOne(Person, { where, lock: { mode: 'for_no_key_update' } });
        if (!person) throw invalid(appointmentMessages.unknownClient, 'userId');
        return userId;
      },
    );
    return { ...(await this.one(appointment.id, me)), emails };
  }

  @Route(adminAppointments.update)
  async update(
    @Id() id: number,
    @Body({ schema: practiceChange }) input: Input<typeof practiceChange>,
    @Me() me: SessionUser,
  ) {
    await appointmentList.findToChange(this.database, id, me);
    const { emails } = await this.appointments.change(me, id, input);
    return { ...(await this.one(id, me)), emails };
  }
}
