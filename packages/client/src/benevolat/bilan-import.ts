// How the report of an import is shown.
import type { RapportCec } from '@asso/contract/benevolat/declaration.schemas';

/** How many lines it would write, or has written. */
export const ecrites = ({ bilan }: RapportCec): number => bilan.ajoutee + bilan.modifiee;

export const resultatsDits: Record<RapportCec['lignes'][number]['resultat'], string> = {
  ajoutee: 'ajoutée',
  modifiee: 'modifiée',
  inchangee: 'inchangée',
  rejetee: 'rejetée',
};
