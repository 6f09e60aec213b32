import texts from '../texts/questions.json' with { type: 'json' };

export type AnswerName = keyof typeof texts;
export type Answers = Record<AnswerName, string>;

export const answerNames = Object.keys(texts) as AnswerName[];

/** `min` is in characters; tapping an example adds it to the answer. */
export const questions = answerNames.map((name) => ({ name, ...texts[name] }));

export const everythingIn = (answers: Answers) => answerNames.map((name) => answers[name]).join('\n');
