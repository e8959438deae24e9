// What a service asks to correct, and what was corrected since (§4 Dossier instruction states, C; decisions, Dossiers).
import { isBlank } from '../kernel/asks.ts';
import { changesBetween, isSame } from '../kernel/changes.ts';

/** « projets.<id>.budgets », « pieces.RAR », « demandeur »: where it stands, what it is called, what is asked. */
export type PointRenvoi = { cible: string; libelle: string; phrase: string };

/** What may be ticked: `libelle` as the association reads it, `court` within its group. */
export type PointPossible = { cible: string; libelle: string; court?: string };
export type GroupePoints = { titre: string; points: readonly PointPossible[] };

/** One text, since the association reads one: the points, then the message. */
export function texteRenvoi(points: readonly PointRenvoi[], message = ''): string {
  const listed = points.map(
    ({ libelle, phrase }) => `- ${[libelle, phrase.trim()].filter(Boolean).join(' : ')}`,
  );
  return [listed.join('\n'), message.trim()].filter(Boolean).join('\n\n');
}

/** Those that say nothing by themselves, where nothing is said of all of them either. */
export const pointsSansPhrase = (points: readonly PointRenvoi[], message = ''): PointRenvoi[] =>
  isBlank(message) ? points.filter(({ phrase }) => isBlank(phrase)) : [];

/** A dossier as it was read; documents by what they answer, with the name people know them by. */
export type Photo = {
  tete: object;
  projets: Readonly<Record<string, object>>;
  pieces: Readonly<Record<string, { uuid: string; nom: string }>>;
};

/** A path of the head, or of « projets.<id> », or « pieces.<code> » with the names of both files. */
export type Correction = { chemin: string; avant: unknown; apres: unknown };

export function correctionsDepuis(avant: Photo, apres: Photo): Correction[] {
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
