import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { describe, expect, it } from 'vitest';
import { rubriquesOf } from './rubriques.ts';

const formOf = (value: Projet, custom: CustomFields = {}) => ({ value, custom, onChange: () => undefined });
const statusOf = (value: Projet, problems: string[]) =>
  Object.fromEntries(
    rubriquesOf(
      formOf(value),
      problems.map((field) => ({ field, message: 'À corriger.' })),
    ).map(({ id, status }) => [id, status]),
  );

describe('the rubrics of a project', () => {
  it('leaves out the questions of a campaign that asks none', () => {
    expect(rubriquesOf(formOf({}), []).map(({ id }) => id)).not.toContain('customs');
  });

  it('shows the questions as soon as the campaign asks one', () => {
    const custom: CustomFields = { 'custom-bloc': { nombre_sessions: { kind: 'int', label: 'Sessions' } } };
    expect(rubriquesOf(formOf({}, custom), []).map(({ id }) => id)).toContain('customs');
  });

  it('is done without a problem, begun with something typed, to begin otherwise', () => {
    const status = statusOf({ beneficiaire: { nombre: 12 } }, [
      'description.intitule',
      'beneficiaire.id_genre',
    ]);
    expect(status).toMatchObject({
      description: 'a-commencer',
      beneficiaire: 'a-completer',
      cofinancements: 'termine',
    });
  });

  it('does not take what the portal writes by itself for something typed', () => {
    const made: Projet = {
      description: { periode: 'Annuel' },
      budgets: [{ id: '2027', annee: 2027, exerciceDu: '2027-01-01' }],
    };
    const status = statusOf(made, ['description.intitule', 'budgets.2027.charges']);
    expect(status).toMatchObject({ description: 'a-commencer', budgets: 'a-commencer' });
  });
});
