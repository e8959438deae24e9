// Reads the text of a table as French spreadsheets save it: in UTF-8, or in the older Windows encoding.
type TableFile = { ok: true; text: string } | { ok: false; message: string };

const largest = 1_000_000;
const illisible =
  'Ce classeur ne s’ouvre pas. Enregistrez-le à nouveau au format Excel (.xlsx) ou CSV, sans mot de passe.';

type Lecture = {
  /** The sentence that says what to do with a file that is too long for the page. */
  tropLourd?: string;
  /** Reads a workbook, on a page that accepts one; returns null when the workbook does not open. */
  classeurs?: (bytes: Uint8Array) => string | null | Promise<string | null>;
};

export async function readTableFile(
  file: File,
  {
    tropLourd = 'Ce fichier est trop lourd pour un budget. Collez seulement ses cellules.',
    classeurs,
  }: Lecture = {},
): Promise<TableFile> {
  if (classeurs && /\.xlsx$/i.test(file.name)) {
    if (file.size > largest) return refused(tropLourd);
    const text = await classeurs(new Uint8Array(await file.arrayBuffer()));
    return text === null ? refused(illisible) : { ok: true, text };
  }
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) {
    return refused(
      'Ce fichier n’est pas un CSV. Copiez les cellules dans votre tableur puis collez-les ici, ou enregistrez le tableau au format CSV.',
    );
  }
  if (file.size > largest) return refused(tropLourd);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ok: true, text: decode(bytes) };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const refused = (message: string): TableFile => ({ ok: false, message });
