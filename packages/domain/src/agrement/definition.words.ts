// These words tell what changes in an agrément and what was done to it.

import { conditionsSaid } from '../catalogue/condition.words.ts';
import { faitSaid } from '../catalogue/historique.words.ts';
import { sujetsDAgrement } from '../catalogue/sujets.rows.ts';
import { type Changement, changementsEntre, type NomsDesServices } from '../identifiants/changements.ts';
import type { Listes } from '../kernel/listes.ts';
import { definitionNommee } from './brouillon-definition.rules.ts';
import { type DefinitionSaisie, definitionFields } from './definition.fields.ts';
import { rubriqueDefinitionOf } from './definition-rubriques.rows.ts';

type Deux = { avant: DefinitionSaisie | null; apres: DefinitionSaisie; fuseau: string };
type Noms = { services?: NomsDesServices; listes?: Listes };

/**
 * Lists the changes from the published agrément to its draft; everything is a change when nothing was published before.
 */
export const changementsDefinition = ({ avant, apres, fuseau }: Deux, noms: Noms = {}): Changement[] =>
  changementsDuBrouillon(avant ?? {}, definitionNommee(apres, fuseau), noms);

/** Lists the changes from one draft to the next, whose lines keep their ids. */
export const changementsDuBrouillon = (
  avant: DefinitionSaisie,
  apres: DefinitionSaisie,
  { services = {}, listes = {} }: Noms = {},
): Changement[] =>
  changementsEntre(
    { fields: definitionFields, avant, apres },
    {
      services,
      listes,
      conditions: conditionsSaid(sujetsDAgrement(apres, listes)),
      titreOf: (path) => rubriqueDefinitionOf(path)?.titre,
    },
  );

export const acteAgrementSaid = faitSaid({
  'agrement.create': 'Agrément créé',
  'agrement.duplicate': 'Agrément copié',
  'agrement.publish': 'Agrément publié',
  'agrement.withdraw': 'Agrément retiré',
  'agrement.restore': 'Agrément proposé à nouveau',
  'agrement.exercice': 'Agrément préparé pour une autre année',
  'agrement.delete': 'Agrément supprimé',
});
