// Test support: one person calls every GET of the portal with everything an address may name.
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { features } from '../../features.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

export type ParcoursLecture = { row: Endpoint; status: number; text: string };

/** Gives everything that this person is answered; `noms` are the ids and numbers tried wherever one is asked. */
export async function readEverything(
  portal: TestPortal,
  as: Actor,
  noms: readonly string[],
): Promise<ParcoursLecture[]> {
  const read: ParcoursLecture[] = [];
  for (const row of getRows()) {
    for (const nom of tries(row, noms)) {
      const params = Object.fromEntries(Object.keys(row.params ?? {}).map((name) => [name, nom]));
      const { status, bytes } = await portal.api(row, { as, params, query: queryOf(row, nom) } as never);
      read.push({ row, status, text: status === 200 ? bytes.toString('utf8') : '' });
    }
  }
  return read;
}

const getRows = (): Endpoint[] =>
  features
    .flatMap(({ endpoints }) => Object.values(endpoints ?? {}).flatMap((table) => Object.values(table)))
    .filter(({ method }) => method === 'GET');

const tries = (row: Endpoint, noms: readonly string[]): readonly (string | undefined)[] =>
  row.params || namesOf(row).some((name) => named.has(name)) ? noms : [undefined];

const named: ReadonlySet<string> = new Set(['id_asso', 'idAsso', 'uuid', 'id', 'q', 'id_fo', 'searchQuery']);

const namesOf = ({ query }: Endpoint): string[] =>
  Object.keys((query as { shape?: object } | undefined)?.shape ?? {});

const queryOf = (row: Endpoint, nom: string | undefined): Record<string, unknown> =>
  Object.fromEntries([
    ...namesOf(row).flatMap((name) => (named.has(name) && nom ? [[name, nom]] : [])),
    ...(namesOf(row).includes('include') ? [['include', ['etablissements', 'representants_legaux']]] : []),
  ]);
