import type { DocumentSuite, DocumentUsagesSource } from '../../document/document-usages.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { lockDossier, touchDossier } from '../dossier.sql.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { readPerimetre } from '../liste/perimetre.ts';
import { changePieces, listDraftsJoining, listUsages } from './pieces-transmises.sql.ts';

/**
 * Tells which documents of an association its dossiers of any kind use, and makes drafts follow a document that is
 * replaced.
 */
export const dossierPieceUsages: DocumentUsagesSource = {
  list: (db, { actor, documents }) => listUsages(db, { documents, perimetre: readPerimetre(actor) }),

  follow: async (trx, suite) => {
    for (const id_dossier of await listDraftsJoining(trx, suite.id_document)) {
      await followOne(trx, id_dossier, suite);
    }
  },
};

/** Updates the pieces and the statut of a draft: a piece whose document was removed is missing. */
async function followOne(trx: Tx, id_dossier: string, suite: DocumentSuite): Promise<void> {
  const row = await lockDossier(trx, id_dossier);
  // The dossier may have been sent while this waited for its lock.
  if (!row || row.instructions.some((one) => one.transmis_le !== null)) return;
  const { at, par, by } = suite;
  await changePieces(trx, { ...suite, id_dossier });
  const statut = await kindsOfDossiers.of(row.genre).statutNow(trx, row, at);
  await touchDossier(trx, { id: row.id, by: par, at }, { statut });
  await writeHistory(trx, { objet: 'dossier', id_objet: row.id, by, at, action: 'dossier.pieces' });
}
