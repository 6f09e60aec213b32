import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssistantModule } from '../assistant/assistant.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { User } from '../auth/user.entity.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { AssessmentNote } from '../notes/note.entity.ts';
import { ServicesModule } from '../services/services.module.ts';
import { AdminAssessmentsController } from './admin-assessments.controller.ts';
import { Assessment, AssessmentMessage, AssessmentSettingsRow } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';
import { ClientAssessmentsController } from './client-assessments.controller.ts';
import { Conversations } from './conversations.ts';
import { ProfessionalAssessments } from './professional-assessments.ts';
import { Reports } from './reports.ts';
import { SignAnswers } from './sign-answers.ts';

@Module({
  imports: [
    AuthModule,
    AssistantModule,
    CalendarModule,
    ServicesModule,
    TypeOrmModule.forFeature([Assessment, AssessmentNote, AssessmentMessage, AssessmentSettingsRow, User]),
  ],
  controllers: [ClientAssessmentsController, AdminAssessmentsController],
  providers: [Assessments, Conversations, ProfessionalAssessments, Reports, SignAnswers],
  exports: [Assessments],
})
export class AssessmentsModule {}
