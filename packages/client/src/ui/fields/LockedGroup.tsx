import { UnknownValue } from './UnknownValue.tsx';
import '../read-values.css';

/** Shows a value that cannot be changed here, and where it comes from; the label is shown by the caller. */
export const LockedGroup = ({ children, note }: { children: string | null; note?: string }) => (
  <>
    <p className="verrouille__valeur">
      <span className="fr-icon-lock-line" aria-hidden="true" />
      <span className="verrouille__texte">{children ?? <UnknownValue />}</span>{' '}
      <span className="invisible">(non modifiable)</span>
    </p>
    {note && <p className="fr-hint-text champ__note">{note}</p>}
  </>
);
