import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { questions } from '@practice/contract/questionnaire';
import { type Answers } from '@practice/desk/answers';
import { readAnswers } from '@practice/desk/reader/read-answers';
import { redFlagsIn } from '@practice/desk/warning-signs/red-flags';

/** Reads once at the start: an expression is compiled when it is first used, and nobody should wait for all of them. */
@Injectable()
export class WarmUp implements OnApplicationBootstrap {
  onApplicationBootstrap(): void {
    const examples = questions.map(({ name, example }) => [name, example]);
    readAnswers(Object.fromEntries(examples) as Answers);
    for (const { example } of questions) redFlagsIn(example);
  }
}
