import { describe, expect, it } from 'vitest';
import { filtresDossiers } from './dossier-filtres.rows.ts';

describe('the filters of the list of dossiers', () => {
  it('take the names of the call [R7.14]', () => {
    expect(Object.keys(filtresDossiers)).toEqual(
      expect.arrayContaining([
        'etats',
        'statuts',
        'exercices',
        'id_type_dispositif',
        'id_service_instructeur',
        'demandeur',
        'createdBy',
        'createdByType',
      ]),
    );
  });

  it('offer the twelve states as people read them, in the order of the specification [R4.1]', () => {
    expect(filtresDossiers.etats.options.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'A en cours de saisie',
      'B supprimé',
      'C renvoyé à l’association',
      'D transmis au service instructeur',
      "2 en cours d'instruction",
      '6 accordé',
      '7 en cours de paiement',
      '8 en cours de paiement',
      '9 payé, en attente des comptes-rendus financiers',
      '10 terminé',
      '11 refusé',
      '12 rejeté',
    ]);
  });
});
