import type { StepStatus } from '@asso/domain/kernel/steps';

/** The words shown beside the icon of each state. */
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
  /**
   * `a-corriger` means that the service asked for something in this step; `a-revoir` means that nothing is missing, but
   * that nobody has opened the step.
   */
  status: StepStatus | 'a-corriger' | 'a-revoir';
  /** A few words tell how far the step is filled: « 3 sur 4 ». */
  summary?: string;
  /** Why the step cannot be opened yet. */
  why?: string;
};
