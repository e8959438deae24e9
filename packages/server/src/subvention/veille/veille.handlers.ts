import type { veilleEndpoints } from '@asso/contract/dossier/veille.endpoints';
import { readAllowed } from '../../dossier/dossier-access.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findVeille, savePresence } from './veille.sql.ts';

export const veilleHandlers = ({ db, clock }: Platform): Handlers<typeof veilleEndpoints> => ({
  readVeille: async ({ actor, params, query }) => {
    const found = await readAllowed(db, { actor, key: params.id }, 'edit');
    if (!found.ok) return found;
    const at = clock.now();
    const presence = { id_dossier: found.value.id, page: query.page, id_utilisateur: actor.id };
    await savePresence(db, presence, at);
    const { projets, presents, ...tete } = await findVeille(db, presence, at);
    const stateOf = (one: {
      version: number;
      modifie_le: Date | string;
      modifie_par: string;
      par: string;
    }) => ({
      version: one.version,
      le: new Date(one.modifie_le).toISOString(),
      par: one.par,
      moi: one.modifie_par === actor.id,
    });
    return {
      ok: true,
      value: {
        ...stateOf(tete),
        projets: projets.map((one) => ({ id: one.id, ...stateOf(one) })),
        presents: presents.map(({ depuis, ...one }) => ({ ...one, depuis: new Date(depuis).toISOString() })),
      },
    };
  },
});
