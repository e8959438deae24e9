// How many dossiers were begun on a version: beyond ten thousand they are not counted.
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';

const most = 10_000;

export const dossiersDites = (n: number): string =>
  n >= most ? `plus de ${formatNombre(most)}` : formatNombre(n);

/** « 12 dossiers commencés gardent la version 2. » */
export function gardentLeurVersion({ dossiers, numero }: { dossiers: number; numero: number }): string {
  if (dossiers >= most)
    return `Plus de ${formatNombre(most)} dossiers commencés gardent la version ${numero}.`;
  return `${count(dossiers, 'dossier commencé garde', 'dossiers commencés gardent')} la version ${numero}.`;
}
