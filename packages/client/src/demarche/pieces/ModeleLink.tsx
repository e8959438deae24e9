type ModeleLinkProps = { href: string; label: string };

/** The template of a piece may be on another site. */
export const ModeleLink = ({ href, label }: ModeleLinkProps) => (
  <a className="fr-link" href={href} rel="noopener noreferrer">
    Télécharger le modèle<span className="invisible"> : {label}</span>
  </a>
);
