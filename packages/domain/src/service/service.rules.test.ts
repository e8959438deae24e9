import { describe, expect, it } from 'vitest';
import {
  authProblems,
  partiesChangees,
  rdsProblems,
  readCompteEtat,
  serviceProfil,
  splitServiceChanges,
  suppressionProblems,
} from './service.rules.ts';

const change = { from: 'a', to: 'b' };

describe('the two parts of a service', () => {
  it('are cut from what was typed in one form [R7.6]', () => {
    expect(splitServiceChanges({ login: change, nom: change, 'adresse.cp': change, code: change })).toEqual({
      auth: { login: change, code: change },
      rds: { nom: change, 'adresse.cp': change },
    });
  });

  it.each([
    ['both', { auth: { login: change }, rds: { nom: change } }, ['auth', 'rds']],
    ['the account', { auth: { login: change }, rds: {} }, ['auth']],
    ['the profile', { auth: {}, rds: { nom: change } }, ['rds']],
    ['the profile alone', { rds: { nom: change } }, ['rds']],
  ])('are sent when they change something: %s [R7.6]', (_, parts, sent) => {
    const asked = partiesChangees(parts);
    expect(asked.ok && Object.keys(asked.value)).toEqual(sent);
  });

  it.each([{}, { auth: {} }, { auth: {}, rds: {} }])(
    'are refused when nothing changes: %j [R5.140]',
    (parts) => {
      expect(partiesChangees(parts)).toEqual({ ok: false, problems: [{ code: 'service.rien-a-changer' }] });
    },
  );
});

describe('the account', () => {
  const auth = { login: 'dr13@exemple.fr', roles: ['rds.service' as const], enabled: true };

  it.each([
    ['D', false],
    ['DR', true],
    ['DR13', true],
    ['CD-13', true],
    ['dr13', false],
    ['DR 13', false],
    ['A'.repeat(20), true],
    ['É13', false],
  ])('of code %s is well written: %s', (code, isWell) => {
    expect(authProblems({ ...auth, code }).map((one) => one.code)).toEqual(
      isWell ? [] : ['service.code-mal-ecrit'],
    );
  });

  it('is told as it stands', () => {
    const off = new Date('2027-01-01T00:00:00Z');
    expect(readCompteEtat(null)).toBe('retire');
    expect(readCompteEtat({ enabled: false, desactive_at: null })).toBe('invite');
    expect(readCompteEtat({ enabled: true, desactive_at: null })).toBe('actif');
    expect(readCompteEtat({ enabled: true, desactive_at: off })).toBe('desactive');
  });
});

describe('the profile', () => {
  const rds = {
    nom: 'Service',
    type: 'CD',
    niveau_territorial: 'departemental',
    code_territoire: '13',
  } as const;

  it.each([
    [null, '13', []],
    [null, 'FR', []],
    ['13', '13', []],
    ['R93', '13', []],
    ['13', 'R93', ['service.hors-territoire']],
    ['13', '30', ['service.hors-territoire']],
  ])('of an administrator of %s may stand in %s: %j [R6.6]', (territoire, code_territoire, codes) => {
    const found = rdsProblems({ ...rds, code_territoire } as typeof rds, { territoire });
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it('of a federation names it', () => {
    expect(rdsProblems({ ...rds, type: 'FEDE' }, { territoire: null })).toMatchObject([
      { code: 'kernel.obligatoire', field: 'federation_sportive' },
    ]);
  });

  it.each([
    ['FEDE', 'Fédérations sportives'],
    ['CD', 'Conseil départemental'],
    ['CR', 'Conseil régional'],
    ['AUTRE', 'AUTRE'],
  ])('of type %s is read « %s »', (type, label) => {
    expect(serviceProfil(type)).toEqual({ type: label });
  });
});

it('is not deleted while something depends on it: each says how many [R7.7]', () => {
  const usages = [
    { code: 'service.dossiers-ouverts', n: 2 },
    { code: 'service.subventions-referent', n: 0 },
    { code: 'service.services-rattaches', n: 1 },
  ];
  expect(suppressionProblems(usages)).toEqual([
    { code: 'service.dossiers-ouverts', params: { n: 2 } },
    { code: 'service.services-rattaches', params: { n: 1 } },
  ]);
});
