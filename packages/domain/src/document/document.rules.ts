// These rules say who may be served a file, where it comes from, and which year is proposed for it (§3 documents;
// decisions, Uploads).

import { annualAccountsYears } from '../referentiel/exercices.rules.ts';

/** `non_analyse` means that no scanner is configured, so nobody can say that the file is safe. */
export const etatsAnalyse = {
  en_cours: 'Analyse en cours',
  non_analyse: 'Non analysé',
  sur: 'Sans virus',
  refuse: 'Refusé',
} as const;
export type EtatAnalyse = keyof typeof etatsAnalyse;

/** Returns the state shown to people: that the file is being analysed, or was refused; null for any other. */
export const sayAnalyse = (etat: string): string | null =>
  etat === 'en_cours' || etat === 'refuse' ? etatsAnalyse[etat] : null;

export const origines = ['RNA', 'association', 'LCA', 'Sirene'] as const;
export type Origine = (typeof origines)[number];

/**
 * Tells whether a public register keeps the document: anybody who may read the association may open it, and nobody may
 * remove it.
 */
export const isFromRegistre = (origine: string): boolean => origine === 'RNA' || origine === 'Sirene';

/** The words that say where a document comes from. */
export const origineWords: Readonly<Record<Origine, string>> = {
  RNA: 'RNA',
  association: 'Association',
  LCA: 'Portail',
  Sirene: 'Sirene',
};

/**
 * Tells whether a file may be served: to whoever may read it once it is found safe, or when no scanner is configured;
 * while it is analysed, only to the person who deposited it; a refused one to nobody.
 */
export function canServe(
  document: { etat_analyse: EtatAnalyse; depose_par: string | null },
  idUtilisateur: string,
): boolean {
  switch (document.etat_analyse) {
    case 'sur':
    case 'non_analyse':
      return true;
    case 'en_cours':
      return document.depose_par === idUtilisateur;
    case 'refuse':
      return false;
  }
}

/**
 * Returns the year proposed: that of the request for a planned budget, the last closed one for accounts and reports.
 */
export const anneeProposee = (
  nature: string,
  { exercice, anneeCourante }: { exercice: number; anneeCourante: number },
): number => (nature === previsionnel ? exercice : anneeCourante - 1);

/** The code of « Budget prévisionnel annuel ». */
const previsionnel = 'BPA';

/** Returns how a browser may show the file, by its real content; nothing that runs is shown. */
export function apercuKind(mime: string): 'pdf' | 'image' | null {
  if (mime === 'application/pdf') return 'pdf';
  return mime === 'image/jpeg' || mime === 'image/png' ? 'image' : null;
}

/**
 * Returns the years that a document of this type may be given: two for annual accounts, of which one is proposed, and
 * none for any other type [R9.3] [R9.4].
 */
export function anneesOffertes(
  type: string,
  now: Date,
): { options: readonly number[]; defaut: number | null } {
  return type === comptes ? annualAccountsYears(now) : { options: [], defaut: null };
}

/** The code of « Comptes annuels approuvés ». */
const comptes = 'CPT';
