import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsultationNote } from '../notes/note.entity.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';
import { ConsultationRequestsController } from './consultation-requests.controller.ts';
import { ConsultationRequests } from './consultation-requests.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultationRequest, ConsultationNote])],
  controllers: [ConsultationRequestsController],
  providers: [ConsultationRequests],
  exports: [ConsultationRequests],
})
export class ConsultationRequestsModule {}
