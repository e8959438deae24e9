// These words tell what changes in an agrément and what was done to it.

import { conditionsSayer } from '../catalogue/condition.words.ts';
import { sayFaitOffre } from '../catalogue/historique.words.ts';
import { agrementSujets } from '../catalogue/sujets.rows.ts';
import { type Changement, listChangements, type ServiceNames } from '../identifiants/changements.ts';
import type { Listes } from '../kernel/listes.ts';
import { definitionNommee } from './brouillon-definition.rules.ts';
import { type DefinitionSaisie, definitionFields } from './definition.fields.ts';
import { findRubriqueDefinition } from './definition-rubriques.rows.ts';

type Deux = { avant: DefinitionSaisie | null; apres: DefinitionSaisie; fuseau: string };
type Noms = { services?: ServiceNames; listes?: Listes };

/**
 * Lists the changes from the published agrément to its draft; everything is a change when nothing was published before.
 */
export const changementsDefinition = ({ avant, apres, fuseau }: Deux, noms: Noms = {}): Changement[] =>
  describeDefinitionChanges(avant ?? {}, definitionNommee(apres, fuseau), noms);

/** Lists the changes from one draft to the next, whose lines keep their ids. */
export const describeDefinitionChanges = (
  avant: DefinitionSaisie,
  apres: DefinitionSaisie,
  { services = {}, listes = {} }: Noms = {},
): Changement[] =>
  listChangements(
    { fields: definitionFields, avant, apres },
    {
      services,
      listes,
      conditions: conditionsSayer(agrementSujets(apres, listes)),
      titreOf: (path) => findRubriqueDefinition(path)?.titre,
    },
  );

export const sayActeAgrement = sayFaitOffre({
  'agrement.create': 'Agrément créé',
  'agrement.duplicate': 'Agrément copié',
  'agrement.publish': 'Agrément publié',
  'agrement.withdraw': 'Agrément retiré',
  'agrement.restore': 'Agrément proposé à nouveau',
  'agrement.exercice': 'Agrément préparé pour une autre année',
  'agrement.delete': 'Agrément supprimé',
});
