import { Controller, Get, Param, UploadedFile, UseInterceptors } from '@nestjs/common';
import { images } from '@practice/contract/routes';
import { imageExtensions, uploadRefusals } from '@practice/contract/uploads';
import { Http, type HttpContext } from '../http/params.ts';
import { Public, Route } from '../http/route.ts';
import { FileSender, fileNotFound } from './file-sender.ts';
import { FormInterceptor } from './form.interceptor.ts';
import { keyFromName } from './names.ts';
import { publicAddress, toPicture } from './pictures.ts';
import { type ReceivedFile, ReceivedFilePipe, uploadError } from './received-file.pipe.ts';
import { Uploads } from './uploads.ts';

@Controller()
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
  ) {}

  @Get('uploads/:name')
  @Public()
  async file(@Param('name') name: string, @Http() http: HttpContext) {
    const upload = await this.uploads.one(keyFromName(name));
    if (!upload?.isPublic) throw fileNotFound();
    return this.sender.send(upload, name, http);
  }

  @Route(images.upload)
  @UseInterceptors(FormInterceptor)
  async uploadImage(@UploadedFile(new ReceivedFilePipe(imageExtensions)) received?: ReceivedFile) {
    if (!received) throw uploadError(uploadRefusals.notAnImage);
    const { row, focus } = await this.uploads.storePicture(received);
    return { ...toPicture(row, publicAddress), focus };
  }
}
