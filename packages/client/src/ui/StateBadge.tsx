import './badge.css';

export type BadgeTone = 'orange' | 'bleu' | 'vert' | 'rouge' | 'gris' | 'nouveau';

const classes: Record<BadgeTone, string> = {
  orange: 'fr-badge--warning',
  bleu: 'fr-badge--info',
  vert: 'fr-badge--success',
  rouge: 'fr-badge--error',
  gris: '',
  nouveau: 'fr-badge--new',
};

type StateBadgeProps = {
  /**
   * The tone says who acts: orange you, blue someone else, green reached, red refused or late, grey closed or not
   * begun.
   */
  tone: BadgeTone;
  /** The text is the specification's, to the letter; the style only raises its first letter. */
  children: string;
};

/** A badge shows a state only: it is never a button nor a count. */
export const StateBadge = ({ tone, children }: StateBadgeProps) => (
  <span className={`fr-badge badge-etat ${classes[tone]}`}>
    <span className="badge-etat__texte">{children}</span>
  </span>
);
