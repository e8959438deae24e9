// Each filter of the directory of subventions is one row, read by the call, the query and the filter bar.
import { domaines } from '../referentiel/data/domaines.ts';
import { sayTerritoire } from '../subvention/montants/reserve.words.ts';
import { type NomPublic, publicsSubvention } from '../subvention/publics.rows.ts';

type FiltreRepertoire = { label: string; nomOf: (valeur: string) => string };

/** The filters of the directory; the choices of each are the values that occur in the catalogue. */
export const filtresRepertoire = {
  territoires: { label: 'Territoire', nomOf: sayTerritoire },
  themes: {
    label: 'Thème',
    nomOf: (valeur) => domaines.find(({ value }) => value === valeur)?.label ?? valeur,
  },
  publics: {
    label: 'Public',
    nomOf: (valeur) =>
      Object.hasOwn(publicsSubvention, valeur) ? publicsSubvention[valeur as NomPublic].label : valeur,
  },
} as const satisfies Record<string, FiltreRepertoire>;

export type NomFiltreRepertoire = keyof typeof filtresRepertoire;
