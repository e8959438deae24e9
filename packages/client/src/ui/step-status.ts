import type { StepStatus } from '@asso/domain/kernel/steps';

/** The word always accompanies the icon. */
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
   * `a-corriger` means that the service asked for something in this step; `a-revoir` means that nothing is missing but
   * nobody has looked.
   */
  status: StepStatus | 'a-corriger' | 'a-revoir';
  /** The summary tells the step's content in a few words: « 3 sur 4 ». */
  summary?: string;
  /** Why the step cannot be opened yet. */
  why?: string;
};
