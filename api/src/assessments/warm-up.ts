import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Answers, questions } from '@practice/contract/questionnaire';
import { readAnswers } from './reader/read-answers.ts';
import { redFlagsIn } from './red-flags.ts';

/** Reads once at the start: an expression is compiled when it is first used, and nobody should wait for all of them. */
@Injectable()
export class WarmUp implements OnApplicationBootstrap {
  onApplicationBootstrap(): void {
    const examples = questions.map(({ name, example }) => [name, example]);
    readAnswers(Object.fromEntries(examples) as Answers);
    for (const { example } of questions) redFlagsIn(example);
  }
}
