// The type and the year of a document are guessed from the name of its file, and its depositor confirms them (§3
// documents).
import { typesDocuments } from '../referentiel/data/types-documents.ts';
import type { DocumentDeclare } from './document.fields.ts';

type Devine = Pick<DocumentDeclare, 'type' | 'annee_validite'>;

/**
 * Guesses the type and the year from the name of a file; an unclear name gives neither. The year is guessed only for a
 * type that has one, and never in the future.
 */
export function guessType(nom: string, anneeCourante: number): Devine {
  const words = wordsOf(nom);
  const type = indices.find(([, pattern]) => pattern.test(words))?.[0];
  const isAnnual = typesDocuments.some((row) => row.value === type && row.isAnnuel);
  return { type, annee_validite: isAnnual ? yearOf(words, anneeCourante) : undefined };
}

const wordsOf = (nom: string): string =>
  nom
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])(?=[A-Z0-9])/g, '$1 ')
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

type Choix = {
  /** The year in the list: proposed by the portal until the person chooses one. */
  annee: number;
  isChoisie: boolean;
  offertes: readonly number[];
};

/**
 * Gives the year of a file to deposit. The only year that its name says wins over the one that was only proposed; when
 * it is not offered, the person is asked (`null`), and a year that they chose is always theirs.
 */
export function guessFichierAnnee(fichier: string, { annee, isChoisie, offertes }: Choix): number | null {
  const dites = new Set([...wordsOf(fichier).matchAll(/\b(20\d{2})\b/g)].map(([, year]) => Number(year)));
  const [dite] = dites;
  if (isChoisie || dites.size !== 1 || dite === undefined || dite === annee) return annee;
  return offertes.includes(dite) ? dite : null;
}

type TypeDocument = NonNullable<DocumentDeclare['type']>;

/** The first pattern found in the name decides, so the narrow ones come before the wide ones. */
const indices: readonly (readonly [TypeDocument, RegExp])[] = [
  ['RIB', /\b(ribs?|iban|releve d identite bancaire|identite bancaire)\b/],
  ['STC', /\bstatuts?\b/],
  ['PAG', /\b(ag|ago|age|assemblee generale)\b/],
  ['RCA', /\bcommissaire( aux comptes)?\b/],
  ['CRF', /\b(crf|compte rendu financier)\b/],
  ['RAR', /\b(rapport (d )?activites?|rapport moral|bilan d activites?)\b/],
  ['RFA', /\brapport financier\b/],
  ['CPT', /\b(comptes? annuels?|comptes? de resultats?|bilan( comptable| financier)?|comptes)\b/],
  ['BPA', /\b(budget( previsionnel)?|bp)\b/],
  ['CER', /\b(cer|contrat d engagement republicain)\b/],
  ['ASS', /\bassurance\b/],
  ['AFF', /\baffiliation\b/],
  ['TCA', /\btronc commun\b/],
  ['AGR', /\bagrement\b/],
  ['REI', /\breglement interieur\b/],
  ['PRS', /\bprojet associatif\b/],
  ['POU', /\b(pouvoir|delegation de signature)\b/],
  ['LDC', /\b(liste des dirigeants|dirigeants|membres du (bureau|conseil))\b/],
  ['JOA', /\b(joafe|journal officiel)\b/],
  ['SIR', /\b(sirene|avis de situation|insee)\b/],
  ['MD', /\brecepisse de modification\b/],
  ['CR', /\brecepisse de creation\b/],
  ['REC', /\brecepisse\b/],
  ['DEV', /\bdevis\b/],
  ['CON', /\bconvention\b/],
  ['CTR', /\bcontrat de travail\b/],
  ['DIP', /\b(diplome|carte professionnelle)\b/],
  ['PV', /\b(pv|proces verbal)\b/],
];

function yearOf(words: string, anneeCourante: number): number | undefined {
  const years = [...words.matchAll(/\b(20\d{2})\b/g)].map(([, year]) => Number(year));
  return years.filter((year) => year <= anneeCourante).at(-1);
}
