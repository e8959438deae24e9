// The template of a letter is plain lines that give headings, paragraphs, lists and one table (ADR 0127).
import type { Problem } from '../kernel/result.ts';
import { isNomChamp, type NomChamp, nomsChamps } from './champs-fusion.rows.ts';

export type BlocCourrier =
  | { genre: 'titre'; texte: string }
  | { genre: 'paragraphe'; texte: string }
  | { genre: 'liste'; points: readonly string[] }
  | { genre: 'tableau' };

export type TexteLu = { blocs: BlocCourrier[]; champs: NomChamp[]; problems: Problem[] };

/** Alone on its line, this mark stands for the table of projects and amounts. */
export const marqueTableau = '[tableau des projets]';
const marqueTitre = '# ';
const marquePoint = '- ';

/** The text is never markup: whatever is not one of these marks is plain text. */
export function readTexte(texte: string): TexteLu {
  const lines = texte.normalize('NFC').split(/\r\n|\r|\n/);
  const blocs: BlocCourrier[] = [];
  let isOpen = false;
  for (const line of lines.map((one) => one.trimEnd())) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    isOpen = append(blocs, line.trim(), isOpen);
  }
  const champs = [...new Set(lines.flatMap((line) => namesIn(line)).filter(isNomChamp))];
  return { blocs, champs, problems: lines.flatMap((line, index) => problemsOf(line, index + 1)) };
}

/** Adds a line to the blocks; returns whether the next line may continue the same block. */
function append(blocs: BlocCourrier[], line: string, isOpen: boolean): boolean {
  const last = isOpen ? blocs.at(-1) : undefined;
  if (line.toLowerCase() === marqueTableau) {
    blocs.push({ genre: 'tableau' });
    return false;
  }
  if (line.startsWith(marqueTitre)) {
    blocs.push({ genre: 'titre', texte: line.slice(marqueTitre.length).trim() });
    return false;
  }
  if (line.startsWith(marquePoint)) {
    const point = line.slice(marquePoint.length).trim();
    if (last?.genre === 'liste') blocs[blocs.length - 1] = { ...last, points: [...last.points, point] };
    else blocs.push({ genre: 'liste', points: [point] });
    return true;
  }
  if (last?.genre === 'paragraphe') blocs[blocs.length - 1] = { ...last, texte: `${last.texte}\n${line}` };
  else blocs.push({ genre: 'paragraphe', texte: line });
  return true;
}

const champPattern = /\{([^{}]*)\}/g;

export const namesIn = (texte: string): string[] =>
  [...texte.matchAll(champPattern)].map(([, name = '']) => name.trim());

/**
 * Replaces each field by its value, or by nothing without one; an unknown name stays visible between its braces.
 */
export const replaceChamps = (texte: string, valeurOf: (name: NomChamp) => string | null): string =>
  texte.replaceAll(champPattern, (whole, name: string) => {
    const known = name.trim();
    return isNomChamp(known) ? (valeurOf(known) ?? '') : whole;
  });

function problemsOf(line: string, ligne: number): Problem[] {
  const unknown = namesIn(line).filter((name) => !isNomChamp(name));
  const isUneven = /[{}]/.test(line.replaceAll(champPattern, ''));
  return [
    ...unknown.map((champ) => ({
      code: 'courrier.champ-inconnu',
      field: 'texte',
      params: { ligne, champ, proposes: proposesFor(champ) },
    })),
    ...(isUneven ? [{ code: 'courrier.accolade', field: 'texte', params: { ligne } }] : []),
  ];
}

/** Suggests a few fields of the same object, or else of any object. */
function proposesFor(champ: string): string {
  const [objet = ''] = champ.toLowerCase().split('.');
  const same = nomsChamps.filter((name) => name.startsWith(`${objet}.`));
  const [last = ''] = champ.toLowerCase().split('.').reverse();
  const alike = nomsChamps.filter((name) => last !== '' && name.endsWith(`.${last}`));
  const found = [...new Set([...alike, ...same])];
  return (found.length > 0 ? found : nomsChamps)
    .slice(0, 6)
    .map((name) => `{${name}}`)
    .join(', ');
}
