import { ok, refused } from '@asso/domain/kernel/result';
import { etatCle } from '@asso/domain/partenaire/cle.rules';
import { cleActor } from '@asso/domain/partenaire/partenaire.rights';
import { toActor } from '../compte/session/authenticator.ts';
import { findActor } from '../compte/utilisateur.sql.ts';
import type { Authenticator } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { findCleByEmpreinte } from './cle.sql.ts';
import { readOwner } from './proprietaire.ts';
import { hashSecret } from './secret-cle.ts';

/**
 * One and the same answer for a key that is unknown, ended, revoked, or given by a person who may no longer give it.
 */
const dead = refused({ code: 'partenaire.cle-refusee' });

/** Reads the key again at each call, so that a revoked one is refused at once by every server. */
export const authenticateCle =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Authenticator =>
  async ({ token }) => {
    const row = await findCleByEmpreinte(db, hashSecret(token));
    if (row === undefined || etatCle(row, clock.now()) !== 'active') return dead;
    const [createur, owner] = await Promise.all([findActor(db, row.id_createur), readOwner(db, row)]);
    if (createur === undefined || owner === undefined) return dead;
    const { id, nom, portees } = row;
    const actor = cleActor((role) => withoutSession(toActor(createur, { role, session: '' })), {
      cle: { id, nom, portees },
      proprietaire: owner.proprietaire,
      roles: createur.roles,
    });
    return actor === null ? dead : ok(actor);
  };

const withoutSession = ({ session: _, ...actor }: ReturnType<typeof toActor>) => actor;
