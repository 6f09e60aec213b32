import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { clientMessages } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { AssessmentsModule } from '../assessments/assessments.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { User } from '../auth/user.entity.ts';
import { ConsultationRequestsModule } from '../consultation-requests/consultation-requests.module.ts';
import { adminListOf } from '../lists/list-controllers.ts';
import { ClientNote } from '../notes/note.entity.ts';
import { notesOn } from '../notes/notes-controller.ts';
import { AccountRemoval } from './account-removal.ts';
import { clientCsv, clientList, clientView } from './client-list.ts';
import { ClientsController } from './clients.controller.ts';
import { OwnDataController } from './own-data.controller.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([User, ClientNote]),
    AppointmentsModule,
    AssessmentsModule,
    AuthModule,
    ConsultationRequestsModule,
  ],
  controllers: [
    adminListOf(clientList, clients, clientView, clientCsv),
    ClientsController,
    OwnDataController,
    notesOn(User, ClientNote, clients, clientMessages.unknown),
  ],
  providers: [AccountRemoval],
})
export class ClientsModule {}
