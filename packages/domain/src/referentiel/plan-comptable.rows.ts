// The budgets of the association and of a project use these accounts (§9 Chart of accounts; budget table of CERFA
// 12156).
import type { Source } from './data/option.ts';

export type BudgetSide = 'charge' | 'produit' | 'contribution';

export type Compte = {
  code: string;
  label: string;
  side: BudgetSide;
  /** The account of which this one is a detail. */
  parent?: string;
  /** True when only the budget of a project has this account. */
  projetSeulement?: true;
  /** True for the line that closes a side, which is computed, never typed. */
  isCalcule?: true;
  /** True when several named funders can be listed under the account. */
  isMultiple?: true;
  source: Source;
  /** The label is the form's, the code is ours. */
  codeSource?: 'plausible';
};

/** The plan includes the lines that only the budget of a project has, unless `projet` is false. */
export type Plan = { projet?: boolean };

/** Returns the accounts that are typed, which are those without detail lines: an account with some is their sum. */
export const comptesSaisis = (side: BudgetSide, plan: Plan = {}): { code: string; label: string }[] =>
  comptesOf(side, plan)
    .filter((compte) => !compte.isCalcule && listSousComptes(compte.code).length === 0)
    .map(({ code, label }) => ({ code, label }));

/**
 * Returns the first-level accounts, in the order of the form: 60 to 69, 70 to 79, 86 and 87, and those without a number
 * that only a project has (IND, RPA).
 */
export function comptesPrincipaux(side: BudgetSide, plan: Plan = {}): readonly Compte[] {
  const key = `${side} ${plan.projet ?? true}`;
  const known = principaux.get(key);
  if (known) return known;
  const found = comptesOf(side, plan).filter((compte) => !compte.parent && !compte.isCalcule);
  principaux.set(key, found);
  return found;
}

export function listSousComptes(code: string): readonly Compte[] {
  detailsByCode ??= Map.groupBy(planComptable, (compte) => compte.parent);
  return detailsByCode.get(code) ?? none;
}

/** The plan never changes and each budget needs all its accounts, so the result is cached. */
const principaux = new Map<string, readonly Compte[]>();
let detailsByCode: ReadonlyMap<string | undefined, readonly Compte[]> | undefined;
const none: readonly Compte[] = [];

const comptesOf = (side: BudgetSide, { projet = true }: Plan): readonly Compte[] =>
  planComptable.filter((compte) => compte.side === side && (projet || !compte.projetSeulement));

/** The accounts shown before « Afficher tous les comptes », beside the groups that hold an amount. */
export const comptesMontres: readonly string[] = ['60', '61', '62', '64', '70', '74', '75'];

const official = (side: BudgetSide, code: string, label: string): Compte => ({
  code,
  label,
  side,
  source: 'official',
});

/** Makes the detail lines of an account. The form gives them no number, so they are numbered « 60-1 », « 60-2 »… */
const details = (parent: Compte, labels: readonly string[], more: Partial<Compte> = {}): Compte[] =>
  labels.map((label, index) => ({
    ...parent,
    ...more,
    code: `${parent.code}-${index + 1}`,
    label,
    parent: parent.code,
    codeSource: 'plausible',
  }));

const group = (parent: Compte, labels: readonly string[], more: Partial<Compte> = {}): Compte[] => [
  parent,
  ...details(parent, labels, more),
];

const numbered = (parent: Compte, lines: readonly (readonly [string, string])[]): Compte[] => [
  parent,
  ...lines.map(([code, label]): Compte => ({ ...parent, code, label, parent: parent.code })),
];

const projetOnly = { projetSeulement: true, codeSource: 'plausible' } as const;

