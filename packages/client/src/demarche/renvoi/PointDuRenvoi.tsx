import { EtatDuPoint } from './EtatDuPoint.tsx';
import { usePoint } from './use-point.ts';
import './renvoi.css';

/** Shows, beside the part to correct, the sentence of the service and whether the correction was made. */
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
