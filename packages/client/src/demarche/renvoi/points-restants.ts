// The corrections that services asked for when they sent back a dossier of any kind, and those not made yet.
import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { PointSuivi } from '@asso/domain/dossier/renvoi.rules';

type Renvoye = { renvois?: readonly RenvoiSuivi[] };
export type PointDemande = PointSuivi & Pick<RenvoiSuivi, 'service'>;

export const pointsDemandes = ({ renvois = [] }: Renvoye): PointDemande[] =>
  renvois.flatMap(({ points, service }) => points.map((point) => ({ ...point, service })));

export const pointsRestants = (dossier: Renvoye): PointDemande[] =>
  pointsDemandes(dossier).filter(({ corrige_le }) => corrige_le === null);

/** Tells whether nothing at all was changed since the service sent the dossier back. */
export const isInchange = <D extends Renvoye>(
  { isInchange: said }: { isInchange?: (dossier: D) => boolean },
  dossier: D,
): boolean => {
  const { renvois = [] } = dossier;
  return said ? said(dossier) : renvois.length > 0 && renvois.every(({ isCorrige }) => !isCorrige);
};
