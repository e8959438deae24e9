import { describe, expect, it } from 'vitest';
import { type ResultatAnnuaire, readResultatAnnuaire } from './registre-annuaire.rules.ts';

const chorale: ResultatAnnuaire = {
  siren: '661017244',
  nom_complet: 'CHORALE DES GENETS (CDG)',
  nom_raison_sociale: 'CHORALE DES GENETS',
  sigle: 'CDG',
  nature_juridique: '9220',
  etat_administratif: 'A',
  statut_diffusion: 'O',
  date_mise_a_jour_insee: '2026-01-05T03:04:05',
  complements: { identifiant_association: 'w133900999' },
  siege: {
    siret: '66101724400019',
    etat_administratif: 'A',
    date_mise_a_jour_insee: '2026-01-06T03:04:05',
    numero_voie: '12',
    indice_repetition: 'B',
    type_voie: 'RUE',
    libelle_voie: 'DES LILAS',
    code_postal: '13011',
    libelle_commune: 'MARSEILLE',
    commune: '13211',
    libelle_cedex: null,
  },
};

describe('a result of the directory', () => {
  it('says what a line of Sirene would', () => {
    expect(readResultatAnnuaire(chorale)).toEqual({
      association: {
        cles: { id_siren: '661017244', id_rna: 'W133900999' },
        apport: {
          date: '2026-01-05',
          identite: {
            nom: 'CHORALE DES GENETS',
            sigle: 'CDG',
            id_forme_juridique: '9220',
            id_siret_siege: '66101724400019',
          },
          coordonnees: {},
          activites: {},
        },
      },
      etablissements: [
        {
          siret: '66101724400019',
          est_siege: true,
          actif: true,
          date_fermeture: null,
          enseigne: null,
          date: '2026-01-06',
          adresse: {
            num_voie: '12',
            repet_voie: 'B',
            type_voie: 'RUE',
            voie: 'DES LILAS',
            cp: '13011',
            commune: 'MARSEILLE',
            code_insee: '13211',
          },
        },
      ],
    });
  });

  it.each([
    ['7210', true],
    ['7344', true],
    ['9220', true],
    ['9300', true],
    ['9110', false],
    ['5710', false],
    ['1000', false],
    [null, false],
  ])('is kept by its legal form as in the files: %s, %s', (nature_juridique, isKept) => {
    expect(readResultatAnnuaire({ ...chorale, nature_juridique }) !== null).toBe(isKept);
  });

  it.each([
    ['hidden', { statut_diffusion: 'P' }],
    ['without a name', { nom_raison_sociale: null, nom_complet: '[ND]' }],
    ['of an unreadable SIREN', { siren: '66101724X' }],
  ])('is left out when it is %s', (_, about) => {
    expect(readResultatAnnuaire({ ...chorale, ...about })).toBeNull();
  });

  it('gives its other establishments once, and none of somebody else', () => {
    const read = readResultatAnnuaire({
      ...chorale,
      matching_etablissements: [
        { siret: '66101724400019' },
        { siret: '66101724400027', etat_administratif: 'F', date_fermeture: '2024-12-31' },
        { siret: '66101725100018' },
      ],
    });
    expect(read?.etablissements).toMatchObject([
      { siret: '66101724400019', est_siege: true, actif: true },
      { siret: '66101724400027', est_siege: false, actif: false, date_fermeture: '2024-12-31' },
    ]);
  });

  it('says that the structure has ceased, and its name where it has no other', () => {
    const read = readResultatAnnuaire({ ...chorale, etat_administratif: 'C', nom_raison_sociale: null });
    expect(read?.association.apport).toMatchObject({
      dissoute: true,
      identite: { nom: 'CHORALE DES GENETS (CDG)' },
    });
  });
});
