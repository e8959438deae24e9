import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { afterEach, expect } from 'vitest';
import { features } from '../features.ts';
import { registered } from '../platform/registered.ts';
import { listDangers, script, sendCharge } from './test-charge.ts';
import type { Demonstration, PersonKind } from './test-demonstration.ts';
import { empreinte } from './test-empreinte.sql.ts';
import { fuzzEndpoint } from './test-eprouver.ts';
import type { Requete, RequeteReponse } from './test-requete.ts';

/** A call of a scene, with the other people who may make it. */
export type Appel = Requete & {
  /** The people who may make the call besides its owner; everybody else in the roster must be refused. */
  permis?: readonly PersonKind[] | 'tous';
  /** Words that only the owner and `permis` may read: others may get an answer, but without them. */
  canari?: string;
  /** True when the call may be repeated with the same answer, so that random variants of it can be sent. */
  encore?: true;
};

const entries = features
  .flatMap(({ endpoints }) => Object.values(endpoints).flatMap((table) => Object.entries(table)))
  .map(([name, row]) => ({ appel: `${row.method} ${row.path}`, name, row }));
const rows = new Map<string, Endpoint>(entries.map(({ appel, row }) => [appel, row]));

/** Maps each call of the portal, such as « GET /demande/dossiers/{id} », to the name of its row. */
export const allAppels: ReadonlyMap<string, string> = new Map(
  entries.map(({ appel, name }) => [appel, name]),
);

export function findEndpoint(appel: string): Endpoint {
  const row = rows.get(appel);
  if (!row) throw new Error(`no call is named ${appel}`);
  return row;
}

/** The calls that accepted a trap in one of their texts (`charges`), and those whose answer gave one back (`appelsReread`). */
export const charges = registered(new Set<string>());
export const appelsReread = registered(new Set<string>());

/**
 * Makes the function that plays a call. Each person of the roster who may not make the call tries first, must be
 * refused and must change nothing. The owner then makes it with a script and a formula in each text, which must
 * succeed, and again with what the contract and random values give. Nothing in any answer may run.
 */
export function scene(demo: Demonstration, roster: readonly PersonKind[]) {
  const ecarts: string[] = [];
  afterEach(() => expect(ecarts.splice(0)).toEqual([]));
  return async (name: string, owner: PersonKind, appel: Appel = {}): Promise<RequeteReponse> => {
    const row = findEndpoint(name);
    const { permis = [], canari, encore, ...requete } = appel;
    for (const [key, value] of Object.entries({ ...requete.params, ...requete.query })) {
      if (value === undefined) throw new Error(`${name}: ${key} is missing`);
    }
    const send = async (qui: PersonKind | null, one: Requete) => {
      const reply = await sendAs(demo, row, { qui, requete: one });
      ecarts.push(...reply.dangers.map((danger) => `${name} by ${qui}: ${danger}`));
      return reply;
    };
    const others = permis === 'tous' ? [] : roster.filter((one) => one !== owner && !permis.includes(one));
    const before = row.method === 'GET' ? '' : await empreinte(demo.portal.db);
    for (const qui of row.access === 'public' ? others : [null, ...others]) {
      const reply = await send(qui, requete);
      const isKept = canari !== undefined && reply.status < 300 && !reply.text.includes(canari);
      if (!isKept && !isRefusal(reply)) {
        ecarts.push(`${name} by ${qui ?? 'nobody'}: ${reply.status} ${reply.body?.code ?? ''}`);
      }
    }
    if (row.method !== 'GET' && (await empreinte(demo.portal.db)) !== before) ecarts.push(`${name}: changed`);
    const own = (one: Requete) => send(owner, one);
    const isRepeated = row.method === 'GET' || encore;
    const fuzz = { row, name, requete, send: own, ecarts };
    if (!isRepeated) await fuzzEndpoint({ ...fuzz, only: 'invalid' });
    const charged = row.method === 'GET' ? null : await sendCharge(requete, own);
    if (charged && charged.status < 300) charges.add(name);
    const reply = charged ?? (await own(requete));
    if (reply.text.includes(JSON.stringify(script).slice(1, -1))) appelsReread.add(name);
    expect(reply.status, `${name} by its owner ${owner}: ${reply.text.slice(0, 900)}`).toBeLessThan(300);
    if (canari !== undefined && !reply.text.includes(canari))
      ecarts.push(`${name} by its owner: ${reply.text}`);
    if (isRepeated) await fuzzEndpoint(fuzz);
    return reply;
  };
}

/** Tells whether the caller was refused: somebody else's object named in a body may be told as unknown. */
const isRefusal = ({ status, body }: RequeteReponse): boolean =>
  [401, 403, 404].includes(status) || /-inconnue?$/.test(body?.code ?? '');

async function sendAs(
  { portal, tokenOf }: Demonstration,
  row: Endpoint,
  { qui, requete }: { qui: PersonKind | null; requete: Requete },
): Promise<RequeteReponse> {
  const { params, query, ifMatch, headers } = requete;
  const body = typeof requete.body === 'function' ? requete.body() : requete.body;
  const as = qui === null ? undefined : tokenOf(qui);
  const reply = await portal.api(row as never, { as, params, query, body, ifMatch, headers } as never);
  const text = reply.bytes.toString('latin1').length > 0 ? reply.bytes.toString() : '';
  const version = Number(/\d+/.exec(reply.etag ?? '')?.[0] ?? 0);
  const dangers = listDangers(reply);
  return { status: reply.status, body: reply.body ?? reply.problem, text, version, dangers };
}

export const appelsOuverts = (a: 'sans-compte' | 'compte-ferme'): string[] =>
  entries
    .filter(({ row }) => (a === 'sans-compte' ? row.access === 'public' : row.whileClosed === true))
    .map(({ appel }) => appel);
