// These queries find the SIRET requests, sent or not, that join a document of the association.
import type { Actor } from '@asso/domain/compte/actor';
import { filterEtatsSiret, isEditableIn } from '@asso/domain/demande-siret/demande-siret.states';
import { documentsSiret } from '@asso/domain/demande-siret/documents-siret.rows';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentSuite, DocumentUsagesSource } from '../document/document-usages.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type DemandeSiretRow, lockDemande, selectDemandes, touchDemande } from './demande-siret.sql.ts';
import { demandeSiretLien, demandeSiretRightsOn } from './demande-siret-access.ts';

/** The states in which the author can still edit the request, before sending it or once it was sent back. */
const nonTransmis = filterEtatsSiret(isEditableIn);

/** Gives in SQL the files that a request joins, whatever their type. */
const joined = sql`jsonb_path_query_array(demande_siret.corps -> 'documents', '$.*')`;

const joining = (documents: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${joined} ?| ${[...documents]}::text[]`;

/** Tells the list of an association's documents where SIRET requests use them. */
export const demandeDocumentUsages: DocumentUsagesSource = {
  list: async (db, { actor, documents }) => {
    const rows = await selectDemandes(db).where(joining(documents)).execute();
    return rows
      .filter((row) => demandeSiretRightsOn(actor, row).list)
      .flatMap((row) =>
        documents
          .filter((id_document) => codesOf(row, id_document).length > 0)
          .map((id_document) => ({
            id_document,
            reference: row.id_fo_fonctionnel,
            lien: demandeSiretRightsOn(actor, row).consult ? demandeSiretLien(row) : null,
            joint_le: row.modifie_le,
            transmis_le: row.transmis_le,
            est_joint: true,
          })),
      );
  },

  follow: async (tx, suite) => {
    const rows = await selectDemandes(tx)
      .where(joining([suite.id_document]))
      .where('demande_siret.code_etat', 'in', nonTransmis)
      .orderBy('demande_siret.id')
      .execute();
    for (const { id } of rows) await followOne(tx, id, suite);
  },
};

/** Gives a request that is not sent the new version of the document, or takes the document away when there is none. */
async function followOne(
  tx: Tx,
  id: string,
  { id_document, vers, by, par, at }: DocumentSuite,
): Promise<void> {
  const row = await lockDemande(tx, id);
  // The request may have been sent while this transaction waited for its lock.
  if (!row || !isEditableIn(row.code_etat)) return;
  const changed = Object.fromEntries(codesOf(row, id_document).map((code) => [code, vers]));
  const corps = { ...row.corps, documents: { ...row.corps.documents, ...changed } };
  await touchDemande(tx, { one: row, actor: { id: par }, at }, { corps });
  await writeHistory(tx, { objet: 'demande-siret', id_objet: id, by, at, action: 'siret.documents' });
}

const codesOf = ({ corps }: DemandeSiretRow, id_document: string) =>
  documentsSiret.filter((code) => corps.documents?.[code] === id_document);

/**
 * Tells whether this person reads the document through a request that they may open, among the first two hundred
 * that join it; a removed document is read only through one that was sent.
 */
export async function canReadByDemande(
  db: Db,
  { actor, document }: { actor: Actor; document: { id: string; deleted: boolean } },
): Promise<boolean> {
  const rows = await selectDemandes(db)
    .where(joining([document.id]))
    .$if(document.deleted, (query) => query.where('demande_siret.code_etat', 'not in', nonTransmis))
    .limit(200)
    .execute();
  return rows.some((row) => demandeSiretRightsOn(actor, row).consult);
}