const charges: readonly Compte[] = [
  ...group(official('charge', '60', 'Achats'), [
    'Prestations de services',
    'Achats matières et fournitures',
    'Autres fournitures',
  ]),
  ...group(official('charge', '61', 'Services extérieurs'), [
    'Locations',
    'Entretien et réparation',
    'Assurance',
    'Documentation',
  ]),
  ...group(official('charge', '62', 'Autres services extérieurs'), [
    'Rémunérations intermédiaires et honoraires',
    'Publicité, publication',
    'Déplacements, missions',
    'Services bancaires, autres',
  ]),
  ...group(official('charge', '63', 'Impôts et taxes'), [
    'Impôts et taxes sur rémunération',
    'Autres impôts et taxes',
  ]),
  ...group(official('charge', '64', 'Charges de personnel'), [
    'Rémunération des personnels',
    'Charges sociales',
    'Autres charges de personnel',
  ]),
  official('charge', '65', 'Autres charges de gestion courante'),
  official('charge', '66', 'Charges financières'),
  official('charge', '67', 'Charges exceptionnelles'),
  official('charge', '68', 'Dotations aux amortissements, provisions et engagements'),
  official('charge', '69', 'Impôt sur les bénéfices (IS) ; participation des salariés'),
  ...group(
    { ...official('charge', 'IND', 'Charges indirectes réparties affectées au projet'), ...projetOnly },
    ['Charges fixes de fonctionnement', 'Frais financiers', 'Autres'],
  ),
  {
    ...official('charge', 'EXC', 'Excédent prévisionnel (bénéfice)'),
    isCalcule: true,
    codeSource: 'plausible',
  },
];

const produits: readonly Compte[] = [
  official('produit', '70', 'Vente de produits finis, de marchandises, prestations de services'),
  official('produit', '71', 'Production stockée (ou déstockage)'),
  official('produit', '72', 'Production immobilisée'),
  official('produit', '73', 'Dotations et produits de tarification'),
  ...group(
    official('produit', '74', "Subventions d'exploitation"),
    [
      'État : préciser le(s) ministère(s), directions ou services déconcentrés sollicités',
      'Conseil(s) régional(aux)',
      'Conseil(s) départemental(aux)',
      "Communes, communautés de communes ou d'agglomérations",
      'Organismes sociaux (CAF, etc. : détailler)',
      'Fonds européens (FSE, FEDER, etc.)',
      "L'agence de services et de paiement (emplois aidés)",
      'Autres établissements publics',
      'Aides privées (fondation)',
    ],
    { isMultiple: true },
  ),
  // §9 gives 756 cotisations and 758 dons; 750 holds the rest of 75.
  ...numbered(official('produit', '75', 'Autres produits de gestion courante'), [
    ['756', 'Cotisations'],
    ['758', 'Dons'],
    ['750', 'Autres produits de gestion courante'],
  ]),
  official('produit', '76', 'Produits financiers'),
  official('produit', '77', 'Produits exceptionnels'),
  ...group(official('produit', '78', 'Reprises sur amortissements et provisions'), [
    'Reprises sur amortissements et provisions',
  ]),
  {
    ...official(
      'produit',
      '789',
      'Report de ressources affectées et non utilisées sur des exercices antérieurs',
    ),
    parent: '78',
  },
  official('produit', '79', 'Transfert de charges'),
  // §9 has three own-resource lines, while the form has only their total.
  { ...official('produit', 'RPA', 'Ressources propres affectées au projet'), ...projetOnly },
  ...details(
    { ...official('produit', 'RPA', ''), ...projetOnly },
    ['Fonds propres de l’association', 'Participation des bénéficiaires', 'Autres ressources propres'],
    { source: 'plausible' },
  ),
  {
    ...official('produit', 'INS', 'Insuffisance prévisionnelle (déficit)'),
    isCalcule: true,
    codeSource: 'plausible',
  },
];

const contributions: readonly Compte[] = [
  ...numbered(official('contribution', '86', 'Emplois des contributions volontaires en nature'), [
    ['860', 'Secours en nature'],
    ['861', 'Mise à disposition gratuite de biens et services'],
    ['862', 'Prestations'],
    ['864', 'Personnel bénévole'],
  ]),
  ...numbered(official('contribution', '87', 'Contributions volontaires en nature'), [
    ['870', 'Bénévolat'],
    ['871', 'Prestations en nature'],
    ['875', 'Dons en nature'],
  ]),
];

export const planComptable: readonly Compte[] = [...charges, ...produits, ...contributions];
