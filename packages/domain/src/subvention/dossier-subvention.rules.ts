// Everything that blocks a grant dossier, from the same function on both sides; what only the server knows is in `needs`.
import { representantProblems } from '../association/representant.rules.ts';
import { ribProblems } from '../association/rib.rules.ts';
import type { Scopes } from '../kernel/asks.ts';
import type { Stage } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { ruleProblems } from '../kernel/rules.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type Campagne, documentsFor, sousDispositifOf } from './campagne.rules.ts';
import { ouvertureProblems } from './creation.rules.ts';
import { type DossierSubvention, dossierSubventionFields } from './dossier-subvention.fields.ts';
import { type Projet, projetFields } from './projet.fields.ts';
import { type ProjetNeeds, projetRules } from './projet.rules.ts';

export type PieceJointe = { code: string; uuid: string; etat_analyse: string };
export type ProjetDuDossier = { id: string; corps: Projet };

/** A dossier with all that its rules look at. Instants are UTC dates, years are numbers. */
export type DossierComplet = {
  tete: DossierSubvention;
  exercice: number;
  exercice_fin: number;
  sous_dispositif: string;
  campagne: Campagne;
  projets: readonly ProjetDuDossier[];
  pieces: readonly PieceJointe[];
  association: unknown;
  representants: readonly (Record<string, unknown> & { id: string })[];
  ribs: readonly (Record<string, unknown> & { id: string })[];
};

export const scopesOf = (dossier: DossierComplet): Scopes => ({
  association: dossier.association,
  demandeur: dossier.tete.demandeur ?? {},
  dossier: { ...dossier.tete, sous_dispositif: dossier.sous_dispositif, exercice: dossier.exercice },
  subvention: dossier.campagne,
});

export const choixProblems = (dossier: DossierComplet): Problem[] =>
  sectionProblems(dossier, 'description', 'transmission');

/** Step 1: who asks, who signs, where the money goes. */
export function demandeurProblems(dossier: DossierComplet): Problem[] {
  const demandeur = dossier.tete.demandeur ?? {};
  const people = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;
  return [
    ...sectionProblems(dossier, 'demandeur', 'transmission'),
    ...people.flatMap((name) => personProblems(dossier, name, demandeur[name])),
    ...ribChoiceProblems(dossier, demandeur.id_rib),
  ];
}

function personProblems(dossier: DossierComplet, name: string, id?: string | null): Problem[] {
  if (!id) return [];
  const field = `demandeur.${name}`;
  const person = dossier.representants.find((one) => one.id === id);
  if (!person) return [{ code: 'subvention.representant-inconnu', field }];
  if (representantProblems(person, 'transmission').length === 0) return [];
  const nom = [person.prenom, person.nom].filter(Boolean).join(' ');
  return [{ code: 'subvention.representant-incomplet', field, params: { nom } }];
}

function ribChoiceProblems(dossier: DossierComplet, id?: string | null): Problem[] {
  if (!id) return [];
  const rib = dossier.ribs.find((one) => one.id === id);
  if (rib && ribProblems(rib, 'transmission').length === 0) return [];
  return [{ code: 'subvention.rib-invalide', field: 'demandeur.id_rib' }];
}

/** The power of attorney is a document like the others, asked when signatory and representative differ [R5.52]. */
export const documentsDe = (dossier: DossierComplet) => documentsFor(dossier.campagne, scopesOf(dossier));

/** Step 2: every required document is joined, and none was refused by the analysis. */
export function piecesProblems(dossier: DossierComplet): Problem[] {
  return documentsDe(dossier).flatMap((attendu): Problem[] => {
    const piece = dossier.pieces.find((one) => one.code === attendu.code);
    const at = { field: `pieces.${attendu.code}`, params: { label: attendu.label } };
    if (!piece) return attendu.obligatoire ? [{ code: 'subvention.piece-manquante', ...at }] : [];
    return piece.etat_analyse === 'refuse' ? [{ code: 'subvention.document-refuse', ...at }] : [];
  });
}

/** `statut` of the dossier, computed by steps 1 and 2. */
export const statutDe = (dossier: DossierComplet): 'complet' | 'incomplet' =>
  choixProblems(dossier).length + demandeurProblems(dossier).length + piecesProblems(dossier).length === 0
    ? 'complet'
    : 'incomplet';

/** A grant moves to step 3 only with exercice_fin, pluriannuel and renouvellement set, and statut complet. */
export function openingProjets(dossier: DossierComplet): Problem[] {
  const { description } = dossier.tete;
  const isSet =
    dossier.exercice_fin >= dossier.exercice &&
    typeof description?.pluriannuel === 'boolean' &&
    Boolean(description.renouvellement);
  return isSet && statutDe(dossier) === 'complet' ? [] : [{ code: 'dossier.incomplet' }];
}

export function projetProblems(
  dossier: DossierComplet,
  projet: Projet,
  stage: Stage = 'transmission',
): Problem[] {
  const custom = dossier.campagne.champs_personnalises;
  const scopes = { ...scopesOf(dossier), projet, custom: projet.customs ?? {} };
  return [
    ...problems(projetFields, projet, { stage, scopes, custom }),
    ...ruleProblems(projetRules, projet, { stage, needs: needsOf(dossier) }),
  ];
}

const needsOf = ({ exercice, exercice_fin, campagne }: DossierComplet): ProjetNeeds => ({
  exercice,
  exercice_fin,
  compteFinanceur: campagne.compte_financeur,
  services: campagne.instructeurs.map((one) => one.id_service),
});

/** Step 3: at least one project, each of them valid. */
export function projetsProblems(dossier: DossierComplet): Problem[] {
  if (dossier.projets.length === 0) return [{ code: 'subvention.sans-projet', field: 'projets' }];
  return dossier.projets.flatMap(({ id, corps }) =>
    projetProblems(dossier, corps).map((one) => ({ ...one, field: `projets.${id}.${one.field ?? ''}` })),
  );
}

export const attestationProblems = (dossier: DossierComplet): Problem[] =>
  sectionProblems(dossier, 'attestation', 'transmission');

/** The deadline; a dossier that was sent back may be transmitted again after it (decisions leave no other way). */
export function echeanceProblems(
  dossier: DossierComplet,
  given: { now: Date; isSentBack: boolean },
): Problem[] {
  const sous = sousDispositifOf(dossier.campagne, dossier.sous_dispositif);
  if (!sous) return [{ code: 'subvention.sous-dispositif-inconnu', field: 'description' }];
  return given.isSentBack ? [] : ouvertureProblems(sous, given.now);
}

/** All that keeps the dossier from being transmitted, in the order of the steps. */
export const transmissionProblems = (
  dossier: DossierComplet,
  given: { now: Date; isSentBack: boolean },
): Problem[] => [
  ...echeanceProblems(dossier, given),
  ...choixProblems(dossier),
  ...demandeurProblems(dossier),
  ...piecesProblems(dossier),
  ...projetsProblems(dossier),
  ...attestationProblems(dossier),
];

function sectionProblems(
  dossier: DossierComplet,
  section: keyof typeof dossierSubventionFields,
  stage: Stage,
): Problem[] {
  const { [section]: row } = dossierSubventionFields;
  return problems({ [section]: row }, dossier.tete, { stage, scopes: scopesOf(dossier) });
}
