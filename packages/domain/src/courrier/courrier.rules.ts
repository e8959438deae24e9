// A letter is a published version of a template filled with one dossier, and never changes once made (specification
// §3; ADR 0127).
import { ok, type Result, refused } from '../kernel/result.ts';
import {
  champsFusion,
  type DonneesCourrier,
  type LigneProjet,
  type NomChamp,
  valeurFusion,
} from './champs-fusion.rows.ts';
import type { ContenuModele } from './modele-courrier.rules.ts';
import { type BlocCourrier, namesIn, readTexte, replaceChamps } from './texte-courrier.rules.ts';

export type BlocFait =
  | Exclude<BlocCourrier, { genre: 'tableau' }>
  | { genre: 'tableau'; lignes: readonly LigneProjet[] };

/** Holds all that its PDF shows, so that later changes of the dossier do not alter it. */
export type CourrierFait = {
  objet: string;
  expediteur: Partie & { telephone?: string | null; courriel?: string | null; ville?: string | null };
  /** `attention` names the person to whom it is addressed within the association. */
  destinataire: Partie & { attention?: string | null };
  reference: string;
  /** Letters made before the signatory was asked lack it. */
  signataire?: { nom: string | null; qualite: string | null };
  blocs: BlocFait[];
};

type Partie = { nom: string; adresse: string | null };

type Modele = Pick<ContenuModele, 'objet' | 'texte'>;

/** A letter is refused when the dossier lacks a value that the template asks, so that no letter has a blank. */
export function fillCourrier(modele: Modele, donnees: DonneesCourrier): Result<CourrierFait> {
  const lu = readTexte(modele.texte);
  const names = [...new Set([...lu.champs, ...(namesIn(modele.objet) as NomChamp[])])];
  const empty = names.filter((name) => valeurFusion(name, donnees) === null);
  if (empty.length > 0) {
    const champs = empty.map((name) => champsFusion[name].label).join(', ');
    return refused({ code: 'courrier.champ-vide', params: { champs } });
  }
  const filled = (texte: string) => replaceChamps(texte, (name) => valeurFusion(name, donnees));
  const { association, service, dossier, signataire } = donnees;
  return ok({
    objet: filled(modele.objet),
    expediteur: service,
    destinataire: {
      nom: association.nom,
      adresse: association.adresse,
      attention: [association.representant, association.fonction].filter(Boolean).join(', ') || null,
    },
    reference: `Dossier ${dossier.numero}`,
    signataire,
    blocs: lu.blocs.map((bloc) => fillBloc(bloc, { filled, projets: donnees.projets })),
  });
}

type Filling = { filled: (texte: string) => string; projets: readonly LigneProjet[] };

function fillBloc(bloc: BlocCourrier, { filled, projets }: Filling): BlocFait {
  switch (bloc.genre) {
    case 'tableau':
      return { genre: 'tableau', lignes: projets };
    case 'liste':
      return { genre: 'liste', points: bloc.points.map(filled) };
    default:
      return { ...bloc, texte: filled(bloc.texte) };
  }
}
