import {
  type Acces,
  type AssociationAction,
  associationAccess,
} from '@asso/domain/association/association.rights';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';
import { readClosedBefore } from './acces/membre.sql.ts';
import { type AssociationRow, findAssociation } from './association.sql.ts';
import type { Perimetre } from './collection/ligne.sql.ts';

/** Tells whether this person, as an agent of a service, may read this association. */
export type AssociationReader = (db: Db, asked: { actor: Actor; id_association: string }) => Promise<boolean>;

/**
 * Makes the registry of what lets a service read an association: other features say here of which associations it has a
 * dossier.
 */
function associationReaders() {
  const readers = registered(new Set<AssociationReader>());
  return {
    add: (reader: AssociationReader) => void readers.add(reader),
    isReadable: async (db: Db, asked: { actor: Actor; id_association: string }) => {
      for (const reader of readers) if (await reader(db, asked)) return true;
      return false;
    },
  };
}

export const readersOfAssociations = associationReaders();

export type OpenAssociation = {
  row: AssociationRow;
  acces: Acces;
  /** Which rows of the association's collections this person sees. */
  perimetre: Perimetre;
};

/**
 * The same refusal for an unknown number, a missing association and somebody else's, so that nobody learns which
 * exist.
 */
export const associationIntrouvable = refused({ code: 'association.introuvable' });

/** Tells whether this instant belongs to the past that is closed to the person. */
export const isBefore = (at: Date, { depuis }: Perimetre): boolean => depuis !== null && at < depuis;

type Asked = { actor: Actor; id_asso: string };

/**
 * Gives the association when this person has the right `action` on it. Without that right, the refusal is a 403 when
 * they may consult the association, `introuvable` when they may not.
 */
export async function openAssociation(
  db: Db,
  { actor, id_asso }: Asked,
  action: AssociationAction = 'consult',
): Promise<Result<OpenAssociation>> {
  const reference = recogniseReference(id_asso);
  const row = reference ? await findAssociation(db, reference) : undefined;
  if (!row) return associationIntrouvable;
  const acces = associationAccess(actor, { ...row, isReadable: await isReadable(db, actor, row.id) });
  if (!acces.rights.consult) return associationIntrouvable;
  if (!acces.rights[action]) return refused({ code: 'kernel.interdit' });
  const depuis = isMember(acces)
    ? await readClosedBefore(db, { id_utilisateur: actor.id, id_association: row.id })
    : null;
  return ok({ row, acces, perimetre: perimetreFor(acces, depuis) });
}

const isMember = ({ profil }: Acces): boolean => profil === 'siege' || profil === 'secondaire';

const perimetreFor = (acces: Acces, depuis: Date | null): Perimetre => ({
  sirets: acces.sirets,
  depuis: isMember(acces) ? depuis : null,
});

/** What is already known of an association when an earlier statement has read it. */
export type AssociationConnue = Pick<AssociationRow, 'id' | 'code_departement'> & {
  /** The instant before which what earlier managers left is closed to this member; null when nothing is closed. */
  ferme_avant: Date | null;
};

/**
 * Gives the rights of this person on an association that is already read, and the rows they see; undefined when they
 * may not consult it. `isKnownReadable` says that one of its dossiers, already read too, opens it to a service: the
 * registry is then not asked.
 */
export async function openKnown(
  db: Db,
  { ferme_avant, ...association }: AssociationConnue,
  { actor, isKnownReadable }: { actor: Actor; isKnownReadable: boolean },
): Promise<Pick<OpenAssociation, 'acces' | 'perimetre'> | undefined> {
  const isRead = isKnownReadable || (await isReadable(db, actor, association.id));
  const acces = associationAccess(actor, { ...association, isReadable: isRead });
  return acces.rights.consult ? { acces, perimetre: perimetreFor(acces, ferme_avant) } : undefined;
}

const isReadable = async (db: Db, actor: Actor, id_association: string): Promise<boolean> =>
  isServiceRole(actor.role) && (await readersOfAssociations.isReadable(db, { actor, id_association }));
