// A person is told why a file cannot be sent, and what to do about it (§5 File upload).
import { formatTaille } from '../identifiants/nombres-affiches.ts';
import { kernelProblems, problemMessage } from '../kernel/problems.ts';
import { documentProblems } from './document.problems.ts';
import { fichierProblems, type RegleFichier, regleOrdinaire } from './fichier.rules.ts';

type Fichier = { nom: string; taille: number };

/** Returns the specification's sentence, then our advice, or null when the file may be sent. */
export function fichierRefus(fichier: Fichier, regle: RegleFichier = regleOrdinaire): string | null {
  const [problem] = fichierProblems(fichier, regle);
  if (!problem) return null;
  const sentence = problemMessage(sentences[problem.code as keyof typeof sentences], problem.params);
  return [sentence, remedeOf(problem.code, { fichier, regle })].filter(Boolean).join(' ');
}

/** A long list of extensions is said by kinds; a refusal still names each extension. */
const genres: Readonly<Record<string, string>> = {
  doc: 'texte',
  docx: 'texte',
  odt: 'texte',
  xls: 'tableau',
  xlsx: 'tableau',
  ods: 'tableau',
  jpg: 'photo',
  jpeg: 'photo',
  png: 'photo',
};
const dites = 4;

/** Returns the limits to announce, such as « pdf, jpg, jpeg · 2 Mo au plus » or « pdf, texte, tableau, photo · 15 Mo ». */
export function sayLimites({ extensions, maxOctets }: RegleFichier): string {
  const said = extensions.length > dites ? extensions.map((one) => genres[one] ?? one) : extensions;
  return `${[...new Set(said)].join(', ')} · ${formatTaille(maxOctets)} au plus`;
}

const sentences = { ...kernelProblems, ...documentProblems };

function remedeOf(code: string, { fichier, regle }: { fichier: Fichier; regle: RegleFichier }): string {
  switch (code) {
    case 'document.extension':
      return `Formats acceptés : ${regle.extensions.join(', ')}.`;
    case regle.tropGros:
      return `${tailleSaid(fichier.taille, regle.maxOctets)} Réduisez-le ou scannez en noir et blanc.`;
    default:
      return '';
  }
}

/** Says how big a file is; one barely above 15 Mo is not said to be 15 Mo, which would seem to be accepted. */
const tailleSaid = (taille: number, maxOctets: number): string =>
  formatTaille(taille) === formatTaille(maxOctets)
    ? 'Ce fichier la dépasse de peu.'
    : `Ce fichier fait ${formatTaille(taille)}.`;

/** Says that a file is kept, and under which name where its content gave it another (ADR 0560). */
export const sayDepot = (choisi: string, garde: string): string =>
  choisi.normalize('NFC') === garde ? 'Déposé' : `Déposé sous le nom « ${garde} »`;
