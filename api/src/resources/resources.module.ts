import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Openings } from './openings.ts';
import { OwnAddresses } from './own-addresses.ts';
import { Resource } from './resource.entity.ts';
import { ResourceBin } from './resource-bin.ts';
import { ResourceFilesController } from './resource-files.controller.ts';
import { ResourceLists } from './resource-lists.ts';
import { ResourcesController } from './resources.controller.ts';
import { Resources } from './resources.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Resource])],
  controllers: [ResourcesController, ResourceFilesController],
  providers: [Resources, ResourceLists, ResourceBin, OwnAddresses, Openings],
  exports: [Resources],
})
export class ResourcesModule {}
