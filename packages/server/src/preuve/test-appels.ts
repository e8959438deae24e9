import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { afterEach, expect } from 'vitest';
import { features } from '../features.ts';
import { registered } from '../platform/registered.ts';
import { dangersDe, envoyerCharge, script } from './test-charge.ts';
import type { Demonstration, Qui } from './test-demonstration.ts';
import { empreinte } from './test-empreinte.sql.ts';
import { eprouver } from './test-eprouver.ts';
import type { Reponse, Requete } from './test-requete.ts';

/** A call, and who else may make it. */
export type Appel = Requete & {
  /** The others who may make this very call: everybody else of the roster must be refused. */
  permis?: readonly Qui[] | 'tous';
  /** What only the owner and `permis` may read: with it, others may be answered, but never with these words. */
  canari?: string;
  /** It may be made again and again with the same answer, as reading may: chance is let loose on it. */
  encore?: true;
};

const entries = features
  .flatMap(({ endpoints }) => Object.values(endpoints).flatMap((table) => Object.entries(table)))
  .map(([name, row]) => ({ appel: `${row.method} ${row.path}`, name, row }));
const rows = new Map<string, Endpoint>(entries.map(({ appel, row }) => [appel, row]));

/** Every call of the portal, as « GET /demande/dossiers/{id} », with the name of its row. */
export const tousLesAppels: ReadonlyMap<string, string> = new Map(
  entries.map(({ appel, name }) => [appel, name]),
);

/** The calls that took a trap in one of their texts, and those that gave one back. */
export const charges = registered(new Set<string>());
export const relus = registered(new Set<string>());

/**
 * Makes calls as scenes do: first as everybody of the roster who may not, each of whom must be refused and change
 * nothing; then as the owner, with a script and a formula in each text, who must be answered; then again as the owner, with
 * what the contract and chance give. Whatever is answered, nothing of it may run.
 */
export function scene(demo: Demonstration, roster: readonly Qui[]) {
  const ecarts: string[] = [];
  afterEach(() => expect(ecarts.splice(0)).toEqual([]));
  return async (name: string, owner: Qui, appel: Appel = {}): Promise<Reponse> => {
    const row = rows.get(name);
    if (!row) throw new Error(`no call is named ${name}`);
    const { permis = [], canari, encore, ...requete } = appel;
    for (const [key, value] of Object.entries({ ...requete.params, ...requete.query })) {
      if (value === undefined) throw new Error(`${name}: ${key} is missing`);
    }
    const send = async (qui: Qui | null, one: Requete) => {
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
    if (!isRepeated) await eprouver({ ...fuzz, only: 'invalid' });
    const charged = row.method === 'GET' ? null : await envoyerCharge(requete, own);
    if (charged && charged.status < 300) charges.add(name);
    const reply = charged ?? (await own(requete));
    if (reply.text.includes(JSON.stringify(script).slice(1, -1))) relus.add(name);
    expect(reply.status, `${name} by its owner ${owner}: ${reply.text.slice(0, 900)}`).toBeLessThan(300);
    if (canari !== undefined && !reply.text.includes(canari))
      ecarts.push(`${name} by its owner: ${reply.text}`);
    if (isRepeated) await eprouver(fuzz);
    return reply;
  };
}

/** Who names, in a body, what is not theirs is told that it is not known, beside the field: as if it did not exist. */
const isRefusal = ({ status, body }: Reponse): boolean =>
  [401, 403, 404].includes(status) || /-inconnue?$/.test(body?.code ?? '');

async function sendAs(
  { portal, tokenOf }: Demonstration,
  row: Endpoint,
  { qui, requete }: { qui: Qui | null; requete: Requete },
): Promise<Reponse> {
  const { params, query, ifMatch, headers } = requete;
  const body = typeof requete.body === 'function' ? requete.body() : requete.body;
  const as = qui === null ? undefined : tokenOf(qui);
  const reply = await portal.api(row as never, { as, params, query, body, ifMatch, headers } as never);
  const text = reply.bytes.toString('latin1').length > 0 ? reply.bytes.toString() : '';
  const version = Number(/\d+/.exec(reply.etag ?? '')?.[0] ?? 0);
  const dangers = dangersDe(reply);
  return { status: reply.status, body: reply.body ?? reply.problem, text, version, dangers };
}

export const appelsOuverts = (a: 'sans-compte' | 'compte-ferme'): string[] =>
  entries
    .filter(({ row }) => (a === 'sans-compte' ? row.access === 'public' : row.whileClosed === true))
    .map(({ appel }) => appel);
