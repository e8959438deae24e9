import type { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { BureauDossier } from '@asso/contract/instruction/bureau.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Result } from '@asso/domain/kernel/result';
import { markVisite } from '../../dossier/liste/a-lire.sql.ts';
import { writeSuivi } from '../../notification/suivi.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answer, Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { assign } from './affecte.ts';
import { type DossierAtBureau, lockAtBureau, readAtBureau } from './bureau-access.ts';
import { bureauDossier, etiquetteView, readBureauServices } from './bureau-view.ts';
import { createEtiquette, deleteEtiquette, renameEtiquette } from './etiquette.ts';
import { putEtiquette, takeOffEtiquette } from './pose-etiquette.ts';

export function bureauHandlers(platform: Platform): Handlers<typeof bureauEndpoints> {
  const { db, clock } = platform;
  /** Does the work in one transaction, then reads again what the service keeps for itself about the dossier. */
  const done = async (
    actor: Actor,
    work: (trx: Tx) => Promise<Result<DossierAtBureau> | Refused>,
  ): Promise<Answer<BureauDossier>> => {
    const found = await inTransaction(db, work);
    return found.ok ? { ok: true, value: await bureauDossier(db, actor, found.value) } : found;
  };
  return {
    readBureau: async ({ actor }) => ({
      ok: true,
      value: { moi: actor.id, services: await readBureauServices(db, actor, clock.now()) },
    }),

    readBureauDossier: async ({ actor, params }) => {
      const found = await readAtBureau(db, { actor, ...params });
      if (!found.ok) return found;
      const { id: id_dossier } = found.value.dossier;
      await markVisite(db, { id_dossier, id_utilisateur: actor.id, vu_le: clock.now() });
      return { ok: true, value: await bureauDossier(db, actor, found.value) };
    },

    saveAffectation: ({ actor, params, body }) =>
      done(actor, (trx) => assign(platform, trx, { actor, ...params, ...body })),

    saveSuivi: ({ actor, params, body }) =>
      done(actor, async (trx) => {
        const found = await lockAtBureau(trx, { actor, ...params }, 'lire');
        if (!found.ok) return found;
        const place = { id_dossier: found.value.dossier.id, id_utilisateur: actor.id };
        await writeSuivi(trx, place, body.suivi);
        return found;
      }),

    createEtiquette: async ({ actor, params, body }) => {
      const made = await createEtiquette(db, { actor, id_service: params.service, nom: body.nom });
      return made.ok ? { ok: true, value: etiquetteView(made.value), version: made.value.version } : made;
    },

    renameEtiquette: async ({ actor, params, body, ifMatch }) => {
      const saved = await renameEtiquette(db, { actor, ...params, nom: body.nom, ifMatch });
      return saved.ok ? { ok: true, value: etiquetteView(saved.value), version: saved.value.version } : saved;
    },

    deleteEtiquette: ({ actor, params, ifMatch }) => deleteEtiquette(db, { actor, ...params, ifMatch }),

    attachEtiquette: ({ actor, params }) =>
      done(actor, (trx) => putEtiquette(platform, trx, { actor, ...params })),

    detachEtiquette: ({ actor, params }) =>
      done(actor, (trx) => takeOffEtiquette(platform, trx, { actor, ...params })),
  };
}
