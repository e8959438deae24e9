// The values that the portal wrote in a project and nobody confirmed, in one list for the end of the project, its step
// and the last page.
import { completOf } from '@asso/contract/subvention/complet-de';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { type Campagne, indicateursOf } from '@asso/domain/subvention/campagne.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import {
  type ARelire,
  aRelire,
  type Proposition,
  propositionsOf,
} from '@asso/domain/subvention/projet-a-revoir.rules';
import { newProjet } from '@asso/domain/subvention/projet-nouveau.rules';

/** Returns the values proposed for a project, computed for the day it was created, as they were then. */
export function propositionsDuProjet(
  dossier: DossierSubventionView,
  { cree_le }: Pick<ProjetView, 'cree_le'>,
): Proposition[] {
  const { exercice, exercice_fin, campagne, sous_dispositif } = completOf(dossier);
  const nouveau = newProjet({
    exercice,
    exercice_fin,
    service: '',
    indicateurs: indicateursOf(campagne, sous_dispositif),
    aujourdhui: dayOf(new Date(cree_le), dossier.campagne.fuseau),
  });
  return propositionsOf(nouveau, {
    campagne: dossier.campagne as Campagne,
    annees: { exercice, exercice_fin },
  });
}

type ProjetRelu = Pick<ProjetView, 'cree_le'> & { corps: Projet };

export const relectureDuProjet = (dossier: DossierSubventionView, projet: ProjetRelu): ARelire[] =>
  aRelire(projet.corps, propositionsDuProjet(dossier, projet), dossier.description);

export type Relecture = { projet: ProjetView; points: ARelire[] };

/** Lists, project by project, the points left to read again. */
export const relectureDuDossier = (dossier: DossierSubventionView): Relecture[] =>
  dossier.projets
    .map((projet) => ({ projet, points: relectureDuProjet(dossier, projet) }))
    .filter(({ points }) => points.length > 0);
