// The changes from a published campaign to its draft are told one sentence each, in the order of the editor.
import { type Changement, changementsEntre, type Dit } from '../identifiants/changements.ts';
import { brouillonNomme } from './brouillon.rules.ts';
import { type BrouillonCampagne, campagneFields } from './campagne-options.fields.ts';
import { rubriqueDeLOption } from './campagne-rubriques.rows.ts';
import { conditionsSaid } from './condition.words.ts';
import { sujetsDeCampagne } from './sujets.rows.ts';

/**
 * Lists the changes from the published campaign to its draft; everything is a change when nothing was published before.
 */
export function changementsCampagne(
  avant: BrouillonCampagne | null,
  apres: BrouillonCampagne,
  { services = {}, listes = {} }: Partial<Pick<Dit, 'services' | 'listes'>> = {},
): Changement[] {
  const after = brouillonNomme(apres);
  return changementsEntre(
    { fields: campagneFields, avant: avant ? brouillonNomme(avant) : {}, apres: after },
    {
      services,
      listes,
      conditions: conditionsSaid(sujetsDeCampagne(after, listes)),
      titreOf: (path) => rubriqueDeLOption(path, after)?.titre,
    },
  );
}
