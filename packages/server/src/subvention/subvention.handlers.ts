import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { currentExercice } from '@asso/domain/referentiel/exercices';
import { cleUnicite } from '@asso/domain/subvention/creation.rules';
import { findByKey } from '../dossier/dossier.sql.ts';
import { readAllowed } from '../dossier/dossier-access.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findDossierOfProjet } from './dossier-subvention.sql.ts';
import { dossierSubventionView, projetView, type ViewDeps } from './dossier-subvention-view.ts';
import { loadDossier } from './load-dossier.ts';
import { createProjet, deleteProjet, saveProjet } from './projet.handlers.ts';
import { readRecepisse } from './read-recepisse.ts';
import { savePieces } from './save-pieces.ts';
import { saveRib } from './save-rib.ts';
import { findCurrentCampagne, listCurrentCampagnes } from './subvention.sql.ts';
import { subventionViews } from './subvention-view.ts';
import { tableauDeBord, tableauService } from './tableau-de-bord.ts';
import { transmitDossier } from './transmit.ts';

export function subventionHandlers(platform: Platform): Handlers<typeof subventionEndpoints> {
  const { db, clock } = platform;
  const view = (actor: Actor): ViewDeps => {
    const now = clock.now();
    return { viewer: { actor, currentYear: currentExercice(now) }, now, say: sayProblem };
  };
  const load = async (actor: Actor, key: string) => {
    const found = await readAllowed(db, { actor, key });
    return found.ok ? { ok: true as const, value: await loadDossier(db, found.value) } : found;
  };

  return {
    listSubventions: async ({ query }) => {
      const words = query.q?.trim().split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
      const items = await subventionViews(db, await listCurrentCampagnes(db, words), clock.now());
      return { ok: true, value: { items } };
    },

    readSubvention: async ({ params }) => {
      const row = await findCurrentCampagne(db, params.code);
      const [value] = await subventionViews(db, row ? [row] : [], clock.now());
      return value ? { ok: true, value } : refusal({ code: 'subvention.inconnue' });
    },

    readDossier: async ({ actor, params }) => {
      const loaded = await load(actor, params.id);
      if (!loaded.ok) return loaded;
      const value = dossierSubventionView(loaded.value, view(actor));
      return { ok: true, value, version: value.version };
    },

    existsDossier: async ({ actor, query }) => {
      const { subvention: code, sous_dispositif: sous, exercice, siret } = query;
      const other = await findByKey(db, cleUnicite({ code, sous, exercice, siret, user: actor.id }));
      return { ok: true, value: { exists: other !== undefined, id_fo: other?.id_fo ?? null } };
    },

    savePieces: ({ actor, params, body }) =>
      savePieces(platform, { actor, key: params.id_fo, pieces: body.pieces }),

    saveRib: ({ actor, params, body, ifMatch }) =>
      saveRib(platform, { actor, key: params.id_fo, id_rib: body.id_rib, ifMatch }),

    listProjets: async ({ actor, params }) => {
      const loaded = await load(actor, params.id);
      if (!loaded.ok) return loaded;
      const items = loaded.value.projets.map((one) => projetView(loaded.value, one, view(actor)));
      return { ok: true, value: { items } };
    },

    readProjet: async ({ actor, params }) => {
      const key = await findDossierOfProjet(db, params.id);
      const loaded = key ? await load(actor, key) : undefined;
      const projet = loaded?.ok ? loaded.value.projets.find((one) => one.id === params.id) : undefined;
      if (!loaded?.ok || !projet) return refusal({ code: 'subvention.projet-inconnu' });
      const value = projetView(loaded.value, projet, view(actor));
      return { ok: true, value, version: value.version };
    },

    createProjet: ({ actor, params }) => createProjet({ platform, view }, { actor, key: params.id_fo }),
    saveProjet: ({ actor, params, body }) =>
      saveProjet({ platform, view }, { actor, key: params.id_fo, id: params.id, changes: body.changes }),
    deleteProjet: ({ actor, params }) =>
      deleteProjet({ platform, view }, { actor, key: params.id_fo, id: params.id }),

    transmitDossier: ({ actor, params, ifMatch }) =>
      transmitDossier(platform, { actor, key: params.id_fo, ifMatch }),
    readRecepisse: ({ actor, params }) => readRecepisse(db, { actor, key: params.id }),

    tableauDeBord: async ({ actor }) => ({ ok: true, value: await tableauDeBord(platform, actor) }),
    tableauService: async ({ actor }) => ({ ok: true, value: await tableauService(platform, actor) }),
  };
}
