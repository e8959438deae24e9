// Who may be served a file, where it comes from, and the year it is proposed to be of (§3 documents; decisions, Uploads).

import { annualAccountsYears } from '../referentiel/exercices.rules.ts';

/** `non_analyse`: no scanner is configured, so nobody can say that it is safe. */
export const etatsAnalyse = {
  en_cours: 'Analyse en cours',
  non_analyse: 'Non analysé',
  sur: 'Prêt',
  refuse: 'Refusé',
} as const;
export type EtatAnalyse = keyof typeof etatsAnalyse;

/** What is said of a file to people: nothing as long as nothing is wrong with it. */
export const analyseDite = (etat: string): string | null =>
  etat === 'en_cours' || etat === 'refuse' ? etatsAnalyse[etat] : null;

export const origines = ['RNA', 'association', 'LCA', 'Sirene'] as const;
export type Origine = (typeof origines)[number];

/** Kept by a public register: open to whoever reads the association, and nobody's to take away. */
export const isDuRegistre = (origine: string): boolean => origine === 'RNA' || origine === 'Sirene';

/** Whom a document comes from, to people. */
export const origineDite: Readonly<Record<Origine, string>> = {
  RNA: 'RNA',
  association: 'Association',
  LCA: 'Portail',
  Sirene: 'Sirene',
};

/** Before it is found safe a file is served to nobody but who deposited it; a refused one to nobody. */
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

/** A budget that is planned is of the year that is asked for; accounts and reports are of the last one that is closed. */
export const anneeProposee = (
  nature: string,
  { exercice, anneeCourante }: { exercice: number; anneeCourante: number },
): number => (nature === previsionnel ? exercice : anneeCourante - 1);

/** « Budget prévisionnel annuel ». */
const previsionnel = 'BPA';

/** What a browser can be trusted to show by itself, by what the content of the file was found to be; nothing that runs. */
export function apercuDe(mime: string): 'pdf' | 'image' | null {
  if (mime === 'application/pdf') return 'pdf';
  return mime === 'image/jpeg' || mime === 'image/png' ? 'image' : null;
}

/** The years a document may be said to be of; annual accounts have two, the last one is proposed [R9.3] [R9.4]. */
export function anneesOffertes(
  type: string,
  now: Date,
): { options: readonly number[]; defaut: number | null } {
  return type === comptes ? annualAccountsYears(now) : { options: [], defaut: null };
}

/** « Comptes annuels approuvés ». */
const comptes = 'CPT';
