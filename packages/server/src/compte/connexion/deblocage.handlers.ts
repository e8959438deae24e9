import type { deblocageEndpoints } from '@asso/contract/compte/deblocage.endpoints';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { spendLien } from '../lien.sql.ts';
import { findPersonne } from '../utilisateur.sql.ts';
import { forgetAllEchecs } from './echec-connexion.sql.ts';
import { toEssai } from './essai-connexion.ts';

export const deblocageHandlers = ({ db, clock }: Platform): Handlers<typeof deblocageEndpoints> => ({
  unlock: ({ body: { token }, ip }) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const lien = await spendLien(trx, { objet: 'deblocage', token, now });
      const personne = lien && (await findPersonne(trx, lien.id_utilisateur));
      if (!personne) return refusal({ code: 'compte.lien-perime' });
      await forgetAllEchecs(trx, toEssai({ email: personne.email, ip, now }).compte);
      return { ok: true, value: { debloque: true } };
    }),
});
