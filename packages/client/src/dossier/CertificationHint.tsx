import type { Certification } from './use-certification.ts';

/** Under the certifying box, this says that it must be ticked for each sending, once the page has been read. */
export const CertificationHint = ({ certification }: { certification: Certification }) => (
  <p className="fr-hint-text" role="status">
    {certification.isWithdrawn
      ? 'Une réponse a changé depuis que vous avez coché « Je certifie » : relisez, puis cochez à nouveau.'
      : 'La case « Je certifie » est à cocher à chaque envoi.'}
  </p>
);
