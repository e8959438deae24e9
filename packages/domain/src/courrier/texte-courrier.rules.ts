// The text of a letter also has a plain form, in lines: older templates are read from it, and partners read and write
// it (ADR 0127, 0380).
import type {
  BlocLettre,
  BlocSimple,
  CasDecision,
  Passage,
  TexteLettre,
} from '../dossier/texte-lettre.schema.ts';
import { casWords, sayCondition } from './cas-courrier.rules.ts';

/** The mark that stands for the table of projects and amounts, alone on its line. */
const marqueTableau = '[tableau des projets]';
const marqueTitre = '# ';
const marquePoint = '- ';
const marqueFin = '[fin si]';
const marqueSi = /^\[si ([^\]]+)\]$/i;
const entreCellules = ' | ';

/** Reads the plain form of a letter; a line without one of the marks above is a line of a paragraph. */
export function readTexte(texte: string): TexteLettre {
  const blocs: BlocLettre[] = [];
  let inside: BlocSimple[] | null = null;
  let isOpen = false;
  for (const line of linesOf(texte)) {
    const cas = casIn(line);
    if (cas) {
      inside = [];
      blocs.push({ genre: 'condition', cas, blocs: inside });
      isOpen = false;
    } else if (inside && line.toLowerCase() === marqueFin) {
      inside = null;
      isOpen = false;
    } else if (line === '') {
      isOpen = false;
    } else {
      isOpen = append(inside ?? blocs, line, isOpen);
    }
  }
  return { forme: 1, blocs };
}

const linesOf = (texte: string): string[] =>
  texte
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());

function casIn(line: string): CasDecision[] | null {
  const [, said = ''] = marqueSi.exec(line) ?? [];
  const cas = said
    .toLowerCase()
    .split(' ou ')
    .map((one) => codesOfCas.get(one.trim()));
  return cas.length > 0 && cas.every((one) => one !== undefined) ? cas : null;
}

const codesOfCas = new Map(Object.entries(casWords).map(([code, said]) => [said, code as CasDecision]));

/** Adds a line to the blocks; returns whether the next line may continue the same block. */
function append(blocs: BlocLettre[], line: string, isOpen: boolean): boolean {
  const last = isOpen ? blocs.at(-1) : undefined;
  if (line.toLowerCase() === marqueTableau) {
    blocs.push({ genre: 'tableau' });
    return false;
  }
  if (line.startsWith(marqueTitre)) {
    blocs.push({ genre: 'titre', passages: splitPassages(line.slice(marqueTitre.length).trim()) });
    return false;
  }
  if (line.startsWith(marquePoint)) {
    const point = splitPassages(line.slice(marquePoint.length).trim());
    if (last?.genre === 'liste') last.points.push(point);
    else blocs.push({ genre: 'liste', points: [point] });
    return true;
  }
  if (last?.genre === 'paragraphe') last.passages = joined([...last.passages, ...splitPassages(`\n${line}`)]);
  else blocs.push({ genre: 'paragraphe', passages: splitPassages(line) });
  return true;
}

const champPattern = /\{([^{}]*)\}/;

/** Reads the fields written between braces; an unknown one is kept, so that it can be reported. */
export const splitPassages = (texte: string): Passage[] =>
  texte.split(champPattern).flatMap((part, index): Passage[] => {
    if (index % 2 === 1) return [{ champ: part.trim() }];
    return part === '' ? [] : [{ texte: part }];
  });

/** Joins into one passage the texts that follow each other and are both bold, or both not. */
export const joined = (passages: readonly Passage[]): Passage[] =>
  passages.reduce<Passage[]>((made, one) => {
    const last = made.at(-1);
    if (last && 'texte' in last && 'texte' in one && last.gras === one.gras)
      made[made.length - 1] = { ...last, texte: last.texte + one.texte };
    else made.push(one);
    return made;
  }, []);

/** Writes the plain form: bold is lost in it, and a numbered list becomes a plain one. */
export const plainTexte = ({ blocs }: TexteLettre): string => blocs.map(blocSaid).join('\n\n');

export const writePassages = (passages: readonly Passage[]): string =>
  passages.map((one) => ('champ' in one ? `{${one.champ}}` : one.texte)).join('');

function blocSaid(bloc: BlocLettre): string {
  switch (bloc.genre) {
    case 'titre':
      return marqueTitre + writePassages(bloc.passages);
    case 'paragraphe':
      return writePassages(bloc.passages);
    case 'liste':
      return bloc.points.map((point) => marquePoint + writePassages(point)).join('\n');
    case 'grille':
      return bloc.lignes.map((cells) => cells.map(writePassages).join(entreCellules)).join('\n');
    case 'tableau':
      return marqueTableau;
    case 'condition':
      return [`[${sayCondition(bloc.cas).toLowerCase()}]`, ...bloc.blocs.map(blocSaid), marqueFin].join(
        '\n\n',
      );
  }
}
