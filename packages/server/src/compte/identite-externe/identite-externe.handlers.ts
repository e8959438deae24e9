import type { identiteExterneEndpoints } from '@asso/contract/compte/identite-externe.endpoints';
import { retraitProblem } from '@asso/domain/compte/identite-externe.rules';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Handlers, notFound, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteIdentite, listIdentites, lockMotDePasse } from './identite-externe.sql.ts';

export const identiteExterneHandlers = ({
  db,
  clock,
}: Platform): Handlers<typeof identiteExterneEndpoints> => ({
  listIdentites: async ({ actor }) => {
    const rows = await listIdentites(db, actor.id);
    const items = rows.map(({ id, fournisseur, liee_le, vue_le }) => ({
      id,
      fournisseur,
      depuis: liee_le.toISOString(),
      vue: vue_le.toISOString(),
    }));
    return { ok: true, value: { items } };
  },

  forgetIdentite: async ({ actor, params: { id } }) => {
    if (!isUuid(id)) return notFound;
    return inTransaction(db, async (trx) => {
      const hasMotDePasse = await lockMotDePasse(trx, actor.id);
      const held = await listIdentites(trx, actor.id);
      if (!held.some((one) => one.id === id)) return notFound;
      const problem = retraitProblem({ hasMotDePasse, autres: held.length - 1 });
      if (problem) return refusal(problem);
      const gone = await deleteIdentite(trx, { id, id_utilisateur: actor.id });
      const line = { objet: 'compte', id_objet: actor.id, by: actor, at: clock.now() };
      await writeHistory(trx, { ...line, action: 'retirer-identite', details: { ...gone } });
      return { ok: true, value: { retire: true } };
    });
  },
});
