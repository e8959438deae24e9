// These rules say where a project may go, how its copy is named and how projects are ordered (§7 projets transfer,
// duplicate, shouldOrderProjects).
import type { Problem } from '../kernel/result.ts';
import { description } from './projet-contenu.fields.ts';

/**
 * Refuses a destination: both dossiers must belong to the same establishment, a move goes to another dossier, and a
 * copy may stay in the same one.
 */
export function destinationProblems(
  de: { id: string; id_siret: string },
  vers: { id: string; id_siret: string },
  { isCopie }: { isCopie: boolean },
): Problem[] {
  const field = 'idDossierTo';
  if (de.id === vers.id) return isCopie ? [] : [{ code: 'subvention.transfert-vers-soi', field }];
  return de.id_siret === vers.id_siret ? [] : [{ code: 'subvention.transfert-autre-association', field }];
}

const copie = ' (copie)';

/** Returns for example « Former nos arbitres (copie) », cut to the length of a title. */
export const copieTitre = (intitule: string | null | undefined): string =>
  `${(intitule ?? '').slice(0, description.intitule.max - copie.length)}${copie}`.trim();

/** Refuses an order that does not name each project of the dossier once. */
export const ordreProblems = (ordre: readonly string[], present: readonly string[]): Problem[] =>
  ordre.length === present.length && present.every((id) => ordre.includes(id))
    ? []
    : [{ code: 'subvention.ordre-incomplet', field: 'ordre' }];
