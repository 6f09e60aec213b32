import { expect, test } from '@jest/globals';
import { uploadRefusals } from '@practice/contract/uploads';
import { checkAssessment, fieldsOf } from './assessment-fields.ts';

const typed = { ...fieldsOf(undefined, 7), analysis: 'The seat is too low.' };

test('the report is sent only if another one was chosen, and removed only if there was one', () => {
  const file = { rawFile: new File(['%PDF-1.7'], 'visit.pdf'), src: 'blob:1', title: 'visit.pdf' };
  const kept = { src: '/api/admin/assessments/1/report.pdf', title: 'old.pdf' };
  expect(checkAssessment({ ...typed, file }, true).output).toMatchObject({ file });
  expect(checkAssessment({ ...typed, file: kept }, true).output).not.toHaveProperty('file');
  expect(checkAssessment({ ...typed, file: kept }, true).output).not.toHaveProperty('attachments');
  expect(checkAssessment({ ...typed, file: null }, true).output).toMatchObject({ attachments: null });
  expect(checkAssessment(typed).output).not.toHaveProperty('attachments');
  const photo = { ...file, rawFile: new File(['x'], 'photo.png') };
  expect(checkAssessment({ ...typed, file: photo }).errors).toEqual([
    { path: 'file', message: uploadRefusals.notAPdf },
  ]);
});
