import { Body, Controller, Get, Inject, Query, StreamableFile } from '@nestjs/common';
import {
  appointmentInput,
  appointmentUpdate,
  ownAppointments,
  seenVersionQuery,
} from '@practice/contract/appointments';
import type { SessionUser } from '@practice/contract/auth';
import { availabilityQuery, freeDaysMax, freeDaysQuery } from '@practice/contract/calendar';
import { addDays } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';
import { practice } from '@practice/contract/practice';
import { practitionerMessages } from '@practice/contract/practitioners';
import { appointments } from '@practice/contract/routes';
import { serviceMessages } from '@practice/contract/services';
import { placeOf } from '@practice/contract/visit';
import { DataSource, In } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { CONFIG, type Config } from '../config.ts';
import { Id, IdempotencyKey, type Input, Network } from '../http/params.ts';
import { ForClients, Public, Route } from '../http/route.ts';
import { invalid } from '../http/validation.ts';
import { OwnPage, type Page } from '../lists/list-query.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { Service } from '../services/service.entity.ts';
import type { Appointment } from './appointment.entity.ts';
import { Appointments } from './appointments.ts';
import { Availability, type Wanted, whoGives } from './availability.ts';
import { lengthOf } from './booked-service.ts';
import { calendarFile } from './ics.ts';

type Asked = Pick<Input<typeof availabilityQuery>, 'service' | 'practitioner'>;

@Controller()
@ForClients()
export class ClientAppointmentsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly appointments: Appointments,
    private readonly availability: Availability,
  ) {}

  @Route(appointments.availability)
  @Public()
  async slots(@Query({ schema: availabilityQuery }) { date, ...asked }: Input<typeof availabilityQuery>) {
    const slots = await this.availability.of(date, this.database.manager, await this.wanted(asked));
    return slots.map(({ time, state }) => ({ time, available: state === 'free' }));
  }

  @Route(appointments.freeDays)
  @Public()
  async freeDays(@Query({ schema: freeDaysQuery }) { from, to, ...asked }: Input<typeof freeDaysQuery>) {
    if (to < from || to > addDays(from, freeDaysMax - 1)) {
      throw invalid(`Please ask for 1 to ${freeDaysMax} days.`, 'to');
    }
    const wanted = await this.wanted(asked);
    const days = await this.availability.between(from, to, this.database.manager, wanted);
    return [...days].map(([date, slots]) => ({
      date,
      free: slots.filter(({ state }) => state === 'free').length,
      times: slots.length,
      holiday: slots[0]?.state === 'holiday' ? holidayOn(date) : undefined,
    }));
  }

  private async wanted({ service: id, practitioner: asked }: Asked): Promise<Wanted> {
    const { manager } = this.database;
    const service = id === undefined ? null : await manager.findOneBy(Service, { id });
    if (id !== undefined && !service) throw invalid(serviceMessages.unknown, 'service');
    const found = asked && (await manager.countBy(Practitioner, { id: In(asked) }));
    if (found !== asked?.length) throw invalid(practitionerMessages.unknown, 'practitioner');
    const givers = await whoGives(id, manager);
    const practitionerIds = asked?.every((each) => givers.includes(each)) === false ? [] : asked;
    return { ...lengthOf(service), serviceId: id, practitionerIds };
  }

  @Route(appointments.mine)
  async list(@Me() me: SessionUser, @OwnPage(ownAppointments) page: Page<typeof ownAppointments>) {
    return page((await this.appointments.of(me.id)).map(appointmentView));
  }

  @Route(appointments.create)
  async create(
    @Body({ schema: appointmentInput }) input: Input<typeof appointmentInput>,
    @IdempotencyKey() idempotencyKey: string,
    @Me() me: SessionUser,
    @Network() network: string,
  ) {
    const { appointment, emails } = await this.appointments.book(me, input, idempotencyKey, network);
    return { ...appointmentView(appointment), emails };
  }

  @Route(appointments.update)
  async update(
    @Id() id: number,
    @Body({ schema: appointmentUpdate }) input: Input<typeof appointmentUpdate>,
    @Me() me: SessionUser,
    @Network() network: string,
  ) {
    const { appointment, ...saved } = await this.appointments.change(me, id, input, network);
    return { ...appointmentView(appointment), ...saved };
  }

  @Route(appointments.remove)
  async remove(
    @Id() id: number,
    @Query({ schema: seenVersionQuery }) { version }: Input<typeof seenVersionQuery>,
    @Me() me: SessionUser,
  ) {
    const saved = await this.appointments.remove(me, id, version);
    return { message: 'The appointment is deleted.', ...saved };
  }

  /** Downloads an appointment for the client's calendar. 404 if it isn't theirs. */
  @Get('api/client/appointments/:id/calendar.ics')
  async calendar(@Id() id: number, @Me() me: SessionUser): Promise<StreamableFile> {
    const appointment = await this.appointments.one(me.id, id);
    const { content } = calendarFile(appointment, 'PUBLISH', {
      host: new URL(this.config.publicOrigin).hostname,
      summary: `${appointment.title} (${practice.name})`,
      location: placeOf(appointment),
    });
    return new StreamableFile(Buffer.from(content), {
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      disposition: `attachment; filename="appointment-${practiceDay(appointment.startsAt)}.ics"`,
    });
  }
}

function appointmentView(appointment: Appointment) {
  return {
    id: appointment.id,
    userId: appointment.userId,
    serviceId: appointment.serviceId,
    paymentId: appointment.paymentId,
    title: appointment.title,
    description: appointment.description,
    appointmentDate: appointment.appointmentDate,
    appointmentTime: appointment.appointmentTime,
    minutes: appointment.minutes,
    status: appointment.status,
    location: appointment.location,
    cancelReason: appointment.cancelReason,
    practitioners: appointment.practitioners,
    version: appointment.version,
    startsAt: appointment.startsAt.toISOString(),
    createdAt: appointment.createdAt.toISOString(),
    updatedAt: appointment.updatedAt.toISOString(),
  };
}
