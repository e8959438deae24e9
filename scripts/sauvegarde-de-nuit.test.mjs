import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from './command/paths.mjs';

const script = join(root, 'scripts/sauvegarde-de-nuit.sh');

/** A folder of backups, and a npm that writes down how it was called and makes a whole backup. */
let place;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'nuit-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  mkdirSync(join(place, 'sauvegardes'));
  mkdirSync(join(place, 'programmes'));
});

function aNpm(then = '') {
  const npm = join(place, 'programmes/npm');
  writeFileSync(
    npm,
    `#!/bin/sh\necho "$@" >> "${place}/appels"\nwhile [ "$1" != --to ]; do shift; done\nmkdir -p "$2"\n${then}\ntouch "$2/manifeste.json"\n`,
  );
  chmodSync(npm, 0o755);
}

function aBackup(jour, { isWhole = true } = {}) {
  mkdirSync(join(place, 'sauvegardes', jour));
  if (isWhole) writeFileSync(join(place, 'sauvegardes', jour, 'manifeste.json'), '{}');
}

const run = (jour) =>
  execFileSync('sh', [script, join(place, 'sauvegardes'), jour], {
    env: { ...process.env, PATH: `${place}/programmes:${process.env.PATH}` },
  });
const calls = () => readFileSync(join(place, 'appels'), 'utf8').trim().split('\n');
const kept = () => readdirSync(join(place, 'sauvegardes')).toSorted();

test('the first night saves everything; each other one takes again what the last whole backup has', () => {
  aNpm();
  run('2027-03-01');
  aBackup('2027-03-02', { isWhole: false });
  run('2027-03-03');
  const to = join(place, 'sauvegardes');
  expect(calls()).toEqual([
    `run --silent backup -- --to ${to}/2027-03-01`,
    `run --silent backup -- --to ${to}/2027-03-03 --depuis ${to}/2027-03-01`,
  ]);
});

test('seven days, five weeks of Mondays and a year of first days stay; what was cut goes after seven days', () => {
  aNpm();
  const stays = [
    '2026-04-01',
    '2027-02-01',
    '2027-02-22',
    '2027-03-01',
    '2027-03-15',
    '2027-03-17',
    '2027-03-22',
  ];
  const goes = ['2026-03-01', '2026-03-30', '2027-02-15', '2027-02-23', '2027-03-14', '2027-03-16'];
  for (const jour of [...stays, ...goes]) aBackup(jour);
  aBackup('2027-03-08', { isWhole: false });
  aBackup('2027-03-21', { isWhole: false });
  mkdirSync(join(place, 'sauvegardes/avant-0.3.0'));
  run('2027-03-23');
  expect(kept()).toEqual([...stays, '2027-03-21', '2027-03-23', 'avant-0.3.0'].toSorted());
});

test('nothing goes when the backup of the night failed', () => {
  aNpm('exit 3');
  aBackup('2020-05-05');
  expect(() => run('2027-03-23')).toThrow();
  expect(kept()).toEqual(['2020-05-05', '2027-03-23']);
});
