import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config.ts';
import { DiskStorage } from './disk.ts';
import { Encoder } from './encoder.ts';
import { FileSender } from './file-sender.ts';
import { Spool } from './spool.ts';
import { Storage } from './storage.ts';
import { Upload } from './upload.entity.ts';
import { UploadCleanup } from './upload-cleanup.ts';
import { UploadsController } from './uploads.controller.ts';
import { Uploads } from './uploads.ts';

const storage = {
  provide: Storage,
  inject: [CONFIG],
  useFactory: async ({ uploads: { bucket, folder } }: Config) =>
    bucket ? new (await import('./s3.ts')).S3Storage(bucket) : new DiskStorage(folder),
};

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Upload])],
  controllers: [UploadsController],
  providers: [storage, Spool, Encoder, Uploads, FileSender, UploadCleanup],
  exports: [Spool, Uploads, FileSender, UploadCleanup],
})
export class UploadsModule {}
