import type { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import { pickPaths } from '../../platform/http/pick-paths.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDossierOfProjet } from '../dossier-subvention.sql.ts';
import { projetView } from '../dossier-subvention-view.ts';
import { readableDossier } from '../readable-dossier.ts';
import { duplicateProjet, transferProjet } from './move-projet.ts';
import { createProjet, deleteProjet, saveProjet } from './save-projet.ts';

export function projetHandlers(platform: Platform): Handlers<typeof projetEndpoints> {
  const { view, load } = readableDossier(platform);
  return {
    listProjets: async ({ actor, params, query: { fields } }) => {
      const loaded = await load(actor, params.id);
      if (!loaded.ok) return loaded;
      const items = loaded.value.projets.map((one) => projetView(loaded.value, one, view(actor)));
      return { ok: true, value: { items: fields ? items.map((one) => pickPaths(one, fields)) : items } };
    },

    readProjet: async ({ actor, params }) => {
      const key = await findDossierOfProjet(platform.db, params.id);
      const loaded = key ? await load(actor, key) : undefined;
      const projet = loaded?.ok ? loaded.value.projets.find((one) => one.id === params.id) : undefined;
      if (!loaded?.ok || !projet) return refusal({ code: 'subvention.projet-inconnu' });
      const value = projetView(loaded.value, projet, view(actor));
      return { ok: true, value, version: value.version };
    },

    createProjet: ({ actor, params, body }) =>
      createProjet({ platform, view }, { actor, key: params.id_fo, corps: body?.corps }),

    saveProjet: ({ actor, params, body }) =>
      saveProjet({ platform, view }, { actor, key: params.id_fo, id: params.id, changes: body.changes }),

    deleteProjet: ({ actor, params, ifMatch }) =>
      deleteProjet({ platform, view }, { actor, key: params.id_fo, id: params.id, ifMatch }),

    transferProjet: ({ actor, params, body }) =>
      transferProjet({ platform, view }, { actor, from: params.from, to: body.idDossierTo, id: params.id }),

    duplicateProjet: ({ actor, params, body }) =>
      duplicateProjet(
        { platform, view },
        { actor, from: params.id, to: body?.idDossierTo ?? params.id, id: params.projectId },
      ),
  };
}
