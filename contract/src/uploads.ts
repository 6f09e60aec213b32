import { fileSize } from './format.ts';
import type { PictureFocus } from './picture-focus.ts';

/** The upload limit, in bytes of one file: 50 MB. nginx.conf lets a little more pass (client_max_body_size). */
export const uploadLimit = 50 * 1024 * 1024;

/** The most pixels of one image; for an animated one, of all its frames together. */
export const pixelLimit = 64_000_000;

/** What may be uploaded. The content decides, and the extension must agree with it. */
export const uploadTypes = [
  { extension: 'pdf', mime: 'application/pdf' },
  { extension: 'png', mime: 'image/png' },
  { extension: 'jpg', mime: 'image/jpeg' },
  { extension: 'jpeg', mime: 'image/jpeg' },
  { extension: 'webp', mime: 'image/webp' },
  { extension: 'gif', mime: 'image/gif' },
  { extension: 'mp4', mime: 'video/mp4' },
  { extension: 'webm', mime: 'video/webm' },
  { extension: 'docx', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
] as const;

export type UploadExtension = (typeof uploadTypes)[number]['extension'];
export type UploadMime = (typeof uploadTypes)[number]['mime'];

/** Pictures that can be put into a post or made a thumbnail. */
export const imageExtensions = [
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
] as const satisfies readonly UploadExtension[];

/** For a file field's `accept`. */
export const acceptedFiles = uploadTypes.map(({ extension }) => `.${extension}`).join(',');
export const acceptedImages = imageExtensions.map((extension) => `.${extension}`).join(',');

/** What a file field says of the files it takes. */
export const acceptedFilesHint = `PDF, image, video (MP4 or WebM), or Office document (.docx, .xlsx, .pptx), at most ${fileSize(uploadLimit)}.`;

/** The same of a field that takes a report. */
export const acceptedReport = '.pdf';
export const acceptedReportHint = `A PDF, at most ${fileSize(uploadLimit)}.`;

/** Why a file is not taken. Said by the form before sending, and by the API. */
export const uploadRefusals = {
  tooLarge: `This file is larger than ${fileSize(uploadLimit)}. Please choose a smaller one.`,
  empty: 'This file is empty. Please choose another one.',
  unknownType: 'Please choose a PDF, an image, a video (MP4 or WebM) or an Office document.',
  legacyOffice: 'Please save this document as .docx, .xlsx, or .pptx, or as a PDF, and choose that file.',
  notAnImage: 'Please choose an image: PNG, JPEG, WebP or GIF.',
  notAPdf: 'Please choose a PDF.',
  otherContent:
    'This file is not what its name says. Please save it again under its own type, or choose another one.',
  damaged: 'This file cannot be read. It may be damaged. Please choose another one.',
  badName: 'The name of this file holds a path. Please rename it and try again.',
  tooDetailed: `This image has more than ${pixelLimit / 1e6} million pixels. Please make it smaller first.`,
  interrupted: 'The upload was interrupted. Please try again.',
} as const;

/** Whether a file can be sent at all: the sentence to show, or undefined. `File` of a browser fits. */
export function refusalOf(
  file: { name: string; size: number },
  extensions: readonly string[] = uploadTypes.map(({ extension }) => extension),
): string | undefined {
  if (/[\\/]/.test(file.name)) return uploadRefusals.badName;
  if (file.size > uploadLimit) return uploadRefusals.tooLarge;
  if (file.size === 0) return uploadRefusals.empty;
  const extension = extensionOf(file.name);
  if (extensions.includes(extension)) return undefined;
  if (!extensions.includes('docx')) {
    return extensions.includes('png') ? uploadRefusals.notAnImage : uploadRefusals.notAPdf;
  }
  return /^(doc|xls|ppt)$/.test(extension) ? uploadRefusals.legacyOffice : uploadRefusals.unknownType;
}

/** The part after the last dot, in lower case; empty where there is none. */
function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type that a name claims. */
export function mimeOf(name: string): UploadMime | undefined {
  const extension = extensionOf(name);
  return uploadTypes.find((type) => type.extension === extension)?.mime;
}

/** One of our own pictures in its sizes. Width and height are known, so that the page does not shift when it loads. */
export interface Picture {
  /** The largest, as WebP. */
  url: string;
  width: number;
  height: number;
  /** For `<source type srcset>`, the better format first. */
  sources: { type: 'image/avif' | 'image/webp'; srcset: string }[];
}

/** What POST /api/images answers. */
export interface UploadedImage extends Picture {
  /** Where the eye goes first, as a guess of what a crop must keep; null where nothing stands out. */
  focus: PictureFocus | null;
}
