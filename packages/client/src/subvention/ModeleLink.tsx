type ModeleLinkProps = { href: string; label: string };

/** The model of a piece, wherever it is. */
export const ModeleLink = ({ href, label }: ModeleLinkProps) => (
  <a className="fr-link" href={href} rel="noopener noreferrer">
    Télécharger le modèle<span className="invisible"> : {label}</span>
  </a>
);
