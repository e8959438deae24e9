import type { rattachementEndpoints } from '@asso/contract/association/rattachement.endpoints';
import { confirmationFields } from '@asso/domain/association/fusion/rattachement.fields';
import { refused } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoFusion } from './annuler-fusion.ts';
import { correctNumeros } from './corriger-numeros.ts';
import { mergeFiches } from './fusionner.ts';
import { openFiche, openPaire } from './open-fiche.ts';
import { apercuFusionView, rattachementView } from './rattachement-view.ts';

export function rattachementHandlers(platform: Platform): Handlers<typeof rattachementEndpoints> {
  const { db, clock } = platform;
  const show = async (id: string) => {
    const value = await rattachementView(db, id, clock.now());
    return { ok: true as const, value, version: value.version };
  };
  return {
    readRattachement: async ({ actor, query }) => {
      const opened = await openFiche(db, { actor, id_asso: query.id_asso });
      return opened.ok ? show(opened.value) : opened;
    },

    corrigerNumeros: async ({ actor, query, body, ifMatch }) => {
      const { garde_anciens, ...others } = body;
      const saisie = { ...others, ...(garde_anciens == null ? {} : { garde_anciens }) };
      const done = await correctNumeros(platform, { actor, id_asso: query.id_asso, saisie, ifMatch });
      return done.ok ? show(done.value) : done;
    },

    apercuFusion: async ({ actor, query }) => {
      const opened = await openPaire(db, { actor, ...query });
      return opened.ok ? { ok: true, value: await apercuFusionView(db, opened.value) } : opened;
    },

    fusionner: async ({ actor, query, body }) => {
      const [first, ...others] = problems(confirmationFields, { motif: body.motif }, { stage: 'saisie' });
      if (first) return refused(first, ...others);
      const done = await mergeFiches(platform, { actor, id_asso: query.id_asso, ...body });
      return done.ok ? { ...done, version: done.value.version } : done;
    },

    annulerFusion: async ({ actor, query, body }) => {
      const done = await undoFusion(platform, { actor, id_asso: query.id_asso, ...body });
      return done.ok ? { ...done, version: done.value.version } : done;
    },
  };
}
