import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { builtInAssessor } from '@practice/desk/built-in-assessor';
import { Assessor } from '@practice/desk/reading';
import { User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { AssistantLimits, AssistantUse } from './limits.ts';
import { ModelAssessor } from './model-assessor.ts';
import { Turns } from './turns.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AssistantUse, User])],
  providers: [
    AssistantLimits,
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
  exports: [Assessor, Turns],
})
export class AssistantModule {}
