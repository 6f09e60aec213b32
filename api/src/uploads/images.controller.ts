import { Controller, Post } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { imageExtensions, type UploadedImage, uploadRefusals } from '@practice/contract/uploads';
import { DataSource } from 'typeorm';
import { ForAdmins } from '../http/audience.ts';
import { pictureOf, publicAddress } from './pictures.ts';
import type { Received } from './receive.ts';
import { File, ReceivesFile } from './receives-file.ts';
import { refused } from './refusal.ts';
import { Upload } from './upload.entity.ts';
import { Uploads } from './uploads.service.ts';

@Controller('images')
export class ImagesController {
  constructor(
    private readonly uploads: Uploads,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * Keeps a picture for a post or a thumbnail. It is public at once, under an address that nobody can guess, and gone
   * again after two days in which nothing names it.
   */
  @Post()
  @ForAdmins()
  @ReceivesFile(imageExtensions)
  async create(@File() received: Received | undefined): Promise<UploadedImage> {
    if (!received) throw refused(uploadRefusals.notAnImage);
    const picture = await this.uploads.picture(received);
    await this.uploads.keep([picture], (rows) => this.dataSource.getRepository(Upload).insert(rows));
    return pictureOf(picture.row, publicAddress);
  }
}
