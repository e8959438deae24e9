import type { usagesReferentielEndpoints } from '@asso/contract/contenu/usages-referentiel.endpoints';
import { isTypeReferentiel } from '@asso/domain/referentiel/referentiels.rules';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { readUsages } from './usages-referentiel.sql.ts';

export function usagesReferentielHandlers({ db }: Platform): Handlers<typeof usagesReferentielEndpoints> {
  return {
    readUsagesValeur: async ({ params: { _id: type }, query: { code } }) =>
      isTypeReferentiel(type)
        ? { ok: true, value: { items: await readUsages(db, type, code) } }
        : refusal({ code: 'referentiel.inconnu' }),
  };
}
