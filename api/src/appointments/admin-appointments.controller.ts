import { Body, Controller, Headers, NotFoundException, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AdminAppointment,
  type AdminAppointmentInput,
  type AdminAppointmentUpdate,
  adminAppointmentInput,
  adminAppointmentUpdate,
  appointmentMessages,
  type Emails,
} from '@practice/contract/appointments';
import type { SessionUser } from '@practice/contract/auth';
import { adminAppointments } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { User } from '../auth/user.entity.ts';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { attemptOf, IdPipe, invalid } from '../http/validation.ts';
import { asAdmin } from '../lists/list.ts';
import { adminAppointment, appointmentList } from './admin-appointment-list.ts';
import { Appointments } from './appointments.service.ts';
import { Availability } from './availability.ts';

@Controller()
export class AdminAppointmentsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly appointments: Appointments,
    private readonly availability: Availability,
  ) {}

  /** 404 when there is none with this number. */
  @Route(adminAppointments.one)
  @ForAdmins()
  async one(@Param('id', IdPipe) id: number): Promise<AdminAppointment> {
    const row = await appointmentList.one(this.database, id, asAdmin);
    if (!row) throw new NotFoundException(appointmentMessages.unknown);
    return adminAppointment(row);
  }

  /** The practice's times that clients could book, were it not for this appointment: what canceling it opens. 404. */
  @Route(adminAppointments.heldTimes)
  @ForAdmins()
  async heldTimes(@Param('id', IdPipe) id: number): Promise<string[]> {
    const { appointmentDate } = await this.one(id);
    const slots = await this.availability.of(appointmentDate, this.database.manager);
    const without = await this.availability.of(appointmentDate, this.database.manager, { except: id });
    return without.flatMap(({ time, state }, at) =>
      state === 'free' && slots[at]?.state === 'taken' ? time : [],
    );
  }

  /**
   * Books any time for a client. An `Idempotency-Key` (a UUID) makes sending again safe. 400 names each wrong field; 409 with the
   * day's free times where two would overlap.
   */
  @Route(adminAppointments.create)
  @ForAdmins()
  async create(
    @Body({ schema: adminAppointmentInput }) { userId, ...input }: AdminAppointmentInput,
    @Headers('idempotency-key') key: string | undefined,
    @Me() me: SessionUser,
  ): Promise<AdminAppointment & Emails> {
    const { appointment, emails } = await this.appointments.bookFor(
      input,
      me,
      attemptOf(key),
      async (manager) => {
        if (await manager.existsBy(User, { id: userId })) return userId;
        throw invalid([{ path: 'userId', message: appointmentMessages.unknownClient }]);
      },
    );
    return { ...(await this.one(appointment.id)), emails };
  }

  /** Moves, cancels with a reason, completes: changes what the body names. 404; 409 where two would overlap, or it changed since `version`. */
  @Route(adminAppointments.update)
  @ForAdmins()
  async update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: adminAppointmentUpdate }) input: AdminAppointmentUpdate,
    @Me() me: SessionUser,
  ): Promise<AdminAppointment & Emails> {
    const { emails } = await this.appointments.changeAny(id, input, me);
    return { ...(await this.one(id)), emails };
  }
}
