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
   * The tone says who has to act: orange for you, blue for someone else, green when the goal is reached, red when
   * refused or late, grey when closed or not begun.
   */
  tone: BadgeTone;
  /** The text is the one of the specification; the style only makes its first letter a capital. */
  children: string;
};

/** Shows a state; a badge is never a button nor a count. */
export const StateBadge = ({ tone, children }: StateBadgeProps) => (
  <span className={`fr-badge badge-etat ${classes[tone]}`}>
    <span className="badge-etat__texte">{children}</span>
  </span>
);
