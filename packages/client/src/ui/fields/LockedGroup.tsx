import { UnknownValue } from './UnknownValue.tsx';
import '../read-values.css';

/** Shows a known value that cannot be changed here, and its source; the label is already shown. */
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
