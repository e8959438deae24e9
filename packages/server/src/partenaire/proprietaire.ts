import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { canManageCles, type Proprietaire } from '@asso/domain/partenaire/partenaire.rights';
import { findAssociation } from '../association/association.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { findService } from '../service/service.sql.ts';
import type { OwnedBy } from './cle.sql.ts';

export type Owner = {
  proprietaire: Proprietaire;
  by: OwnedBy;
  cote: 'association' | 'service';
  id: string;
  nom: string;
};

const introuvable = refused({ code: 'partenaire.introuvable' });

type Asked = { actor: Actor; query: { id_asso?: string; id_service?: string } };

/**
 * Finds the owner whose keys and webhooks are asked for, if this person manages them; a key that names no owner means
 * its own.
 */
export async function openOwner(db: Db, { actor, query }: Asked): Promise<Result<Owner>> {
  const own = actor.cle === undefined ? {} : ownOf(actor);
  const id_asso = query.id_asso ?? (query.id_service === undefined ? own.id_asso : undefined);
  const id_service = query.id_service ?? (query.id_asso === undefined ? own.id_service : undefined);
  if ((id_asso === undefined) === (id_service === undefined)) {
    return refused({ code: 'partenaire.proprietaire-absent' });
  }
  const owner =
    id_asso === undefined ? await ofService(db, id_service ?? '') : await ofAssociation(db, id_asso);
  return owner && isOpenTo(actor, owner) ? ok(owner) : introuvable;
}

/**
 * Tells whether this person manages the keys and webhooks of the owner. A call made with a key only has to come from a
 * key of this owner, since a key manages no keys.
 */
function isOpenTo(actor: Actor, owner: Owner): boolean {
  if (actor.cle === undefined) return canManageCles(actor, owner.proprietaire);
  const own = ownOf(actor);
  return owner.id === (owner.cote === 'association' ? own.id_asso : own.id_service);
}

const ownOf = ({ associations, services }: Actor): { id_asso?: string; id_service?: string } => ({
  id_asso: associations[0]?.id_association,
  id_service: services[0]?.id_service,
});

/** Finds the owner by the id that a row keeps. */
export const readOwner = (
  db: Db,
  row: { id_association: string | null; id_service: string | null },
): Promise<Owner | undefined> =>
  row.id_association === null ? ofService(db, row.id_service ?? '') : ofAssociation(db, row.id_association);

async function ofAssociation(db: Db, key: string): Promise<Owner | undefined> {
  const reference = recogniseReference(key);
  const association = reference ? await findAssociation(db, reference) : undefined;
  if (!association) return undefined;
  const { id, nom } = association;
  return {
    proprietaire: { cote: 'association', association },
    by: { id_association: id },
    cote: 'association',
    id,
    nom: nom ?? '',
  };
}

async function ofService(db: Db, key: string): Promise<Owner | undefined> {
  const service = await findService(db, key);
  if (!service) return undefined;
  const { id, nom } = service;
  return { proprietaire: { cote: 'service', service }, by: { id_service: id }, cote: 'service', id, nom };
}
