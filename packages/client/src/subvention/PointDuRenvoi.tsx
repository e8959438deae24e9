import { EtatDuPoint } from './EtatDuPoint.tsx';
import { usePoint } from './use-point.ts';
import './renvoi.css';

/** Beside what a service asked to correct: its own sentence, and whether it was done. */
export function PointDuRenvoi({ cible }: { cible: string }) {
  const point = usePoint(cible);
  if (!point) return null;
  const { service, phrase } = point;
  return (
    <div className="point-renvoi">
      <p>
        <EtatDuPoint point={point} /> · demandé par {service}
      </p>
      {phrase.trim() !== '' && <blockquote className="citation">{phrase}</blockquote>}
    </div>
  );
}
