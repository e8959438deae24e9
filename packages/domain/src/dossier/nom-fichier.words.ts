// The file name begins with what people remember, the project or else the association, and ends with the dossier's number.
import { plainWords } from '../referentiel/mots.rules.ts';

type Nomme = {
  id_fo: string;
  /** The title of the first project; a file without one begins with the association. */
  projet?: string | null;
  /** The kind of document, such as « accord » or « recepisse ». */
  quoi: string;
  /** A day written YYYY-MM-DD, given when a dossier has several such files. */
  jour?: string;
  association: string;
};

const longestName = 40;

/**
 * Returns for example « des-sorties-en-mer_accord_2026-11-23_ludotheque-ales_26-000002.pdf », with unaccented letters
 * only.
 */
export function nomFichierPdf({ id_fo, projet, quoi, jour, association }: Nomme): string {
  const [nom, suite] = [projet ?? '', association].map(inLetters).filter(Boolean);
  return `${[nom, quoi, jour, suite, id_fo].filter(Boolean).join('_')}.pdf`;
}

function inLetters(text: string): string {
  const name = plainWords(text)
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
  return name.slice(0, longestName).replace(/-$/, '');
}
