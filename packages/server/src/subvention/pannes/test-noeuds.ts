// Test support: three machines, each a network namespace with its etcd, its Patroni and its PostgreSQL, joined by a
// bridge; HAProxy and PgBouncer stand where the portal is. It needs root, and Debian's packages.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { testEnvironment } from '../../platform/config/test/test-environment.ts';
import {
  binaries,
  etcdArguments,
  haproxyConfig,
  here,
  type Name,
  names,
  nodeIp,
  password,
  patroniSettings,
  pgbouncerConfig,
  ports,
  urlAt,
} from './test-reglages-patroni.ts';

const run = promisify(execFile);
const bridge = 'pa-pont';
const namespaceOf = (name: Name): string => `pa-${name}`;

/**
 * What the machine must have, and what to type where it has not.
 * @public
 */
export async function missing(): Promise<string | undefined> {
  const programs = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'ip', 'setpriv'];
  const absent: string[] = [];
  for (const one of programs) {
    await run('sh', ['-c', `command -v ${one}`]).catch(() => absent.push(one));
  }
  if (!existsSync(join(binaries, 'postgres'))) absent.push('PostgreSQL 15');
  if (absent.length > 0) {
    return `il manque ${absent.join(', ')} : apt-get install patroni etcd-server haproxy pgbouncer postgresql-15 iproute2`;
  }
  if (process.getuid?.() !== 0) return 'il faut être root, pour couper le réseau entre des machines';
  return run('ip', ['netns', 'add', 'pa-essai']).then(
    async () => void (await run('ip', ['netns', 'del', 'pa-essai'])),
    () => 'cette machine défend les espaces de noms du réseau (ip netns)',
  );
}

export type Noeuds = Awaited<ReturnType<typeof troisNoeuds>>;

export async function troisNoeuds() {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-patroni-'));
  chmodSync(folder, 0o755);
  const { uid, gid } = await accountOf('postgres');
  const beside: ChildProcess[] = [];

  const launch = (file: string, args: string[], { within, log }: { within?: Name; log: string }) => {
    const output = openSync(join(folder, `${log}.log`), 'a');
    const as = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', file, ...args];
    const [program = '', ...rest] = within ? ['ip', 'netns', 'exec', namespaceOf(within), ...as] : as;
    const child = spawn(program, rest, {
      cwd: folder,
      stdio: ['ignore', output, output],
      env: testEnvironment({ HOME: folder, LANG: 'C.UTF-8' }),
    });
    child.on('error', () => undefined);
    return child;
  };
  const own = (name: string): string => {
    const made = join(folder, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    return made;
  };
  const give = (path: string) => run('chown', ['-R', `${uid}:${gid}`, path]);

  const start = async (name: Name) => {
    const home = own(name);
    writeFileSync(join(home, 'patroni.json'), JSON.stringify(patroniSettings(name, home)));
    await give(home);
    launch('etcd', etcdArguments(name, home), { within: name, log: `etcd-${name}` });
    launch('patroni', [join(home, 'patroni.json')], { within: name, log: `patroni-${name}` });
  };
  const cable = (name: Name, state: 'up' | 'down') => run('ip', ['link', 'set', `pa-v-${name}`, state]);

  const stop = async () => {
    for (const child of beside) child.kill('SIGKILL');
    await unwire();
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    // An earlier run that was cut short may have left its nodes.
    await unwire();
    await wire();
    writeFileSync(join(folder, 'haproxy.cfg'), haproxyConfig);
    writeFileSync(join(folder, 'pgbouncer.ini'), pgbouncerConfig);
    writeFileSync(join(folder, 'users.txt'), `"postgres" "${password}"\n`);
    await give(folder);
    for (const name of names) await start(name);
    beside.push(launch('haproxy', ['-db', '-f', 'haproxy.cfg'], { log: 'haproxy' }));
    beside.push(launch('pgbouncer', ['pgbouncer.ini'], { log: 'pgbouncer' }));
    await untilSynchronous();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    /**
     * Goes through PgBouncer, which lends a connection for one transaction, then HAProxy, which finds the primary of
     * the moment.
     */
    pooled: urlAt('127.0.0.1', ports.pgbouncer),
    /** Goes through HAProxy alone. */
    direct: urlAt('127.0.0.1', ports.haproxy),
    /** The addresses that reach each node directly. */
    nodes: names.map((name) => urlAt(nodeIp(name), 5432)),
    start,
    crash,
    cable,
    stop,
    leader: async (): Promise<Name> => (await untilSynchronous()).leader,
    untilSynchronous,
    /**
     * Makes the synchronous standby the primary, as before an upgrade; returns its name. Patroni answers 503 as long as
     * etcd takes no write, which it may do for seconds after the network came back: the question is asked again.
     */
    switchOver: async (): Promise<Name> => {
      const untilMs = performance.now() + patienceMs;
      for (;;) {
        const { leader, sync } = await untilSynchronous();
        const { status, text } = await askPatroni(leader, '/switchover', { leader, candidate: sync });
        if (status === 200) return sync;
        if (status !== 503 || performance.now() > untilMs) throw new Error(`switchover: ${status} ${text}`);
        await wait(1000);
      }
    },
  };
}

async function accountOf(name: string) {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => (await run('id', [flag, name])).stdout.trim()),
  );
  return { uid, gid };
}

