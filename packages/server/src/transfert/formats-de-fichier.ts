import type { FormatFichier } from '@asso/domain/transfert/osiris.rows';
import { odsFormat } from '../platform/sheet/ods-sheet.ts';
import type { SheetFormat } from '../platform/sheet/sheet.ts';
import { csvFormat } from '../platform/sheet/text-sheet.ts';
import { xlsxFormat } from '../platform/sheet/xlsx-sheet.ts';

export const fichierFormats: Record<FormatFichier, SheetFormat> = {
  csv: csvFormat,
  xlsx: xlsxFormat,
  ods: odsFormat,
};
