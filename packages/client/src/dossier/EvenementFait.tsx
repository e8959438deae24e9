import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import './dossier.css';

/** A fact in the past with its author, its amount and its reason. */
export const EvenementFait = ({ evenement }: { evenement: Evenement }) => (
  <>
    <p>
      <strong>{evenement.fait}</strong>
      {evenement.montant !== null && ` : ${formatEurosCents(evenement.montant)}`}
      {authorOf(evenement)}
    </p>
    {evenement.motif && <blockquote className="citation">{evenement.motif}</blockquote>}
  </>
);

/** « à DRAJES Sud, par Jeanne Roux », « par Paul Girard (DRAJES Sud) ». */
function authorOf({ par, cote, service }: Evenement): string {
  if (service === null) return `, par ${par}`;
  return cote === 'service' ? `, par ${par} (${service})` : ` à ${service}, par ${par}`;
}
