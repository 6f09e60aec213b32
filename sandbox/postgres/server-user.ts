import { existsSync } from 'node:fs';
import { constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { execa } from 'execa';

const setpriv = '/usr/bin/setpriv';

export interface ServerUser {
  owner?: { uid: number; gid: number };
  identity: { uid?: number; gid?: number };
  prefix: string[];
}

export async function findServerUser(paths: string[]): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { identity: {}, prefix: [] };
  const owner = (await findPostgresUser()) ?? (await createPostgresUser());
  const closedFolder = await findClosedFolder(paths);
  if (!closedFolder) return { owner, identity: owner, prefix: [] };

  // In a folder such as /root we leave the folder's permissions alone, and give the server the one capability that it needs.
  if (!existsSync(setpriv))
    throw new Error(
      `As root, PostgreSQL runs as the user postgres, who may not pass ${closedFolder}: move the project, or run it as an ordinary user.`,
    );
  const user = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Without no_setuid_fixup, access(2) answers as if the capability were not there.
  const capability = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return { owner, identity: {}, prefix: [setpriv, ...user, ...capability, '--'] };
}

async function createPostgresUser() {
  await execa('groupadd', ['--system', '--force', 'postgres']);
  const options = ['--system', '--no-create-home', '--shell=/usr/sbin/nologin', '--gid=postgres'];
  await execa('useradd', [...options, 'postgres']);
  const created = await findPostgresUser();
  if (!created) throw new Error('As root, PostgreSQL needs a user named postgres, and none could be made.');
  return created;
}

async function findPostgresUser() {
  try {
    const uid = Number((await execa('id', ['-u', 'postgres'])).stdout);
    return { uid, gid: Number((await execa('id', ['-g', 'postgres'])).stdout) };
  } catch {
    return undefined;
  }
}

async function findClosedFolder(paths: string[]): Promise<string | undefined> {
  for (const path of paths)
    for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
      if (((await stat(folder)).mode & constants.S_IXOTH) === 0) return folder;
  return undefined;
}
