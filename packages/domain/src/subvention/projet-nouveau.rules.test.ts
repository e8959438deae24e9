import { describe, expect, it } from 'vitest';
import { draftSchema } from '../kernel/draft-schema.ts';
import { projetFields } from './projet.fields.ts';
import { newProjet } from './projet-nouveau.rules.ts';

const naissance = {
  exercice: 2027,
  exercice_fin: 2027,
  service: 's1',
  id_responsable: 'p1',
  aujourdhui: '2026-12-31',
};

describe('an empty project', () => {
  const projet = newProjet(naissance);
  const { description, beneficiaire, territoires, moyens, evaluation } = projet;

  it('says it is a first request [R5.80]', () => {
    expect(description?.recurrence).toBe('première demande');
  });

  it('has no name of its own yet [R5.81]', () => {
    expect(description?.intitule).toBe('Sans objet');
  });

  it('is of one year, of several in a request of several [R5.82]', () => {
    expect(description?.periode).toBe('Annuel');
    expect(newProjet({ ...naissance, exercice_fin: 2028 }).description?.periode).toBe('Pluriannuel');
  });

  it('has neither aims nor description yet [R5.83]', () => {
    expect([description?.objectifs, description?.description]).toEqual(['Sans objet', 'Sans objet']);
  });

  it('is answered for by who answers for the request [R5.84]', () => {
    expect(description?.id_responsable).toBe('p1');
    expect(newProjet({ ...naissance, id_responsable: undefined }).description?.id_responsable).toBeNull();
  });

  it('counts nobody and no job [R5.85]', () => {
    expect([beneficiaire?.nombre, moyens?.recrutement_nb_etpt]).toEqual([0, 0]);
  });

  it('is for everybody, or for volunteers where the subvention trains them', () => {
    const codes = { id_statut: 'TOUS', id_tranche_age: 'TOUS', id_genre: 'M' };
    expect(beneficiaire).toMatchObject(codes);
    const formation = newProjet({ ...naissance, indicateurs: 'formation-benevoles' }).beneficiaire;
    expect(formation).toMatchObject({ ...codes, id_statut: 'BEN' });
  });

  it('recruits nobody [R5.86]', () => {
    expect(moyens?.recrutement_specifique).toBe(false);
  });

  it('has nothing in its comments [R5.87]', () => {
    const comments = [territoires?.commentaire, moyens?.commentaire, evaluation?.commentaire];
    expect(comments).toEqual(['Sans objet', 'Sans objet', 'Sans objet']);
  });

  it('begins today [R5.88]', () => {
    expect(description?.date_debut).toBe('2026-12-31');
  });

  it.each([
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2027-03-27', '2027-03-28'],
  ])('that begins on %s ends on %s [R5.89]', (aujourdhui, fin) => {
    expect(newProjet({ ...naissance, aujourdhui }).description?.date_fin).toBe(fin);
  });

  it('has no rank, number, exercise or amount [R5.90]', () => {
    const names = Object.keys(description ?? {});
    for (const name of ['rang_dossier', 'numero_projet', 'exercice', 'exercice_fin']) {
      expect(names).not.toContain(name);
    }
    expect(projet.financements?.map((one) => one.montant_demande)).toEqual([undefined]);
  });

  it('has one amount to ask and one budget a year [R5.91, R5.92]', () => {
    const triennal = newProjet({ ...naissance, exercice_fin: 2029 });
    expect(projet.financements?.map((one) => one.annee)).toEqual([2027]);
    expect(triennal.financements?.map((one) => one.annee)).toEqual([2027, 2028, 2029]);
    expect(triennal.budgets?.map((one) => one.annee)).toEqual([2027, 2028, 2029]);
  });

  it('is a draft like any other', () => {
    const formation = newProjet({ ...naissance, indicateurs: 'formation-benevoles' });
    for (const one of [projet, formation]) {
      expect(draftSchema(projetFields).safeParse(one).error).toBeUndefined();
    }
  });
});
