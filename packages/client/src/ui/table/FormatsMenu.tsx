import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { MenuButton } from '../MenuButton.tsx';
import './formats-menu.css';

type FormatsMenuProps<F extends string> = {
  label: string;
  /** The label of each format. */
  formats: Readonly<Record<F, string>>;
  /** The download under way: `octets` is the number of bytes received, null when there is no download. */
  download: { octets: number | null; cancel: () => void };
  onTake: (format: F) => void;
};

/** Shows a menu « Exporter ▾ » with the formats; during a download, its progress and a button that cancels it. */
export function FormatsMenu<F extends string>({
  label,
  formats,
  download: { octets, cancel },
  onTake,
}: FormatsMenuProps<F>) {
  if (octets !== null) {
    return (
      <span className="formats-menu__cours">
        <span role="status">Export en cours…</span>
        {octets > 0 && <span className="fr-hint-text">{formatTaille(octets)} reçus</span>}
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={cancel}>
          Annuler l’export
        </button>
      </span>
    );
  }
  return (
    <MenuButton
      className="fr-btn fr-btn--tertiary fr-btn--sm"
      label={label}
      panelClassName="formats-menu__panneau"
      isFloating
    >
      {(close) => (
        <ul className="formats-menu__formats">
          {(Object.keys(formats) as F[]).map((format) => (
            <li key={format}>
              <button
                type="button"
                className="formats-menu__format"
                onClick={() => {
                  close();
                  onTake(format);
                }}
              >
                {formats[format]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </MenuButton>
  );
}
