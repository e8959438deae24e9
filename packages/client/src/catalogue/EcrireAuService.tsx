import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';

type EcrireProps = { service: SubventionView['services'][number]; objet: string };

/** A link that writes to the service, or its name when it has no e-mail address. */
export function EcrireAuService({ service: { courriel, nom }, objet }: EcrireProps) {
  if (!courriel) return <p>Adressez-vous à {nom}.</p>;
  return (
    <p>
      <a href={`mailto:${courriel}?subject=${encodeURIComponent(objet)}`}>
        Écrire au service<span className="invisible"> {nom}</span>
      </a>
    </p>
  );
}

/** Returns the service that answers questions about a subvention. */
export const findReferent = ({ services }: Pick<SubventionView, 'services'>) =>
  services.find(({ isReferent }) => isReferent) ?? services[0];
