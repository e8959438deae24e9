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
  /** Who acts: orange you, blue someone else, green reached, red refused or late, grey closed or not begun. */
  tone: BadgeTone;
  /** To the letter of the specification: only its first letter is raised, by style. */
  children: string;
};

/** A state, and nothing else; never pressed, never a count. */
export const StateBadge = ({ tone, children }: StateBadgeProps) => (
  <span className={`fr-badge badge-etat ${classes[tone]}`}>
    <span className="badge-etat__texte">{children}</span>
  </span>
);
