import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { consultationRequests } from '@practice/contract/routes';
import { adminListOf } from '../lists/list-controllers.ts';
import { ConsultationNote } from '../notes/note.entity.ts';
import { notesOn } from '../notes/notes-controller.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';
import { requestCsv, requestList, unknownRequest } from './consultation-request-list.ts';
import { ConsultationRequestsController } from './consultation-requests.controller.ts';
import { ConsultationRequests } from './consultation-requests.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultationRequest, ConsultationNote])],
  controllers: [
    adminListOf(requestList, consultationRequests, (row) => row, requestCsv),
    ConsultationRequestsController,
    notesOn(ConsultationRequest, ConsultationNote, consultationRequests, unknownRequest),
  ],
  providers: [ConsultationRequests],
  exports: [ConsultationRequests],
})
export class ConsultationRequestsModule {}
