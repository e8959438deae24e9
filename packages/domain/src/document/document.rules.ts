// Who may be served a file, and which document is offered first (§9 Document choice; decisions, Uploads).

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

export type DocumentChoix = {
  origine: string;
  etat: string;
  id_siret: string | null;
  annee_validite: number | null;
  date_chargement: string;
};

/** Best first: RNA, then the establishment's before the association's, the latest year, the latest upload. */
export function orderDocuments<D extends DocumentChoix>(documents: readonly D[]): D[] {
  return documents
    .filter(({ etat }) => etat === 'courant')
    .toSorted(
      (a, b) =>
        Number(b.origine === 'RNA') - Number(a.origine === 'RNA') ||
        Number(b.id_siret !== null) - Number(a.id_siret !== null) ||
        (b.annee_validite ?? 0) - (a.annee_validite ?? 0) ||
        (a.date_chargement < b.date_chargement ? 1 : -1),
    );
}

/** A budget that is planned is of the year that is asked for; accounts and reports are of the last one that is closed. */
export const anneeProposee = (
  nature: string,
  { exercice, anneeCourante }: { exercice: number; anneeCourante: number },
): number => (nature === previsionnel ? exercice : anneeCourante - 1);

/** « Budget prévisionnel annuel ». */
const previsionnel = 'BPA';

/** The years annual accounts may be of; the first is proposed [R9.3] [R9.4]. */
export const anneesComptes = (anneeCourante: number): readonly [number, number] => [
  anneeCourante - 1,
  anneeCourante - 2,
];
