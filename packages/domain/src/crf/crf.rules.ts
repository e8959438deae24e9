// Each step of a report has its blockers, and the report joins certain documents (§5 CRF document; screens 21).

import { attendusFor, type DocumentAttendu, pieceProblems } from '../dossier/pieces.rules.ts';
import { personProblems } from '../dossier/representants.rules.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { crfFields } from './crf.fields.ts';
import { isDocumentCrfAttendu } from './crf.states.ts';
import { type CrfComplet, type CrfProjetHeld, crfScopes, listCustomFields } from './crf-complet.rules.ts';
import { argentProblems, contenuProblems, questionsProblems } from './crf-projet.rules.ts';

/** The signed report may be added to the documents once it was sent [R5.53], but nothing waits for it. */
const documentCrf: DocumentAttendu = {
  code: 'CRF',
  label: 'Compte rendu financier signé',
  aide: 'Si le service vous le demande : imprimez le PDF du compte rendu, signez-le et déposez-le ici.',
  nature: 'CRF',
  obligatoire: false,
};

export const listCrfDocuments = (complet: CrfComplet): DocumentAttendu[] => [
  ...attendusFor(complet.campagne.crf?.documents ?? [], crfScopes(complet)),
  ...(isDocumentCrfAttendu(complet.etat) ? [documentCrf] : []),
];

/** Applies a check to each project, under the project's own path. */
const ofEach =
  (find: (complet: CrfComplet, projet: CrfProjetHeld) => Problem[]) =>
  (complet: CrfComplet): Problem[] =>
    complet.projets.flatMap((projet) =>
      find(complet, projet).map((one) => ({ ...one, field: `projets.${projet.id}.${one.field ?? ''}` })),
    );

export const projetsCrfProblems = (complet: CrfComplet): Problem[] =>
  complet.projets.length === 0
    ? [{ code: 'crf.sans-projet', field: 'projets' }]
    : ofEach(contenuProblems)(complet);
export const budgetsCrfProblems = ofEach(argentProblems);

export const questionsCrfProblems = (complet: CrfComplet): Problem[] => [
  ...sections(complet, ['donnees', 'customs']),
  ...ofEach(questionsProblems)(complet),
  ...listCrfDocuments(complet).flatMap((attendu) => pieceProblems(complet, attendu)),
];

export const attestationCrfProblems = (complet: CrfComplet): Problem[] => [
  ...sections(complet, ['demandeur', 'attestation']),
  ...signatureProblems(complet),
];

const sections = (complet: CrfComplet, names: readonly (keyof typeof crfFields)[]): Problem[] =>
  problems(Object.fromEntries(names.map((name) => [name, crfFields[name]])), complet.corps, {
    stage: 'transmission',
    scopes: crfScopes(complet),
    custom: listCustomFields(complet),
  });

/** Checks that the signatory is still in the association, with nothing missing about them. */
const signatureProblems = (complet: CrfComplet): Problem[] =>
  complet.representants.length === 0
    ? []
    : (['id_representant_legal', 'id_signataire'] as const).flatMap((name) =>
        personProblems(complet, `demandeur.${name}`, complet.corps.demandeur?.[name]),
      );
