import type { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import type { RechercheQuery, RechercheReply } from '@asso/contract/association/recherche.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Handlers, notFound } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { introuvable, openAssociation } from './association-access.ts';
import { decideMembre, membreView } from './decide-membre.ts';
import { findAsked, joinAssociations } from './join.ts';
import { findPending, listMembres } from './membre.sql.ts';
import { searchByIdentifiant, searchByReference, searchByWords } from './search.ts';
import { withParties } from './search-parties.ts';
import { tellDemande } from './tell-adhesion.ts';

export function adhesionHandlers(platform: Platform): Handlers<typeof adhesionEndpoints> {
  const { db } = platform;
  type Search = { actor: Actor; query: RechercheQuery; reply: RechercheReply };
  const complete = async (search: Search) => ({ ok: true as const, value: await withParties(db, search) });
  const words = async (actor: Actor, query: RechercheQuery) => {
    if (query.q.replace(/[^\p{L}\p{N}]/gu, '').length < 2) {
      return { ok: false as const, problems: [{ code: 'association.recherche-trop-courte', field: 'q' }] };
    }
    return complete({ actor, query, reply: await searchByWords(db, query) });
  };

  return {
    findAssociation: async ({ actor, query }) =>
      complete({ actor, query, reply: await searchByReference(db, query.q) }),
    searchAssociations: async ({ actor, query }) => {
      const reply = await searchByIdentifiant(db, query.q);
      return reply ? complete({ actor, query, reply }) : words(actor, query);
    },
    searchAssociationsByWords: ({ actor, query }) => words(actor, query),

    joinAssociations: async ({ actor, params, body }) => {
      if (params.id !== actor.id && params.id !== 'moi') return notFound;
      const joined = await joinAssociations(platform, { actor, demandes: body.associations });
      return joined.ok ? { ok: true, value: { associations: joined.value } } : joined;
    },

    remindManagers: async ({ actor, body }) => {
      if (body.email !== undefined && body.email.toLowerCase() !== actor.email.toLowerCase())
        return introuvable;
      const row = await findAsked(db, body);
      const membre = row && (await findPending(db, { id_utilisateur: actor.id, id_association: row.id }));
      if (!membre) return introuvable;
      const prevenues = await inTransaction(db, (tx) =>
        tellDemande(tx, platform, { row, membre, actor, cause: 'rappel' }),
      );
      return { ok: true, value: { prevenues } };
    },

    listMembres: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso }, 'consultMembres');
      if (!opened.ok) return opened;
      const { row, acces } = opened.value;
      const items = (await listMembres(db, row.id)).map((membre) => membreView(membre, actor));
      return { ok: true, value: { items, rights: acces.rights } };
    },

    decideMembre: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, id } = query;
      const decided = await decideMembre(platform, { actor, id_asso, id, ...body, ifMatch });
      return decided.ok ? { ...decided, version: decided.value.version } : decided;
    },
  };
}
