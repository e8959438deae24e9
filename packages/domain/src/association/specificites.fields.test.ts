import { describe, expect, it } from 'vitest';
import { problems } from '../kernel/walk-problems.ts';
import { ficheFields } from './fiche.fields.ts';

const blockersOf = (specificites: object): string[] => {
  const fiche = {
    identite: { regime: 'loi1901' },
    activites: { domaine: 'Culture', champ_action_territorial: 'local' },
    specificites,
  };
  return problems(ficheFields, fiche, { stage: 'transmission', scopes: { association: fiche } }).map(
    ({ field, code }) => `${field} ${code}`,
  );
};

describe('what a programme asks of who takes part in it', () => {
  it.each([
    ['nothing said', {}, []],
    ['all refused', { passsport: { est_volontaire: false }, vaeb: { est_vaeb: false } }, []],
    [
      'Pass’Sport',
      { passsport: { est_volontaire: true } },
      ['specificites.passsport.activites kernel.a-renseigner'],
    ],
    [
      'VAEB',
      { vaeb: { est_vaeb: true } },
      [
        'specificites.vaeb.type_structure kernel.a-renseigner',
        'specificites.vaeb.service_propose kernel.a-renseigner',
      ],
    ],
    [
      'Guid’Asso',
      { guidasso: { est_guidasso: true, mission: [] } },
      ['specificites.guidasso.mission kernel.case-a-cocher'],
    ],
    ['Guid’Asso with a mission', { guidasso: { est_guidasso: true, mission: ['ORI'] } }, []],
    [
      'a badly typed address of a programme one is in',
      { guidasso: { est_guidasso: true, mission: ['ORI'], courriel: 'ici' } },
      ['specificites.guidasso.courriel identifiant.courriel'],
    ],
    [
      'a badly typed address of a programme one is not in',
      { guidasso: { est_guidasso: false, courriel: 'ici' } },
      [],
    ],
  ])('%s', (_, specificites, expected) => {
    expect(blockersOf(specificites)).toEqual(expected);
  });
});
