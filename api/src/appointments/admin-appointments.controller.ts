import { Body, Controller } from '@nestjs/common';
import { practiceBooking, practiceChange } from '@practice/contract/admin-appointments';
import { appointmentMessages } from '@practice/contract/appointments';
import type { SessionUser } from '@practice/contract/auth';
import { adminAppointments } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { User } from '../auth/user.entity.ts';
import { RecentSecondFactor } from '../http/audience.ts';
import { Http, type HttpContext, Id, IdempotencyKey, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { invalid } from '../http/validation.ts';
import { csvFile } from '../lists/csv.ts';
import { asStaff, type QueryOf } from '../lists/list.ts';
import { ListParams, setContentRange } from '../lists/list-query.ts';
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
  async list(@ListParams(appointmentList) query: Query, @Http() http: HttpContext) {
    const page = await appointmentList.page(this.database, query, asStaff);
    setContentRange(http, appointmentList, query, page);
    return page.rows.map(adminAppointment);
  }

  @Route(adminAppointments.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(appointmentList) query: Query) {
    return csvFile(appointmentList, appointmentCsv, appointmentList.everything(this.database, query));
  }

  @Route(adminAppointments.one)
  async one(@Id() id: number) {
    return adminAppointment(await appointmentList.find(this.database, id));
  }

  @Route(adminAppointments.timesFreedByCanceling)
  async timesFreedByCanceling(@Id() id: number) {
    const { appointmentDate } = await this.one(id);
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
        if (await manager.existsBy(User, { id: userId })) return userId;
        throw invalid(appointmentMessages.unknownClient, 'userId');
      },
    );
    return { ...(await this.one(appointment.id)), emails };
  }

  @Route(adminAppointments.update)
  async update(
    @Id() id: number,
    @Body({ schema: practiceChange }) input: Input<typeof practiceChange>,
    @Me() me: SessionUser,
  ) {
    const { emails } = await this.appointments.change(me, id, input);
    return { ...(await this.one(id)), emails };
  }
}
