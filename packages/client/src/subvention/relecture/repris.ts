// A dossier renewed from last year's has points to check, and is not called ready before they are.

import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { isPieceAncienne } from '@asso/domain/subvention/renouvellement/renouvellement.rules';

type Repris = Pick<DossierSubventionView, 'renouvelle' | 'projets' | 'pieces' | 'description'>;

/** The portal moved the dates, amounts and budgets of these projects, and nobody has confirmed them yet. */
export const projetsARevoir = ({
  renouvelle,
  projets,
}: Pick<Repris, 'renouvelle' | 'projets'>): ProjetView[] =>
  renouvelle ? projets.filter(({ corps }) => corps.need_validation) : [];

/** These documents were taken from the vault as last year, and are older than the last year. */
export const piecesARevoir = ({ renouvelle, pieces, description }: Omit<Repris, 'projets'>): PieceView[] =>
  renouvelle
    ? pieces.filter(({ document }) => isPieceAncienne(document?.annee_validite ?? null, description.exercice))
    : [];
