import type { referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { categorieOf, optionsFiltrees } from '@asso/domain/referentiel/marque.rules';
import {
  isTypeReferentiel,
  referentiel,
  type TypeReferentiel,
  typesReferentiels,
} from '@asso/domain/referentiel/referentiels.rules';
import { type Handlers, notFound } from '../platform/http/handlers.ts';

/** The lists change with the portal: the browser keeps them an hour. */
const headers = { 'cache-control': 'public, max-age=3600' };

export const referentielHandlers = (): Handlers<typeof referentielEndpoints> => ({
  listReferentiels: async ({ query: { type, categorie, filterOptions } }) => {
    const items = typesReferentiels()
      .filter((one) => type === undefined || one === type)
      .map((one) => view(one, filterOptions))
      .filter((one) => categorie === undefined || one.categorie === categorie);
    return { ok: true, value: { items }, headers };
  },
  readReferentiel: async ({ query: { type, filterOptions } }) =>
    isTypeReferentiel(type)
      ? { ok: true, value: { referentiel: view(type, filterOptions) }, headers }
      : notFound,
});

function view(type: TypeReferentiel, filterOptions = '') {
  const { options } = referentiel(type);
  return {
    _id: type,
    type,
    categorie: categorieOf(options),
    options: optionsFiltrees(options, filterOptions),
  };
}
