import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from './error.filter.ts';
import { Limits } from './limits.ts';
import { ValidationPipe } from './validation.ts';

@Global()
@Module({
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: ValidationPipe },
    Limits,
  ],
  exports: [Limits],
})
export class HttpModule {}
