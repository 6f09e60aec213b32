import { Injectable } from '@nestjs/common';
import { Prepared } from '../database/prepared.ts';
import type { Upload } from './upload.entity.ts';

/** Rows of uploads as the pages ask for them, again and again. */
@Injectable()
export class UploadRows {
  constructor(private readonly prepared: Prepared) {}

  async one(key: string): Promise<Upload | undefined> {
    const [row] = await this.prepared.rows<Upload>(
      'upload-by-key',
      `SELECT key, kind, extension, mime, size, label, width, height, widths, is_animated AS "isAnimated",
         is_public AS "isPublic", created_at AS "createdAt"
       FROM uploads WHERE key = $1`,
      [key],
    );
    return row;
  }
}
