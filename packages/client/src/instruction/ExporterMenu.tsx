import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { type FormatExport, formatsExport } from '@asso/domain/instruction/export.rows';
import { useDownload } from '../platform/use-download.ts';
import { FormatsMenu } from '../ui/FormatsMenu.tsx';

type ExporterMenuProps = {
  /** As the list is asked for; its page is left aside. */
  query: Record<string, unknown>;
  /** Those shown: the file has them, in their order. */
  colonnes: readonly ColonneFile[];
  /** Of a selection: only these dossiers, or all but these. */
  ids?: readonly string[];
  sauf?: readonly string[];
  label?: string;
};

/** The whole list that is shown, or what is chosen in it. */
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
