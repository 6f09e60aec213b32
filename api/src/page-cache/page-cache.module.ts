import { Global, Module } from '@nestjs/common';
import { PageCache } from './page-cache.ts';

@Global()
@Module({ providers: [PageCache], exports: [PageCache] })
export class PageCacheModule {}
