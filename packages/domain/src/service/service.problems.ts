// The sentences about services (§8 Dossier).
import type { ProblemTable } from '../kernel/problems.ts';

export const serviceProblems = {
  'service.introuvable': { kind: 'not-found', message: 'Service not found' },
} as const satisfies ProblemTable;
