import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import './dossier.css';

/** The sentence tells a past event with its author, its amount and its reason. */
export const EvenementFait = ({ evenement }: { evenement: Evenement }) => (
  <>
    <p>
      <strong>{evenement.fait}</strong>
      {evenement.montant !== null && ` : ${formatEurosCents(evenement.montant)}`}
      {signeSaid(evenement) ?? authorOf(evenement)}
    </p>
    {evenement.motif && <blockquote className="citation">{evenement.motif}</blockquote>}
  </>
);

/** Who signs is named as the association's file names them, with the place and how it was confirmed. */
const signeSaid = ({ action, vers }: Evenement): string | undefined =>
  action === 'signature.signe' && vers !== null ? ` par ${vers}` : undefined;

/** The text reads « à DRAJES Sud, par Jeanne Roux » or « par Paul Girard (DRAJES Sud) ». */
function authorOf({ par, cote, service }: Evenement): string {
  if (service === null) return `, par ${par}`;
  return cote === 'service' ? `, par ${par} (${service})` : ` à ${service}, par ${par}`;
}
