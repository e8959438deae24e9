import type { RapportImport } from '@asso/contract/referentiel/import.schemas';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { LigneImportee } from '@asso/domain/referentiel/fichier-importe.rules';
import type { GenreImport, Importation } from './importation.ts';

export type LigneToSay = RapportImport['lignes'][number];

/** Writes the valid lines and reports the others: there is one result for each line, in their order. */
export async function importLignes<T>(
  { ecrire, dire }: GenreImport<T>,
  importation: Importation,
  lignes: readonly LigneImportee<T>[],
): Promise<LigneToSay[]> {
  const lues = lignes.flatMap(({ lu }) => (lu.ok ? [lu.value] : []));
  const written = lues.length > 0 ? await ecrire(importation, lues) : [];
  let next = 0;
  return lignes.map(({ numero, cle, lu }) => {
    const result: Result<LigneToSay['resultat']> | undefined = lu.ok ? written[next++] : lu;
    if (result?.ok) return { numero, cle, resultat: result.value, champ: null, motif: null };
    return { numero, cle, resultat: 'rejetee', ...said(result?.problems ?? [], dire) };
  });
}

const said = (problems: readonly Problem[], dire: GenreImport<unknown>['dire']) => ({
  champ: problems[0]?.field ?? null,
  motif: problems.map((problem) => dire(problem).message).join(' '),
});
