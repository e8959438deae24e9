// What the programs of an operator say of the examples in deploy/. It is a proof and no part of npm test, because a machine
// has these programs or not, in one version or another; a test whose program is not here has nothing to run.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../command/paths.mjs';

const read = (name) => readFileSync(join(root, name), 'utf8');
const units = readdirSync(join(root, 'deploy/systemd'));

/** Tells whether this machine has the program. */
const isHere = (program) => {
  const places = (process.env.PATH ?? '').split(':').concat('/usr/sbin');
  return places.some((folder) => existsSync(join(folder, program)));
};

test('systemd takes the units as they are', () => {
  if (!isHere('systemd-analyze')) return;
  const folder = aFolder();
  for (const unit of units) {
    // The programs and the account of the real machine are not on this one.
    const text = read(`deploy/systemd/${unit}`)
      .replaceAll(/\/usr\/bin\/(npm|node)\b/g, '/bin/true')
      .replace(/^User=.*$/m, '');
    writeFileSync(join(folder, unit), text);
  }
  const paths = units.map((unit) => join(folder, unit));
  expect(run('systemd-analyze', ['verify', '--man=no', ...paths])).not.toMatch(/portail-/);
});

test('nginx takes its example as it is', () => {
  if (!(isHere('nginx') && isHere('openssl'))) return;
  const folder = aFolder();
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => join(folder, name));
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=portail.example',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const text = read('deploy/proxy/nginx.conf').replaceAll('/etc/ssl/portail', folder);
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${text} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  expect(run('nginx', ['-t', '-c', join(folder, 'nginx.conf')])).toContain('test is successful');
});

test('caddy takes its example as it is', () => {
  if (!isHere('caddy')) return;
  const path = join(root, 'deploy/proxy/Caddyfile');
  expect(run('caddy', ['validate', '--adapter', 'caddyfile', '--config', path])).toContain('Valid');
});

test('Prometheus takes the alerts as they are', () => {
  if (!isHere('promtool')) return;
  const found = run('promtool', ['check', 'rules', join(root, 'deploy/prometheus/alertes.yml')]);
  expect(found).toContain('SUCCESS');
});

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-deploiement-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Gives all that a program said; one that fails throws what it said. */
function run(program, args) {
  const line = [program, ...args].map((word) => `'${word}'`).join(' ');
  return execFileSync('sh', ['-c', `${line} 2>&1`], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
}
