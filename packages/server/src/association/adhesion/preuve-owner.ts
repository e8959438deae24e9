import { isWithin } from '@asso/domain/association/association.rights';
import { canJoinPreuve } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok } from '@asso/domain/kernel/result';
import type { DocumentOwner } from '../../document/document-owners.ts';
import type { Db } from '../../platform/db/database.ts';
import { findMembre, listVivants, type MembreRow } from '../acces/membre.sql.ts';
import { findAssociation } from '../association.sql.ts';
import { associationIntrouvable, openAssociation } from '../association-access.ts';

/**
 * The proofs of a new board: the requester deposits and removes them while the membership takes proofs, and reads them;
 * whoever may answer the request, manager or administrator, reads them too.
 */
export const preuvesOfAdhesions: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const membre = await findMine(db, actor, id);
    return membre
      ? ok({ id: membre.id, declare: { ...declare, id_siret: undefined } })
      : associationIntrouvable;
  },
  canRead: async (db, { actor, document }) => {
    const membre = await findMembre(db, document.id_proprietaire);
    if (!membre || document.deleted) return false;
    return isMine(actor, membre) || canAnswer(db, actor, membre);
  },
  canRemove: async (db, { actor, document }) => {
    const membre = await findMembre(db, document.id_proprietaire);
    return membre !== undefined && isMine(actor, membre) && takesPreuve(membre);
  },
};

/**
 * Finds the person's membership that still takes a proof, by its own id or by any number of the association; undefined
 * when there is none.
 */
async function findMine(db: Db, actor: Actor, id: string): Promise<MembreRow | undefined> {
  const reference = recogniseReference(id);
  if (!reference) return undefined;
  const named = reference.kind === 'uuid' ? await findMembre(db, reference.value) : undefined;
  if (named) return isMine(actor, named) && takesPreuve(named) ? named : undefined;
  const association = await findAssociation(db, reference);
  if (!association) return undefined;
  const mine = await listVivants(db, { id_utilisateur: actor.id, id_association: association.id });
  return mine.find(takesPreuve);
}

const isMine = (actor: Actor, membre: MembreRow): boolean => membre.id_utilisateur === actor.id;

export const takesPreuve = ({
  etat,
  ferme_avant,
  conteste_le,
}: Pick<MembreRow, 'etat' | 'ferme_avant' | 'conteste_le'>): boolean =>
  canJoinPreuve({ etat, isPasseFerme: ferme_avant !== null, isConteste: conteste_le !== null });

async function canAnswer(db: Db, actor: Actor, { id_association, id_siret }: MembreRow): Promise<boolean> {
  const opened = await openAssociation(db, { actor, id_asso: id_association }, 'manageMembres');
  return opened.ok && isWithin(opened.value.acces, id_siret);
}
