// The lines of a page of the queue may be grouped by type of request, each group under its own title.
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import type { LigneFile } from './ligne-file.ts';

type Groupable = Pick<LigneFile, 'montant_demande'> & {
  description: Pick<LigneFile['description'], 'lib_sous_type_dispositif'>;
};

const groupeOf = ({ description }: Groupable): string =>
  description.lib_sous_type_dispositif ?? 'Sans sous-dispositif';

/** Sorts the lines by group, in alphabetical order; within a group they keep the order of the list. */
export const parGroupe = <L extends Groupable>(lignes: readonly L[]): readonly L[] =>
  lignes.toSorted((a, b) => groupeOf(a).localeCompare(groupeOf(b), 'fr'));

/**
 * Returns a function that gives the title of a line's group, such as « Fonctionnement : 12 dossiers, 34 000 € demandés
 * ». Only the lines shown are counted, and the title says so where the list has other pages.
 */
export function titresDesGroupes<L extends Groupable>(
  lignes: readonly L[],
  isWhole: boolean,
): (ligne: L) => string {
  const groupes = Map.groupBy(lignes, groupeOf);
  const titres = new Map(
    [...groupes].map(([groupe, ones]) => [
      groupe,
      `${groupe}\u00A0: ${count(ones.length, 'dossier', 'dossiers')}, ${formatEuros(
        sumEuros(ones.map(({ montant_demande }) => montant_demande)),
      )} demandés${isWhole ? '' : ', sur cette page'}`,
    ]),
  );
  return (ligne) => titres.get(groupeOf(ligne)) ?? groupeOf(ligne);
}
