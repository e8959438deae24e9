import type { StepStatus } from '@asso/domain/kernel/steps';

/** The word goes with the sign, always. */
export const stepStatusWords: Record<StepLink['status'], string> = {
  termine: 'Terminé',
  'a-completer': 'À compléter',
  'a-corriger': 'À corriger',
  'a-revoir': 'À revoir',
  'a-commencer': 'À commencer',
  'pas-encore': 'Pas encore',
};

export type StepLink = {
  id: string;
  title: string;
  href: string;
  /** `a-corriger`: who reads it asked for something there; `a-revoir`: nothing is missing, and nobody has looked. */
  status: StepStatus | 'a-corriger' | 'a-revoir';
  /** What it holds, in a few words: « 3 sur 4 ». */
  summary?: string;
  /** Why it cannot be opened yet. */
  why?: string;
};
