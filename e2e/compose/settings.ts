import { join } from 'node:path';

/** Where the test keeps its settings, the stand-ins' data and its notes. Mounted by compose.yml. */
export const folder = join(import.meta.dirname, '../../.data/compose');
export const notesFile = join(folder, 'notes.json');
export const origin = 'https://localhost';
export const adminAccount = { email: 'owner@example.com', password: 'four $words #with "quotes" \\ here' };
export const practiceInbox = 'practice@example.com';
export const loadEndFile = join(folder, 'load-end');
/** Options of `docker compose run` and `exec`. The key and the secret are those of the stand-in. */
export const bucket = [
  'RESTIC_REPOSITORY=s3:http://stand-ins:9000/practice',
  'AWS_ACCESS_KEY_ID=S3RVER',
  'AWS_SECRET_ACCESS_KEY=S3RVER',
].flatMap((variable) => ['--env', variable]);
/** Variables of compose.yml that make the API keep uploads there. */
export const bucketVariables = {
  TEST_S3_ENDPOINT: 'http://stand-ins:9000',
  TEST_S3_BUCKET: 'practice',
  TEST_S3_KEY: 'S3RVER',
};
