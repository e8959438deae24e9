// Test support: people type and read lists through a portal whose base is led by Patroni, reached by PgBouncer in
// transaction mode, and read on its replicas, while the primary is killed, cut off, and relieved of its part.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changesBetween } from '@asso/domain/kernel/changes';
import { openDatabase } from '../../platform/db/pool.ts';
import { aServer, type RemoteServer } from '../../platform/http/test/test-server.ts';
import { type Noeuds, troisNoeuds } from './test-noeuds.ts';
import { lostWords, type Typed, traffic, untilMore, type Volunteer, volunteers } from './test-trafic.ts';

const people = 5;
const enough = 12;

export type Epreuve = {
  what: string;
  acknowledged: number;
  lost: string[];
  refused: number;
  /** The refusals that are not the sentence of an outage, each as its status and code. */
  unclear: string[];
  unanswered: number;
  /** The longest time in which nothing could be saved. */
  resumedMs: number;
  lists: { written: number; answered: number; refused: number; past: number };
};

type Blow = {
  what: string;
  strike: (noeuds: Noeuds) => Promise<void>;
  /** Puts back what the blow took. */
  mend: (noeuds: Noeuds) => Promise<void>;
};

/**
 * Plays each blow in turn on the same three nodes, and waits until all are back before the next.
 * @public
 */
