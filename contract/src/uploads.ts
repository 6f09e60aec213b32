import { fileSize } from './format.ts';
import type { PictureFocus } from './picture-focus.ts';

/** 50 MB per file. Also change `client_max_body_size` and the 413 sentence in nginx.conf, and both in sandbox/gateway/proxy.ts. */
export const uploadLimit = 50 * 1024 * 1024;

export const pixelLimit = 64_000_000;

/** The content decides the type, and the extension must agree. */
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

export const imageExtensions = ['png', 'jpg', 'jpeg', 'webp', 'gif'] satisfies UploadExtension[];

export const acceptedFiles = uploadTypes.map(({ extension }) => `.${extension}`).join(',');
export const acceptedImages = imageExtensions.map((extension) => `.${extension}`).join(',');
export const acceptedFilesHint = `PDF, image, video (MP4 or WebM), or Office document (.docx, .xlsx, .pptx), at most ${fileSize(uploadLimit)}.`;
export const acceptedReport = '.pdf';
export const acceptedReportHint = `A PDF, at most ${fileSize(uploadLimit)}.`;

export const uploadRefusals = {
  tooLarge: `This file is larger than ${fileSize(uploadLimit)}. Please choose a smaller one.`,
  empty: 'This file is empty. Please choose another one.',
  unknownType: 'Please choose a PDF, an image, a video (MP4 or WebM) or an Office document.',
  legacyOffice: 'Please save this document as .docx, .xlsx, or .pptx, or as a PDF, and choose that file.',
  notAnImage: 'Please choose an image: PNG, JPEG, WebP or GIF.',
  notAPdf: 'Please choose a PDF.',
  otherContent:
    'This file isn’t what its name says. Please save it again under its own type, or choose another one.',
  damaged: 'We can’t read this file. It may be damaged. Please choose another one.',
  badName: 'This file’s name has a slash in it. Please rename it and try again.',
  tooDetailed: `This image has more than ${pixelLimit / 1e6} million pixels. Please make it smaller first.`,
  interrupted: 'The upload was interrupted. Please try again.',
} as const;

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

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function mimeOf(name: string): UploadMime | undefined {
  const extension = extensionOf(name);
  return uploadTypes.find((type) => type.extension === extension)?.mime;
}

export interface Picture {
  url: string;
  width: number;
  height: number;
  sources: { type: 'image/avif' | 'image/webp'; srcset: string }[];
}

export interface UploadedImage extends Picture {
  focus: PictureFocus | null;
}
