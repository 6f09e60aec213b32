import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Assessor } from '@practice/desk/reading';
import { User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { Worker } from '../worker.ts';
import { AssistantUse } from './assistant-use.entity.ts';
import { builtInAssessor } from './built-in-assessor.ts';
import { AssistantLimits } from './limits.ts';
import { ModelQueue } from './model-queue.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AssistantUse, User])],
  providers: [
    AssistantLimits,
    ModelQueue,
    {
      provide: Assessor,
      inject: [CONFIG, AssistantLimits, Worker],
      useFactory: async ({ model }: Config, limits: AssistantLimits, worker: Worker) => {
        const builtIn = builtInAssessor(worker);
        if (!model) return builtIn;
        // Imported only when needed, because it takes a tenth of the startup.
        const { ModelAssessor } = await import('./model-assessor.ts');
        const onSecondTry = () => limits.takeAgain('assessment');
        return new ModelAssessor({ ...model, builtIn, onSecondTry });
      },
    },
  ],
  exports: [Assessor, ModelQueue],
})
export class AssistantModule {}
