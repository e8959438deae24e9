// The kinds of dossiers on the common base and where their pages stand (§2 Association routes, §7 Shared with accreditation).

export const genresDossiers = ['subvention', 'agrement'] as const;
/** What a dossier asks for: money, or an approval. */
export type GenreDossier = (typeof genresDossiers)[number];

export const libellesGenres: Record<GenreDossier, string> = {
  subvention: 'subvention',
  agrement: 'agrément',
};

/** What the pages of each are called, below the association that files it. */
const pages: Record<GenreDossier, string> = {
  subvention: 'subvention-demande',
  agrement: 'demande-agrement',
};

export type DossierPlace = { genre?: GenreDossier; id_siret: string; id_fo: string };

/** Its page, below /client: the same for both sides, what it shows depends on the hat worn. */
export const pageDossier = ({ genre = 'subvention', id_siret, id_fo }: DossierPlace): string =>
  `/associations/${id_siret}/${pages[genre]}/${id_fo}`;
