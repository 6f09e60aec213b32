import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Assessor } from '@practice/desk/reading';
import { User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { Worker } from '../worker.ts';
import { builtInAssessor } from './built-in-assessor.ts';
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
      inject: [CONFIG, AssistantLimits, Worker],
      useFactory: ({ model }: Config, limits: AssistantLimits, worker: Worker) => {
        const builtIn = builtInAssessor(worker);
        const onSecondTry = () => limits.takeAgain('assessment');
        return model ? new ModelAssessor({ ...model, builtIn, onSecondTry }) : builtIn;
      },
    },
  ],
  exports: [Assessor, Turns],
})
export class AssistantModule {}
