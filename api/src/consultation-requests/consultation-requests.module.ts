import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsultationNote } from './consultation-note.entity.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';
import { ConsultationRequestsController } from './consultation-requests.controller.ts';
import { ConsultationRequests } from './consultation-requests.service.ts';
import { OldRequests } from './old-requests.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ConsultationRequest, ConsultationNote])],
  controllers: [ConsultationRequestsController],
  providers: [ConsultationRequests, OldRequests],
  exports: [ConsultationRequests],
})
export class ConsultationRequestsModule {}
