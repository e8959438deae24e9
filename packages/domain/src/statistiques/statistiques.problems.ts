// The sentences of what is refused of figures, exports and open data (§7).
import type { ProblemTable } from '../kernel/problems.ts';

export const statistiquesProblems = {
  'statistiques.service-inconnu': {
    kind: 'not-found',
    message: 'Ce service n’existe pas, ou ses dossiers ne sont pas les vôtres. Choisissez un autre service.',
  },
} as const satisfies ProblemTable;
