import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { describeAttente } from '../../dossier/attente-dossier.ts';
import { now } from '../../platform/clock.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { jourCourt } from './jour-court.ts';
import type { LigneFile } from './ligne-file.ts';

/** Shows the day by which the answer of the service who reads usually comes. */
export function AttenduLe({ dossier }: { dossier: LigneFile }) {
  const attente = describeAttente(dossier, now());
  if (!attente?.attendu) return <UnknownValue />;
  return (
    <span
      className={attente.isLate ? 'nombre attente--retard' : 'nombre'}
      title={formatDate(attente.attendu)}
    >
      {jourCourt(attente.attendu)}
      {attente.isLate && <span className="invisible">, {attente.phrase}</span>}
    </span>
  );
}
