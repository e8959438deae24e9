import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { definitionProblems, saisieDefinition } from '@asso/domain/agrement/brouillon-definition.rules';
import type { DefinitionSaisie } from '@asso/domain/agrement/definition.fields';
import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import type { Definition } from '@asso/domain/agrement/definition.rules';
import { changementsDefinition } from '@asso/domain/agrement/definition.words';
import type { Changement } from '@asso/domain/catalogue/changement.words';
import type { Choice } from '@asso/domain/kernel/fields';
import { useRef } from 'react';
import { phrasesCampagne } from '../../catalogue/campagne/use-campagne.ts';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../../platform/draft/use-draft.ts';
import { type FieldError, fieldErrors } from '../../ui/fields/field-errors.ts';
import { listesDuJour } from '../../ui/table/listes.ts';

export const phrasesDefinition = { ...phrasesCampagne, ...definitionProblemes };

export type DefinitionEditee = {
  draft: Draft<DefinitionSaisie>;
  /** They are the changes from the published version to what is typed now. */
  changements: Changement[];
  /** They are the errors that keep what is typed now from being published. */
  problems: FieldError[];
  /** It gives the saved version at once, before the page is drawn again. */
  versionNow: () => number;
};

/** It autosaves the draft of an accreditation; its changes and errors are computed here as on the server. */
export function useDefinition(agrement: AgrementLu, services: readonly Choice[]): DefinitionEditee {
  const { _id: id, fuseau, publiee } = agrement;
  const saved = useRef(agrement.version);
  const draft = useDraft<DefinitionSaisie>({
    name: `agrement-${id}`,
    value: agrement.brouillon?.valeur ?? {},
    version: agrement.version,
    auteur: null,
    save: async ({ changes, version }) => {
      const outcome = await call(definitionEndpoints.updateAgrement, {
        params: { id },
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) saved.current = outcome.value.version;
      return saveAnswer(outcome, ({ brouillon }) => brouillon?.valeur ?? {});
    },
  });
  const published = publiee?.definition as Definition | undefined;
  const avant =
    publiee && published
      ? saisieDefinition(published, {
          ...draft.value,
          campagne_exercice: publiee.campagne_exercice,
        })
      : null;
  const found = definitionProblems({
    saisie: draft.value,
    fuseau,
    avant: published ? [published.champs_personnalises] : [],
  });
  const noms = Object.fromEntries(services.map(({ value, label }) => [value, label]));
  return {
    draft,
    changements: changementsDefinition(
      { avant, apres: draft.value, fuseau },
      { services: noms, listes: listesDuJour.get() },
    ),
    problems: fieldErrors(found, phrasesDefinition),
    versionNow: () => Math.max(saved.current, draft.version),
  };
}
