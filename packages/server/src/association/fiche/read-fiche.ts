import type { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { listOwnedDocuments } from '../../document/document.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import type { OpenAssociation } from '../association-access.ts';
import { isVaultDocumentSeen } from '../coffre/document-owner.ts';
import { listLignes } from '../collection/ligne.sql.ts';
import { etablissementTenuView, ligneView } from '../collection/ligne-views.ts';
import { listEtablissements } from './etablissement.sql.ts';
import { ficheView } from './fiche-view.ts';
import { readSectionsEcrites } from './rubriques.sql.ts';

type FicheReply = ReplyOf<(typeof ficheEndpoints)['readFiche']>;

const types = Object.keys(collections) as CollectionType[];

/**
 * Gives all that this person sees of an association: its sections, its rows, its establishments and the number of its
 * documents.
 */
export async function readFiche(db: Db, opened: OpenAssociation): Promise<FicheReply> {
  const { row, acces, perimetre } = opened;
  const [rows, etablissements, documents, sections] = await Promise.all([
    Promise.all(types.map((type) => listLignes(db, { type, idAssociation: row.id }, perimetre))),
    listEtablissements(db, [row.id], acces.sirets),
    listOwnedDocuments(db, { proprietaire: 'association', id_proprietaire: row.id }),
    readSectionsEcrites(db, row.id),
  ]);
  const lignes = types.map((type, index) => [type, (rows[index] ?? []).map((one) => ligneView(type, one))]);
  const written = types.flatMap((type, index) => {
    const latest = (rows[index] ?? []).map(({ updated_at }) => updated_at.getTime());
    return latest.length > 0 ? [[type, new Date(Math.max(...latest)).toISOString()]] : [];
  });
  return {
    ...ficheView(opened),
    // `lignes` has one list for each collection, which the type of these pairs does not say.
    lignes: Object.fromEntries(lignes) as FicheReply['lignes'],
    etablissements: etablissements.map(etablissementTenuView),
    nb_documents: documents.filter((document) => isVaultDocumentSeen(document, opened)).length,
    ecrits_le: { ...sections, ...Object.fromEntries(written) },
  };
}
