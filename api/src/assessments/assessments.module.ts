import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { builtInAssessor } from '@practice/desk/built-in-assessor';
import { Assessor } from '@practice/desk/reading';
import { User } from '../auth/user.entity.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { CONFIG, type Config } from '../config.ts';
import { AdminAssessment } from './admin-assessment.entity.ts';
import { AdminAssessmentsController } from './admin-assessments.controller.ts';
import { Assessment } from './assessment.entity.ts';
import { AssessmentMessage } from './assessment-message.entity.ts';
import { AssessmentNote } from './assessment-note.entity.ts';
import { AssessmentSettingsRow } from './assessment-settings.entity.ts';
import { Assessments } from './assessments.service.ts';
import { AssistantLimits } from './assistant-limits.ts';
import { AssistantUse } from './assistant-use.entity.ts';
import { ClientAssessmentsController } from './client-assessments.controller.ts';
import { Conversations } from './conversations.ts';
import { EmergencyMails } from './emergency-mails.ts';
import { ModelAssessor } from './model/model-assessor.ts';
import { Pictures } from './pictures.ts';
import { PracticeFacts } from './practice-facts.ts';
import { PractitionerLine } from './practitioner-line.ts';
import { ProfessionalAssessments } from './professional-assessments.ts';
import { Reports } from './reports.ts';
import { Turns } from './turns.ts';

@Module({
  imports: [
    CalendarModule,
    TypeOrmModule.forFeature([
      AdminAssessment,
      Assessment,
      AssessmentNote,
      AssessmentMessage,
      AssessmentSettingsRow,
      AssistantUse,
      User,
    ]),
  ],
  controllers: [ClientAssessmentsController, AdminAssessmentsController],
  providers: [
    Assessments,
    AssistantLimits,
    Conversations,
    Pictures,
    EmergencyMails,
    PracticeFacts,
    PractitionerLine,
    ProfessionalAssessments,
    Reports,
    Turns,
    {
      provide: Assessor,
      inject: [CONFIG, AssistantLimits],
      useFactory: ({ model }: Config, limits: AssistantLimits) =>
        model
          ? new ModelAssessor({ ...model, onSecondTry: () => limits.takeAgain('assessment') })
          : builtInAssessor,
    },
  ],
  exports: [Assessments],
})
export class AssessmentsModule {}
