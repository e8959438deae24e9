import type { Avancement } from '@asso/domain/subvention/parties/projet-parties.rules';
import './parties.css';

export function MinutesRestantes({ restantes, total }: Avancement) {
  return (
    <div className="parties__reste">
      <p>
        {restantes > 0 ? <strong>{restantes}&nbsp;min restantes</strong> : <strong>Tout est répondu</strong>}
      </p>
      <progress className="parties__barre" max={total} value={total - restantes} aria-hidden="true" />
    </div>
  );
}
