type ModeleLinkProps = { href: string; label: string };

/** A link to the template of a pièce, which may be on another site. */
export const ModeleLink = ({ href, label }: ModeleLinkProps) => (
  <a className="fr-link" href={href} rel="noopener noreferrer">
    Télécharger le modèle<span className="invisible"> : {label}</span>
  </a>
);
