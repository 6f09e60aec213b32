import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Downloads } from './downloads.ts';
import { Resource, ResourceDownload } from './resource.entity.ts';
import { ResourceFilesController } from './resource-files.controller.ts';
import { ResourcesController } from './resources.controller.ts';
import { Resources } from './resources.ts';
import { Samples } from './samples.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Resource, ResourceDownload])],
  controllers: [ResourcesController, ResourceFilesController],
  providers: [Resources, Downloads, Samples],
  exports: [Resources],
})
export class ResourcesModule {}
