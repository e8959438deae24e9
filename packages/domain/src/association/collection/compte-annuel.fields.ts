// The accounts of one past year are summed up in a few amounts (§3 comptes).
import { formats } from '../../identifiants/formats.ts';
import type { Draft, EurosRow, Fields } from '../../kernel/fields.ts';
import { anneeRow, etablissementRow } from './annee.fields.ts';

const euros = <const L extends string>(label: L, more: Partial<Pick<EurosRow, 'aide' | 'requiredAt'>> = {}) =>
  ({ kind: 'euros', label, min: 0, ...more }) as const satisfies EurosRow;

export const compteAnnuelFields = {
  annee: anneeRow,
  id_siret: etablissementRow,
  produits: euros('Total des produits', { requiredAt: 'transmission' }),
  charges: euros('Total des charges', { requiredAt: 'transmission' }),
  resultat: {
    kind: 'euros',
    label: 'Résultat',
    aide: 'Les produits moins les charges.',
    writtenBy: 'server',
  },
  subv: euros('Subventions publiques reçues'),
  subv_cause: {
    kind: 'text',
    label: 'Objet des subventions',
    max: 500,
    multiline: true,
    format: formats.texte,
  },
  dons: euros('Dons reçus'),
  aides_3ans: euros('Aides publiques reçues sur trois ans', {
    aide: 'Cette année et les deux précédentes.',
  }),
  a_commissaire_aux_comptes: { kind: 'bool', label: 'Comptes certifiés par un commissaire aux comptes' },
} as const satisfies Fields;

export type CompteAnnuel = Draft<typeof compteAnnuelFields>;
