import type { Actor } from '@asso/domain/compte/actor';
import type { DemandeComplete } from '@asso/domain/demande-siret/demande-siret.rules';
import { isEditableIn } from '@asso/domain/demande-siret/demande-siret.states';
import { documentsSiret, isDocumentSiret } from '@asso/domain/demande-siret/documents-siret.rows';
import type { AssociationWithoutSiret } from '@asso/domain/demande-siret/eligibilite.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import type { AssociationRow } from '../association/association.sql.ts';
import { findAssociation } from '../association/association.sql.ts';
import { openCoffre } from '../association/coffre/document-owner.ts';
import { ficheOfRow } from '../association/fiche/fiche-view.ts';
import { type DocumentRow, findDocument, listOwnedDocuments } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { DemandeSiretRow } from './demande-siret.sql.ts';

/** A request with all that its rules, its pages and its PDF read. */
export type LoadedSiret = {
  row: DemandeSiretRow;
  complete: DemandeComplete;
  /** The joined files, by type. */
  joints: ReadonlyMap<string, DocumentRow>;
  /** The documents of the association that the given person may join. */
  auChoix: DocumentRow[];
};

export async function loadDemande(
  db: Db,
  row: DemandeSiretRow,
  { actor, now }: { actor?: Actor; now: Date },
): Promise<LoadedSiret> {
  const { id_association, corps } = row;
  const association = await findAssociation(db, { kind: 'uuid', value: id_association });
  if (!association) throw new Error('a request without its association');
  const joints = await jointsOf(db, row);
  return {
    row,
    joints,
    complete: {
      demande: corps,
      association: toAssociationWithoutSiret(association),
      jour: localDay(now),
      pieces: [...joints].map(([code, { id, etat_analyse }]) => ({ code, uuid: id, etat_analyse })),
    },
    auChoix:
      actor && isEditableIn(row.code_etat) ? await listChoosableDocuments(db, { actor, id_association }) : [],
  };
}

/** Finds the joined files; one that was removed since is left out, unless it left with the request. */
async function jointsOf(db: Db, { corps, code_etat }: DemandeSiretRow): Promise<Map<string, DocumentRow>> {
  const found = new Map<string, DocumentRow>();
  for (const code of documentsSiret) {
    const uuid = corps.documents?.[code];
    const document = uuid ? await findDocument(db, uuid) : undefined;
    if (document && !(document.deleted && isEditableIn(code_etat))) found.set(code, document);
  }
  return found;
}

/**
 * Lists the documents of the association that this person reads and may join; a file refused by the analysis is not
 * offered.
 */
export async function listChoosableDocuments(
  db: Db,
  { actor, id_association }: { actor: Actor; id_association: string },
): Promise<DocumentRow[]> {
  const coffre = await openCoffre(db, { actor, id_association });
  const all = await listOwnedDocuments(db, { proprietaire: 'association', id_proprietaire: id_association });
  return all.filter(
    (one) => isDocumentSiret(one.type) && one.etat_analyse !== 'refuse' && coffre.isRead(one),
  );
}

export function toAssociationWithoutSiret(association: AssociationRow): AssociationWithoutSiret {
  const { identite, coordonnees } = ficheOfRow(association);
  return {
    regime: identite.regime ?? null,
    id_rna: association.id_rna,
    id_siret_siege: association.id_siret_siege,
    etat: association.etat,
    cp_siege: coordonnees.adresse_siege?.cp ?? association.code_postal,
  };
}
