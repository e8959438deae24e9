// Where a project may go, what its copy is called, and the order of all (§7 projets transfer, duplicate, shouldOrderProjects).
import type { Problem } from '../kernel/result.ts';
import { description } from './projet-contenu.fields.ts';

/** Both of one establishment; a move goes elsewhere, a copy may stay. */
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

/** « Former nos arbitres (copie) », within what a title may hold. */
export const titreDeCopie = (intitule: string | null | undefined): string =>
  `${(intitule ?? '').slice(0, description.intitule.max - copie.length)}${copie}`.trim();

/** Each project of the dossier is named, once. */
export const ordreProblems = (ordre: readonly string[], present: readonly string[]): Problem[] =>
  ordre.length === present.length && present.every((id) => ordre.includes(id))
    ? []
    : [{ code: 'subvention.ordre-incomplet', field: 'ordre' }];