export async function tryPatroni(say: (text: string) => void): Promise<Epreuve[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-patroni-fichiers-'));
  const noeuds = await troisNoeuds();
  let server: RemoteServer | undefined;
  try {
    say('trois nœuds, un primaire, une réplique synchrone');
    server = await aServer({
      DATABASE_URL: noeuds.pooled,
      DATABASE_SESSION_URL: noeuds.direct,
      DATABASE_READ_URLS: noeuds.nodes.join(','),
      DATA_DIR: folder,
      TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
      ASSISTANCE_EMAIL: 'aide@exemple.fr',
      REQUESTS_PER_MINUTE: '1000000',
    });
    const { db, close } = openDatabase({ url: noeuds.direct, max: 2 });
    const typists = await volunteers(db, server, people).finally(close);
    const seen: Epreuve[] = [];
    for (const blow of blows()) {
      const one = await play(blow, { noeuds, server, typists });
      say(
        `${one.what} : ${one.acknowledged} acquittés, ${one.lost.length} perdu, reprise en ${Math.round(one.resumedMs / 100) / 10} s`,
      );
      seen.push(one);
    }
    return seen;
  } finally {
    await server?.kill();
    await noeuds.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const mostMs = 45_000;

/** Says, line by line, what was seen and whether it is what the portal promises. */
export function listVerdicts(seen: readonly Epreuve[]) {
  const past = seen.reduce((sum, { lists }) => sum + lists.past, 0);
  const answered = seen.reduce((sum, { lists }) => sum + lists.answered, 0);
  return [
    ...seen.map(({ what, acknowledged, lost, refused, unclear, unanswered, resumedMs }) => ({
      what,
      found: `${acknowledged} enregistrements acquittés, ${lost.join(' ; ') || '0 perdu'} ; ${refused} refus, ${unclear.length} sans phrase${kindsOf(unclear)}, ${unanswered} sans réponse ; ${(resumedMs / 1000).toFixed(1).replace('.', ',')} s sans écrire`,
      isHeld: lost.length === 0 && unclear.length + unanswered === 0 && resumedMs <= mostMs,
    })),
    {
      what: 'personne ne relit son passé sur une réplique',
      found: `${answered} listes relues après un enregistrement, ${past} d’avant lui`,
      isHeld: past === 0 && answered > 0,
    },
  ];
}

const kindsOf = (unclear: readonly string[]): string =>
  unclear.length === 0 ? '' : ` (${[...new Set(unclear)].join(', ')})`;

function blows(): Blow[] {
  let hit: Awaited<ReturnType<Noeuds['leader']>> | undefined;
  return [
    {
      what: 'primaire tué net (kill -9 : etcd, Patroni, PostgreSQL)',
      strike: async (noeuds) => {
        hit = await noeuds.leader();
        await noeuds.crash(hit);
      },
      mend: async (noeuds) => {
        if (hit) await noeuds.start(hit);
      },
    },
    {
      what: 'primaire coupé du réseau, puis rendu',
      strike: async (noeuds) => {
        hit = await noeuds.leader();
        await noeuds.cable(hit, 'down');
      },
      mend: async (noeuds) => {
        if (hit) await noeuds.cable(hit, 'up');
      },
    },
    {
      what: 'rôle passé à la réplique synchrone (mise à jour)',
      strike: async (noeuds) => {
        await noeuds.switchOver();
      },
      mend: async () => undefined,
    },
  ];
}

type Place = { noeuds: Noeuds; server: RemoteServer; typists: readonly Volunteer[] };

async function play({ what, strike, mend }: Blow, { noeuds, server, typists }: Place): Promise<Epreuve> {
  await noeuds.untilSynchronous();
  const [reader, ...others] = typists;
  const typing = traffic(others, () => server);
  const reading = readLists(reader as Volunteer, server);
  try {
    await untilMore(typing.typed, enough);
    const pause = longestPause(typing.typed);
    await strike(noeuds);
    await untilMore(typing.typed, enough);
    const resumedMs = pause.stop();
    await mend(noeuds);
    await noeuds.untilSynchronous();
    await untilMore(typing.typed, enough);
    const typed = await typing.stop();
    const lists = await reading.stop();
    const refusals = typed.flatMap((one) => one.refusals);
    return {
      what,
      acknowledged: total(typed),
      lost: await lostWords(typed, server),
      refused: refusals.length + lists.refused,
      unclear: refusals
        .filter(
          ({ status, body }) => status !== 502 || !String(body.message).startsWith('Le portail est momentan'),
        )
        .map(({ status, body }) => `${status} ${body.code ?? body.message}`),
      unanswered: typed.reduce((sum, one) => sum + one.lost, 0),
      resumedMs,
      lists,
    };
  } finally {
    await typing.stop();
    await reading.stop();
  }
}

const total = (typed: readonly Typed[]) => typed.reduce((sum, { count }) => sum + count, 0);

/** Measures the longest time in which nobody's word was acknowledged. */
function longestPause(typed: readonly Typed[]) {
  let longest = 0;
  let seen = total(typed);
  let sinceMs = performance.now();
  const look = () => {
    longest = Math.max(longest, performance.now() - sinceMs);
    if (total(typed) === seen) return;
    seen = total(typed);
    sinceMs = performance.now();
  };
  const timer = setInterval(look, 20);
  return {
    stop: () => {
      clearInterval(timer);
      return longest;
    },
  };
}

type Dossier = { version: number; tete: { attestation?: { lieu?: string } } };

/**
 * A person saves, then reads the list, as a browser does: with the cookie that they were given last. A list that says
 * less than what was just acknowledged is of the past.
 */
function readLists({ id_fo, token }: Volunteer, server: RemoteServer) {
  const counts = { written: 0, answered: 0, refused: 0, past: 0 };
  let isOver = false;
  let cookie = '';
  const ask = async (method: string, path: string, sent: { body?: unknown; version?: number } = {}) => {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    if (sent.version !== undefined) headers['if-match'] = `"${sent.version}"`;
    const reply = await server.call(method, path, { token, body: sent.body, headers }).catch(() => undefined);
    const [given] = /vu=[^;]*/.exec(String(reply?.headers['set-cookie'] ?? '')) ?? [];
    cookie = given ?? cookie;
    if (reply?.status === 200) return reply.body;
    counts.refused++;
    await wait(50);
    return undefined;
  };
  const path = `/demande/dossiers/${id_fo}`;
  const once = async () => {
    const read = (await ask('GET', path)) as Dossier | undefined;
    if (read === undefined) return;
    const { version, tete } = read;
    const changes = changesBetween(tete, {
      ...tete,
      attestation: { ...tete.attestation, lieu: `Liste ${counts.written}` },
    });
    const saved = (await ask('PUT', path, { version, body: { changes } })) as Dossier | undefined;
    if (saved === undefined) return;
    counts.written++;
    const listed = (await ask('GET', '/demande/dossiers')) as
      | { items: { id_fo: string; version: number }[] }
      | undefined;
    if (listed === undefined) return;
    counts.answered++;
    const mine = listed.items.find((one) => one.id_fo === id_fo);
    if ((mine?.version ?? 0) < saved.version) counts.past++;
  };
  const done = (async () => {
    while (!isOver) await once();
  })();
  return {
    stop: async () => {
      isOver = true;
      await done;
      return counts;
    },
  };
}
