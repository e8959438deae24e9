import type { Certification } from './use-certification.ts';

/** Under the box that certifies: it is ticked for each sending, of what is read on the page. */
export const CertificationHint = ({ certification }: { certification: Certification }) => (
  <p className="fr-hint-text" role="status">
    {certification.isWithdrawn
      ? 'Une réponse a changé depuis que vous avez coché « Je certifie » : relisez, puis cochez à nouveau.'
      : 'La case « Je certifie » est à cocher à chaque envoi.'}
  </p>
);
