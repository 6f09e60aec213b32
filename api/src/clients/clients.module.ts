import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { AssessmentsModule } from '../assessments/assessments.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { User } from '../auth/user.entity.ts';
import { ConsultationRequestsModule } from '../consultation-requests/consultation-requests.module.ts';
import { ClientNote } from '../notes/note.entity.ts';
import { AccountRemoval } from './account-removal.ts';
import { ClientsController } from './clients.controller.ts';
import { Merges } from './merges.ts';
import { OwnDataController } from './own-data.controller.ts';
import { PersonMerge } from './person-merge.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([User, ClientNote, PersonMerge]),
    AppointmentsModule,
    AssessmentsModule,
    AuthModule,
    ConsultationRequestsModule,
  ],
  controllers: [ClientsController, OwnDataController],
  providers: [AccountRemoval, Merges],
})
export class ClientsModule {}
