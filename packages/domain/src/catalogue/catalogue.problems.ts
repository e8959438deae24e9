// These sentences explain what is refused in the catalogue.
import type { ProblemTable } from '../kernel/problems.ts';

export const catalogueProblems = {
  'catalogue.deja-ouverte': {
    kind: 'blocked',
    message: 'Cette subvention est déjà ouverte.',
    remede: 'Vous pouvez commencer votre demande.',
  },
  'catalogue.trop-d-alertes': {
    kind: 'blocked',
    message: 'Vous suivez déjà {n} subventions.',
    remede: 'Retirez-en une de vos alertes pour en suivre une autre.',
  },
} as const satisfies ProblemTable;
