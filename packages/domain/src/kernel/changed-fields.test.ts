import { describe, expect, it } from 'vitest';
import { readChanges } from './changed-fields.ts';
import { applyChanges } from './changes.ts';
import type { Fields } from './fields.ts';

const fields = {
  nom: { kind: 'text', label: 'Nom', max: 10 },
  guidasso: {
    kind: 'group',
    label: 'Guid’Asso',
    fields: {
      est_guidasso: { kind: 'bool', label: 'Membre' },
      mission: {
        kind: 'choice',
        label: 'Missions',
        multiple: true,
        options: [
          { value: 'ACG', label: 'Accueil' },
          { value: 'INF', label: 'Information' },
        ],
      },
    },
  },
  lignes: { kind: 'list', label: 'Lignes', max: 3, fields: { nom: { kind: 'text', label: 'Nom', max: 10 } } },
  jours: { kind: 'choice', label: 'Jours', multiple: true, options: [{ value: 'a', label: 'A' }] },
} as const satisfies Fields;

describe('the changed fields of a body', () => {
  const target = { fields, stored: { nom: 'un' }, isPresentVersion: true };

  it('are taken as they are when they say from and to', () => {
    const changes = { nom: { from: 'un', to: 'deux' } };
    expect(readChanges({ changes }, target)).toEqual(changes);
  });

  it('start from what is stored when the version is the present one [R7.9]', () => {
    expect(readChanges({ nom: 'deux' }, target)).toEqual({ nom: { from: 'un', to: 'deux' } });
  });

  it('conflict with what is stored when the version is older', () => {
    const older = { ...target, isPresentVersion: false };
    expect(readChanges({ nom: 'deux' }, older).nom?.from).not.toBe('un');
    expect(readChanges({ nom: 'un' }, older)).toEqual({ nom: { from: 'un', to: 'un' } });
  });

  it('read a list sent as one string, and leave a text that begins with ! as it is [R7.10]', () => {
    expect(readChanges({ jours: '!a#b', nom: '!bravo' }, target)).toEqual({
      jours: { from: undefined, to: ['a', 'b'] },
      nom: { from: 'un', to: '!bravo' },
    });
  });
});

describe('changed fields inside a section', () => {
  const stored = {
    guidasso: { est_guidasso: true, mission: ['INF'] },
    lignes: [{ id: 'l1', nom: 'un' }],
  };
  const target = { fields, stored, isPresentVersion: true };
  const mission = { from: ['INF'], to: ['ACG'] };

  it.each([
    ['named by its path', { 'guidasso.mission': ['ACG'] }],
    ['named by its path, its list as one string', { 'guidasso.mission': '!ACG' }],
    ['as an object that says nothing of the rest', { guidasso: { mission: ['ACG'] } }],
    ['as an object, its list as one string', { guidasso: { mission: '!ACG' } }],
  ])('%s, change that field alone and start from what is stored [R7.9] [R7.10]', (_, body) => {
    const changes = readChanges(body, target);
    expect(changes).toEqual({ 'guidasso.mission': mission });
    expect(applyChanges(stored, changes)).toEqual({
      value: { ...stored, guidasso: { est_guidasso: true, mission: ['ACG'] } },
      conflicts: {},
    });
  });

  it('conflict when the version is older, under the path of the field', () => {
    const changes = readChanges({ guidasso: { mission: ['ACG'] } }, { ...target, isPresentVersion: false });
    expect(applyChanges(stored, changes).conflicts).toEqual({ 'guidasso.mission': ['INF'] });
  });

  it('are none in an object that names no field: what it leaves out keeps its value', () => {
    expect(readChanges({ guidasso: {} }, target)).toEqual({});
    expect(readChanges({ 'lignes.l1': {} }, target)).toEqual({});
    expect(readChanges({ lignes: [{ id: 'l1' }] }, target)).toEqual({});
  });

  it('empty a section that is sent null', () => {
    expect(applyChanges(stored, readChanges({ guidasso: null }, target)).value.guidasso).toBeNull();
  });

  it('change and add the rows they name, and leave the others', () => {
    const lignes = [
      { id: 'l1', nom: 'deux' },
      { id: 'l2', nom: 'trois' },
    ];
    expect(readChanges({ lignes }, target)).toEqual({
      'lignes.l1.nom': { from: 'un', to: 'deux' },
      'lignes.l2': { from: undefined, to: { id: 'l2', nom: 'trois' } },
    });
  });

  it('take a list as one string where the body says from and to as well [R7.10]', () => {
    const changes = { 'guidasso.mission': { from: ['INF'], to: '!ACG#INF' } };
    expect(readChanges({ changes }, target)['guidasso.mission']?.to).toEqual(['ACG', 'INF']);
  });

  it('leave an unknown name to be refused by its name', () => {
    expect(Object.keys(readChanges({ guidasso: { pirate: 1 }, autre: 2 }, target))).toEqual([
      'guidasso.pirate',
      'autre',
    ]);
  });
});
