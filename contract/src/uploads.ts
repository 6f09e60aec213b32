import texts from '../texts/uploads.json' with { type: 'json' };
import { fileSize } from './format.ts';
import type { PictureFocus } from './picture-focus.ts';

/** Also change `client_max_body_size` and the 413 sentence in nginx.conf. */
export const uploadLimit = 50 * 1024 * 1024;

export const pixelLimit = 64_000_000;

export const animationLimit = 256_000_000;

/** The content decides the type, and the extension must agree. Other files are `bin`, a plain download. */
export const uploadTypes = [
  { extension: 'pdf', mime: 'application/pdf' },
  { extension: 'png', mime: 'image/png' },
  { extension: 'jpg', mime: 'image/jpeg' },
  { extension: 'jpeg', mime: 'image/jpeg' },
  { extension: 'jfif', mime: 'image/jpeg' },
  { extension: 'webp', mime: 'image/webp' },
  { extension: 'gif', mime: 'image/gif' },
  { extension: 'mp4', mime: 'video/mp4' },
  { extension: 'm4v', mime: 'video/mp4' },
  { extension: 'webm', mime: 'video/webm' },
  { extension: 'docx', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  { extension: 'bin', mime: 'application/octet-stream' },
] as const;

export type UploadExtension = (typeof uploadTypes)[number]['extension'];
export type UploadMime = (typeof uploadTypes)[number]['mime'];

export const imageExtensions = ['png', 'jpg', 'jpeg', 'jfif', 'webp', 'gif'] satisfies UploadExtension[];

export const acceptedImages = imageExtensions.map((extension) => `.${extension}`).join(',');
export const acceptedFilesHint = `PDF, image, video (MP4 or WebM), Office document (.docx, .xlsx, .pptx), or another file to download, such as audio, text or a ZIP, at most ${fileSize(uploadLimit)}.`;
export const acceptedReport = '.pdf';
export const acceptedReportHint = `A PDF, at most ${fileSize(uploadLimit)}.`;

export const uploadRefusals = {
  ...texts,
  tooLarge: `This file is larger than ${fileSize(uploadLimit)}. Please choose a smaller one.`,
  tooDetailed: `This image has more than ${pixelLimit / 1e6} million pixels. Please make it smaller first.`,
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
  if (/^hei[cf]$/.test(extension) && extensions.includes('png')) return uploadRefusals.heic;
  if (!extensions.includes('docx')) {
    return extensions.includes('png') ? uploadRefusals.notAnImage : uploadRefusals.notAPdf;
  }
  if (extension === 'mov') return uploadRefusals.mov;
  if (/^(do[ct]|xl[st]|p[po]t)m?$/.test(extension)) return uploadRefusals.legacyOffice;
  if (extension === '') return uploadRefusals.noEnding;
  return runnable.test(extension) ? uploadRefusals.unknownType : undefined;
}

const runnable =
  /^([psx]?html?|xht|mht(ml)?|webarchive|svgz?|xml|xslt?|[cm]?jsx?|tsx?|wasm|css|swf|ht[ac]|php\d?|aspx?|jspx?|exe|ms[ip]|com|scr|pif|bat|cmd|psm?1|vb[es]?|jse|ws[fh]?|jar|apk|app|dmg|pkg|deb|rpm|sh|command|lnk|url|reg|dll|iso|chm)$/;

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function mimeOf(name: string): UploadMime | undefined {
  const extension = extensionOf(name);
  const type = uploadTypes.find((each) => each.extension === extension);
  return type?.mime ?? (refusalOf({ name, size: 1 }) ? undefined : 'application/octet-stream');
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
