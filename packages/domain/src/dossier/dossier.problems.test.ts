import { describe, expect, it } from 'vitest';
import { dossierProblems } from './dossier.problems.ts';

describe('what is refused on a dossier', () => {
  it.each([
    [
      'dossier.inaccessible',
      "La demande n'est pas accessible ou n'existe pas. Seul son créateur peut accéder aux détails de la demande.",
    ],
    ['dossier.non-editable', "Ce dossier n'est pas éditable."],
    ['dossier.incomplet', "Le dossier doit être complet pour passer à l'étape suivante."],
  ] as const)('is said to the letter of the specification: %s', (code, message) => {
    expect(dossierProblems[code].message).toBe(message);
  });

  it('says of a PDF that could not be made what it was about [M098]', () => {
    expect(dossierProblems['dossier.pdf-impossible'].message).toBe(
      'Un problème est survenu lors de la génération du PDF.',
    );
  });

  it('is unknown, rather than forbidden, to who may not see it', () => {
    expect(dossierProblems['dossier.inaccessible'].kind).toBe('not-found');
  });
});

it.each([
  ['dossier.non-cree', 'Un problème est survenu lors de la création du dossier.', 'M095'],
  ['dossier.requete', 'Un problème est survenu lors de la requête.', 'M096'],
  ['dossier.non-enregistre', 'Une erreur est survenue lors de la mise à jour du dossier.', 'M089, M097'],
  ['dossier.pdf-impossible', 'Un problème est survenu lors de la génération du PDF.', 'M098'],
  ['dossier.non-transmis', 'Un problème est survenu lors de la transmission.', 'M099'],
  ['dossier.non-supprime', 'Un problème est survenu lors de la suppression du dossier.', 'M100'],
  ['dossier.message-non-envoye', "Un problème est survenu lors de l'envoie du message.", 'M101'],
  [
    'dossier.documents-non-enregistres',
    'Un problème est survenu lors de la mise à jour et récupération des documents.',
    'M102',
  ],
  ['dossier.illisible', 'Un problème est survenu lors de la récupération du dossier.', 'M103'],
  ['dossier.service-introuvable', 'Service not found', 'M146'],
  ['dossier.introuvable', 'Dossier not found', 'M147'],
  ['dossier.incomplet', "Le dossier doit être complet pour passer à l'étape suivante.", 'M150'],
  ['dossier.documents-illisibles', 'GET_DEMANDE_DOCUMENTS_FAILURE', 'M151'],
] as const)('says %s to the letter: « %s » (%s)', (code, message, _id) => {
  expect(dossierProblems[code].message).toBe(message);
});
