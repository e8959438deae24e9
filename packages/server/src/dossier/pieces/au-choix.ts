// This is what a person may choose from in a dossier of any kind: documents of the vault, and people.
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import type { Demandeur } from '@asso/domain/dossier/demandeur.fields';
import { isUuid } from '@asso/domain/identifiants/uuid';
import type { Problem } from '@asso/domain/kernel/result';
import type { AssociationDuDossier } from '../../association/association-du-dossier.sql.ts';
import { openCoffre } from '../../association/coffre/document-owner.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { siegesOf } from '../liste/perimetre.ts';
import type { PieceRow } from './pieces.sql.ts';

export type AuChoix = {
  /**
   * This holds documents of the association that they may join: they read them in its vault, or they are joined here
   * already.
   */
  documents: AssociationDuDossier['documents'];
  /**
   * It tells whether they may choose among the association's people and bank details; those already chosen are shown
   * in any case.
   */
  isFicheOuverte: boolean;
};

type Choosing = { actor: Actor; row: DossierRow; pieces: readonly PieceRow[] } & Pick<AuChoix, 'documents'>;

/**
 * Taking part in a dossier opens no more of the vault than what is joined to it; a service is shown no more of the
 * file than it may read elsewhere.
 */
export async function auChoixOf(db: Db, { actor, row, pieces, documents }: Choosing): Promise<AuChoix> {
  const { id_association } = row;
  if (siegesOf(actor).includes(id_association)) return { documents, isFicheOuverte: true };
  const coffre = await openCoffre(db, { actor, id_association });
  const joined = new Set(pieces.map(({ uuid }) => uuid));
  return {
    documents: documents.filter((one) => joined.has(one.id) || coffre.isRead(one)),
    isFicheOuverte: coffre.isOpen || !isServiceRole(actor.role),
  };
}

type Tete = { demandeur?: Demandeur | null };

/** Lists the people and the bank details that the head of a dossier names. */
export function chosenIn({ demandeur }: Tete) {
  const people = [demandeur?.id_representant_legal, demandeur?.id_signataire, demandeur?.id_responsable];
  return {
    representants: people.filter((id) => typeof id === 'string' && isUuid(id)) as string[],
    ribs: demandeur?.id_rib && isUuid(demandeur.id_rib) ? [demandeur.id_rib] : [],
  };
}

type Choisi = { uuid: string; nature: string; field: string };

/** Refuses a document that this person may not choose, or that is not of the type of its piece. */
export function documentProblems(
  { documents }: Pick<AuChoix, 'documents'>,
  { uuid, nature, field }: Choisi,
): Problem[] {
  const document = documents.find((one) => one.id === uuid);
  if (!document) return [{ code: 'dossier.document-inutilisable', field }];
  return document.type === nature ? [] : [{ code: 'dossier.document-autre-type', field }];
}
