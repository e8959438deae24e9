// A dossier renewed from last year's is not called ready before some points are checked.

import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { isPieceAncienne } from '@asso/domain/subvention/renouvellement/renouvellement.rules';

type Repris = Pick<DossierSubventionView, 'renouvelle' | 'projets' | 'pieces' | 'description'>;

/**
 * Returns the projects of a renewed dossier that the portal still marks as to be looked at: those it took from last year,
 * with dates, amounts and budgets that it moved, and any begun since that is not whole.
 */
export const projetsARevoir = ({
  renouvelle,
  projets,
}: Pick<Repris, 'renouvelle' | 'projets'>): ProjetView[] =>
  renouvelle ? projets.filter(({ corps }) => corps.need_validation) : [];

/** Returns the pièces taken from the association's documents as last year that are older than last year. */
export const piecesARevoir = ({ renouvelle, pieces, description }: Omit<Repris, 'projets'>): PieceView[] =>
  renouvelle
    ? pieces.filter(({ document }) => isPieceAncienne(document?.annee_validite ?? null, description.exercice))
    : [];
