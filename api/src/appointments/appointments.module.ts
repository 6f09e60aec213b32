import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminAppointments } from '@practice/contract/routes';
import { User } from '../auth/user.entity.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { withUser } from '../clients/with-client.entity.ts';
import { adminListOf } from '../lists/list-controllers.ts';
import { AdminAppointment } from './admin-appointment.entity.ts';
import { appointmentCsv, appointmentList } from './admin-appointment-list.ts';
import { AdminAppointmentsController } from './admin-appointments.controller.ts';
import { Appointment } from './appointment.entity.ts';
import { AppointmentEmails } from './appointment-emails.ts';
import { Appointments } from './appointments.ts';
import { Availability } from './availability.ts';
import { BookingChecks } from './booking-checks.ts';
import { ClientAppointmentsController } from './client-appointments.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Appointment, AdminAppointment, User]), CalendarModule],
  controllers: [
    ClientAppointmentsController,
    adminListOf(appointmentList, adminAppointments, withUser, appointmentCsv),
    AdminAppointmentsController,
  ],
  providers: [Appointments, AppointmentEmails, Availability, BookingChecks],
  exports: [Appointments],
})
export class AppointmentsModule {}
