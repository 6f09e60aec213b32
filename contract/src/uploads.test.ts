import { expect, test } from '@jest/globals';
import { acceptedFilesHint, imageExtensions, refusalOf, uploadLimit, uploadRefusals } from './uploads.ts';

test('refuses an older Office format, and names the accepted ones', () => {
  expect(refusalOf({ name: 'Plan.docx', size: 1 })).toBeUndefined();
  expect(refusalOf({ name: 'Plan.DOC', size: 1 })).toMatch(/\.docx, \.xlsx, or \.pptx, or as a PDF/);
  expect(refusalOf({ name: 'plan.rtf', size: 1 })).toBe(uploadRefusals.unknownType);
  expect(refusalOf({ name: 'plan.doc', size: 1 }, imageExtensions)).toBe(uploadRefusals.notAnImage);
});

test('the limit is 50 MB to the byte', () => {
  expect(refusalOf({ name: 'a.mp4', size: uploadLimit })).toBeUndefined();
  expect(refusalOf({ name: 'a.mp4', size: uploadLimit + 1 })).toBe(
    'This file is larger than 50 MB. Please choose a smaller one.',
  );
  expect(acceptedFilesHint).toMatch(/at most 50 MB\.$/);
});
