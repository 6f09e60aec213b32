// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const setpriv = '/usr/bin/setpriv';

/**
 * The user that PostgreSQL runs as. It refuses to run as root, so that for root it is the system's user `postgres`.
 * @typedef {object} Owner
 * @property {number} [uid] the owner of its files; not set: the user who runs us
 * @property {number} [gid]
 * @property {{ uid?: number, gid?: number }} identity for spawn
 * @property {(program: string, args: string[]) => [string, string[]]} command what to spawn
 */

/** @param {string[]} places what it must be able to reach @returns {Promise<Owner>} */
export async function findOwner(places) {
  if (process.getuid?.() !== 0) return { identity: {}, command: (program, args) => [program, args] };
  const { uid, gid } = await findUser();
  const closed = await findClosedFolder(places);
  if (!closed) return { uid, gid, identity: { uid, gid }, command: (program, args) => [program, args] };

  // A clone inside /root: nobody else may look in there. Its folders stay as they are; the server is given the
  // one right to pass them instead.
  if (!existsSync(setpriv)) {
    throw new Error(
      `As root, PostgreSQL runs as the user postgres, who may not pass ${closed}: move the project, or run it as an ordinary user.`,
    );
  }
  // Without the last, the question "may I?" would be answered as if the right were not there.
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return {
    uid,
    gid,
    identity: {},
    command: (program, args) => [
      setpriv,
      [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...right, '--', program, ...args],
    ],
  };
}

async function findUser() {
  const known = await idOf();
  if (known) return known;
  await execute('groupadd', ['--system', '--force', 'postgres']);
  await execute('useradd', [
    '--system',
    '--no-create-home',
    '--shell=/usr/sbin/nologin',
    '--gid=postgres',
    'postgres',
  ]);
  const made = await idOf();
  if (!made) throw new Error('As root, PostgreSQL needs a user named postgres, and none could be made.');
  return made;
}

async function idOf() {
  try {
    const [uid, gid] = await Promise.all([
      execute('id', ['-u', 'postgres']),
      execute('id', ['-g', 'postgres']),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` fails where there is no such user.
    return undefined;
  }
}

/** The first folder above these places that others may not pass. @param {string[]} places */
async function findClosedFolder(places) {
  for (const place of places) {
    for (let folder = dirname(place); folder !== dirname(folder); folder = dirname(folder)) {
      const { mode } = await stat(folder);
      if ((mode & constants.S_IXOTH) === 0) return folder;
    }
  }
  return undefined;
}
