import { randomUUID } from 'node:crypto';
import { makeTokens } from './support/access-token.ts';
import { freePart } from './support/dossiers/bodies.ts';
import { dossiersToBegin, draftsToTransmit } from './support/dossiers/people.ts';
import { dossiersWorkload } from './support/dossiers/subjects.ts';

export const workload = dossiersWorkload({
  name: 'transmission',
  title: 'W6: by turns a dossier is begun, and one with nothing missing is transmitted',
  aim: 0.8,
  floor: 0.6,
  bareShare: 0.6,
  growth: 1.3,
  work: async (pool) => {
    const ready = await draftsToTransmit(pool);
    const beginning = await dossiersToBegin(pool);
    const people = [...new Set([...ready.map(({ par }) => par), ...beginning.people])];
    let tokens = new Map<string, string>();
    let [begun, sent] = [0, 0];
    const body = (value: object) => ({ method: 'POST' as const, body: JSON.stringify(value) });
    const json = { 'content-type': 'application/json' };
    const nextSent = () => {
      const draft = ready[sent++];
      if (!draft)
        throw new Error(
          'every draft was transmitted: fewer rounds, shorter ones (BENCH_SECONDS) or more dossiers',
        );
      return draft;
    };
    const headers = (par: string) => ({
      ...json,
      'access-token': tokens.get(par) ?? '',
      'idempotency-key': randomUUID(),
    });
    return {
      renew: async () => {
        const made = await makeTokens(people);
        tokens = new Map(people.map((id, place) => [id, made[place] ?? '']));
      },
      tokens: () => [...tokens.values()],
      portail: (n) => {
        if (n % 2 === 0) {
          const { siret, code, par } = beginning.at(begun++);
          const description = { code_subvention: code, id_sous_type_dispositif: freePart, exercice: 2026 };
          return {
            path: '/api/demande/dossiers',
            headers: headers(par),
            ...body({ description, demandeur: { id_siret: siret } }),
          };
        }
        const { id_fo, version, par } = nextSent();
        const path = `/api/demande/dossiers/transmit/${id_fo}`;
        return { path, headers: { ...headers(par), 'if-match': `"${version}"` }, ...body({}) };
      },
      bare: (n) => {
        const cle = randomUUID();
        if (n % 2 === 0) {
          const { siret, code, par } = beginning.at(begun++);
          return {
            path: '/dossiers',
            headers: json,
            ...body({ siret, code, sous: freePart, exercice: 2026, par, cle }),
          };
        }
        const { id, version, par } = nextSent();
        return { path: `/dossiers/${id}/transmission`, headers: json, ...body({ version, par, cle }) };
      },
    };
  },
});
