import { describe, expect, it } from 'vitest';
import { aCrfComplet, aCrfProjet, aPrevu } from '../crf/test/test-crf-complet.ts';
import { aDossierComplet, aProjet, service } from '../subvention/test/test-dossier-complet.ts';
import { crfProjetReste, crfReste, prevuReste, projetReste, teteReste } from './reste-dossier.rules.ts';

describe('what stays of a dossier kept long enough', () => {
  it('of its head: years, choices and what was certified; no person, no account, no place of signature', () => {
    const { tete } = aDossierComplet();
    const typed = { ...tete, customs: { question: 'Mme Roux, 04 65 71 00 00' }, inconnu: 'Mme Roux' };
    expect(teteReste('subvention', typed)).toEqual({
      description: { exercice: 2027, exercice_fin: 2027, pluriannuel: false, renouvellement: 'premiere' },
      demandeur: { id_siret: '66101723600018' },
      attestation: { aides_publiques: 'inferieur', certifie: true },
    });
  });

  it('of an approval: what was answered by yes or no, by a number, by a choice; no explanation, no proof', () => {
    const tete = {
      description: { code_agrement: 'JEP', exercice: 2027 },
      tca: {
        interet_general: {
          ouverte_a_tous: true,
          conforme: 'non',
          explication: 'Mme Roux vote',
          preuve: 'd1',
        },
      },
      haa: {
        activites: { distribution_directe: true, explication_projet: 'Avec Mme Roux' },
        donnees: { distribution: { estimation_volume: 12.5, outils: 'Le cahier de Jeanne' } },
      },
    };
    expect(teteReste('agrement', tete)).toEqual({
      description: { code_agrement: 'JEP', exercice: 2027 },
      tca: { interet_general: { ouverte_a_tous: true, conforme: 'non' } },
      haa: {
        activites: { distribution_directe: true },
        donnees: { distribution: { estimation_volume: 12.5 } },
      },
    });
  });

  it('of a project: its title, its days, its places, who paid, its sums; not a word of what it was', () => {
    expect(projetReste(aProjet())).toEqual({
      description: {
        intitule: 'Former nos arbitres',
        recurrence: 'première demande',
        periode: 'Annuel',
        date_debut: '2027-04-01',
        date_fin: '2027-06-30',
      },
      beneficiaire: { id_statut: 'BEN', id_tranche_age: '18-25', id_genre: 'M', nombre: 12 },
      territoires: { territoires: [{ id: 't1', libelle: 'Marseille', type: 'commune', code: '13055' }] },
      moyens: { recrutement_specifique: false },
      evaluation: { indicateurs: [{ id: 'i1', rang: 1, prevu_min: 8, prevu_max: 12 }] },
      financements: [
        expect.objectContaining({ annee: 2027, id_service_instructeur: service, montant_demande: 2000 }),
      ],
      cofinancements: [
        { id: 'c1', annee: 2027, nom: 'Ville de Marseille', compte: '74-4', etat: 'demande', montant: 500 },
      ],
      budgets: [
        {
          id: '2027',
          annee: 2027,
          exerciceDu: '2027-01-01',
          exerciceAu: '2027-12-31',
          charges: { '60-1': 3000 },
          produits: { '70': 500 },
        },
      ],
    });
  });

  it('of a report: what was realised beside what was planned, in figures', () => {
    const { corps } = aCrfComplet({
      corps: { demandeur: { id_signataire: 'p1' }, donnees: { observations: 'Merci à Jeanne' } },
    });
    expect(crfReste(corps)).toEqual({ demandeur: {}, donnees: {} });
    const projet = crfProjetReste(aCrfProjet());
    expect(projet).toMatchObject({ isRealised: true, moyens: {}, beneficiaire: { nombre: 12 } });
    const prevu = prevuReste(aPrevu());
    expect(prevu).toMatchObject({ intitule: 'Former nos arbitres', budget: { charges: { '60-1': 3000 } } });
    const texts = JSON.stringify([projet, prevu]);
    for (const gone of ['Trois samedis', 'Douze arbitres', 'Au siège', 'bénévoles', 'nombre_sessions']) {
      expect(texts).not.toContain(gone);
    }
  });

  it('of nothing: nothing; of lines that are no lines: none', () => {
    expect(projetReste(null)).toEqual({});
    expect(projetReste({ description: null, budgets: 'non' })).toEqual({ description: null, budgets: [] });
  });
});
