// The values that the portal wrote in a project and nobody confirmed, in one list for the end of the project, its step
// and the last page.
import { toComplet } from '@asso/contract/subvention/complet-de';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { type ARelire, pointsToReread } from '@asso/domain/subvention/projet-a-revoir.rules';
import { projetPropositions } from '@asso/domain/subvention/projet-ecrit.rules';

type ProjetRelu = Pick<ProjetView, 'cree_le'> & { corps: Projet };

export const listProjetRelecture = (dossier: DossierSubventionView, projet: ProjetRelu): ARelire[] =>
  pointsToReread(projet.corps, projetPropositions(toComplet(dossier), projet), dossier.description);

export type Relecture = { projet: ProjetView; points: ARelire[] };

/** Lists, project by project, the points left to read again. */
export const listDossierRelecture = (dossier: DossierSubventionView): Relecture[] =>
  dossier.projets
    .map((projet) => ({ projet, points: listProjetRelecture(dossier, projet) }))
    .filter(({ points }) => points.length > 0);
