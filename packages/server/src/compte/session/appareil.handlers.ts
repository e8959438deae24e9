import type { appareilEndpoints } from '@asso/contract/compte/appareil.endpoints';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type Handlers, notFound } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { accesOuvertView } from './acces-ouvert-view.ts';
import { deleteAppareil, listAppareils } from './appareil.sql.ts';
import { hashToken } from './tokens.ts';

export const appareilHandlers = ({ db, clock }: Platform): Handlers<typeof appareilEndpoints> => ({
  listAppareils: async ({ actor, cookies: { appareil } }) => {
    const hash = appareil === undefined ? undefined : hashToken(appareil);
    const rows = await listAppareils(db, actor.id, clock.now());
    return {
      ok: true,
      value: { items: rows.map((row) => accesOuvertView(row, hash?.equals(row.hash) ?? false)) },
    };
  },

  forgetAppareil: async ({ actor, params: { id } }) => {
    const isGone = isUuid(id) && (await deleteAppareil(db, { id, id_utilisateur: actor.id }));
    return isGone ? { ok: true, value: { retire: true } } : notFound;
  },
});
