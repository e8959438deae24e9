// Dossiers begun on a version are counted up to ten thousand.
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';

const most = 10_000;

export const countDossiersShown = (n: number): string =>
  n >= most ? `plus de ${formatNombre(most)}` : formatNombre(n);

/** Returns a sentence such as « 12 dossiers commencés gardent la version 2. » */
export function sayVersionKept({ dossiers, numero }: { dossiers: number; numero: number }): string {
  if (dossiers >= most)
    return `Plus de ${formatNombre(most)} dossiers commencés gardent la version ${numero}.`;
  return `${count(dossiers, 'dossier commencé garde', 'dossiers commencés gardent')} la version ${numero}.`;
}
