import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadCleanup } from '../uploads/upload-cleanup.ts';
import { Downloads } from './downloads.ts';
import { Resource, ResourceDownload } from './resource.entity.ts';
import { ResourceFilesController } from './resource-files.controller.ts';
import { ResourceTrash } from './resource-trash.ts';
import { ResourcesController } from './resources.controller.ts';
import { Resources } from './resources.ts';
import { Samples } from './samples.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Resource, ResourceDownload])],
  controllers: [ResourcesController, ResourceFilesController],
  providers: [Resources, ResourceTrash, Downloads, Samples],
  exports: [Resources],
})
export class ResourcesModule {
  constructor(cleanup: UploadCleanup) {
    cleanup.keepPicturesNamedIn(
      `SELECT file_url FROM resources UNION ALL SELECT '/uploads/' || thumbnail_key FROM resources`,
    );
  }
}
