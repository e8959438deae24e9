import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { SectionAvis } from '@asso/domain/instruction/avis-sections.rows';
import { sumEuros } from '@asso/domain/kernel/money';

/**
 * What the service that is asked reads of a dossier: the parts that are shared and, of the rest, only what the dossier
 * is about. The function lists what is kept, so that a new part is not shared by oversight.
 */
export function keepSharedSections(
  view: DossierSubventionView,
  sections: readonly SectionAvis[],
): DossierSubventionView {
  const has = (section: SectionAvis) => sections.includes(section);
  const { id, id_fo, genre, description, campagne, demandeur, version, modifie_le } = view;
  return {
    id,
    id_fo,
    genre,
    description,
    campagne,
    version,
    modifie_le,
    ...rien,
    demandeur: has('demandeur') ? demandeur : { id_siret: '', nom: demandeur.nom, commune: null },
    tete: has('demandeur') ? { demandeur: sansRib(view.tete.demandeur), customs: view.tete.customs } : {},
    choix: { representants: has('demandeur') ? view.choix.representants : [], ribs: [] },
    montant_demande: has('budgets') ? sumEuros(view.projets.map((one) => one.montant_demande)) : 0,
    campagne_exercice: view.campagne_exercice,
    numero_version: view.numero_version,
    date_fin: view.date_fin,
    pieces: has('pieces') ? view.pieces.map(jointe) : [],
    projets:
      has('projets') || has('budgets') || has('pieces') ? view.projets.map((one) => projet(one, has)) : [],
  };
}

/** What nobody reads through an opinion, emptied. */
const rien = {
  instructions: [],
  montant_verse: 0,
  montant_accorde: null,
  createdBy: { id: '', type: 'association' as const, nom: '' },
  sharedWith: [],
  isACompleter: false,
  isPast: false,
  rights: {},
  realignement: null,
  renouvelle: null,
  commence: null,
  retraits: [],
  renvois: [],
  equipe: [],
  etapes: [],
  blockers: [],
  association: {},
};

const sansRib = (demandeur: DossierSubventionView['tete']['demandeur']) =>
  demandeur && { ...demandeur, id_rib: null };

type Has = (section: SectionAvis) => boolean;

function projet(one: ProjetView, has: Has): ProjetView {
  const { budgets, financements, cofinancements, description, ...recit } = one.corps;
  const corps = {
    description: has('projets') ? description : { intitule: description?.intitule },
    ...(has('projets') ? recit : {}),
    ...(has('budgets') ? { budgets, financements, cofinancements } : {}),
  } as ProjetView['corps'];
  return {
    ...one,
    corps,
    montant_demande: has('budgets') ? one.montant_demande : 0,
    montant_accorde: null,
    rights: {},
    blockers: [],
    pieces: has('pieces') ? one.pieces.map(jointe) : [],
  };
}

/** Keeps the joined document, and hides the other documents that could be joined. */
const jointe = (piece: PieceView): PieceView => ({ ...piece, proposes: [], defaut: null });
