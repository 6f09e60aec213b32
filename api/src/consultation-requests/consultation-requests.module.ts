import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { consultationRequests } from '@practice/contract/routes';
import { csvOf, pagesOf } from '../lists/list-controllers.ts';
import { notesOn } from '../notes/notes-controller.ts';
import { ConsultationNote } from './consultation-note.entity.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';
import { requestCsv, requestList } from './consultation-request-list.ts';
import { ConsultationRequestsController } from './consultation-requests.controller.ts';
import { ConsultationRequests, unknownRequest } from './consultation-requests.ts';
import { OldRequests } from './old-requests.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultationRequest, ConsultationNote])],
  controllers: [
    pagesOf(requestList, consultationRequests.list, (row) => row),
    csvOf(requestList, consultationRequests.exportCsv, requestCsv),
    ConsultationRequestsController,
    notesOn({
      record: ConsultationRequest,
      unknown: unknownRequest,
      notes: ConsultationNote,
      list: consultationRequests.notes,
      add: consultationRequests.addNote,
    }),
  ],
  providers: [ConsultationRequests, OldRequests],
  exports: [ConsultationRequests],
})
export class ConsultationRequestsModule {}
