// Which document is offered first, in a vault as in a dossier, and why (§9 Document choice).
import { validiteDe } from './validite.rules.ts';

export type DocumentChoix = {
  origine: string;
  etat: string;
  id_siret: string | null;
  annee_validite: number | null;
  date_chargement: string;
};

/** `siret`: the establishment it is for; what belongs to no establishment serves all, the head office's too. */
export type Pour = { siret?: string; siege?: string | null };

/** One comparison a criterion, in their order: negative when the first document wins. */
const criteres = {
  origine: (a, b) => Number(b.origine === 'RNA') - Number(a.origine === 'RNA'),
  etablissement: (a, b, pour) => Number(isOwn(b, pour)) - Number(isOwn(a, pour)),
  annee: (a, b) => (b.annee_validite ?? 0) - (a.annee_validite ?? 0),
  depot: (a, b) => Date.parse(b.date_chargement) - Date.parse(a.date_chargement),
} as const satisfies Record<string, (a: DocumentChoix, b: DocumentChoix, pour: Pour) => number>;

export type Critere = keyof typeof criteres;
export const criteresDeChoix = Object.keys(criteres) as [Critere, ...Critere[]];

const isOwn = ({ id_siret }: DocumentChoix, { siret }: Pour): boolean =>
  siret === undefined ? id_siret !== null : id_siret === siret;

/** What another secondary establishment keeps is not for this one. */
export const sertA = ({ id_siret }: { id_siret: string | null }, { siret, siege }: Pour): boolean =>
  id_siret === null || siret === undefined || id_siret === siret || id_siret === siege;

/** Current ones only, best first: RNA, then the establishment's before the association's, the latest year, the latest upload. */
export function orderDocuments<D extends DocumentChoix>(documents: readonly D[], pour: Pour = {}): D[] {
  return documents
    .filter(({ etat }) => etat === 'courant')
    .toSorted((a, b) => {
      const critere = departage(a, b, pour);
      return critere === null ? 0 : criteres[critere](a, b, pour);
    });
}

/** What puts one before the other: the first criterion that tells them apart. */
const departage = (a: DocumentChoix, b: DocumentChoix, pour: Pour): Critere | null =>
  criteresDeChoix.find((one) => criteres[one](a, b, pour) !== 0) ?? null;

type Utilisable = DocumentChoix & { expire_le: string | null; etat_analyse?: string };

/** Of documents of one type, the one that is taken when nobody chooses; neither an expired nor a refused one. */
export function documentParDefaut<D extends Utilisable>(
  documents: readonly D[],
  { now, ...pour }: Pour & { now: Date },
): { document: D; pourquoi: Critere | null } | null {
  const [document, second] = orderDocuments(documents, pour).filter(
    (one) => one.etat_analyse !== 'refuse' && sertA(one, pour) && validiteDe(one, now) !== 'perime',
  );
  if (!document) return null;
  return { document, pourquoi: second ? departage(document, second, pour) : null };
}

/** « Pourquoi celui-ci ? » */
export const pourquoiDit: Readonly<Record<Critere, string>> = {
  origine: 'Il vient du RNA : ce que le registre tient passe avant ce qui est déposé.',
  etablissement: 'Il est celui de l’établissement : il passe avant ceux de toute l’association.',
  annee: 'C’est celui de l’année la plus récente.',
  depot: 'C’est le dernier déposé.',
};

/** The whole rule, for who wonders about another document. */
export const regleDite =
  'Le portail propose d’abord un document du RNA, puis celui de l’établissement, puis l’année la plus récente, puis le dernier déposé. Un document périmé n’est jamais pris sans vous. Dans chaque dossier, vous pouvez en choisir un autre.';
