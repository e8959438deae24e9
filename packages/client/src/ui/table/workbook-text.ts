import { odsText } from './ods-text.ts';
import { xlsxText } from './xlsx-text.ts';

/** Returns the first sheet of a workbook as CSV, whatever its name says it is; null when it does not open. */
export const workbookText = (bytes: Uint8Array): string | null => xlsxText(bytes) ?? odsText(bytes);
