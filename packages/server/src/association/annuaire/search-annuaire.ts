import type { RechercheQuery, RechercheReply } from '@asso/contract/association/recherche.schemas';
import {
  type LignesAnnuaire,
  readResultatAnnuaire,
} from '@asso/domain/association/registre/registre-annuaire.rules';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import { recogniseIdentifiant, type SearchTerm } from '@asso/domain/identifiants/reconnaissance';
import type { Platform } from '../../platform/platform.ts';
import { searchBySirens } from '../recherche/search-associations.ts';
import type { Annuaire } from './annuaire.adapter.ts';
import { writeAnnuaire } from './write-annuaire.ts';

type Given = { platform: Platform; annuaire: Annuaire };

/**
 * Completes a search that found nothing: what the directory of companies knows is written into the portal's register,
 * then read there.
 */
export async function searchAnnuaire(
  { platform, annuaire }: Given,
  { q, includeDeleted = false }: RechercheQuery,
  known: RechercheReply,
): Promise<RechercheReply> {
  if (known.items.length > 0) return known;
  const term = recogniseIdentifiant(q);
  if (isHorsSirene(term)) return known;
  const answer = await annuaire.search(term);
  if (answer === null) return { ...known, annuaire: 'inaccessible' };
  const found = answer.resultats
    .map(readResultatAnnuaire)
    .filter((one) => one !== null)
    .filter((one) => isAsked(term, one));
  if (found.length === 0) return known;
  await writeAnnuaire(platform, found);
  const sirens = found.map(({ association }) => association.cles.id_siren ?? '');
  const { items } = await searchBySirens(platform.db, sirens);
  const shown = items.filter(({ etat }) => term.kind !== 'texte' || includeDeleted || etat === 'active');
  if (shown.length === 0) return known;
  return { items: shown, incomplet: answer.incomplet, proches: [], annuaire: 'trouvees' };
}

/** The directory is that of Sirene, which has no local number. */
const isHorsSirene = ({ kind, value }: SearchTerm): boolean => kind === 'local' || genreLocal(value) !== null;

/**
 * Tells whether a result is what was searched: a number finds only the association that has it, whatever else the
 * directory proposes.
 */
function isAsked({ kind, value }: SearchTerm, { association, etablissements }: LignesAnnuaire): boolean {
  switch (kind) {
    case 'siren':
      return association.cles.id_siren === value;
    case 'siret':
      return etablissements.some(({ siret }) => siret === value);
    case 'rna':
      return association.cles.id_rna === value;
    case 'local':
      return false;
    case 'texte':
      return true;
  }
}
