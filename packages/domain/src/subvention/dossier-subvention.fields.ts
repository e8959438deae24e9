// The header of a subvention dossier holds the answers of the wizard's steps 0, 1 and 4 (§3 Grant dossier, §4
// Wizard steps).

import { certificationFields } from '../dossier/attestation.fields.ts';
import { demandeurFields } from '../dossier/demandeur.fields.ts';
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { commenceFields } from './projet-commence.fields.ts';
import { relectureFields } from './renouvellement/relecture-renouvellement.rows.ts';

const description = {
  exercice: { kind: 'int', label: 'Exercice', min: 2000, max: 2100, writtenBy: 'server' },
  exercice_fin: { kind: 'int', label: 'Dernier exercice', min: 2000, max: 2100, writtenBy: 'server' },
  pluriannuel: { kind: 'bool', label: 'Demande pluriannuelle', writtenBy: 'server' },
  couplage_tca: { kind: 'bool', label: 'Liée au tronc commun d’agrément', writtenBy: 'server', pdf: false },
  type_projet: {
    kind: 'choice',
    label: 'Objet de la demande',
    multiple: true,
    writtenBy: 'server',
    pdf: false,
    options: [
      { value: 'fonctionnement', label: 'Fonctionnement' },
      { value: 'projet', label: 'Projet' },
    ],
  },
  renouvellement: {
    kind: 'choice',
    label: 'Première demande ou renouvellement',
    requiredAt: 'transmission',
    options: [
      { value: 'premiere', label: 'Une première demande' },
      { value: 'renouvellement', label: 'Un renouvellement' },
    ],
  },
} as const satisfies Fields;

const attestation = {
  aides_publiques: {
    kind: 'choice',
    label: 'Aides publiques reçues sur trois exercices, celui-ci compris',
    requiredAt: 'transmission',
    options: [
      { value: 'inferieur', label: '500 000 € ou moins' },
      { value: 'superieur', label: 'Plus de 500 000 €' },
    ],
  },
  ...certificationFields,
} as const satisfies Fields;

const reponse = {
  texte: {
    kind: 'text',
    multiline: true,
    label: 'Pourquoi rien ne change',
    max: 1000,
    format: formats.texte,
  },
} as const satisfies Fields;

export const dossierSubventionFields = {
  description: { kind: 'group', label: 'Choix', fields: description },
  demandeur: { kind: 'group', label: 'Demandeur', fields: demandeurFields },
  customs: { kind: 'custom', label: 'Ce que cette subvention demande en plus', bloc: 'dossier-bloc' },
  commence: { kind: 'group', label: 'Écrit avant d’avoir un compte', fields: commenceFields, pdf: false },
  relecture: { kind: 'group', label: 'Relecture', fields: relectureFields, pdf: false },
  /** A point sent back may be answered without any change; the id of a line names its point. */
  reponses: { kind: 'list', label: 'Réponses sans changement', fields: reponse, max: 30, pdf: false },
  attestation: { kind: 'group', label: 'Attestation', fields: attestation, right: 'commit' },
} as const satisfies Fields;

export type DossierSubvention = Draft<typeof dossierSubventionFields>;

/** The signatory certifies these clauses; they are listed before « Je certifie » and printed in the PDF. */
export const clausesAttestation = [
  'L’association est à jour de ses obligations administratives, comptables, sociales et fiscales.',
  'Les informations du dossier sont exactes et sincères, y compris les autres demandes déposées ailleurs.',
  'L’association respecte la Charte des engagements réciproques du 14 février 2014.',
  'L’association a souscrit au contrat d’engagement républicain (décret n° 2021-1947).',
  'La subvention sera versée sur le compte bancaire de l’association joint au dossier.',
] as const;
