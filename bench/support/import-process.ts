import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processSeconds } from './processor.ts';
import { residentMb } from './server-process.ts';

export type Point = { ms: number; part: number; rssMb: number };

type Given = {
  databaseUrl: string;
  dataDir: string;
  /** The arguments of `npm run import:registre`. */
  args: readonly string[];
  /** The share of the followed file that is done, between 0 and 1. */
  readPart(): Promise<number>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the operator's command and measures its cost from outside, from start to end. */
export async function followImport({ databaseUrl, dataDir, args, readPart }: Given) {
  const began = performance.now();
  const child = spawn(process.execPath, [...commandLine(), ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      TOKEN_KEY: 'only-for-the-bench-of-the-import-0123456789',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const points: Point[] = [];
  let nodeSeconds = 0;
  let isOver = false;
  const exit = once(child, 'exit').finally(() => {
    isOver = true;
  });
  while (!isOver) {
    nodeSeconds = Math.max(nodeSeconds, processSeconds(child.pid ?? 0));
    points.push({ ms: performance.now() - began, part: await readPart(), rssMb: memoryOf(child.pid) });
    await Promise.race([wait(200), exit]);
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`the import ended with ${code}: ${said.slice(-2000)}`);
  return { seconds: (performance.now() - began) / 1000, nodeSeconds, points };
}

/** Gives the memory of the process in MB; 0 when it ended between two readings. */
function memoryOf(pid: number | undefined): number {
  try {
    return residentMb(pid ?? 0);
  } catch {
    return 0;
  }
}

/** The command of `npm run import:registre` in package.json, without the program that chooses its Node. */
function commandLine(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return (scripts['import:registre'] ?? '').split(' ').slice(2);
}
