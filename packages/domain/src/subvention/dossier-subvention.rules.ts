// The browser and the server use the same functions to find what blocks a subvention dossier, except in its projects
// (§4, §5).
import { isLigneComplete } from '../association/collection/collections.rows.ts';
import { type DocumentAttendu, pieceProblems } from '../dossier/pieces.rules.ts';
import { attendusWithPouvoir } from '../dossier/pouvoir.rules.ts';
import { personProblems } from '../dossier/representants.rules.ts';
import type { Stage } from '../kernel/fields.ts';
import { once } from '../kernel/once.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { findSousDispositif } from './campagne.rules.ts';
import { withFederation } from './champs-crf.rows.ts';
import { ouvertureProblems } from './creation.rules.ts';
import { type DossierComplet, toScopes } from './dossier-complet.rules.ts';
import { dossierSubventionFields } from './dossier-subvention.fields.ts';
import { isSportForce } from './manques-association.rules.ts';

type Found = (dossier: DossierComplet) => readonly Problem[];

export const choixProblems: Found = once((dossier) =>
  sectionProblems(dossier, 'description', 'transmission'),
);

/** Finds what blocks step 1: who applies, who signs, and where the money goes. */
export const demandeurProblems: Found = once((dossier) => {
  const demandeur = dossier.tete.demandeur ?? {};
  const people = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;
  return [
    ...sectionProblems(dossier, 'demandeur', 'transmission'),
    ...sectionProblems(dossier, 'customs', 'transmission'),
    ...people.flatMap((name) => personProblems(dossier, `demandeur.${name}`, demandeur[name])),
    ...ribChoiceProblems(dossier, demandeur.id_rib),
    ...domaineProblems(dossier),
  ];
});

/** Blocks a dossier of a sport dispositif until the file of the association says that its domain is Sport [R5.72]. */
function domaineProblems({ dispositif, campagne, association }: DossierComplet): Problem[] {
  const { activites } = (association ?? {}) as { activites?: { domaine?: string | null } | null };
  return isSportForce(dispositif, campagne) && activites?.domaine !== 'Sport'
    ? [{ code: 'subvention.domaine-sport', field: 'association.activites.domaine' }]
    : [];
}

function ribChoiceProblems(dossier: DossierComplet, id?: string | null): Problem[] {
  if (!id) return [];
  const rib = dossier.ribs.find((one) => one.id === id);
  if (rib && isLigneComplete('ribs', rib)) return [];
  return [{ code: 'subvention.rib-invalide', field: 'demandeur.id_rib' }];
}

/**
 * Returns the documents of the campaign, and the power of attorney whether or not the campaign lists one [R5.52].
 */
export const listDocumentsAttendus: (dossier: DossierComplet) => readonly DocumentAttendu[] = once(
  (dossier) => attendusWithPouvoir(dossier.campagne.documents_attendus, toScopes(dossier)),
);

/** Finds what blocks step 2: a mandatory document that is missing, or one that the analysis refused. */
export const piecesProblems: Found = once((dossier) =>
  listDocumentsAttendus(dossier).flatMap((attendu) => pieceProblems(dossier, attendu)),
);

/** Computes the `statut` of the dossier from its steps 0 to 2. */
export const computeStatut = (dossier: DossierComplet): 'complet' | 'incomplet' =>
  choixProblems(dossier).length + demandeurProblems(dossier).length + piecesProblems(dossier).length === 0
    ? 'complet'
    : 'incomplet';

/** Finds what keeps step 3 closed: exercice_fin, pluriannuel and renouvellement must be set, and statut be complet. */
export function openingProjets(dossier: DossierComplet): Problem[] {
  const { description } = dossier.tete;
  const isSet =
    dossier.exercice_fin >= dossier.exercice &&
    typeof description?.pluriannuel === 'boolean' &&
    Boolean(description.renouvellement);
  return isSet && computeStatut(dossier) === 'complet' ? [] : [{ code: 'dossier.incomplet' }];
}

export const attestationProblems = (dossier: DossierComplet): Problem[] =>
  sectionProblems(dossier, 'attestation', 'transmission');

/**
 * Finds what the deadline blocks: transmission, except for a dossier that was sent back, which could not be corrected
 * otherwise.
 */
export function echeanceProblems(
  dossier: DossierComplet,
  given: { now: Date; isSentBack: boolean },
): Problem[] {
  const sous = findSousDispositif(dossier.campagne, dossier.sous_dispositif);
  if (!sous) return [{ code: 'subvention.sous-dispositif-inconnu', field: 'description' }];
  return given.isSentBack ? [] : ouvertureProblems(dossier.campagne, { sous, now: given.now });
}

function sectionProblems(
  dossier: DossierComplet,
  section: keyof typeof dossierSubventionFields,
  stage: Stage,
): Problem[] {
  const { [section]: row } = dossierSubventionFields;
  const scopes = { ...toScopes(dossier), custom: dossier.tete.customs ?? {} };
  const custom = dossier.campagne.champs_personnalises;
  return withFederation(problems({ [section]: row }, dossier.tete, { stage, scopes, custom }));
}
