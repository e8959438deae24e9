import type { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import type { RechercheQuery, RechercheReply } from '@asso/contract/association/recherche.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { refused } from '@asso/domain/kernel/result';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Annuaire } from '../annuaire/annuaire.adapter.ts';
import { searchAnnuaire } from '../annuaire/search-annuaire.ts';
import { searchByIdentifiant, searchByReference, searchByWords } from './search-associations.ts';
import { withParties } from './search-parties.ts';

export function rechercheHandlers(
  platform: Platform,
  annuaire: Annuaire | null,
): Handlers<typeof rechercheEndpoints> {
  const { db } = platform;
  type Search = { actor: Actor; query: RechercheQuery; reply: RechercheReply };
  const complete = async ({ actor, query, reply: known }: Search) => {
    const reply = annuaire ? await searchAnnuaire({ platform, annuaire }, query, known) : known;
    return { ok: true as const, value: await withParties(db, { actor, query, reply }) };
  };
  const words = async (actor: Actor, query: RechercheQuery) => {
    if (query.q.replace(/[^\p{L}\p{N}]/gu, '').length < 2) {
      return { ok: false as const, problems: [{ code: 'association.recherche-trop-courte', field: 'q' }] };
    }
    return complete({ actor, query, reply: await searchByWords(db, query) });
  };

  return {
    findAssociation: async ({ actor, query }) => {
      const reply = await searchByReference(db, query.q);
      // The directory does not know the portal's own numbers.
      if (recogniseIdentifiant(query.q).kind !== 'texte') return complete({ actor, query, reply });
      return { ok: true, value: await withParties(db, { actor, query, reply }) };
    },
    searchAssociations: async ({ actor, query: { q, ...rest } }) => {
      if (q === undefined) return refused({ code: 'association.type-manquant' });
      const query = { ...rest, q };
      const reply = await searchByIdentifiant(db, query.q);
      return reply ? complete({ actor, query, reply }) : words(actor, query);
    },
    searchAssociationsByWords: ({ actor, query }) => words(actor, query),
  };
}
