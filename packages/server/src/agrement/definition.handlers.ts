import type { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { administersAgrements, territoiresAgrements } from '@asso/domain/agrement/definition.rights';
import { isServi } from '@asso/domain/compte/territoire-servi.rules';
import { findAssociation } from '../association/association.sql.ts';
import { wordsOf } from '../catalogue/mots-cherches.ts';
import { deleteOffre } from '../catalogue/offre.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { readEvenements } from '../platform/history/read-evenements.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { definitionOrder, listDefinitions } from './definition.sql.ts';
import { demandesFaites } from './demandes-faites.ts';
import { changeEtatAgrement, publishAgrement } from './publish-definition.ts';
import {
  agrementResume,
  definitionInconnue,
  findAdministre,
  offreAgrement,
  readAgrement,
} from './read-definition.ts';
import { createAgrement, duplicateAgrement, updateAgrement } from './save-definition.ts';

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
        words: wordsOf(q),
        types,
        etats: administres ? etat : ['publie'],
        territoires: administres ? territoiresAgrements(actor) : undefined,
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

    createAgrement: ({ actor, body }) => createAgrement(platform, actor, body),

    updateAgrement: ({ actor, params, body, ifMatch }) =>
      updateAgrement(platform, { actor, key: params.id, body, ifMatch }),

    publishAgrement: ({ actor, params, ifMatch }) =>
      publishAgrement(platform, { actor, key: params.id, version: ifMatch }),

    changeEtatAgrement: ({ actor, params, body, ifMatch }) =>
      changeEtatAgrement(platform, { actor, key: params.id, version: ifMatch, etat: body.etat }),

    duplicateAgrement: ({ actor, params, body }) =>
      duplicateAgrement(platform, { actor, key: params.id }, body),

    deleteAgrement: ({ actor, params }) => deleteOffre(platform, offreAgrement, { actor, key: params.id }),

    deleteAgrementSansId: async () => refusal({ code: 'agrement.id-manquant' }),

    readHistoriqueAgrement: async ({ actor, params, query }) => {
      const row = await findAdministre(db, actor, params.id);
      if (!row) return definitionInconnue;
      return {
        ok: true,
        value: await readEvenements(db, { objet: 'definition-agrement', id_objet: row.id }, query),
      };
    },
  };
}
