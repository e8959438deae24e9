import { deplaces, laisses, tablesDeplacees } from '@asso/domain/association/fusion/fusion.rows';
import { expect, it } from 'vitest';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { tablesFusion } from './tables-fusion.sql.ts';
import { listColonnesDAssociation, listTablesUniques } from './test/test-fiches.sql.ts';

const { db } = await aDatabase();

/** The columns that a merge writes, and those it leaves. */
const treated = [
  ...tablesDeplacees.map((table) => `${table}.${tablesFusion[table].colonne ?? 'id_association'}`),
  ...Object.keys(laisses).flatMap((table) =>
    table === 'fusion_association'
      ? [`${table}.id_gardee`, `${table}.id_absorbee`]
      : [`${table}.id_association`],
  ),
];

it('each table that names an association is moved by a merge, or left with its reason', async () => {
  // A table of this list that is not in `fusion.rows.ts` needs its line there: moved, or left and why.
  const named = await listColonnesDAssociation(db);
  expect(named).toContain('dossier.id_association');
  expect(named).toContain('notification.id_association');
  expect(named.filter((column) => !treated.includes(column))).toEqual([]);
  expect(treated.filter((column) => !named.includes(column))).toEqual(['document.id_proprietaire']);
});

it('each table where two rows of one association may not be alike says what becomes of the second', async () => {
  const unique = (await listTablesUniques(db)).filter((table) => !(table in laisses));
  expect(unique).toContain('budget_annuel');
  expect(tablesDeplacees.filter((table) => tablesFusion[table].double).toSorted()).toEqual(unique);
  expect(tablesDeplacees.filter((table) => 'doublon' in deplaces[table]).toSorted()).toEqual(unique);
});
