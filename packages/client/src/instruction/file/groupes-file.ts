// The lines of a page of the queue may be grouped by sub-scheme, each group under its own title.
import type { FileGroupe } from '@asso/contract/instruction/groupes.endpoints';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import type { LigneFile } from './ligne-file.ts';

type Groupable = Pick<LigneFile, 'montant_demande'> & {
  description: Pick<LigneFile['description'], 'lib_sous_type_dispositif'>;
};

const titreOf = (sous_dispositif: string | null): string => sous_dispositif ?? 'Sans sous-dispositif';
const groupeOf = ({ description }: Groupable): string => titreOf(description.lib_sous_type_dispositif);

/** Sorts the lines by group, in alphabetical order; within a group they keep the order of the list. */
export const sortByGroupe = <L extends Groupable>(lignes: readonly L[]): readonly L[] =>
  lignes.toSorted((a, b) => groupeOf(a).localeCompare(groupeOf(b), 'fr'));

/**
 * Returns a function that gives the title of a line's group, such as « Fonctionnement : 12 dossiers, 34 000 € demandés
 * ». Where the list has other pages, the group is counted over all of them (`groupes`), and the title says how many of
 * its lines are here; until that is known, it says that only these are counted.
 */
export function titleGroupes<L extends Groupable>(
  lignes: readonly L[],
  { isWhole, groupes }: { isWhole: boolean; groupes: readonly FileGroupe[] | null },
): (ligne: L) => string {
  const titres = new Map(
    [...Map.groupBy(lignes, groupeOf)].map(([groupe, ones]) => {
      const montants = ones.map(({ montant_demande }) => montant_demande);
      const ici = { nombre: ones.length, demande: sumEuros(montants) };
      const entier = groupes?.find((one) => titreOf(one.sous_dispositif) === groupe);
      const { nombre, demande } = (!isWhole && entier) || ici;
      const reste = !entier
        ? ', sur cette page'
        : nombre > ici.nombre
          ? `, dont ${ici.nombre} sur cette page`
          : '';
      return [
        groupe,
        `${groupe}\u00A0: ${count(nombre, 'dossier', 'dossiers')}, ${formatEuros(demande)} demandés${isWhole ? '' : reste}`,
      ];
    }),
  );
  return (ligne) => titres.get(groupeOf(ligne)) ?? groupeOf(ligne);
}
