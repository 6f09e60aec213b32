import { type SpawnOptions, spawn } from 'node:child_process';

// In a terminal Ctrl-C reaches all processes at once, so each part has its own process group. The shell stops it when our end of its input closes, even by `kill -9`.
const wrapper = `
  exec 3<&0
  "$@" </dev/null 3<&- & part=$!
  { read -r _ <&3; kill -INT "$part"; } & watch=$!
  exec 3<&-
  wait "$part"; code=$?
  kill "$watch" 2>/dev/null
  exit "$code"`;

export interface Child {
  ended: Promise<number>;
  close(timeout?: number): Promise<void>;
}

type Output = 'inherit' | 'ignore' | number;

interface ChildOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  stdout?: Output;
  stderr?: Output;
}

export function startChild(
  program: string,
  args: string[],
  { stdout = 'inherit', stderr = 'inherit', ...options }: ChildOptions = {},
): Child {
  const stdio = ['pipe' as const, stdout, stderr];
  const child = spawn('/bin/sh', ['-c', wrapper, 'sh', program, ...args], {
    ...options,
    detached: true,
    stdio,
  });
  child.stdin?.on('error', () => {});
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1)).once('error', () => resolve(127));
  });
  return {
    ended,
    async close(timeout = 40_000) {
      child.stdin?.end();
      const timer = setTimeout(() => killGroup(child.pid), timeout);
      await ended;
      clearTimeout(timer);
    },
  };
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has just ended.
  }
}
