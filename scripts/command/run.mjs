import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmIsGone } from './npm-parent.mjs';
import { root } from './paths.mjs';

const onePressMs = 1000;

/**
 * Runs a program until its end, passing on the signals received, and gives its exit code. A Ctrl-C arrives twice,
 * from the terminal and from npm, and would arrive a third time in the program itself: it is put in a group of its
 * own and told once. The channel between both lets it end when this process is killed.
 */
export function runToEnd(file, args, options = {}) {
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
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
