import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { versionOfClamd } from '../clamd.ts';
import { aClamd } from './test-clamd.ts';
import { eicar } from './test-eicar.ts';

/** `name` tells which one runs: ClamAV itself where it is installed, otherwise the test daemon. */
export type Antivirus = { name: string; url: string; close(): Promise<void> };

const patienceMs = 15_000;

/** Starts an antivirus that knows one virus and needs no network. */
export async function anAntivirus(): Promise<Antivirus> {
  const real = await aRealClamd();
  if (real) return real;
  const { url, close } = await aClamd();
  return { name: 'the daemon of the tests (ClamAV is not installed)', url, close };
}

async function aRealClamd(): Promise<Antivirus | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-clamd-'));
  const socket = join(folder, 'clamd.ctl');
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    'StreamMaxLength 20M',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(folder, 'eicar.ndb'), `Eicar-Test-Signature:0:*:${eicar().toString('hex')}\n`);
  const child = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined);
  const close = async () => {
    child.kill();
    if (child.pid !== undefined) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `unix://${socket}`;
  const version = await Promise.race([untilItAnswers(url), ended.then(() => undefined)]);
  if (version) return { name: version, url, close };
  await close();
  return undefined;
}

async function untilItAnswers(url: string): Promise<string | undefined> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const version = await versionOfClamd({ url: new URL(url) }).catch(() => undefined);
    if (version) return version;
    await wait(200);
  }
  return undefined;
}
