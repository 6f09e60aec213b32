import { expect, test } from '@jest/globals';
import {
  acceptedFilesHint,
  imageExtensions,
  mimeOf,
  refusalOf,
  uploadLimit,
  uploadRefusals,
} from './uploads.ts';

test('refuses an older Office format, and names the accepted ones', () => {
  expect(refusalOf({ name: 'Plan.docx', size: 1 })).toBeUndefined();
  expect(refusalOf({ name: 'Plan.DOC', size: 1 })).toMatch(/\.docx, \.xlsx, or \.pptx, or as a PDF/);
  expect(refusalOf({ name: 'plan.doc', size: 1 }, imageExtensions)).toBe(uploadRefusals.notAnImage);
});

test.each(['plan.rtf', 'notes.txt', 'list.csv', 'all.zip', 'book.epub', 'talk.mp3', 'model.odt', 'a.ics'])(
  '%s can be uploaded, as a download',
  (name) => {
    expect(refusalOf({ name, size: 1 })).toBeUndefined();
    expect(mimeOf(name)).toBe('application/octet-stream');
    expect(refusalOf({ name, size: 1 }, imageExtensions)).toBe(uploadRefusals.notAnImage);
  },
);

test.each(['a.html', 'a.HTM', 'a.xhtml', 'a.svg', 'a.xml', 'a.js', 'a.mjs', 'a.mht', 'a.phtml', 'a.txt.exe'])(
  '%s is refused, because a browser or a computer would run it',
  (name) => {
    expect(refusalOf({ name, size: 1 })).toBe(uploadRefusals.unknownType);
    expect(mimeOf(name)).toBeUndefined();
  },
);

test.each(['a', 'a.'])('%s is refused with a way on, because its name does not say what it is', (name) => {
  expect(refusalOf({ name, size: 1 })).toBe(uploadRefusals.noEnding);
  expect(mimeOf(name)).toBeUndefined();
});

test('what an iPhone makes and what has macros is refused with a way on', () => {
  expect(refusalOf({ name: 'IMG_1.HEIC', size: 1 })).toMatch(/export this photo as JPEG.*Most Compatible/);
  expect(refusalOf({ name: 'IMG_1.heic', size: 1 }, imageExtensions)).toBe(uploadRefusals.heic);
  expect(refusalOf({ name: 'IMG_1.MOV', size: 1 })).toMatch(/MP4.*Most Compatible/);
  for (const name of ['a.docm', 'a.xlsm', 'a.pptm', 'a.dot'])
    expect(refusalOf({ name, size: 1 })).toBe(uploadRefusals.legacyOffice);
});

test('the limit is 50 MB to the byte', () => {
  expect(refusalOf({ name: 'a.mp4', size: uploadLimit })).toBeUndefined();
  expect(refusalOf({ name: 'a.mp4', size: uploadLimit + 1 })).toBe(
    'This file is larger than 50 MB. Please choose a smaller one.',
  );
  expect(acceptedFilesHint).toMatch(/at most 50 MB\.$/);
});
