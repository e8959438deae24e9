import type { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Handlers, notFound } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPending } from '../acces/membre.sql.ts';
import { associationIntrouvable } from '../association-access.ts';
import { findAsked, joinAssociations } from './join-associations.ts';
import { tellDemande } from './tell-adhesion.ts';

export function adhesionHandlers(platform: Platform): Handlers<typeof adhesionEndpoints> {
  const { db } = platform;
  return {
    joinAssociations: async ({ actor, params, body }) => {
      if (params.id !== actor.id && params.id !== 'moi') return notFound;
      const joined = await joinAssociations(platform, { actor, demandes: body.associations });
      return joined.ok ? { ok: true, value: { associations: joined.value } } : joined;
    },

    remindManagers: async ({ actor, body }) => {
      if (body.email !== undefined && body.email.toLowerCase() !== actor.email.toLowerCase())
        return associationIntrouvable;
      const row = await findAsked(db, body);
      const membre = row && (await findPending(db, { id_utilisateur: actor.id, id_association: row.id }));
      if (!membre) return associationIntrouvable;
      const prevenues = await inTransaction(db, (tx) =>
        tellDemande(tx, platform, { row, membre, actor, cause: 'rappel' }),
      );
      return { ok: true, value: { prevenues } };
    },
  };
}
