import type { Actor } from '@asso/domain/compte/actor';
import { defaultRole, isServiceRole } from '@asso/domain/compte/roles.rules';
import { needsSecondFacteur } from '@asso/domain/compte/second-facteur.rules';
import { ok, refused } from '@asso/domain/kernel/result';
import type { Db } from '../../platform/db/database.ts';
import type { Authenticator } from '../../platform/http/access.ts';
import { type ActorRow, rememberedActor } from '../utilisateur.sql.ts';
import type { Revocations } from './revocations.ts';
import type { Tokens } from './tokens.ts';

const notSignedIn = refused({ code: 'kernel.non-connecte' });

/**
 * Makes the check of each request: the token identifies the person, and what they may do is read from the database or
 * from a memory that follows its changes.
 */
export const authenticator =
  ({ db, tokens, revocations }: { db: Db; tokens: Tokens; revocations: Revocations }): Authenticator =>
  async ({ token, role }) => {
    const read = tokens.readAccess(token);
    if (read === null || (await revocations.isRevoked(read.sid))) return notSignedIn;
    const row = await rememberedActor(db, read.sub);
    return row ? ok(toActor(row, { role, session: read.sid })) : notSignedIn;
  };

/**
 * Builds the actor of a request. A role that the person does not hold is ignored here: the check of access refuses it
 * by name.
 */
export function toActor(row: ActorRow, { role, session }: { role?: string; session: string }): Actor {
  const { id, email, civilite, nom, prenom, roles } = row;
  const person = { id, email, civilite, nom, prenom, session };
  const nothingYet = { ...person, role: '', roles: [], associations: [], services: [], territoire: null };
  if (!row.enabled) return { ...nothingYet, closedBy: 'compte.non-valide' };
  if (row.must_change_password) return { ...nothingYet, closedBy: 'compte.mot-de-passe-a-changer' };
  if (needsSecondFacteur(roles) && !row.has_second_facteur) {
    return { ...nothingYet, closedBy: 'compte.second-facteur-a-ajouter' };
  }
  const worn = role !== undefined && roles.includes(role) ? role : (defaultRole(roles) ?? '');
  const isService = isServiceRole(worn);
  return {
    ...person,
    role: worn,
    roles,
    associations: isService ? [] : row.associations,
    partages: isService ? [] : row.partages,
    services: isService ? row.services : [],
    territoire: isService ? row.territoire : null,
  };
}
