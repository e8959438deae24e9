import { isAnsweredUnchanged } from '@asso/domain/dossier/renvoi.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import type { PointDemande } from './points-restants.ts';
import './renvoi.css';

/** Shows « À corriger » or « Corrigé le 22/11/2026 ». */
export const EtatDuPoint = ({ point }: { point: Pick<PointDemande, 'corrige_le' | 'corrections'> }) =>
  point.corrige_le === null ? (
    <strong className="point-renvoi__reste">À corriger</strong>
  ) : (
    <strong className="point-renvoi__fait">
      {isAnsweredUnchanged(point) ? 'Répondu' : 'Corrigé'} le {formatDate(new Date(point.corrige_le))}
    </strong>
  );
