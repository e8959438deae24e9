import { isWithin } from '@asso/domain/association/association.rights';
import type { Actor } from '@asso/domain/compte/actor';
import { isFromRegistre } from '@asso/domain/document/document.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, refused } from '@asso/domain/kernel/result';
import type { DocumentRow } from '../../document/document.sql.ts';
import type { DocumentOwner, DocumentReading } from '../../document/document-owners.ts';
import type { Db } from '../../platform/db/database.ts';
import { type AssociationRow, findAssociation } from '../association.sql.ts';
import { type OpenAssociation, openAssociation } from '../association-access.ts';
import { withOwnSiret } from '../collection/ligne-access.ts';
import { findEtablissement } from '../fiche/etablissement.sql.ts';

/**
 * The vault (« coffre ») holds the documents of an association. `openCoffre` says which of them a person reads; to
 * deposit one, the right `deposer` is needed, or a dossier given by the association.
 */
export const vaultOfAssociations: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const given = await findGiven(db, actor, id);
    if (given) return ok({ id: given.id, declare: { ...declare, id_siret: undefined } });
    const opened = await openAssociation(db, { actor, id_asso: id }, 'deposer');
    if (!opened.ok) return opened;
    const { row, acces } = opened.value;
    const said = withOwnSiret(declare, acces);
    const isTheirs =
      isWithin(acces, said.id_siret) &&
      (isBlank(said.id_siret) || (await findEtablissement(db, row.id, said.id_siret ?? '')));
    if (!isTheirs) return refused({ code: 'association.etablissement-inconnu', field: 'id_siret' });
    return ok({ id: row.id, declare: said });
  },

  /** A removed document is not read here: only a dossier that was sent with it still opens it. */
  canRead: async (db, { actor, document }) => {
    if (document.deleted) return false;
    const coffre = await openCoffre(db, { actor, id_association: document.id_proprietaire });
    return coffre.isRead(document);
  },

  /** The association may not remove what comes from a register, nor what a service deposited when it decided. */
  canRemove: async (db, asked) => {
    const opened = await openOf(db, asked, 'deposer');
    const isOwn = asked.document.origine === 'association';
    return isOwn && opened !== undefined && isVaultDocumentSeen(asked.document, opened);
  },
};

/**
 * Finds the association for a person who was given only a few dossiers of it: they may bring the pieces these ask for,
 * and read no other document than their own.
 */
async function findGiven(db: Db, actor: Actor, id: string): Promise<AssociationRow | undefined> {
  if (!actor.partages?.length) return undefined;
  const reference = recogniseReference(id);
  const row = reference ? await findAssociation(db, reference) : undefined;
  const isWhole = actor.associations.some(({ id_association }) => id_association === row?.id);
  return row && !isWhole && actor.partages.includes(row.id) ? row : undefined;
}

export type Coffre = {
  /** True when this person may read the file of the association, and with it the vault. */
  isOpen: boolean;
  isRead: (document: EnCoffre) => boolean;
};

type EnCoffre = Pick<DocumentRow, 'id_siret' | 'origine' | 'date_chargement' | 'depose_par'>;

/** Gives what this person may read of a vault, computed once for all its documents. */
export async function openCoffre(
  db: Db,
  { actor, id_association }: { actor: Actor; id_association: string },
): Promise<Coffre> {
  const opened = await openAssociation(db, { actor, id_asso: id_association });
  return coffreOwner({ actor, id_association }, opened.ok ? opened.value : undefined);
}

/** Gives what this person may read of a vault; `opened` is undefined when the association is closed to them. */
export function coffreOwner(
  { actor, id_association }: { actor: Actor; id_association: string },
  opened: Opened | undefined,
): Coffre {
  const isGiven = actor.partages?.includes(id_association) === true;
  return {
    isOpen: opened !== undefined,
    isRead: (document) =>
      (isGiven && document.depose_par === actor.id) ||
      (opened !== undefined && isVaultDocumentSeen(document, opened)),
  };
}

type Opened = Pick<OpenAssociation, 'acces' | 'perimetre'>;

/**
 * Tells whether this document is seen: a secondary manager sees only their establishment's, and what earlier managers
 * left is closed, except what comes from registers. A service sees those of the registers: the others are read in the
 * dossiers to which they are joined (ADR 0519).
 */
export const isVaultDocumentSeen = (
  document: Omit<EnCoffre, 'depose_par'>,
  { acces, perimetre }: Opened,
): boolean =>
  isWithin(acces, document.id_siret) &&
  (isFromRegistre(document.origine) ||
    (acces.profil !== 'lecture' &&
      (perimetre.depuis === null || document.date_chargement >= perimetre.depuis)));

async function openOf(db: Db, { actor, document }: DocumentReading, right: 'consult' | 'deposer') {
  const opened = await openAssociation(db, { actor, id_asso: document.id_proprietaire }, right);
  return opened.ok ? opened.value : undefined;
}
