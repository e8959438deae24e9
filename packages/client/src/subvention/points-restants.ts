// What services asked to correct in a dossier they sent back, of any kind, and what of it is as it was.
import type { RenvoiSuivi } from '@asso/contract/subvention/subvention.schemas';
import type { PointSuivi } from '@asso/domain/subvention/points-a-corriger.rules';

type Renvoye = { renvois: readonly RenvoiSuivi[] };
export type PointDemande = PointSuivi & Pick<RenvoiSuivi, 'service'>;

export const pointsDemandes = ({ renvois }: Renvoye): PointDemande[] =>
  renvois.flatMap(({ points, service }) => points.map((point) => ({ ...point, service })));

export const pointsRestants = (dossier: Renvoye): PointDemande[] =>
  pointsDemandes(dossier).filter(({ corrige_le }) => corrige_le === null);
