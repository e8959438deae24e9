// The changes from a published campaign to its draft are told one sentence each, in the order of the editor.
import { type Changement, changementsEntre, type Dit } from '../identifiants/changements.ts';
import { brouillonNomme } from './brouillon.rules.ts';
import { type BrouillonCampagne, campagneFields } from './campagne-options.fields.ts';
import { rubriqueDeLOption } from './campagne-rubriques.rows.ts';
import { conditionsSaid } from './condition.words.ts';
import { sujetsDeCampagne } from './sujets.rows.ts';

type Noms = Partial<Pick<Dit, 'services' | 'listes'>>;

/**
 * Lists the changes from the published campaign to its draft; everything is a change when nothing was published before.
 */
export function changementsCampagne(
  avant: BrouillonCampagne | null,
  apres: BrouillonCampagne,
  noms: Noms = {},
): Changement[] {
  return changementsDuBrouillon(avant ? brouillonNomme(avant) : {}, brouillonNomme(apres), noms);
}

/** Lists the changes from one draft to the next, whose lines keep their ids. */
export const changementsDuBrouillon = (
  avant: BrouillonCampagne,
  apres: BrouillonCampagne,
  { services = {}, listes = {} }: Noms = {},
): Changement[] =>
  changementsEntre(
    { fields: campagneFields, avant, apres },
    {
      services,
      listes,
      conditions: conditionsSaid(sujetsDeCampagne(apres, listes)),
      titreOf: (path) => rubriqueDeLOption(path, apres)?.titre,
    },
  );