/** Kills the etcd, Patroni and PostgreSQL of a node at once, as a power cut does. */
async function crash(name: Name): Promise<void> {
  for (;;) {
    const { stdout } = await run('ip', ['netns', 'pids', namespaceOf(name)]).catch(() => ({ stdout: '' }));
    const pids = stdout.split('\n').filter(Boolean).map(Number);
    if (pids.length === 0) return;
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process has just gone with its parent.
      }
    }
    await wait(50);
  }
}

async function unwire(): Promise<void> {
  for (const name of names) await crash(name);
  for (const name of names) await run('ip', ['netns', 'del', namespaceOf(name)]).catch(() => undefined);
  await run('ip', ['link', 'del', bridge]).catch(() => undefined);
}

async function wire(): Promise<void> {
  const ip = (...words: string[]) => run('ip', words);
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('addr', 'add', `${here}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const name of names) {
    const within = namespaceOf(name);
    await ip('netns', 'add', within);
    await ip('link', 'add', `pa-v-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', within);
    await ip('link', 'set', `pa-v-${name}`, 'master', bridge);
    await ip('link', 'set', `pa-v-${name}`, 'up');
    await ip('-n', within, 'addr', 'add', `${nodeIp(name)}/24`, 'dev', 'eth0');
    await ip('-n', within, 'link', 'set', 'eth0', 'up');
    await ip('-n', within, 'link', 'set', 'lo', 'up');
  }
}

/** Calls the Patroni of a node, and gives up after a delay: a node that was cut off never answers. */
async function askPatroni(
  name: Name,
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const asked = request(
    { host: nodeIp(name), port: 8008, path, method: body ? 'POST' : 'GET', timeout: body ? 120_000 : 2000 },
    (reply) => {
      let text = '';
      reply.on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on('error', reject);
    },
  );
  asked.on('timeout', () => asked.destroy(new Error(`${name} does not answer`)));
  asked.on('error', reject);
  asked.end(body && JSON.stringify(body));
  return promise;
}

const patienceMs = 600_000;

type Cluster = { members?: { name: Name; role: string; state: string; lag?: number | string }[] };

/** Waits until a primary has a synchronous standby, and all three are there. */
async function untilSynchronous(): Promise<{ leader: Name; sync: Name }> {
  const untilMs = performance.now() + patienceMs;
  while (performance.now() < untilMs) {
    for (const name of names) {
      const members = await askPatroni(name, '/cluster')
        .then(({ text }) => (JSON.parse(text) as Cluster).members ?? [])
        .catch(() => []);
      const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
      const sync = members.find(({ role }) => role === 'sync_standby');
      const present = members.filter(({ state }) => state === 'running' || state === 'streaming');
      if (leader && sync && present.length === names.length) return { leader: leader.name, sync: sync.name };
    }
    await wait(500);
  }
  throw new Error('the three nodes are not together');
}
