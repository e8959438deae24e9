import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from './command.mjs';
import { whenNpmIsGone } from './npm-parent.mjs';
import { root } from './paths.mjs';

const onePressMs = 1000;

/**
 * Runs a program to its end, passes on the signals, and returns its exit code. A Ctrl-C arrives twice (from the
 * terminal and from npm) and would reach the program itself a third time: the program therefore has its own process
 * group and is told once. The channel between the two processes lets it end when this process is killed.
 */
export async function runToEnd(file, args, options = {}) {
  return (await runOnce(file, args, options)).code;
}

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/**
 * Starts a server again when it was killed and nobody asked it to stop: its watchdog kills a server that no longer
 * answers. Each wait is twice the last one, up to a limit, so that a server that dies at once does not restart in a
 * tight loop.
 */
export async function runForEver(file, args, options = {}) {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const { code, isCut } = await runOnce(file, args, options);
    if (!isCut) return code;
    say('Le serveur s’est arrêté net : il est relancé.');
    await wait(waitMs);
  }
}

function runOnce(file, args, options) {
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
    ...options,
  });
  let lastMs = 0;
  const pass = (signal) => {
    if (Date.now() - lastMs < onePressMs) return;
    lastMs = Date.now();
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  const unwatch = whenNpmIsGone(() => lastMs === 0 && pass('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      unwatch();
      const isCut = lastMs === 0 && signal !== null && !signals.includes(signal);
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), isCut });
    });
  });
}
