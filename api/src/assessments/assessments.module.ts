import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { adminAssessments } from '@practice/contract/routes';
import { AssistantModule } from '../assistant/assistant.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { User } from '../auth/user.entity.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { adminListOf } from '../lists/list-controllers.ts';
import { AssessmentNote } from '../notes/note.entity.ts';
import { notesOn } from '../notes/notes-controller.ts';
import { AdminAssessment } from './admin-assessment.entity.ts';
import { adminAssessment, assessmentCsv, assessmentList } from './admin-assessment-list.ts';
import { AdminAssessmentsController } from './admin-assessments.controller.ts';
import { Assessment, AssessmentMessage, AssessmentSettingsRow } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';
import { ClientAssessmentsController } from './client-assessments.controller.ts';
import { Conversations } from './conversations.ts';
import { ProfessionalAssessments } from './professional-assessments.ts';
import { Reports } from './reports.ts';

@Module({
  imports: [
    AuthModule,
    AssistantModule,
    CalendarModule,
    TypeOrmModule.forFeature([
      AdminAssessment,
      Assessment,
      AssessmentNote,
      AssessmentMessage,
      AssessmentSettingsRow,
      User,
    ]),
  ],
  controllers: [
    ClientAssessmentsController,
    adminListOf(assessmentList, adminAssessments, adminAssessment, assessmentCsv),
    AdminAssessmentsController,
    notesOn(Assessment, AssessmentNote, adminAssessments, assessmentMessages.unknown),
  ],
  providers: [Assessments, Conversations, ProfessionalAssessments, Reports],
  exports: [Assessments],
})
export class AssessmentsModule {}
