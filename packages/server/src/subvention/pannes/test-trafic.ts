// Test support: volunteers who type without pause, and remember what the portal acknowledged.
import { deepEqual, match } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { changesBetween } from '@asso/domain/kernel/changes';
import { noteFigure } from '../../platform/config/test/test-environment.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RemoteReply, RemoteServer } from '../../platform/http/test/test-server.ts';
import { dossierCreation } from '../test/test-calls.ts';
import { aWorld } from '../test/test-dossiers.sql.ts';
import { remoteCall, signInRemotely } from '../test/test-remote.ts';

export type Volunteer = { id_fo: string; token: string };
/** The server that answers now; null while there is none. */
export type Route = () => RemoteServer | null;

const always = { date_debut: '2020-01-01T00:00:00Z', date_fin: '2100-01-01T00:00:00Z' };
const sous_dispositifs = [{ code: 'FDB', label: 'Formation des bénévoles', ...always }];

/** Creates volunteers, each with a dossier of their own. */
export async function volunteers(db: Db, server: RemoteServer, count: number): Promise<Volunteer[]> {
  const made: Volunteer[] = [];
  for (let n = 0; n < count; n++) {
    const world = await aWorld(db);
    await world.publish({ sous_dispositifs });
    const token = await signInRemotely(server, world.emails.jeanne);
    const { id_fo } = await remoteCall(server, token)<{ id_fo: string }>('POST', '/demande/dossiers', {
      body: dossierCreation(world),
    });
    made.push({ id_fo, token });
  }
  return made;
}

export type Typed = Volunteer & {
  /**
   * `tried` counts the words sent, and `acknowledged` is the last one that was acknowledged; words are numbers that
   * go up.
   */
  tried: number;
  acknowledged: number;
  /** The total number of acknowledged words. */
  count: number;
  /** The refusals that were answered instead, in order. */
  refusals: RemoteReply[];
  /** The number of requests without any answer. */
  lost: number;
};

/**
 * Lets these volunteers type until `stop` is called; one who is refused, or not answered, reads what was saved and goes
 * on from there.
 */
export function traffic(people: readonly Volunteer[], route: Route) {
  let isOver = false;
  const typed = people.map(
    (one): Typed => ({ ...one, tried: 0, acknowledged: 0, count: 0, refusals: [], lost: 0 }),
  );
  const done = Promise.all(
    typed.map(async (one) => {
      while (!isOver) await typeOn(one, route, () => isOver);
    }),
  );
  return {
    typed,
    stop: async () => {
      isOver = true;
      await done;
      return typed;
    },
  };
}

const total = (typed: readonly Typed[]) => typed.reduce((sum, { count }) => sum + count, 0);

/** Waits until the portal has acknowledged more than `more` further words, all volunteers together. */
export async function untilMore(typed: readonly Typed[], more = 12): Promise<void> {
  const wanted = total(typed) + more;
  while (total(typed) <= wanted) await wait(50);
}

/** Checks that every refusal was said in French, as an outage and not as a bug. */
export function expectClearRefusals(typed: readonly Typed[]): void {
  for (const { status, body } of typed.flatMap(({ refusals }) => refusals)) {
    deepEqual([status, body.code], [502, 'kernel.momentanement-indisponible']);
    match(String(body.message), /^Le portail est momentanément indisponible\./);
  }
}

/** Prints the result of a proof, once nothing was found lost. */
export function noteTraffic(what: string, typed: readonly Typed[]): void {
  const refused = typed.flatMap(({ refusals }) => refusals).length;
  noteFigure(what, `${total(typed)} enregistrements acquittés, 0 perdu, ${refused} refusés en clair`);
}

/** Reads what was saved, then saves one word after the other until something goes wrong. */
async function typeOn(one: Typed, route: Route, isOver: () => boolean): Promise<void> {
  const ask = async (method: string, body?: unknown, version?: number): Promise<RemoteReply | null> => {
    const server = route();
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
    const reply = await server
      ?.call(method, `/demande/dossiers/${one.id_fo}`, { token: one.token, body, headers })
      .catch(() => undefined);
    if (reply === undefined) one.lost += server === null ? 0 : 1;
    else if (reply.status !== 200) one.refusals.push(reply);
    if (reply?.status === 200) return reply;
    await wait(50);
    return null;
  };
  const read = await ask('GET');
  if (read === null) return;
  let { version, tete } = read.body as { version: number; tete: { attestation?: { lieu?: string } } };
  while (!isOver()) {
    const word = ++one.tried;
    const changes = changesBetween(tete, {
      ...tete,
      attestation: { ...tete.attestation, lieu: `Lieu ${word}` },
    });
    const reply = await ask('PUT', { changes }, version);
    if (reply === null) return;
    ({ version, tete } = reply.body as { version: number; tete: typeof tete });
    one.acknowledged = word;
    one.count += 1;
  }
}

/** Gives the last word saved for each volunteer; no acknowledged word may be later than it. */
async function keptWords(people: readonly Volunteer[], server: RemoteServer): Promise<number[]> {
  const replies = await Promise.all(
    people.map(({ id_fo, token }) => server.call('GET', `/demande/dossiers/${id_fo}`, { token })),
  );
  return replies.map(({ body }) => {
    const { attestation } = body.tete as { attestation?: { lieu?: string } };
    return Number(attestation?.lieu?.replace('Lieu ', '') ?? 0);
  });
}

/**
 * Gives a sentence for each volunteer whose last acknowledged word was not saved, or of whom a word was saved that they
 * never sent.
 */
export async function lostWords(typed: readonly Typed[], server: RemoteServer): Promise<string[]> {
  const kept = await keptWords(typed, server);
  return typed.flatMap(({ acknowledged, tried }, index) => {
    const word = kept[index] ?? 0;
    return word >= acknowledged && word <= tried
      ? []
      : [`${acknowledged} acknowledged, ${word} kept, ${tried} tried`];
  });
}

/** Sends requests in turn to the servers that say they are ready, like the balancer in front of them. */
export function balancer(servers: readonly RemoteServer[]) {
  let ready = [...servers];
  let turn = 0;
  let isOver = false;
  const present = new Set(servers);
  const watching = (async () => {
    while (!isOver) {
      const seen = await Promise.all(
        [...present].map(async (one) =>
          (await one.get('/readyz').catch(() => null))?.status === 200 ? [one] : [],
        ),
      );
      ready = seen.flat();
      await wait(100);
    }
  })();
  return {
    route: (() => ready[turn++ % ready.length] ?? null) satisfies Route,
    add: (one: RemoteServer) => present.add(one),
    remove: (one: RemoteServer) => present.delete(one),
    stop: async () => {
      isOver = true;
      await watching;
    },
  };
}
