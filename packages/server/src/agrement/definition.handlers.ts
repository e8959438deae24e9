import type { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { administersAgrements } from '@asso/domain/agrement/definition.rights';
import { territoiresAdministres } from '@asso/domain/catalogue/catalogue.rights';
import { isServi } from '@asso/domain/compte/territoire-servi.rules';
import { findAssociation } from '../association/association.sql.ts';
import {
  createOffre,
  deleteOffre,
  duplicateOffre,
  publishOffre,
  readHistorique,
  saveOffre,
} from '../catalogue/change-offre.ts';
import { splitWords } from '../catalogue/mots-cherches.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { definitionOrder, listDefinitions } from './definition.sql.ts';
import { demandesFaites } from './demandes-faites.ts';
import { changeEtatAgrement, offreAgrement } from './offre-agrement.ts';
import { agrementResume, readAgrement } from './read-definition.ts';

export function definitionHandlers(platform: Platform): Handlers<typeof definitionEndpoints> {
  const { db, clock } = platform;
  return {
    listAgrements: async ({ actor, query }) => {
      const { q, administres, type_agrement: types, etat, ouverts, limit } = query;
      if (administres && !administersAgrements(actor)) return refusal({ code: 'kernel.interdit' });
      const cursor = readCursor(query.cursor, definitionOrder);
      if (!cursor.ok) return cursor;
      const now = clock.now();
      const { rows, ...page } = await listDefinitions(db, {
        words: splitWords(q),
        types,
        etats: administres ? etat : ['publie'],
        territoires: administres ? territoiresAdministres(actor) : undefined,
        ouvertsLe: ouverts ? now : undefined,
        limit,
        cursor: cursor.value,
      });
      const { siret } = query;
      const [faites, siege] = siret
        ? await Promise.all([
            demandesFaites(db, { actor, siret, rows }),
            findAssociation(db, { kind: 'siret', value: siret }),
          ])
        : [];
      const items = rows.map((row) => ({
        ...agrementResume(row, { actor, now }),
        ...(faites && {
          demande: faites(row),
          sertLeSiege: isServi(row.code_territoire, siege?.code_departement ?? null),
        }),
      }));
      return { ok: true, value: { ...page, items } };
    },

    readAgrement: ({ actor, params }) => readAgrement(db, params.id, { actor, now: clock.now() }),

    createAgrement: createOffre(platform, offreAgrement),
    updateAgrement: saveOffre(platform, offreAgrement),
    publishAgrement: publishOffre(platform, offreAgrement),
    changeEtatAgrement: ({ actor, params, body, ifMatch }) =>
      changeEtatAgrement(platform, { actor, key: params.id, version: ifMatch, etat: body.etat }),
    duplicateAgrement: duplicateOffre(platform, offreAgrement),
    deleteAgrement: deleteOffre(platform, offreAgrement),
    deleteAgrementSansId: async () => refusal({ code: 'agrement.id-manquant' }),
    readHistoriqueAgrement: readHistorique(platform, offreAgrement),
  };
}
