// The points of a dossier sent back, ticked one by one, each with its sentence.
import type { GroupePoints, PointRenvoi } from '@asso/domain/dossier/renvoi.rules';

/** The sentence of each point ticked, by where it stands. */
export type Coches = Readonly<Record<string, string>>;

/** Those ticked, in the order of the list. */
export const pointsCoches = (groupes: readonly GroupePoints[], coches: Coches): PointRenvoi[] =>
  groupes
    .flatMap(({ points }) => points)
    .flatMap(({ cible, libelle }) => {
      const phrase = coches[cible];
      return phrase === undefined ? [] : [{ cible, libelle, phrase }];
    });

export const withCoche = (coches: Coches, cible: string, isOn: boolean): Coches => {
  const { [cible]: was, ...others } = coches;
  return isOn ? { ...others, [cible]: was ?? '' } : others;
};

export const nombreCoches = ({ points }: GroupePoints, coches: Coches): number =>
  points.filter(({ cible }) => coches[cible] !== undefined).length;
