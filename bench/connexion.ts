import { passwordHasher } from '@asso/server/compte/mot-de-passe/password-hasher';
import { insertUtilisateur } from '@asso/server/compte/utilisateur.sql';
import { inTransaction } from '@asso/server/platform/db/transaction';
import { Client } from 'undici';
import { serverEnv, serverFlags } from '../scripts/command/server-flags.mjs';
import { tokenKey } from './support/access-token.ts';
import { type BenchDatabase, benchDatabase } from './support/database.ts';
import { load } from './support/load.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import type { Measure, Workload } from './support/workload.ts';

const signingIn = 32;
const accounts = 64;
/** Rounds are short and numerous, so that the machine's other work disturbs both subjects alike. */
const seconds = 2;
const rounds = 3 * Number(process.env.BENCH_ROUNDS ?? 5);
const password = 'Trois-Cerises-4-Prunes!';
const memoryMb = 200;
const times = 1.5;

const emailOf = (n: number): string => `personne-${n % accounts}@mesure.example`;

export const workload: Workload = {
  title: `${signingIn} people who sign in at once, again and again: what others wait for, and the memory it takes`,
  prepare: async ({ folder, say }) => {
    const database = await benchDatabase({ folder, name: 'connexion', fill: (made) => fill(made, say) });
    const portal = await startServer({
      file: 'packages/server/src/main.ts',
      readyPath: '/readyz',
      flags: serverFlags,
      env: {
        ...serverEnv,
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        DATA_DIR: `${folder}/connexion-portail`,
        TOKEN_KEY: tokenKey,
        ASSISTANCE_EMAIL: 'aide@exemple.fr',
        METRICS_PORT: '0',
        REQUESTS_PER_MINUTE: '1000000',
        // Each person has their own address, because one address may sign in only so often.
        TRUST_PROXY: '1',
      },
    });
    return {
      rounds,
      subjects: [
        { name: 'alone', round: () => read(portal) },
        { name: `under ${signingIn} sign-ins`, round: () => readUnderSignIns(portal) },
      ],
      judge: ({ alone = {}, [`under ${signingIn} sign-ins`]: busy = {} }) => [
        lessMemory(busy['memory MB'] ?? 0),
        littleSlower(busy['p50 ms'] ?? 0, alone['p50 ms'] ?? 1),
      ],
      stop: async () => {
        await portal.stop();
        await database.stop();
      },
    };
  },
};

async function fill({ db }: Pick<BenchDatabase, 'db'>, say: (text: string) => void): Promise<void> {
  say(`${accounts} accounts`);
  const mot_de_passe = await passwordHasher().hash(password);
  const roles = ['lca.association'];
  for (let n = 0; n < accounts; n++) {
    const person = { email: emailOf(n), mot_de_passe, nom: 'Roux', prenom: 'Jeanne', roles, enabled: true };
    await inTransaction(db, (trx) => insertUtilisateur(trx, person));
  }
}

/** Measures a person who is already signed in and reads their own account. */
async function read(portal: ServerProcess): Promise<Measure> {
  const token = await signIn(portal.url, 0);
  const measured = await load({
    url: portal.url,
    connections: 1,
    seconds,
    request: () => ({ path: '/api/lca/users/moi', headers: { 'access-token': token } }),
  });
  return { ...measured, 'memory MB': portal.residentMb(), 'sign-ins/s': 0 };
}

async function readUnderSignIns(portal: ServerProcess): Promise<Measure> {
  const state = { isOver: false, done: 0 };
  const clients = Array.from({ length: signingIn }, async (_, n) => {
    for (let one = n; !state.isOver; one += signingIn, state.done++) await signIn(portal.url, one);
  });
  const began = performance.now();
  const measured = await read(portal);
  const rate = state.done / ((performance.now() - began) / 1000);
  state.isOver = true;
  await Promise.all(clients);
  return { ...measured, 'sign-ins/s': rate };
}

const clients = new Map<number, Client>();

async function signIn(url: string, n: number): Promise<string> {
  const of = n % signingIn;
  const client = clients.get(of) ?? new Client(url, { pipelining: 1 });
  clients.set(of, client);
  const { statusCode, body } = await client.request({
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify({ email: emailOf(n), password }),
  });
  const answered = (await body.json()) as { token: string };
  if (statusCode !== 200) throw new Error(`sign-in answered ${statusCode}: ${JSON.stringify(answered)}`);
  return answered.token;
}

const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const lessMemory = (found: number) => ({
  limit: `less than ${memoryMb} MB of memory`,
  found: `${found} MB`,
  isHeld: found < memoryMb,
});

const littleSlower = (busy: number, alone: number) => ({
  limit: `the median of other calls at most ${times} times what it is alone`,
  found: `${(busy / alone).toFixed(2)} times`,
  isHeld: busy <= alone * times,
});
