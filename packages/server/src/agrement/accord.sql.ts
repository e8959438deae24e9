// The queries here are about granted agréments: each row keeps what the arrêté gives, its number, days and document.

import type { CritereTca } from '@asso/domain/agrement/tca.fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

type AccordTable = Omit<Tables['agrement_accord'], 'tca_criteres'> & { tca_criteres: CritereTca[] };

export const insertAccord = (trx: Tx, row: AccordTable) =>
  trx.insertInto('agrement_accord').values(row).execute();

/** Reads the agrément granted to a dossier, with the document of its arrêté; days are « YYYY-MM-DD ». */
export const findAccord = (db: Db, id_dossier: string) =>
  db
    .selectFrom('agrement_accord as a')
    .innerJoin('document as d', 'd.id', 'a.id_document')
    .where('a.id_dossier', '=', id_dossier)
    .select(['a.numero', 'd.id as uuid', 'd.nom', 'd.mime', 'd.taille', 'd.etat_analyse'])
    .select([
      sql<string>`to_char(a.date_attribution, 'YYYY-MM-DD')`.as('date_attribution'),
      sql<string | null>`to_char(a.date_validite, 'YYYY-MM-DD')`.as('date_validite'),
      sql<string | null>`to_char(a.tca_fin, 'YYYY-MM-DD')`.as('tca_fin'),
      sql<CritereTca[]>`a.tca_criteres`.as('tca_criteres'),
    ])
    .executeTakeFirst();

/** Moves the arrêté from its dossier to the documents of the association, where it stays the service's. */
export const fileArrete = (trx: Tx, { uuid, id_association }: { uuid: string; id_association: string }) =>
  trx
    .updateTable('document')
    .set({ proprietaire: 'association', id_proprietaire: id_association, origine: 'LCA' })
    .where('id', '=', uuid)
    .execute();
