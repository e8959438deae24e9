import type { StepStatus } from '@asso/domain/kernel/steps';
import { fieldId } from '../ui/fields/field-errors.ts';
import { stepStatusWords } from '../ui/step-status.ts';

/**
 * `a-revoir` means that nothing is missing but the portal wrote some values; `facultatif` means that no answer is
 * required.
 */
export type RubriqueStatus = StepStatus | 'a-revoir' | 'facultatif';
export const rubriqueStatusWords: Record<RubriqueStatus, string> = {
  ...stepStatusWords,
  facultatif: 'Facultatif',
};

/** Gives the id of a rubric's section in the page. */
export const rubriqueId = (id: string): string => `rubrique-${fieldId(id)}`;
