import type { Montants } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import { useState } from 'react';
import { BudgetEditor } from '../../ui/budget/BudgetEditor.tsx';
import type { BudgetGroup } from '../../ui/budget/budget-types.ts';

const charges: BudgetGroup[] = [
  {
    code: '60',
    label: 'Achats',
    comptes: [
      { code: '601', label: 'Achats matières et fournitures' },
      { code: '604', label: 'Prestations de services' },
    ],
  },
  {
    code: '61',
    label: 'Services extérieurs',
    comptes: [
      { code: '613', label: 'Locations' },
      { code: '616', label: 'Assurance' },
    ],
  },
  {
    code: '64',
    label: 'Charges de personnel',
    comptes: [{ code: '641', label: 'Rémunération des personnels' }],
  },
  { code: '66', label: 'Charges financières', comptes: [] },
];
const produits: BudgetGroup[] = [
  { code: '70', label: 'Ventes, prestations de services', comptes: [] },
  {
    code: '74',
    label: 'Subventions d’exploitation',
    comptes: [],
    lignes: [
      { id: 'l1', label: 'DRAJES Sud', montant: 2000, marque: 'cette demande', href: '#demande' },
      {
        id: 'l2',
        label: 'Ville de Marseille',
        montant: 3000,
        marque: 'cofinancement',
        href: '#cofinancement',
      },
    ],
  },
  {
    code: '75',
    label: 'Autres produits de gestion courante',
    comptes: [
      { code: '756', label: 'Cotisations' },
      { code: '758', label: 'Dons' },
    ],
  },
];

export function BudgetSample() {
  const [values, setValues] = useState<Montants>({
    '601': 1200,
    '613': '5OO',
    '641': 3500,
    '70': 1000,
    '756': 500,
  });
  const sousTotaux = Object.fromEntries(
    [...charges, ...produits].map((group) => [group.code, subtotal(group, values)]),
  );
  const totalOf = (groups: BudgetGroup[]) => sumEuros(groups.map(({ code }) => sousTotaux[code]));
  const gap = totalOf(charges) - totalOf(produits);
  const text =
    gap === 0
      ? 'Équilibré.'
      : gap > 0
        ? `Il manque ${gap} € de recettes.`
        : `Les recettes dépassent de ${-gap} €.`;
  return (
    <BudgetEditor
      path="budgets.2027"
      sides={[
        {
          id: 'charges',
          titre: 'Dépenses 2027',
          groupes: charges,
          total: { label: 'Total des dépenses', montant: totalOf(charges) },
        },
        {
          id: 'produits',
          titre: 'Recettes 2027',
          groupes: produits,
          total: { label: 'Total des recettes', montant: totalOf(produits) },
        },
      ]}
      values={values}
      onChange={(code, value) => setValues((present) => ({ ...present, [code]: value }))}
      sousTotaux={sousTotaux}
      equilibre={{
        isBalanced: gap === 0,
        text,
        notes: ['La subvention demandée (2 000 €) représente 31 % des recettes.'],
      }}
      spoken={`Total des dépenses ${totalOf(charges)} euros. ${text}`}
      errors={
        typeof values['613'] === 'string'
          ? [
              {
                field: 'budgets.2027.613',
                message: '61 Locations : saisissez un nombre entier d’euros. Exemple : 500.',
              },
            ]
          : []
      }
      usuels={['60', '61', '64', '70', '74', '75']}
    />
  );
}

const subtotal = ({ code, comptes, lignes = [] }: BudgetGroup, values: Montants): number =>
  sumEuros([
    ...comptes.map((compte) => values[compte.code]),
    values[code],
    ...lignes.map(({ montant }) => montant),
  ]);
