// What a dossier taken up from last year's still has to have looked at: nothing of it is said to be done before.
import type {
  DossierSubventionView,
  PieceView,
  ProjetView,
} from '@asso/contract/subvention/subvention.schemas';
import { isPieceAncienne } from '@asso/domain/subvention/renouvellement.rules';

type Repris = Pick<DossierSubventionView, 'renouvelle' | 'projets' | 'pieces' | 'description'>;

/** Their days, amounts and budgets were moved by the portal, and nobody has said that they are right. */
export const projetsARevoir = ({
  renouvelle,
  projets,
}: Pick<Repris, 'renouvelle' | 'projets'>): ProjetView[] =>
  renouvelle ? projets.filter(({ corps }) => corps.need_validation) : [];

/** Taken from the vault as last year, of an older year than the last one. */
export const piecesARevoir = ({ renouvelle, pieces, description }: Omit<Repris, 'projets'>): PieceView[] =>
  renouvelle
    ? pieces.filter(({ document }) => isPieceAncienne(document?.annee_validite ?? null, description.exercice))
    : [];
