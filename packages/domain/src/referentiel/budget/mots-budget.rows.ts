// A budget is first read in the words of a volunteer; each word carries one account of the plan, shown on demand.
import { type BudgetSide, comptesSaisis, type Plan, planComptable } from '../plan-comptable.rows.ts';

/** `mot` is what a volunteer reads, `label` what the form of the State calls the account. */
export type LigneBudget = {
  code: string;
  mot: string;
  label: string;
  /** The group of the form that holds the account, the account itself when it has no detail. */
  groupe: string;
};

const mots: Readonly<Record<string, string>> = {
  '60-1': 'Prestataires, entrées',
  '60-2': 'Repas, goûters',
  '60-3': 'Matériel',
  '61-1': 'Location, salle',
  '61-2': 'Entretien, réparations',
  '61-3': 'Assurance',
  '61-4': 'Livres, documentation',
  '62-1': 'Formateur, intervenant',
  '62-2': 'Affiches, annonces',
  '62-3': 'Déplacements',
  '62-4': 'Banque, téléphone, poste',
  '63-1': 'Taxes sur les salaires',
  '63-2': 'Autres impôts et taxes',
  '64-1': 'Salaires',
  '64-2': 'Cotisations sociales',
  '64-3': 'Autres frais de personnel',
  '65': 'Droits d’auteur, cotisations versées',
  '66': 'Intérêts d’emprunt',
  '67': 'Dépenses exceptionnelles',
  '68': 'Usure du matériel, provisions',
  '69': 'Impôt sur les bénéfices',
  'IND-1': 'Part du loyer et de l’électricité',
  'IND-2': 'Part des frais de banque',
  'IND-3': 'Part des autres frais communs',
  '70': 'Ventes, billets, buvette',
  '71': 'Produits fabriqués non vendus',
  '72': 'Travaux faits pour nous-mêmes',
  '73': 'Tarifs fixés par l’État',
  '74-1': 'État',
  '74-2': 'Région',
  '74-3': 'Département',
  '74-4': 'Commune, agglomération',
  '74-5': 'Caf, organisme social',
  '74-6': 'Fonds européens',
  '74-7': 'Aide à l’emploi',
  '74-8': 'Autre établissement public',
  '74-9': 'Fondation, mécène',
  '756': 'Cotisations des membres',
  '758': 'Dons',
  '750': 'Autres recettes courantes',
  '76': 'Intérêts reçus',
  '77': 'Recettes exceptionnelles',
  '78-1': 'Provisions reprises',
  '789': 'Reste des subventions passées',
  '79': 'Charges transférées',
  'RPA-1': 'Fonds de l’association',
  'RPA-2': 'Participation des familles',
  'RPA-3': 'Autres moyens de l’association',
  '860': 'Secours en nature donnés',
  '861': 'Locaux et matériel prêtés',
  '862': 'Prestations offertes',
  '864': 'Temps des bénévoles',
  '870': 'Temps des bénévoles',
  '871': 'Prestations offertes',
  '875': 'Dons en nature',
};

/** Returns the word of an account; one without a word of its own keeps the form's label. */
export const compteWord = (code: string): string => mots[code] ?? labels.get(code) ?? code;

const labels = new Map(planComptable.map(({ code, label }) => [code, label]));

/** Returns all the lines that can be typed on a side, in the order of the form. */
export const lignesBudget = (side: BudgetSide, plan?: Plan): LigneBudget[] =>
  comptesSaisis(side, plan).map(({ code, label }) => ({
    code,
    label,
    mot: compteWord(code),
    groupe: parents.get(code) ?? code,
  }));

const parents = new Map(planComptable.map(({ code, parent }) => [code, parent]));

/** The accounts offered first when somebody adds a line; « Autre » holds all the others. */
export const lignesCourantes: Readonly<Record<'charge' | 'produit', readonly string[]>> = {
  charge: ['62-1', '61-1', '62-3', '60-2', '60-3', '61-3', '60-1', '62-2', '64-1', '64-2'],
  produit: ['RPA-2', 'RPA-1', '70', '758', '756'],
};

/** The money that the association adds itself, which is what « Mettre 200 € de vos fonds » fills. */
export const compteFondsPropres = 'RPA-1';

/** The accounts, of 86 and of 87, that hold the value of the volunteers' hours, the same in both. */
export const comptesBenevoles = { emploi: '864', ressource: '870' } as const;
