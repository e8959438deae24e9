// The head of a dossier is divided in sections, one for each step.
import { toComplet } from '@asso/contract/subvention/complet-de';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { problems } from '@asso/domain/kernel/walk-problems';
import { toScopes } from '@asso/domain/subvention/dossier-complet.rules';
import {
  type DossierSubvention,
  dossierSubventionFields,
} from '@asso/domain/subvention/dossier-subvention.fields';

export type Section = Exclude<keyof typeof dossierSubventionFields, 'customs'>;

/**
 * Returns the values on which the questions depend, and the campaign's own questions, with the answers as typed now.
 */
export const dossierQuestions = (dossier: DossierSubventionView, tete: DossierSubvention) => ({
  scopes: { ...toScopes(toComplet(dossier, tete)), custom: tete.customs ?? {} },
  custom: dossier.campagne.champs_personnalises as CustomFields,
});

/**
 * Returns the problems of a section; the campaign's own questions about the dossier belong to the step « demandeur ».
 */
export function sectionProblems(dossier: DossierSubventionView, tete: DossierSubvention, section: Section) {
  const { [section]: row, customs } = dossierSubventionFields;
  const rows = section === 'demandeur' ? { demandeur: row, customs } : { [section]: row };
  return problems(rows, tete, { stage: 'transmission', ...dossierQuestions(dossier, tete) });
}

/**
 * Returns the names of the fields of a section that a person fills; those written by the server are shown elsewhere.
 */
export const askedIn = (section: Section): string[] =>
  Object.entries(dossierSubventionFields[section].fields)
    .filter(([, row]) => !('writtenBy' in row))
    .map(([name]) => name);
