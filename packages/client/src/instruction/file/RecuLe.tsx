import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { describeAttente } from '../../dossier/attente-dossier.ts';
import { now } from '../../platform/clock.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { jourCourt } from './jour-court.ts';
import type { LigneFile } from './ligne-file.ts';

/** Shows when the dossier arrived, and marks one that has waited longer than its campaign usually takes. */
export function RecuLe({ dossier }: { dossier: LigneFile }) {
  const attente = describeAttente(dossier, now());
  if (!attente) return <UnknownValue />;
  return (
    <span
      className={attente.isLate ? 'nombre attente--retard' : 'nombre'}
      title={[formatDate(attente.recu), attente.phrase].filter(Boolean).join(', ')}
    >
      {jourCourt(attente.recu)}
      {attente.phrase && <span className="invisible">, {attente.phrase}</span>}
    </span>
  );
}
