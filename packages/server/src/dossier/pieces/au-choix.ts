// What a person may choose from in a dossier of any kind: documents of the association, and people.
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import type { Demandeur } from '@asso/domain/dossier/demandeur.fields';
import { isUuid } from '@asso/domain/identifiants/uuid';
import type { Problem } from '@asso/domain/kernel/result';
import { type AssociationConnue, openKnown } from '../../association/association-access.ts';
import type { DossierAssociation } from '../../association/association-du-dossier.sql.ts';
import { coffreOwner } from '../../association/coffre/document-owner.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { listMySieges, readPerimetre } from '../liste/perimetre.ts';
import type { PieceRow } from './pieces.sql.ts';

export type DocumentChoices = {
  /**
   * The documents of the association that the person may join: those that they may read outside the dossier, and those
   * joined to it already.
   */
  documents: DossierAssociation['documents'];
  /**
   * Tells whether the person may choose among the association's people and bank details; those already chosen are shown
   * in any case.
   */
  isFicheOuverte: boolean;
};

type Choosing = {
  actor: Actor;
  row: DossierRow;
  pieces: readonly PieceRow[];
  association: Omit<AssociationConnue, 'id'>;
} & Pick<DocumentChoices, 'documents'>;

/**
 * Gives what this person may choose from. Taking part in a dossier opens no more of the association's documents than
 * what is joined to it; a service is shown no more of the file than it may read elsewhere.
 */
export async function readDocumentChoices(
  db: Db,
  { actor, row, pieces, documents, association }: Choosing,
): Promise<DocumentChoices> {
  const { id_association } = row;
  if (listMySieges(actor).includes(id_association)) return { documents, isFicheOuverte: true };
  const known = { ...association, id: id_association };
  const opened = await openKnown(db, known, { actor, isKnownReadable: opensAssociation(actor, row) });
  const coffre = coffreOwner({ actor, id_association }, opened);
  const joined = new Set(pieces.map(({ uuid }) => uuid));
  return {
    documents: documents.filter((one) => joined.has(one.id) || coffre.isRead(one)),
    isFicheOuverte: coffre.isOpen || !isServiceRole(actor.role),
  };
}

/**
 * Tells whether this dossier alone lets the person's services read its association: the association began the dossier,
 * and it reached one of the services. Another dossier may let them where this one does not.
 */
export function opensAssociation(
  actor: Actor,
  { created_by_type, instructions }: Pick<DossierRow, 'created_by_type' | 'instructions'>,
): boolean {
  const perimetre = readPerimetre(actor);
  if (perimetre.kind !== 'services' || created_by_type !== 'association') return false;
  return instructions.some(
    (one) => one.transmis_le !== null && perimetre.services.includes(one.id_service_instructeur),
  );
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
  { documents }: Pick<DocumentChoices, 'documents'>,
  { uuid, nature, field }: Choisi,
): Problem[] {
  const document = documents.find((one) => one.id === uuid);
  if (!document) return [{ code: 'dossier.document-inutilisable', field }];
  return document.type === nature ? [] : [{ code: 'dossier.document-autre-type', field }];
}
