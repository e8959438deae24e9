// When a dossier is sent back, the agent ticks the points to correct and writes a sentence for each.
import type { GroupePoints, PointRenvoi } from '@asso/domain/dossier/renvoi.rules';

/** The sentence of each ticked point, by its target in the dossier. */
export type Coches = Readonly<Record<string, string>>;

/** Lists the ticked points in the order of the form. */
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
