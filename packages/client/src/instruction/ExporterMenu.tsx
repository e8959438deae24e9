import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { type FormatExport, formatsExport } from '@asso/domain/instruction/export.rows';
import { useDownload } from '../platform/use-download.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import './exporter.css';

type ExporterMenuProps = {
  /** As the list is asked for; its page is left aside. */
  query: Record<string, unknown>;
  /** Of a selection: only these dossiers, or all but these. */
  ids?: readonly string[];
  sauf?: readonly string[];
  label?: string;
};

/** « Exporter ▾ »: the whole list that is shown, or what is chosen in it, in the form one needs. */
export function ExporterMenu({ query, ids, sauf, label = 'Exporter' }: ExporterMenuProps) {
  const { octets, start, cancel } = useDownload();
  const { cursor: _, limit: __, ...asked } = query;
  const take = (format: FormatExport) =>
    start(exportEndpoints.exportDossiers, {
      params: { format },
      query: { ...asked, ids: ids?.join(','), sauf: sauf?.join(',') },
    });
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
          {(Object.keys(formatsExport) as FormatExport[]).map((format) => (
            <li key={format}>
              <button
                type="button"
                className="exporter__format"
                onClick={() => {
                  close();
                  void take(format);
                }}
              >
                {formatsExport[format]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </MenuButton>
  );
}
