import { describe, expect, it } from 'vitest';
import { aProjet, service } from '../subvention/test/test-dossier-complet.ts';
import { sayDatesPrevues } from './crf.words.ts';
import { contenuProblems } from './crf-projet.rules.ts';
import { copyContenu, copyPrevu, nouveauCrfProjet, projetPrevu, projetsAccordes } from './reprise.rules.ts';
import { aCrfComplet, aCrfProjet, aPrevu, aProjetWithCrf } from './test/test-crf-complet.ts';

const grant = (annee: number, montant_accorde: number | null) => ({
  annee,
  id_service_instructeur: service,
  montant_accorde,
});
const paths = (ecritures: readonly { path: string; value: unknown }[]) =>
  ecritures.map(({ path, value }) => [path, value]);

describe('what a report takes from its request [R4.30]', () => {
  it('is each project that got something for its exercise', () => {
    const projets = [
      { corps: aProjet(), financements: [grant(2027, 1000)] },
      { corps: aProjet(), financements: [grant(2027, 0)] },
      { corps: aProjet(), financements: [grant(2028, 1000)] },
    ];
    expect(projetsAccordes(projets, 2027)).toEqual([projets[0]]);
    expect(projetsAccordes(projets, 2028)).toEqual([projets[2]]);
    // The project was granted at once for all its years.
    expect(projetsAccordes(projets, 2029)).toEqual([projets[0], projets[2]]);
  });

  it('is its plan for that exercise: budget, indicators, places, what was granted', () => {
    expect(aPrevu()).toMatchObject({
      intitule: 'Former nos arbitres',
      budget: { charges: { '60-1': 3000 }, produits: { '70': 500 } },
      evaluation: { indicateurs: [{ intitule: 'Arbitres formés', prevu_min: 8, prevu_max: 12 }] },
      territoires: { territoires: [{ libelle: 'Marseille' }] },
      financements: [{ annee: 2027, montant_demande: 2000, montant_accorde: 1800 }],
      cofinancements: [{ nom: 'Ville de Marseille', montant: 500 }],
    });
    const other = projetPrevu({ corps: aProjet(), financements: [grant(2027, 1800)] }, 2028);
    expect([other.financements, other.cofinancements, other.budget.charges]).toEqual([[], [], undefined]);
  });

  it('says nothing for the association: all is still to be answered', () => {
    const begun = nouveauCrfProjet(aPrevu());
    expect(begun.isRealised).toBeUndefined();
    expect(begun.budgetCrf).toBeUndefined();
    expect(begun.financements).toEqual([
      {
        id: `2027-${service}`,
        annee: 2027,
        id_service_instructeur: service,
        montant_demande: 2000,
        montant_accorde: 1800,
      },
    ]);
    expect(begun.evaluation?.indicateurs?.[0]).not.toHaveProperty('realise');
  });
});

describe('copying the plan', () => {
  it('writes the amounts nobody answered yet', () => {
    expect(paths(copyPrevu(aPrevu(), nouveauCrfProjet(aPrevu())))).toEqual([
      ['budgetCrf.charges.60-1', 3000],
      ['budgetCrf.produits.70', 500],
      [`financements.2027-${service}.montant_realise`, 1800],
      ['cofinancements.c1.montant_realise', 500],
    ]);
  });

  it('writes days, people, places and indicators apart', () => {
    expect(paths(copyContenu(aPrevu(), nouveauCrfProjet(aPrevu())))).toMatchObject([
      ['dates.date_debut', '2027-04-01'],
      ['dates.date_fin', '2027-06-30'],
      ['beneficiaire.nombre', 12],
      ['territoires.territoires.t1', { libelle: 'Marseille' }],
      ['evaluation.indicateurs.i1.realise', 12],
    ]);
  });

  it('takes nothing from what was answered, 0 included', () => {
    const answered = aCrfProjet({ 'budgetCrf.produits.70': 0 });
    expect(copyPrevu(aPrevu(), answered)).toEqual([]);
    expect(copyContenu(aPrevu(), answered)).toEqual([]);
  });
});

describe('the days of a project', () => {
  const planned = { date_debut: '2027-02-01', date_fin: '2027-06-30' };

  it('are planned, copied where nothing was answered, and may differ', () => {
    const corps = { ...aProjet(), description: { ...aProjet().description, ...planned } };
    const prevu = projetPrevu({ corps, financements: [grant(2027, 1000)] }, 2027);
    expect(prevu.dates).toEqual(planned);
    const copied = (dates: object) =>
      paths(copyContenu(prevu, { ...aCrfProjet(), dates })).filter(([path]) =>
        String(path).startsWith('dates'),
      );
    expect(copied({})).toEqual([
      ['dates.date_debut', '2027-02-01'],
      ['dates.date_fin', '2027-06-30'],
    ]);
    expect(copied({ date_debut: '2027-03-01' })).toEqual([['dates.date_fin', '2027-06-30']]);
  });

  it.each([
    [{ date_debut: '2027-03-01', date_fin: '2027-03-01' }, []],
    [{ date_debut: '2027-03-02', date_fin: '2027-03-01' }, ['crf.dates-inversees dates.date_fin']],
    [{ date_debut: '2027-03-02' }, ['kernel.a-renseigner dates.date_fin']],
  ])('%j: %j', (dates, expected) => {
    const corps = { ...aCrfProjet(), dates };
    const found = contenuProblems(aCrfComplet(), aProjetWithCrf(corps));
    expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
    expect(
      contenuProblems(
        aCrfComplet(),
        aProjetWithCrf({ ...corps, isRealised: false, isReported: true, motif: 'Pluie.' }),
      ),
    ).toEqual([]);
  });

  it.each([
    [planned, 'Prévu : du 01/02/2027 au 30/06/2027'],
    [{ ...planned, date_fin: planned.date_debut }, 'Prévu : le 01/02/2027'],
    [undefined, undefined],
  ])('are said', (dates, said) => {
    expect(sayDatesPrevues(dates)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said);
  });
});
