// Reads the text of a table as French spreadsheets save it: in UTF-8, or in the older Windows encoding.
type TableFile = { ok: true; text: string } | { ok: false; message: string };

const largest = 1_000_000;
const inconnu =
  'Ce fichier n’est pas un tableau que le portail sait lire. Copiez ses cellules puis collez-les ici, ou enregistrez-le au format Excel (.xlsx), OpenDocument (.ods) ou CSV.';
const illisible =
  'Ce classeur ne s’ouvre pas. Enregistrez-le à nouveau au format Excel (.xlsx), OpenDocument (.ods) ou CSV, sans mot de passe.';

const nonCharge =
  'La lecture des classeurs n’a pas pu être chargée. Vérifiez votre connexion, ou collez les cellules du tableau.';

/** What a page that reads a table offers to choose. */
export const tableFiles = '.xlsx,.ods,.csv,.tsv,.txt';

/** Says what to do with a file that is too long for the page. */
type Lecture = { tropLourd?: string };

export async function readTableFile(
  file: File,
  { tropLourd = 'Ce fichier est trop lourd pour un budget. Collez seulement ses cellules.' }: Lecture = {},
): Promise<TableFile> {
  const isWorkbook = /\.(xlsx|ods)$/i.test(file.name);
  if (!isWorkbook && !/\.(csv|tsv|txt)$/i.test(file.name)) return refused(inconnu);
  if (file.size > largest) return refused(tropLourd);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook) return { ok: true, text: decode(bytes) };
  // The code that reads workbooks is loaded when the first one is opened.
  const reader = await import('./workbook-text.ts').catch(() => null);
  if (!reader) return refused(nonCharge);
  const text = reader.workbookText(bytes);
  return text === null ? refused(illisible) : { ok: true, text };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const refused = (message: string): TableFile => ({ ok: false, message });
