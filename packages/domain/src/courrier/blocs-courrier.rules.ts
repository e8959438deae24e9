// The blocks of a letter are read in the order of the page: where each stands, which fields it asks, for which cases
// it is written.
import type {
  BlocLettre,
  BlocSimple,
  CasDecision,
  Passage,
  TexteLettre,
} from '../dossier/texte-lettre.schema.ts';
import { sayCondition } from './cas-courrier.rules.ts';
import { writePassages } from './texte-courrier.rules.ts';

/** `lieu` says where the block stands: « Paragraphe 3 », « Si refusée, liste 1 ». */
export type BlocPlace = { bloc: BlocSimple; lieu: string; cas: readonly CasDecision[] | null };

export const blocsPlaces = ({ blocs }: TexteLettre): BlocPlace[] => {
  const counted = counter();
  return blocs.flatMap((bloc): BlocPlace[] => {
    if (bloc.genre !== 'condition') return [{ bloc, lieu: capital(counted(bloc)), cas: null }];
    const within = counter();
    return bloc.blocs.map((one) => ({
      bloc: one,
      lieu: `${sayCondition(bloc.cas)}, ${within(one)}`,
      cas: bloc.cas,
    }));
  });
};

const noms: Record<BlocSimple['genre'], string> = {
  titre: 'titre',
  paragraphe: 'paragraphe',
  liste: 'liste',
  grille: 'tableau',
  tableau: 'tableau des projets',
};

function counter(): (bloc: BlocSimple) => string {
  const counts = new Map<string, number>();
  return ({ genre }) => {
    const count = (counts.get(genre) ?? 0) + 1;
    counts.set(genre, count);
    return genre === 'tableau' ? noms[genre] : `${noms[genre]} ${count}`;
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tells whether the letter of this case shows the block; without a case, a block that has a condition is not shown. */
export const isShown = ({ cas }: Pick<BlocPlace, 'cas'>, shown: CasDecision | null): boolean =>
  cas === null || (shown !== null && cas.includes(shown));

export function linesIn(bloc: BlocSimple): readonly (readonly Passage[])[] {
  switch (bloc.genre) {
    case 'titre':
    case 'paragraphe':
      return [bloc.passages];
    case 'liste':
      return bloc.points;
    case 'grille':
      return bloc.lignes.flat();
    case 'tableau':
      return [];
  }
}

export const champsIn = (passages: readonly Passage[]): string[] =>
  passages.flatMap((one) => ('champ' in one ? [one.champ] : []));

export const champsOfBloc = (bloc: BlocSimple): string[] => linesIn(bloc).flatMap(champsIn);

/** Tells whether a block has nothing but spaces; the table of projects is never empty. */
export const isEmptyBloc = (bloc: BlocSimple): boolean =>
  bloc.genre !== 'tableau' && linesIn(bloc).every((line) => writePassages(line).trim() === '');

export const isEmptyTexte = (texte: TexteLettre): boolean =>
  blocsPlaces(texte).every(({ bloc }) => isEmptyBloc(bloc));

/** Puts these blocks at the beginning of what the letter says, after « Madame, Monsieur, » where it has one. */
export function withBlocsFirst(texte: TexteLettre, first: readonly BlocLettre[]): TexteLettre {
  const { blocs } = texte;
  const at = blocs.findIndex(({ genre }) => genre !== 'titre');
  const from = isAppel(blocs[at]) ? at + 1 : 0;
  return { ...texte, blocs: [...blocs.slice(0, from), ...first, ...blocs.slice(from)] };
}

const appelMax = 80;

/** Tells whether a block only calls to whom one writes: one line that ends with a comma. */
const isAppel = (bloc: BlocLettre | undefined): boolean => {
  if (bloc?.genre !== 'paragraphe') return false;
  const said = writePassages(bloc.passages).trim();
  return said.endsWith(',') && said.length <= appelMax && !said.includes('\n');
};
