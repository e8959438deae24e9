import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { type FormatFichier, formatsFichier } from '@asso/domain/transfert/osiris.rows';
import type { useDownload } from '../platform/use-download.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import '../instruction/exporter.css';

type FormatsMenuProps = {
  label: string;
  download: ReturnType<typeof useDownload>;
  onTake: (format: FormatFichier) => void;
};

/** « Exporter ▾ »: in the form one needs; what comes is followed, and may be given up. */
export function FormatsMenu({ label, download: { octets, cancel }, onTake }: FormatsMenuProps) {
  if (octets !== null) {
    return (
      <span className="exporter__cours">
        <span role="status">Export en cours…</span>
        {octets > 0 && <span className="fr-hint-text">{formatTaille(octets)} reçus</span>}
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={cancel}>
          Annuler l’export
        </button>
      </span>
    );
  }
  return (
    <MenuButton className="fr-btn fr-btn--tertiary" label={label} panelClassName="exporter__panneau">
      {(close) => (
        <ul className="exporter__formats">
          {(Object.keys(formatsFichier) as FormatFichier[]).map((format) => (
            <li key={format}>
              <button
                type="button"
                className="exporter__format"
                onClick={() => {
                  close();
                  onTake(format);
                }}
              >
                {formatsFichier[format]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </MenuButton>
  );
}
