// An amended decision has a letter of its own, which replaces the one before; both stay in the dossier.
import { type NatureCourrier, readGenreCourrier } from './natures-courrier.rules.ts';

type Fait = { id: string; nature: NatureCourrier; service: string; fait_le: string };

/** A letter that asks for corrections decides nothing, so it replaces nothing. */
const decide = ({ nature }: Fait): boolean => !nature.endsWith('correction');

/**
 * Returns, for each letter or convention that a later one of the same service replaced, the instant of the one that
 * holds.
 */
export function findReplacedCourriers(courriers: readonly Fait[]): ReadonlyMap<string, string> {
  const enVigueur = (one: Fait): Fait | undefined =>
    courriers
      .filter((other) => decide(other) && other.service === one.service)
      .filter(({ nature }) => readGenreCourrier(nature) === readGenreCourrier(one.nature))
      .toSorted((a, b) => b.fait_le.localeCompare(a.fait_le))[0];
  return new Map(
    courriers.filter(decide).flatMap((one) => {
      const last = enVigueur(one);
      return last && last.fait_le > one.fait_le ? [[one.id, last.fait_le] as const] : [];
    }),
  );
}
