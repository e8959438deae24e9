import type { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { findByKey, listEquipe } from '../dossier/dossier.sql.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { changeChoix } from './change-choix.ts';
import { dossierSubventionView } from './dossier-subvention-view.ts';
import { ajoutsDe, withProjectFields } from './populate-dossier.ts';
import { readableDossier } from './readable-dossier.ts';
import { renvoisSuivis } from './renvois-suivis.ts';
import { savePieces } from './save-pieces.ts';
import { saveRib } from './save-rib.ts';

export function dossierSubventionHandlers(platform: Platform): Handlers<typeof dossierSubventionEndpoints> {
  const { db, clock } = platform;
  const { view, load } = readableDossier(platform);
  return {
    readDossier: async ({ actor, params, query: { populate = [], projectFields } }) => {
      const loaded = await load(actor, params.id);
      if (!loaded.ok) return loaded;
      const renvois = await renvoisSuivis(db, loaded.value, actor);
      const whole = dossierSubventionView(loaded.value, {
        ...view(actor),
        renvois,
        equipe: await listEquipe(db, loaded.value.row),
      });
      const ajouts = await ajoutsDe(db, loaded.value, { actor, populate, now: clock.now() });
      const value = { ...(projectFields ? withProjectFields(whole, projectFields) : whole), ...ajouts };
      return { ok: true, value, version: value.version };
    },

    existsDossier: async ({ actor, query }) => {
      const isAgrement = Boolean(query.agrement?.trim());
      const kind = kindsOfDossiers.of(isAgrement ? 'agrement' : 'subvention');
      const cle = kind.cleDe({ ...query, user: actor.id });
      if (!isAgrement && query.sous_dispositif === undefined)
        return refusal({ code: 'kernel.requete-invalide', field: 'sous_dispositif' });
      if (!cle) return refusal({ code: 'subvention.subvention-manquante', field: 'subvention' });
      const other = await findByKey(db, cle);
      return { ok: true, value: { exists: other !== undefined, id_fo: other?.id_fo ?? null } };
    },

    listPieces: async ({ actor, query }) => {
      const loaded = await load(actor, query.id_demande);
      if (!loaded.ok) return refusal({ code: 'dossier.introuvable' });
      const { pieces, projets } = dossierSubventionView(loaded.value, view(actor));
      return { ok: true, value: { items: [...pieces, ...projets.flatMap((one) => one.pieces)] } };
    },

    savePieces: ({ actor, params, body }) =>
      savePieces(platform, {
        actor,
        key: params.id_fo,
        pieces: body.pieces,
        isLeft: body.terminee,
      }),

    changeChoix: ({ actor, params, body, ifMatch }) =>
      changeChoix(platform, { actor, key: params.id_fo, demande: body, ifMatch }),

    saveRib: ({ actor, params, body, ifMatch }) =>
      saveRib(platform, { actor, key: params.id_fo, id_rib: body.id_rib, ifMatch }),
  };
}
