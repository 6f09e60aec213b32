// @ts-check
import { spawn } from 'node:child_process';

// A part is kept away from Ctrl-C, which reaches everything in a terminal at once, so that the parts can stop one after
// the other. And it must not outlive us: when we end in any way, even by kill -9, its watcher's input ends
// and the watcher stops it.
const watcher = `
  exec 3<&0
  "$@" </dev/null 3<&- & part=$!
  { read -r _ <&3; kill -INT "$part"; } & watch=$!
  exec 3<&-
  wait "$part"; code=$?
  kill "$watch" 2>/dev/null
  exit "$code"`;

/**
 * @typedef {object} Watched
 * @property {Promise<number>} ended its exit code, also after `close`; 127 when it could not be started
 * @property {(timeout?: number) => Promise<void>} close asks it to stop, and after `timeout` ms insists
 */

/** @typedef {'inherit' | 'ignore' | number} Output */

/**
 * Starts a program that ends when we end.
 * @param {string} program @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, output: [Output, Output] }} options
 * @param {(program: string, args: string[]) => [string, string[]]} [wrap] another program that runs all of it
 * @returns {Watched}
 */
export function startWatched(program, args, { output, ...options }, wrap = (shell, rest) => [shell, rest]) {
  const [shell, words] = wrap('/bin/sh', ['-c', watcher, 'sh', program, ...args]);
  const child = spawn(shell, words, { ...options, detached: true, stdio: ['pipe', ...output] });
  // Its input is only ever ended; that it is gone already is no error.
  child.stdin?.on('error', () => {});
  /** @type {Promise<number>} */
  const ended = new Promise((done) => {
    child.once('close', (code) => done(code ?? 1)).once('error', () => done(127));
  });
  return {
    ended,
    async close(timeout = 40_000) {
      child.stdin?.end();
      const insist = setTimeout(() => killGroup(child.pid), timeout);
      await ended;
      clearTimeout(insist);
    },
  };
}

/** @param {number | undefined} leader */
function killGroup(leader) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // It has just gone.
  }
}
