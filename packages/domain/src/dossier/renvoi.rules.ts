// A service points at what must be corrected, and then reads what was corrected (§4 Dossier instruction states, C;
// decisions, Dossiers).
import { isBlank } from '../kernel/asks.ts';
import { changesBetween, isSame } from '../kernel/changes.ts';

/**
 * `cible` is where the point stands (« projets.<id>.budgets », « pieces.RAR », « demandeur »), `libelle` its name,
 * `phrase` what the service asks.
 */
export type PointRenvoi = { cible: string; libelle: string; phrase: string };

/**
 * A point, with the date when the part it names was corrected, null while nothing in it changed, and what was changed
 * in it.
 */
export type PointSuivi = PointRenvoi & { corrige_le: string | null; corrections: Correction[] };

/**
 * A point that the service may tick: `libelle` is what the association reads, `court` its short name within a group.
 */
export type PointPossible = { cible: string; libelle: string; court?: string };
export type GroupePoints = { titre: string; points: readonly PointPossible[] };

/** Joins the points and the message into the one text that the association reads. */
export function texteRenvoi(points: readonly PointRenvoi[], message = ''): string {
  const listed = points.map(
    ({ libelle, phrase }) => `- ${[libelle, phrase.trim()].filter(Boolean).join(' : ')}`,
  );
  return [listed.join('\n'), message.trim()].filter(Boolean).join('\n\n');
}

/** Returns the points without a sentence of their own, when no message covers them either. */
export const pointsWithoutPhrase = (points: readonly PointRenvoi[], message = ''): PointRenvoi[] =>
  isBlank(message) ? points.filter(({ phrase }) => isBlank(phrase)) : [];

/** A copy of the dossier at one time: its documents by the piece they answer, with the file name people know. */
export type Photo = {
  tete: object;
  projets: Readonly<Record<string, object>>;
  pieces: Readonly<Record<string, { uuid: string; nom: string }>>;
};

/**
 * `chemin` is a path in the header, or « projets.<id> » and below, or « pieces.<code> », whose values are the names
 * of both files.
 */
export type Correction = { chemin: string; avant: unknown; apres: unknown };

/** Says whether a point was only answered: nothing in its part changed. */
export const isAnsweredUnchanged = ({ corrections }: Pick<PointSuivi, 'corrections'>): boolean =>
  corrections.length > 0 && corrections.every(({ chemin }) => chemin.startsWith('reponses.'));

/** The last change of each part of a dossier, as ISO instants. */
export type DerniersChangements = {
  tete: string;
  projets: Readonly<Record<string, string>>;
  pieces: Readonly<Record<string, string>>;
};

/** Each kind of dossier tells which of its points were corrected, and whether anything was. */
export type PointsSuivi = {
  pointsSuivis: (
    points: readonly PointRenvoi[],
    depuis: { corrections: readonly Correction[]; changements: DerniersChangements },
  ) => PointSuivi[];
  isCorrige: (corrections: readonly Correction[]) => boolean;
};

export function listCorrections(avant: Photo, apres: Photo): Correction[] {
  const inside = (path: string, from: unknown, to: unknown): Correction[] =>
    Object.entries(changesBetween(from, to, path)).map(([chemin, change]) => ({
      chemin,
      avant: change.from ?? null,
      apres: change.to ?? null,
    }));
  const projets = namesOf(avant.projets, apres.projets).flatMap((id) => {
    const [from, to] = [avant.projets[id], apres.projets[id]];
    const chemin = `projets.${id}`;
    return from && to ? inside(chemin, from, to) : [{ chemin, avant: from ?? null, apres: to ?? null }];
  });
  const pieces = namesOf(avant.pieces, apres.pieces).flatMap((code) => {
    const [from, to] = [avant.pieces[code], apres.pieces[code]];
    if (isSame(from?.uuid, to?.uuid)) return [];
    return [{ chemin: `pieces.${code}`, avant: from?.nom ?? null, apres: to?.nom ?? null }];
  });
  return [...inside('', avant.tete, apres.tete), ...projets, ...pieces];
}

const namesOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];
