import { DataSource } from 'typeorm';
import { AuthenticatorApp, Passkey, PendingLogin, RecoveryCode } from './auth/second-factor.entity.ts';
import { removeSecondFactors } from './auth/second-factor-rows.ts';
import { Person, Session, User } from './auth/user.entity.ts';
import { readConfig } from './config.ts';
import { dataSourceOptions } from './database/data-source.ts';
import { findLocked, sameEmail } from './database/queries.ts';

const entities = [Person, User, Session, AuthenticatorApp, Passkey, RecoveryCode, PendingLogin];

// For an admin who lost their phone and recovery codes: node dist/reset-second-factor.js anna@example.com
const email = process.argv[2] ?? '';
const { databaseUrl } = readConfig(process.env);
const database = await new DataSource({ ...dataSourceOptions(databaseUrl), entities }).initialize();
try {
  await database.transaction(async (manager) => {
    const user = await findLocked(manager, User, { email: sameEmail(email) });
    if (!user) throw new Error(`There is no account with this email address: ${email}`);
    await removeSecondFactors(user.id, manager);
    await manager.delete(Session, { userId: user.id });
    const line = { time: new Date(), user: user.id, msg: 'two-step login was reset, and the sessions ended' };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.destroy();
}
