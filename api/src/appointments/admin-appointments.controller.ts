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
import { Appointments } from './appointments.ts';
import { Availability } from './availability.ts';

@Controller()
export class AdminAppointmentsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly appointments: Appointments,
    private readonly availability: Availability,
  ) {}

  @Route(adminAppointments.one)
  @ForAdmins()
  async one(@Param('id', IdPipe) id: number): Promise<AdminAppointment> {
    const row = await appointmentList.one(this.database, id, asAdmin);
    if (!row) throw new NotFoundException(appointmentMessages.unknown);
    return adminAppointment(row);
  }

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
