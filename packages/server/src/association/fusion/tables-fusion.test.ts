import { movedTables, tablesDeplacees } from '@asso/domain/association/fusion/fusion.rows';
import { expect, it } from 'vitest';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { tablesFusion } from './tables-fusion.sql.ts';
import { listAssociationColonnes, listTablesUniques } from './test/test-fiches.sql.ts';

const { db } = await aDatabase();

/** Each table whose rows stay with the file that is merged, and why. */
const laisses = {
  registre_documents: 'when its registers were asked for papers: they are asked again for the file kept',
  tca_alerte: 'that its people were told of an end of accreditation',
  cec_recapitulatif: 'that its people were told of declarations on a day',
  fusion_association: 'the merges themselves',
};

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
  // A table that is missing needs its line in `fusion.rows.ts`, or above, with the reason why it is left.
  const named = await listAssociationColonnes(db);
  expect(named).toContain('dossier.id_association');
  expect(named).toContain('notification.id_association');
  expect(named.filter((column) => !treated.includes(column))).toEqual([]);
  expect(treated.filter((column) => !named.includes(column))).toEqual(['document.id_proprietaire']);
});

it('each table where two rows of one association may not be alike says what becomes of the second', async () => {
  const unique = (await listTablesUniques(db)).filter((table) => !(table in laisses));
  expect(unique).toContain('budget_annuel');
  expect(tablesDeplacees.filter((table) => tablesFusion[table].double).toSorted()).toEqual(unique);
  expect(tablesDeplacees.filter((table) => 'doublon' in movedTables[table]).toSorted()).toEqual(unique);
});
