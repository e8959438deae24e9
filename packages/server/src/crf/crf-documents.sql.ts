// The queries here are about the documents of an association that reports join: who reads them through a report, and
// what a report does when one is replaced.
import type { Actor } from '@asso/domain/compte/actor';
import { sql } from 'kysely';
import type { DocumentSuite, DocumentUsage, DocumentUsagesSource } from '../document/document-usages.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findKnownCrf } from './crf-access.ts';

type Joining = {
  id_crf: string;
  id_dossier: string;
  id_fo: string;
  id_siret: string;
  id_document: string;
  exercice: number;
  jointe_le: Date;
  transmis_le: Date | null;
};

const joining = async (db: Db, documents: readonly string[]): Promise<Joining[]> =>
  (
    await sql<Joining>`
      select p.id_crf, c.id_dossier, d.id_fo, d.id_siret, p.id_document, c.exercice, p.jointe_le, c.transmis_le
      from crf_piece p join crf c on c.id = p.id_crf join dossier d on d.id = c.id_dossier
      where p.id_document = any(${documents}::uuid[]) order by c.cree_le desc limit 200`.execute(db)
  ).rows;

/**
 * Tells whether this person may read the document through one of the last 200 reports that join it: a document is
 * read by whoever may open such a report, a removed one only through a report that was sent.
 */
export async function readsThroughCrf(
  db: Db,
  { actor, document }: { actor: Actor; document: { id: string; deleted: boolean } },
): Promise<boolean> {
  const rows = (await joining(db, [document.id])).filter(
    ({ transmis_le }) => !document.deleted || transmis_le !== null,
  );
  for (const row of rows) if (await isOpenTo(db, actor, row)) return true;
  return false;
}

async function isOpenTo(db: Db, actor: Actor, row: Joining): Promise<boolean> {
  const cle = { dossier: row.id_dossier, crf: row.id_crf };
  const found = await findKnownCrf(db, { actor, cle, droit: 'consult', isLocked: false });
  return found.ok;
}

export const crfDocumentUsages: DocumentUsagesSource = {
  list: async (db, { actor, documents }) => {
    const rows = await joining(db, documents);
    const usages = await Promise.all(
      rows.map(async (row): Promise<DocumentUsage[]> => {
        if (!(await isOpenTo(db, actor, row))) return [];
        return [
          {
            id_document: row.id_document,
            reference: `Compte rendu ${row.exercice}, ${row.id_fo}`,
            lien: `/associations/${row.id_siret}/dossier/${row.id_fo}/crf/${row.id_crf}`,
            joint_le: row.jointe_le,
            transmis_le: row.transmis_le,
            est_joint: true,
          },
        ];
      }),
    );
    return usages.flat();
  },
  follow: followInDrafts,
};

/**
 * Makes the reports that were never sent follow a document: they take its new version, or lose the piece when there is
 * none. A report that was sent keeps the version it was sent with.
 */
async function followInDrafts(trx: Tx, { id_document, vers }: DocumentSuite): Promise<void> {
  const drafts = sql`id_crf in (select id from crf where transmis_le is null)`;
  if (vers === null) {
    await sql`delete from crf_piece where id_document = ${id_document} and ${drafts}`.execute(trx);
  } else {
    await sql`update crf_piece set id_document = ${vers} where id_document = ${id_document} and ${drafts}`.execute(
      trx,
    );
  }
}
