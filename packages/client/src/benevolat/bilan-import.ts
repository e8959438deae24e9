// How the report of an import is summed up.
import type { RapportCec } from '@asso/contract/benevolat/declaration.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';

/** How many lines it would write, or has written. */
export const ecrites = ({ bilan }: RapportCec): number => bilan.ajoutee + bilan.modifiee;

/** « 10 lignes lues : 8 ajoutées, 1 modifiée, 0 inchangée, 1 rejetée. » */
export const bilanSaid = ({ bilan }: RapportCec): string =>
  `${count(bilan.lignes, 'ligne lue', 'lignes lues')} : ${[
    count(bilan.ajoutee, 'ajoutée', 'ajoutées'),
    count(bilan.modifiee, 'modifiée', 'modifiées'),
    count(bilan.inchangee, 'inchangée', 'inchangées'),
    count(bilan.rejetee, 'rejetée', 'rejetées'),
  ].join(', ')}.`;

export const resultatsDits: Record<RapportCec['lignes'][number]['resultat'], string> = {
  ajoutee: 'ajoutée',
  modifiee: 'modifiée',
  inchangee: 'inchangée',
  rejetee: 'rejetée',
};
