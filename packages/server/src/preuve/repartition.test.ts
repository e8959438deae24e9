import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTables } from '../platform/backup/catalog.sql.ts';
import { aDatabase } from '../platform/db/test/test-database.ts';
import { moveAnAssociation } from './test-eclats.ts';
import { listReferences, listRequired, listUnique } from './test-repartition.sql.ts';
import { auCentre, avecLAssociation, chacuneLesSiennes, partout } from './test-repartition.ts';

const { url } = await aDatabase();
const client = new pg.Client({ connectionString: url });
beforeAll(() => client.connect());
afterAll(() => client.end());

const homes = {
  association: Object.keys(avecLAssociation),
  partout,
  centre: auCentre,
  chacune: chacuneLesSiennes,
};
type Home = keyof typeof homes;
const homeOf = (table: string): Home | undefined =>
  (Object.keys(homes) as Home[]).find((home) => homes[home].includes(table));

test('each table of the schema has one place, and only one', async () => {
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public');
  const placed = Object.values(homes).flat();
  expect(placed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('a row that goes with its association always says which: no column of its way may be empty', async () => {
  const required = await listRequired(client);
  const steps = Object.entries(avecLAssociation).flatMap(([table, chemin]) => {
    let from = table;
    return chemin.map((step) => {
      const column = `${from}.${typeof step === 'string' ? step : step.par}`;
      from = typeof step === 'string' ? from : step.vers;
      return column;
    });
  });
  expect(steps.filter((column) => !required.has(column))).toEqual([]);
  expect(steps).toContain('crf_piece.id_crf');
});

/** The rows of a place may refer to rows of the same base, or to rows that every base has. */
const beside: Record<Home, readonly Home[]> = {
  association: ['association', 'partout'],
  partout: ['partout'],
  centre: ['centre', 'partout'],
  chacune: ['chacune', 'association', 'partout'],
};
/** Tells whether a row of an association refers to a document: each base has the documents of its associations. */
const documents = (de: Home | undefined, vers: string) => de === 'association' && vers === 'document';

test('no reference leaves the base of its row, but those that are known to', async () => {
  const references = await listReferences(client);
  expect(references.length).toBeGreaterThan(150);
  const leaving = references
    .filter(({ de, vers }) => {
      const [from, to] = [homeOf(de), homeOf(vers)];
      return !(from && to && beside[from].includes(to)) && !documents(from, vers);
    })
    .map(({ de, vers }) => `${de} → ${vers}`);
  expect(leaving).toEqual([]);
});

test('what is unique for all is so only in its base: the list of what would have to be held elsewhere', async () => {
  const unique = (await listUnique(client)).filter(({ table }) => homeOf(table) === 'association');
  const held = /\b(id_association|id_dossier|id_crf|id_siret)\b/;
  expect(unique.filter(({ cles }) => !held.test(cles)).map(({ nom }) => nom)).toEqual([
    'association_id_correspondance_key',
    'association_id_ex_key',
    'association_id_rna_key',
    'association_id_siren_key',
    'cec_declaration_reference_key',
    'demande_signature_jeton_key',
    'demande_signature_jeton_rappel_key',
    'demande_siret_id_fo_fonctionnel_key',
    'demande_siret_ordre_key',
    'dossier_id_fo_key',
    'dossier_unique',
    'invitation_jeton_key',
    'mission_benevole_reference_key',
    'psp_inscription_unique',
    'regard_dossier_empreinte_key',
  ]);
});

/** `npm run proof -- repartition` prints the figures. */
test('an association moves to a second base, and is served there alone', async () => {
  const seen = await moveAnAssociation();
  expect(seen.moved).toBeGreaterThan(0);
  expect(seen).toMatchObject({ dangling: [], strangers: 0, isSame: true, left: 404, queues: [1, 1] });
  for (const calls of [seen.served, seen.stayed])
    expect(calls).toEqual({ lire: 200, enregistrer: 200, transmettre: 200, lister: 200 });
});
