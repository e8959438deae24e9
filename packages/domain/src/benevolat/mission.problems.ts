// These sentences explain what is refused on a mission, or wrong in a file of them (§8 Update failures).
import type { ProblemTable } from '../kernel/problems.ts';

export const missionProblems = {
  /** The specification writes this sentence to the letter [M092]. */
  'mission.illisible': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la récupération des missions.',
  },
  'mission.non-importe': {
    kind: 'internal',
    message: 'Un problème est survenu : rien n’est importé.',
    remede: 'Réessayez dans quelques instants.',
  },
  'mission.dates': { kind: 'invalid', message: 'La mission finit avant de commencer.' },
  'mission.retiree': { kind: 'invalid', message: 'La colonne retiree doit être « oui » ou « non ».' },
  'mission.association': {
    kind: 'invalid',
    message: 'Aucune association connue n’a ce numéro.',
    remede: 'Donnez son RNA, son SIREN ou l’un de ses SIRET.',
  },
} as const satisfies ProblemTable;
