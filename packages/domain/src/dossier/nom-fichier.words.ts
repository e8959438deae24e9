// The file name begins with the dossier's number, then what it is, its day and the association, so that a folder
// sorts by dossier.
import { plainWords } from '../referentiel/mots.rules.ts';

type Nomme = {
  id_fo: string;
  /** This is the kind of document, such as « accord » or « recepisse ». */
  quoi: string;
  /** It is written YYYY-MM-DD, and given when a dossier has several such files. */
  jour?: string;
  association: string;
};

const longestName = 40;

/** Returns for example « 26-000002_accord_2026-11-23_ludotheque-ales.pdf », with unaccented letters only. */
export function nomFichierPdf({ id_fo, quoi, jour, association }: Nomme): string {
  const name = plainWords(association)
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
  const short = name.slice(0, longestName).replace(/-$/, '');
  return `${[id_fo, quoi, jour, short].filter(Boolean).join('_')}.pdf`;
}
