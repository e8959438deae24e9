// A letter is a published version of a template filled with one dossier, and never changes once made (specification
// §3; ADR 0127, 0380).
import type { BlocSimple, CasDecision, Passage, TexteLettre } from '../dossier/texte-lettre.schema.ts';
import { formatJourLong } from '../identifiants/dates-longues.ts';
import { ok, type Result, refused } from '../kernel/result.ts';
import { sayCommune } from '../referentiel/commune.words.ts';
import { blocsPlaces, champsIn, champsOfBloc, isShown } from './blocs-courrier.rules.ts';
import {
  champsFusion,
  type DonneesCourrier,
  isNomChamp,
  type LigneProjet,
  type NomChamp,
  valeurFusion,
} from './champs-fusion.rows.ts';
import { type ContenuModele, readCorpsModele } from './modele-courrier.rules.ts';
import { splitPassages } from './texte-courrier.rules.ts';

/** `champ` names the field that gave the text; `isVide` says that the dossier has no value for it. */
export type PassageFait = { texte: string; gras?: true; champ?: string; isVide?: true };

/** A block made before letters had bold words has no `passages`. */
export type BlocFait = { cas?: readonly CasDecision[] } & (
  | { genre: 'titre' | 'paragraphe'; texte: string; passages?: readonly PassageFait[] }
  | {
      genre: 'liste';
      points: readonly string[];
      numerotee?: true;
      passages?: readonly (readonly PassageFait[])[];
    }
  | { genre: 'grille'; cellules: readonly (readonly string[])[] }
  | { genre: 'tableau'; lignes: readonly LigneProjet[] }
);

/** A letter holds all that its PDF shows, so that later changes of the dossier do not alter it. */
export type CourrierFait = {
  objet: string;
  expediteur: Partie & {
    telephone?: string | null;
    courriel?: string | null;
    ville?: string | null;
    /** Names the document of the picture; letters made before there were any lack it. */
    logo?: string | null;
  };
  /** Older letters lack the place and day, which then follow from their town and the day they were made. */
  lieu_et_jour?: string;
  /** `attention` names the person to whom the letter is addressed within the association. */
  destinataire: Partie & { attention?: string | null };
  reference: string;
  /** Letters made before the signatory was asked lack it. */
  signataire?: { nom: string | null; qualite: string | null; image?: string | null };
  blocs: BlocFait[];
};

type Partie = { nom: string; adresse: string | null };

type Modele = Pick<ContenuModele, 'objet' | 'texte' | 'corps'>;

/**
 * Returns « Marseille, le 26 novembre 2026 », with the town of the service, or « Le 26 novembre 2026 » without a town.
 */
export const writeLieuAndJour = (ville: string | null | undefined, jour: Date): string => {
  const le = `le ${formatJourLong(jour)}`;
  return ville ? `${sayCommune(ville)}, ${le}` : `L${le.slice(1)}`;
};

/**
 * Makes the letter of a dossier. It is refused when the dossier lacks a value that the template asks, so that no letter
 * has a blank.
 */
export function fillCourrier(modele: Modele, donnees: DonneesCourrier): Result<CourrierFait> {
  const empty = champsVides({ objet: modele.objet, corps: readCorpsModele(modele) }, donnees);
  if (empty.length > 0) {
    const champs = empty.map((name) => champsFusion[name].label).join(', ');
    return refused({ code: 'courrier.champ-vide', params: { champs } });
  }
  return ok(composeCourrier({ objet: modele.objet, corps: readCorpsModele(modele) }, donnees));
}

type AComposer = { objet: string; corps: TexteLettre };

/** Lists the fields that this letter asks and that the dossier does not say. */
function champsVides({ objet, corps }: AComposer, donnees: DonneesCourrier): NomChamp[] {
  const asked = [
    ...shownIn(corps, donnees).flatMap(({ bloc }) => champsOfBloc(bloc)),
    ...champsIn(splitPassages(objet)),
  ];
  return [...new Set(asked)].filter(isNomChamp).filter((name) => valeurFusion(name, donnees) === null);
}

const shownIn = (corps: TexteLettre, { decision }: DonneesCourrier) =>
  blocsPlaces(corps).filter((one) => isShown(one, decision.cas));

/** Composes the letter whatever the dossier lacks: what is missing is marked, and stays empty. */
export function composeCourrier({ objet, corps }: AComposer, donnees: DonneesCourrier): CourrierFait {
  const { association, service, dossier, signataire } = donnees;
  return {
    objet: saidOf(fillPassages(splitPassages(objet), donnees)),
    expediteur: service,
    lieu_et_jour: writeLieuAndJour(service.ville, donnees.decision.date),
    destinataire: {
      nom: association.nom,
      adresse: association.adresse,
      attention: [association.representant, association.fonction].filter(Boolean).join(', ') || null,
    },
    reference: `Dossier ${dossier.numero}`,
    signataire,
    blocs: shownIn(corps, donnees).map(({ bloc, cas }) => ({
      ...fillBloc(bloc, donnees),
      ...(cas && { cas: [...cas] }),
    })),
  };
}

const fillPassages = (passages: readonly Passage[], donnees: DonneesCourrier): PassageFait[] =>
  passages.map((one): PassageFait => {
    if ('texte' in one) return one;
    const { champ, gras } = one;
    // An unknown name stays visible, as it was written.
    const value = isNomChamp(champ) ? valeurFusion(champ, donnees) : `{${champ}}`;
    return { texte: value ?? '', champ, ...(gras && { gras }), ...(value === null && { isVide: true }) };
  });

const saidOf = (passages: readonly PassageFait[]): string => passages.map(({ texte }) => texte).join('');

/** Tells whether a passage is plain text, neither bold nor taken from a field. */
const isPlain = ({ gras, champ }: PassageFait): boolean => !gras && champ === undefined;

function fillBloc(bloc: BlocSimple, donnees: DonneesCourrier): BlocFait {
  switch (bloc.genre) {
    case 'tableau':
      return { genre: 'tableau', lignes: donnees.projets };
    case 'grille':
      return {
        genre: 'grille',
        cellules: bloc.lignes.map((cells) => cells.map((cell) => saidOf(fillPassages(cell, donnees)))),
      };
    case 'liste': {
      const passages = bloc.points.map((point) => fillPassages(point, donnees));
      return {
        genre: 'liste',
        points: passages.map(saidOf),
        ...(bloc.numerotee && { numerotee: true }),
        ...(passages.flat().every(isPlain) ? {} : { passages }),
      };
    }
    default: {
      const passages = fillPassages(bloc.passages, donnees);
      return {
        genre: bloc.genre,
        texte: saidOf(passages),
        ...(passages.every(isPlain) ? {} : { passages }),
      };
    }
  }
}
