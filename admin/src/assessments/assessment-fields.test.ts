import { expect, test } from '@jest/globals';
import { uploadRefusals } from '@practice/contract/uploads';
import { checkAssessment, fieldsOf } from './assessment-fields.ts';

const typed = { ...fieldsOf(undefined, 7), analysis: 'The seat is too low.' };

test('the report is sent only if another one was chosen, and removed only if there was one', () => {
  const file = { rawFile: new File(['%PDF-1.7'], 'visit.pdf'), src: 'blob:1', title: 'visit.pdf' };
  const kept = { src: '/api/admin/assessments/1/report.pdf', title: 'old.pdf' };
  const saved = { ...typed, hasReport: true };
  expect(checkAssessment({ ...saved, file }).output).toMatchObject({ file });
  expect(checkAssessment({ ...saved, file: kept }).output).not.toHaveProperty('file');
  expect(checkAssessment({ ...saved, file: kept }).output).not.toHaveProperty('attachments');
  expect(checkAssessment({ ...saved, file: null }).output).toMatchObject({ attachments: null });
  expect(checkAssessment(typed).output).not.toHaveProperty('attachments');
  const photo = { ...file, rawFile: new File(['x'], 'photo.png') };
  expect(checkAssessment({ ...typed, file: photo }).errors).toEqual([
    { path: 'file', message: uploadRefusals.notAPdf },
  ]);
});
