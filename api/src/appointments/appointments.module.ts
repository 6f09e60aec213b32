import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../auth/user.entity.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { AdminAppointmentsController } from './admin-appointments.controller.ts';
import { Appointment, AppointmentPractitioner } from './appointment.entity.ts';
import { AppointmentEmails } from './appointment-emails.ts';
import { Appointments } from './appointments.ts';
import { Availability } from './availability.ts';
import { BookingChecks } from './booking-checks.ts';
import { ClientAppointmentsController } from './client-appointments.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Appointment, AppointmentPractitioner, User]), CalendarModule],
  controllers: [ClientAppointmentsController, AdminAppointmentsController],
  providers: [Appointments, AppointmentEmails, Availability, BookingChecks],
  exports: [Appointments],
})
export class AppointmentsModule {}
