import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementLu } from '@asso/contract/agrement/definition.schemas';
import { definitionProblems, saisieDefinition } from '@asso/domain/agrement/brouillon-definition.rules';
import { type DefinitionSaisie, definitionFields } from '@asso/domain/agrement/definition.fields';
import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import type { Definition } from '@asso/domain/agrement/definition.rules';
import { changementsDefinition } from '@asso/domain/agrement/definition.words';
import {
  findRubriqueDefinition,
  isDefinitionRemplie,
  rubriquesDefinition,
} from '@asso/domain/agrement/definition-rubriques.rows';
import type { Choice } from '@asso/domain/kernel/fields';
import { phrasesCampagne } from '../../catalogue/campagne/use-campagne.ts';
import { type OffreEditee, type OffreKind, useOffre } from '../../catalogue/offre/use-offre.ts';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { fieldErrors } from '../../ui/fields/field-errors.ts';
import { currentListes } from '../../ui/table/listes.ts';
import { administrationAgrementsHref, definitionHref } from './definition-href.ts';

const phrasesDefinition = { ...phrasesCampagne, ...definitionProblemes };

/** What is specific to agréments in the editor of published forms. */
export const offreAgrement: OffreKind = {
  objet: 'Agrément',
  fil: { label: 'Agréments proposés', href: administrationAgrementsHref },
  labels: { etat: 'État de l’agrément', rubriques: 'Rubriques de l’agrément' },
  publie: 'Publié',
  fields: definitionFields,
  sentences: phrasesDefinition,
  rubriques: rubriquesDefinition,
  rubriqueOf: findRubriqueDefinition,
  isRemplie: (id, value) =>
    rubriquesDefinition.some((one) => one.id === id && isDefinitionRemplie(one, value)),
  href: definitionHref,
};

export function useDefinition(
  agrement: AgrementLu,
  services: readonly Choice[],
): OffreEditee<DefinitionSaisie> {
  const { _id: id, fuseau, publiee, version, brouillon } = agrement;
  const published = publiee?.definition as Definition | undefined;
  const noms = Object.fromEntries(services.map(({ value, label }) => [value, label]));
  return useOffre<DefinitionSaisie>({
    name: `agrement-${id}`,
    value: brouillon?.valeur ?? {},
    version,
    save: async ({ changes, version: ifMatch }) =>
      saveAnswer(
        await call(definitionEndpoints.updateAgrement, { params: { id }, body: { changes }, ifMatch }),
        ({ brouillon }) => brouillon?.valeur ?? {},
      ),
    judge: (apres) => {
      const avant =
        publiee && published
          ? saisieDefinition(published, { ...apres, campagne_exercice: publiee.campagne_exercice })
          : null;
      const found = definitionProblems({
        saisie: apres,
        fuseau,
        avant: published ? [published.champs_personnalises] : [],
      });
      const words = { services: noms, listes: currentListes.get() };
      return {
        changements: changementsDefinition({ avant, apres, fuseau }, words),
        problems: fieldErrors(found, phrasesDefinition),
      };
    },
  });
}
