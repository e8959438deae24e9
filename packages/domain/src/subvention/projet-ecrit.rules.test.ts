import { describe, expect, it } from 'vitest';
import type { Projet } from './projet.fields.ts';
import { projetNonEcritProblems } from './projet-ecrit.rules.ts';
import { newProjet } from './projet-nouveau.rules.ts';
import { projetsProblems } from './projets-du-dossier.rules.ts';
import { aDossierComplet, aProjet } from './test/test-dossier-complet.ts';

const cree_le = '2026-11-21T10:00:00.000Z';
const service = '11111111-1111-4111-8111-111111111111';
const nouveau = newProjet({ exercice: 2027, exercice_fin: 2027, service, aujourdhui: '2026-11-21' });
/** A project in which only what the rules require is typed: the people, the amount and the budget. */
const chiffre = (changes: Partial<Projet> = {}): Projet => {
  const { beneficiaire, territoires, financements, cofinancements, budgets, customs } = aProjet();
  const description = { ...nouveau.description, id_responsable: 'p1' };
  return {
    ...nouveau,
    description,
    beneficiaire,
    territoires,
    financements,
    cofinancements,
    budgets,
    customs,
    ...changes,
  };
};
const found = (corps: Projet, cree: string | undefined = cree_le) => {
  const projets = [{ id: 'p', corps, ...(cree && { cree_le: cree }) }];
  return projetsProblems(aDossierComplet({ projets })).map(({ code, field }) => [code, field]);
};

describe('a project that only the portal wrote', () => {
  it('is not transmitted, and leads to the first answer that nobody wrote [R4.79]', () => {
    expect(found(chiffre())).toEqual([['subvention.projet-non-ecrit', 'projets.p.description.intitule']]);
    const [problem] = projetNonEcritProblems(aDossierComplet(), { id: 'p', corps: chiffre(), cree_le });
    expect(problem?.params).toEqual({
      champs:
        'Intitulé, Date de début, Date de fin, Objectifs, Description, Comment vous évaluerez le projet',
    });
  });

  it('is transmitted once somebody has read it, or all its sections were given', () => {
    expect(found(chiffre({ need_validation: false }))).toEqual([]);
  });

  it('is transmitted once its words and its days are written', () => {
    const { description, evaluation } = aProjet();
    expect(found(chiffre({ description, evaluation }))).toEqual([]);
    const days = { date_debut: nouveau.description?.date_debut, date_fin: '2027-06-30' };
    expect(found(chiffre({ description: { ...description, ...days }, evaluation }))).toEqual([
      ['subvention.projet-non-ecrit', 'projets.p.description.date_debut'],
    ]);
  });

  it('is transmitted with the words that somebody kept', () => {
    const { evaluation } = aProjet();
    const kept = ['intitule', 'objectifs', 'description', 'date_debut', 'date_fin'];
    const relues = Object.fromEntries(kept.map((name) => [`description_${name}`, true]));
    expect(found(chiffre({ relues, evaluation }))).toEqual([]);
  });
});

it('a project written by somebody and adjusted by the portal is to be looked at, and blocks nothing', () => {
  expect(found({ ...aProjet(), need_validation: true })).toEqual([]);
});
