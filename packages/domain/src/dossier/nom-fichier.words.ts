// The name of a file about a dossier: its number, what it is, its day, then the association, so that a folder sorts by dossier.
import { plainWords } from '../referentiel/mots.rules.ts';

type Nomme = {
  id_fo: string;
  /** « accord », « recepisse ». */
  quoi: string;
  /** YYYY-MM-DD, where a dossier has several. */
  jour?: string;
  association: string;
};

const longestName = 40;

/** « 26-000002_accord_2026-11-23_ludotheque-ales.pdf »: plain letters only. */
export function nomFichierPdf({ id_fo, quoi, jour, association }: Nomme): string {
  const name = plainWords(association)
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
  const short = name.slice(0, longestName).replace(/-$/, '');
  return `${[id_fo, quoi, jour, short].filter(Boolean).join('_')}.pdf`;
}
