import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { type FormatExport, formatsExport } from '@asso/domain/instruction/export.rows';
import { useDownload } from '../../platform/use-download.ts';
import { FormatsMenu } from '../../ui/table/FormatsMenu.tsx';

type ExporterMenuProps = {
  /** The query of the list on the screen; the export ignores its page. */
  query: Record<string, unknown>;
  /** The columns shown, which the file has in the same order. */
  colonnes: readonly ColonneFile[];
  /** The dossiers to export (`ids`), or all except some (`sauf`). */
  ids?: readonly string[];
  sauf?: readonly string[];
  label?: string;
};

/** Exports the whole list that is shown, or the dossiers selected in it. */
export function ExporterMenu({ query, colonnes, ids, sauf, label = 'Exporter' }: ExporterMenuProps) {
  const download = useDownload();
  const { cursor: _, limit: __, ...asked } = query;
  const take = (format: FormatExport) =>
    download.start(exportEndpoints.exportDossiers, {
      params: { format },
      query: { ...asked, colonnes: colonnes.join(','), ids: ids?.join(','), sauf: sauf?.join(',') },
    });
  return (
    <FormatsMenu
      label={label}
      formats={formatsExport}
      download={download}
      onTake={(format) => void take(format)}
    />
  );
}
