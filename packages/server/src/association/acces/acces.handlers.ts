import type { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { type Handlers, notFound } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listDemandesAcces } from '../adhesion/list-attentes.ts';
import { listDecisionsAcces, listMesDemandes } from '../adhesion/mes-demandes.ts';
import { openAssociation } from '../association-access.ts';
import { enterAssociation } from '../recherche/saisir-association.ts';
import { listPersonneAcces } from './acces-de-personne.sql.ts';
import { listHistoriqueAcces } from './acces-historique.sql.ts';
import { faitAcces } from './acces-historique.ts';
import { exitAssociation } from './exit-association.ts';
import { handOverAcces } from './passation.ts';

export function accesHandlers(platform: Platform): Handlers<typeof accesEndpoints> {
  const { db } = platform;
  return {
    exitAssociation: async ({ actor, params, query, body }) => {
      if (params.authId !== actor.id && params.authId !== 'moi') return notFound;
      return exitAssociation(platform, {
        actor,
        id_asso: query.idAsso,
        repriseOuverte: body?.reprise_ouverte ?? false,
        isDemandeOnly: body?.demande_seule ?? false,
      });
    },

    listAccesDePersonne: async ({ params }) => {
      const rows = await listPersonneAcces(db, params.id);
      return { ok: true, value: { items: rows.map((row) => ({ ...row, since: row.since.toISOString() })) } };
    },

    passerLaMain: ({ actor, query, body }) =>
      handOverAcces(platform, { actor, id_asso: query.id_asso, vers: body }),

    listHistoriqueAcces: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso }, 'consultMembres');
      if (!opened.ok) return opened;
      const { row, perimetre } = opened.value;
      const lines = await listHistoriqueAcces(db, { id_association: row.id, ...perimetre });
      return { ok: true, value: { items: lines.map(faitAcces) } };
    },

    listMesDemandes: async ({ actor }) => ({
      ok: true,
      value: { items: await listMesDemandes(platform, actor) },
    }),

    listDecisionsAcces: async () => ({ ok: true, value: { items: await listDecisionsAcces(db) } }),

    listDemandesAcces: ({ actor, query }) => listDemandesAcces(platform, { actor, query }),

    saisirAssociation: ({ actor, body }) => enterAssociation(platform, { actor, saisie: body }),
  };
}
