// The people who make the association work are counted once a year (§3 rhs).
import type { Draft, Fields, IntRow } from '../../kernel/fields.ts';
import { anneeRow, etablissementRow } from './annee.fields.ts';

const personnes = <const L extends string>(
  label: L,
  more: Partial<Pick<IntRow, 'aide' | 'requiredAt'>> = {},
) => ({ kind: 'int', label, min: 0, max: 10_000_000, ...more }) as const satisfies IntRow;

/**
 * The form counts people « Au 31 décembre »; the three required counts are those that a subvention form cannot do
 * without.
 */
export const rhFields = {
  annee: anneeRow,
  id_siret: etablissementRow,
  nb_adherents: personnes('Adhérents', { requiredAt: 'transmission', aide: 'Au 31 décembre de l’année.' }),
  nb_adherents_f: personnes('Adhérentes (femmes)'),
  nb_adherents_h: personnes('Adhérents (hommes)'),
  nb_dirigeants: personnes('Dirigeantes et dirigeants', {
    aide: 'Les personnes élues au bureau ou au conseil.',
  }),
  nb_benevoles: personnes('Bénévoles', { requiredAt: 'transmission' }),
  nb_volontaires: personnes('Volontaires', { aide: 'Service civique, par exemple.' }),
  nb_salaries: personnes('Personnes salariées', { requiredAt: 'transmission' }),
  nb_salaries_etpt: {
    kind: 'decimal',
    decimals: 2,
    label: 'Personnes salariées en ETPT',
    aide: 'Équivalent temps plein travaillé : un mi-temps de six mois compte pour 0,25.',
    min: 0,
    max: 10_000_000,
  },
  nb_emplois_aides: personnes('Dont emplois aidés'),
  nb_personnels_detaches: personnes('Personnels mis à disposition ou détachés', {
    aide: 'Par une autorité publique.',
  }),
  cumul_top_5_salaires: {
    kind: 'euros',
    label: 'Cumul des cinq salaires les plus élevés',
    aide: 'Salaires bruts de l’année.',
    min: 0,
  },
} as const satisfies Fields;

export type Rh = Draft<typeof rhFields>;
