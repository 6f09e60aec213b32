import { Controller } from '@nestjs/common';
import { images } from '@practice/contract/routes';
import { imageExtensions, type UploadedImage, uploadRefusals } from '@practice/contract/uploads';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { pictureOf, publicAddress } from './pictures.ts';
import type { Received } from './receive.ts';
import { File, ReceivesFile } from './receives-file.ts';
import { refused } from './refusal.ts';
import { Uploads } from './uploads.ts';

@Controller()
export class ImagesController {
  constructor(private readonly uploads: Uploads) {}

  @Route(images.upload)
  @ForAdmins()
  @ReceivesFile(imageExtensions)
  async create(@File() received: Received | undefined): Promise<UploadedImage> {
    if (!received) throw refused(uploadRefusals.notAnImage);
    const { row, focus } = await this.uploads.keepPicture(received);
    return { ...pictureOf(row, publicAddress), focus };
  }
}
