export const resource = 'assessments';
