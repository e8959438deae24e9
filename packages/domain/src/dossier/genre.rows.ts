// These kinds of dossiers share one base; their pages stand at these addresses (§2 Association routes, §7 Shared
// with accreditation).

export const genresDossiers = ['subvention', 'agrement'] as const;
/** A dossier asks either for money (subvention) or for an agrément. */
export type GenreDossier = (typeof genresDossiers)[number];

export const libellesGenres: Record<GenreDossier, string> = {
  subvention: 'subvention',
  agrement: 'agrément',
};

/** The kind with its article, as a sentence says it. */
export const genreWithArticle: Record<GenreDossier, string> = {
  subvention: 'une subvention',
  agrement: 'un agrément',
};

/** The name under which each kind has its page, below the association that files it. */
const pages: Record<GenreDossier, string> = {
  subvention: 'subvention-demande',
  agrement: 'demande-agrement',
};

export type DossierPlace = { genre?: GenreDossier; id_siret: string; id_fo: string };

/**
 * Returns the address of the dossier's page, below /client. Both sides have the same address; the page depends on the
 * role the person acts in.
 */
export const pageDossier = ({ genre = 'subvention', id_siret, id_fo }: DossierPlace): string =>
  `/associations/${id_siret}/${pages[genre]}/${id_fo}`;

/**
 * Returns the address at which a request begins, with its type if it is chosen already; `association` is any identifier
 * of the association.
 */
export const pageNouvelleDemande = (
  association: string,
  code: string,
  { type, exercice }: { type?: string; exercice?: number } = {},
): string =>
  `/associations/${association}/${pages.subvention}?code=${encodeURIComponent(code)}${exercice === undefined ? '' : `&exercice=${exercice}`}${type === undefined ? '' : `&type=${encodeURIComponent(type)}`}`;

/** Returns the address at which a request begins as a copy of the dossier `id_fo`. */
export const pageRenouveler = (association: string, code: string, id_fo: string): string =>
  `${pageNouvelleDemande(association, code)}&renouvelle=${encodeURIComponent(id_fo)}`;

/** Returns the address of the page that lists the financial reports of a dossier. */
export const pageCrfs = ({ id_siret, id_fo }: Omit<DossierPlace, 'genre'>): string =>
  `/associations/${id_siret}/dossier/${id_fo}/crf`;
