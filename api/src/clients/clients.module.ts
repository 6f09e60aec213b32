import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { clientMessages } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { AssessmentsModule } from '../assessments/assessments.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { User } from '../auth/user.entity.ts';
import { ConsultationRequestsModule } from '../consultation-requests/consultation-requests.module.ts';
import { csvOf, pagesOf } from '../lists/list-controllers.ts';
import { notesOn } from '../notes/notes-controller.ts';
import { AccountRemoval } from './account-removal.ts';
import { clientCsv, clientList, clientView } from './client-list.ts';
import { ClientNote } from './client-note.entity.ts';
import { ClientsController } from './clients.controller.ts';
import { RequestToClientController } from './request-to-client.controller.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([User, ClientNote]),
    AppointmentsModule,
    AssessmentsModule,
    AuthModule,
    ConsultationRequestsModule,
  ],
  controllers: [
    pagesOf(clientList, clients.list, clientView),
    csvOf(clientList, clients.exportCsv, clientCsv),
    ClientsController,
    RequestToClientController,
    notesOn({
      record: User,
      unknown: clientMessages.unknown,
      notes: ClientNote,
      list: clients.notes,
      add: clients.addNote,
    }),
  ],
  providers: [AccountRemoval],
})
export class ClientsModule {}
