// Among several documents of one type, one is offered first, and the portal says why (§9 Document choice).
import { findValidite } from './validite.rules.ts';

export type DocumentChoix = {
  origine: string;
  etat: string;
  id_siret: string | null;
  annee_validite: number | null;
  date_chargement: string;
};

/**
 * `siret` is the establishment that needs the document; a document without an establishment serves all, and so does
 * one of the head office.
 */
export type DocumentWanted = { siret?: string; siege?: string | null };

/** Each criterion compares two documents, in this order; a negative result means that the first one wins. */
const criteres = {
  origine: (a, b) => Number(b.origine === 'RNA') - Number(a.origine === 'RNA'),
  etablissement: (a, b, pour) => Number(isOwn(b, pour)) - Number(isOwn(a, pour)),
  annee: (a, b) => (b.annee_validite ?? 0) - (a.annee_validite ?? 0),
  depot: (a, b) => Date.parse(b.date_chargement) - Date.parse(a.date_chargement),
} as const satisfies Record<string, (a: DocumentChoix, b: DocumentChoix, pour: DocumentWanted) => number>;

export type ChoixCritere = keyof typeof criteres;
export const choixCriteres = Object.keys(criteres) as [ChoixCritere, ...ChoixCritere[]];

const isOwn = ({ id_siret }: DocumentChoix, { siret }: DocumentWanted): boolean =>
  siret === undefined ? id_siret !== null : id_siret === siret;

/** Tells whether a document serves this establishment; one of another secondary establishment does not. */
export const servesFor = (
  { id_siret }: { id_siret: string | null },
  { siret, siege }: DocumentWanted,
): boolean => id_siret === null || siret === undefined || id_siret === siret || id_siret === siege;

/**
 * Keeps current documents only, best first: RNA, then the establishment's before the association's, the latest
 * year, the latest upload.
 */
export function orderDocuments<D extends DocumentChoix>(
  documents: readonly D[],
  pour: DocumentWanted = {},
): D[] {
  return documents
    .filter(({ etat }) => etat === 'courant')
    .toSorted((a, b) => {
      const critere = departage(a, b, pour);
      return critere === null ? 0 : criteres[critere](a, b, pour);
    });
}

/** Returns the first criterion that puts one document before the other. */
const departage = (a: DocumentChoix, b: DocumentChoix, pour: DocumentWanted): ChoixCritere | null =>
  choixCriteres.find((one) => criteres[one](a, b, pour) !== 0) ?? null;

type Utilisable = DocumentChoix & { expire_le: string | null; etat_analyse?: string };

/**
 * Returns the document of a type that is taken when nobody chooses, with the reason when there were others; never an
 * expired or a refused one, nor one of another secondary establishment. Null when there is none.
 */
export function chooseDocument<D extends Utilisable>(
  documents: readonly D[],
  { now, ...pour }: DocumentWanted & { now: Date },
): { document: D; pourquoi: ChoixCritere | null } | null {
  const [document, second] = orderDocuments(documents, pour).filter(
    (one) => one.etat_analyse !== 'refuse' && servesFor(one, pour) && findValidite(one, now) !== 'perime',
  );
  if (!document) return null;
  return { document, pourquoi: second ? departage(document, second, pour) : null };
}

/** The answers to « Pourquoi celui-ci ? », by the reason for the choice. */
export const critereReasons: Readonly<Record<ChoixCritere, string>> = {
  origine: 'Il vient du RNA : ce que le registre tient passe avant ce qui est déposé.',
  etablissement: 'Il est celui de l’établissement : il passe avant ceux de toute l’association.',
  annee: 'C’est celui de l’année la plus récente.',
  depot: 'C’est le dernier déposé.',
};

/** The whole rule, for a person who expected another document. */
export const choixDocumentRule =
  'Le portail propose d’abord un document du RNA, puis celui de l’établissement, puis l’année la plus récente, puis le dernier déposé. Un document périmé n’est jamais pris sans vous. Dans chaque dossier, vous pouvez en choisir un autre.';
