import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import {
  type FiltresVue,
  isVue,
  vuesService,
  vuesUsuelles,
  vueToInstruct,
} from '@asso/domain/instruction/vues-file.rows';
import { describe, expect, it } from 'vitest';
import { findVue, inAgrements, usuelleHref, vueHref } from './instruction-vues.ts';

describe('views of the queue', () => {
  it('hold each transmitted state once', () => {
    const held = vuesService.flatMap(({ etats }) => etats);
    expect(held.toSorted()).toEqual(ordreEtats.filter((etat) => etat !== 'A' && etat !== 'B').toSorted());
  });

  it('are known by their states, in any order, and by no others', () => {
    expect(findVue(['12', '11', '10', '9', '8', '7', '6'])?.id).toBe('decides');
    expect(findVue(['D'])?.id).toBe('a-prendre');
    expect(findVue(['D', '2'])).toBeUndefined();
    expect(findVue([])).toBeUndefined();
  });

  it('hold to approvals in the list of approvals', () => {
    expect(inAgrements(vueHref(vueToInstruct))).toBe(
      '/demande-agrements/dossiers?genres=agrement&etats=D&etats=2&tri=transmis',
    );
  });

  it('of the tabs are known by their filters, in any order, and by no others', () => {
    const presentOf = (filtres: FiltresVue) =>
      vuesUsuelles.filter((vue) => isVue(filtres, vue.filtres)).map(({ id }) => id);
    expect(presentOf({ affectes: ['moi'], etats: ['2', 'D'] })).toEqual(['a-moi']);
    expect(presentOf({ etats: ['2', 'D'] })).toEqual(['a-instruire']);
    expect(presentOf({ retard: ['oui'] })).toEqual(['en-retard']);
    expect(presentOf({})).toEqual(['toutes']);
    expect(presentOf({ retard: ['oui'], etats: ['D'] })).toEqual([]);
    expect(
      vuesUsuelles.map(usuelleHref).filter((href, place, all) => all.indexOf(href) === place),
    ).toHaveLength(8);
  });

  it('are addresses', () => {
    expect(vueHref(vueToInstruct)).toBe('/dossiers?etats=D&etats=2&tri=transmis');
    expect(vuesService.map(vueHref).slice(0, 3)).toEqual([
      '/dossiers?etats=D&tri=transmis',
      '/dossiers?etats=2&tri=transmis',
      '/dossiers?etats=C',
    ]);
  });
});
