import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { BuiltPlatform } from '../../build-platform.ts';
import type { Db } from '../../db/database.ts';
import { hasMailThatFails } from '../../mail/mail.sql.ts';
import type { Leaving } from './leaving.ts';

const patienceMs = 5000;

/**
 * Adds the two health pages: `/healthz` says that the process answers, and which version it is; `/readyz` says that its
 * database, storage and job worker answer too. An S3 store or an antivirus that is down is reported without failing the
 * check: all servers share them, so all would be withdrawn at once although people could still read and type. So are a
 * mail server that refuses, and a full disk, where people can still read.
 */
export function registerHealth(
  app: FastifyInstance,
  { platform, checkDatabase }: BuiltPlatform,
  { isLeaving }: Pick<Leaving, 'isLeaving'>,
): void {
  const { storage, scanner, jobs, config, log, db } = platform;
  const isStoreShared = config.storageUrl?.protocol === 's3:';
  const held = ['base', 'travaux', ...(isStoreShared ? [] : ['fichiers'])];
  const checks = { base: checkDatabase, fichiers: () => storage.check(), travaux: () => jobs.check() };
  const said = async ([name, check]: [string, () => Promise<unknown>]) =>
    [name, (await isFine(check, log)) ? 'ok' : 'indisponible'] as const;
  const quiet = { config: { rateLimit: false } } as const;
  const { version, commit } = config.settings;
  app.get('/healthz', quiet, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ etat: 'ok', version, commit }),
  );
  app.get('/readyz', quiet, async (_, reply) => {
    if (isLeaving()) return reply.code(503).header('cache-control', 'no-store').send({ etat: 'arret' });
    const results = await Promise.all(Object.entries(checks).map(said));
    const isReady = results.every(([name, state]) => state === 'ok' || !held.includes(name));
    const extra = await Promise.all([
      ...(config.clamavUrl === undefined ? [] : [said(['antivirus', () => scanner.version()])]),
      ...(config.smtpUrl === undefined ? [] : [said(['courriels', () => checkMails(db)])]),
      said(['disque', () => checkRoom(config.dataDir)]),
    ]);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        etat: isReady ? 'ok' : 'indisponible',
        ...Object.fromEntries([...results, ...extra]),
      });
  });
}

/** Rejects while a mail has failed twice and waits: the mail server refuses, or does not answer. */
async function checkMails(db: Db): Promise<void> {
  if (await hasMailThatFails(db)) throw new Error('mails do not leave');
}

/** What is left below which a deposit may not be kept: one file of the largest size. */
const leastRoom = 15 * 1024 * 1024;

/** Tells whether a disk has too little left to keep a deposit. */
export const isFull = ({ bavail, bsize }: { bavail: number; bsize: number }): boolean =>
  bavail * bsize < leastRoom;

async function checkRoom(dataDir: string): Promise<void> {
  if (isFull(await statfs(dataDir))) throw new Error('the disk is full');
}

async function isFine(check: () => Promise<unknown>, log: FastifyInstance['log']): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  try {
    await Promise.race([check(), late]);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
