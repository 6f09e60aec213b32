/** The ten answers of an assessment, in the order of the form. */
export const answerNames = [
  'primaryRole',
  'workstationSetup',
  'hoursSpent',
  'discomfortDescription',
  'breaksRoutine',
  'ergonomicEquipment',
  'workspaceLighting',
  'postureSupport',
  'difficultTasks',
  'desiredImprovements',
] as const;
export type AnswerName = (typeof answerNames)[number];
export type Answers = Record<AnswerName, string>;
