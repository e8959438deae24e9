// An association of New Caledonia or French Polynesia, which Sirene does not cover, gives the number of its own register
// where the others have a SIRET (ADR 0565).
import { formatSiret } from '../identifiants/nombres-affiches.ts';
import { type GenreLocal, genreLocal, nomsLocaux } from '../identifiants/numero-etablissement.ts';
import { ridet, tahiti } from '../identifiants/numero-local.ts';
import type { Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { departementOfCodePostal } from '../referentiel/territoires.rules.ts';

/** The territories that Sirene does not cover, each with the number that its register gives. */
export const territoiresWithoutSirene = [
  { departement: '988', genre: 'ridet' },
  { departement: '987', genre: 'tahiti' },
] as const satisfies readonly { departement: string; genre: GenreLocal }[];

/** Returns the kind of number that associations have where this postcode is; null where they have a SIRET. */
function genreDuSiege(codePostal: string | null | undefined): GenreLocal | null {
  const departement = departementOfCodePostal(codePostal ?? '')?.value;
  return territoiresWithoutSirene.find((one) => one.departement === departement)?.genre ?? null;
}

export const formatsLocaux = { ridet, tahiti } as const;

const registres: Readonly<Record<GenreLocal, string>> = {
  ridet: 'Sur l’avis de situation au RIDET, que délivre l’ISEE. Exemple : 1234567.001.',
  tahiti: 'Sur l’avis de situation au répertoire des entreprises, que délivre l’ISPF. Exemple : A12345-001.',
};

/** What is typed: the number of the establishment that is the seat. */
export const champsNumeroLocal = (genre: GenreLocal) =>
  ({
    numero: {
      kind: 'text',
      label: genre === 'ridet' ? 'RIDET du siège' : 'Numéro TAHITI du siège',
      aide: registres[genre],
      max: 40,
      format: formatsLocaux[genre],
      requiredAt: 'saisie',
    },
  }) as const satisfies Fields;

export type AssociationANumeroter = {
  cp_siege: string | null;
  id_siret_siege: string | null;
};

/**
 * Returns the kind of number that this association gives, or corrects, in place of a SIRET; null where it has a SIRET or
 * asks for one. Whatever offers « Obtenir un SIRET » asks this first.
 */
export const genreATenir = ({ cp_siege, id_siret_siege }: AssociationANumeroter): GenreLocal | null =>
  id_siret_siege === null || genreLocal(id_siret_siege) ? genreDuSiege(cp_siege) : null;

/**
 * Returns what keeps the association from having this number: its seat is elsewhere, it has a SIRET, or the number is badly
 * typed. A local number already written may be corrected.
 */
export function empechementsNumeroLocal(
  typed: string,
  { cp_siege, id_siret_siege }: AssociationANumeroter,
): Problem[] {
  const genre = genreDuSiege(cp_siege);
  if (!genre) return [{ code: 'numero-local.ailleurs' }];
  if (id_siret_siege !== null && !genreLocal(id_siret_siege)) {
    return [{ code: 'numero-local.siret', params: { siret: formatSiret(id_siret_siege) } }];
  }
  return problems(champsNumeroLocal(genre), { numero: typed }, { stage: 'saisie', scopes: {} });
}

/** Returns the number as it is kept, once it has no problem. */
export const parseNumeroLocal = (typed: string, cpSiege: string | null): string => {
  const genre = genreDuSiege(cpSiege);
  return (genre && formatsLocaux[genre].normalise?.(typed)) ?? typed;
};

/** Names what the association has in place of a SIRET: « RIDET », « numéro TAHITI ». */
export const nomNumeroLocal = (genre: GenreLocal): string => nomsLocaux[genre];
