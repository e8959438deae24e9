// The header of an agrément dossier holds the answers of the wizard's steps 0, 1, 3 and 4 (§3 Accreditation
// dossier, §4 Wizard steps).
import { certificationFields } from '../dossier/attestation.fields.ts';
import { demandeurFields } from '../dossier/demandeur.fields.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { blocAgrement } from './definition.rules.ts';
import { haaRow } from './haa/haa.fields.ts';
import { tcaFields } from './tca.fields.ts';

/** The creation of the dossier decides these four values (step 0); nothing changes them afterwards. */
const description = {
  code_agrement: { kind: 'text', label: 'Agrément', max: 40, writtenBy: 'server', pdf: false },
  id_type_agrement: { kind: 'text', label: 'Type d’agrément', max: 40, writtenBy: 'server', pdf: false },
  id_service_instructeur: { kind: 'id', of: 'service', label: 'Service', writtenBy: 'server', pdf: false },
  exercice: { kind: 'int', label: 'Exercice', min: 2000, max: 2100, writtenBy: 'server' },
} as const satisfies Fields;

/** The applicant and the signatory are given as for a subvention; nothing is paid, so there is no RIB. */
const { id_rib: _rib, ...demandeur } = demandeurFields;

export const dossierAgrementFields = {
  description: { kind: 'group', label: 'Agrément demandé', fields: description },
  demandeur: { kind: 'group', label: 'Demandeur', fields: demandeur },
  tca: {
    kind: 'group',
    label: 'Tronc commun d’agrément (TCA)',
    fields: tcaFields,
    when: [{ scope: 'dossier', key: 'isTcaPose', operator: 'eq', value: true }],
  },
  haa: {
    ...haaRow,
    when: [{ scope: 'dossier', key: 'isAideAlimentaire', operator: 'eq', value: true }],
  },
  customs: { kind: 'custom', label: 'Ce que cet agrément demande en plus', bloc: blocAgrement },
  attestation: {
    kind: 'group',
    label: 'Attestation',
    fields: certificationFields,
    right: 'commit',
  },
} as const satisfies Fields;

export type DossierAgrement = Draft<typeof dossierAgrementFields>;

/** The sections of step 3, in the order in which they are asked. */
export const sectionsDonnees = [
  'tca',
  'haa',
  'customs',
] as const satisfies (keyof typeof dossierAgrementFields)[];

/** The signatory certifies these clauses; they are listed before « Je certifie » and printed in the PDF. */
export const clausesAgrement = [
  'Les informations du dossier sont exactes et sincères.',
  'L’association respecte les lois et règlements qui s’appliquent à elle.',
  'L’association tient ses obligations administratives, comptables, sociales et fiscales.',
  'L’association a souscrit au contrat d’engagement républicain (décret n° 2021-1947).',
] as const;
