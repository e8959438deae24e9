import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import type { PointDemande } from './points-restants.ts';
import './renvoi.css';

/** The badge reads « À corriger » or « Corrigé le 22/11/2026 ». */
export const EtatDuPoint = ({ point: { corrige_le } }: { point: Pick<PointDemande, 'corrige_le'> }) =>
  corrige_le === null ? (
    <strong className="point-renvoi__reste">À corriger</strong>
  ) : (
    <strong className="point-renvoi__fait">Corrigé le {formatDate(new Date(corrige_le))}</strong>
  );
