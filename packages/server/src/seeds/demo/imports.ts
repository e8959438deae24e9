import type { Platform } from '../../platform/platform.ts';
import { importTexte } from '../../referentiel/import/import-texte.ts';
import type { GenreImport } from '../../referentiel/import/importation.ts';
import { done } from './acteurs.ts';

/** Imports an invented file as an administrator would; throws when one of its lines is wrong. */
export async function demoImport<T>(
  { db }: Platform,
  genre: GenreImport<T>,
  { texte, at }: { texte: string; at: Date },
): Promise<void> {
  const fichier = `demonstration-${genre.genre}.csv`;
  const rapport = done(await importTexte(db, genre, { fichier, texte, actor: null, at }));
  const wrong = rapport.lignes.find(({ resultat }) => resultat === 'rejetee');
  if (wrong) throw new Error(`a made-up line of ${fichier} was refused: ${wrong.motif}`);
}
