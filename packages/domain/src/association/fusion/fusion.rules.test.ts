import { describe, expect, it } from 'vitest';
import type { FicheAFusionner } from './fusion.rules.ts';
import {
  annulationEnd,
  fusionProblems,
  numerosReunis,
  registreReuni,
  reponsesReprises,
  withoutReponses,
  withReponses,
} from './fusion.rules.ts';

const aFiche = (id: string, more: Partial<FicheAFusionner> = {}): FicheAFusionner => ({
  id,
  etat: 'active',
  cles: {},
  registre: {},
  corps: {},
  ...more,
});
const says = (nom: string) => ({ date: null, identite: { nom }, coordonnees: {}, activites: {} });

describe('the numbers of two files that become one', () => {
  const sirene = aFiche('a', { cles: { id_siren: '900000019' }, registre: { Sirene: says('UN') } });
  const rna = aFiche('b', {
    cles: { id_rna: 'W751234601', id_ex: '0751034601' },
    registre: { RNA: says('DEUX'), Sirene: says('TROIS') },
  });

  it('are those of both, when each has what the other lacks', () => {
    const paire = { gardee: sirene, absorbee: rna };
    expect(numerosReunis(paire)).toEqual({ pris: rna.cles, anterieurs: {} });
    expect(registreReuni(paire)).toEqual({ RNA: says('DEUX'), Sirene: says('UN') });
  });

  it('stay those of the file kept, found by the others', () => {
    const gardee = aFiche('c', { cles: { id_rna: 'W751234602' }, registre: { RNA: says('QUATRE') } });
    const paire = { gardee, absorbee: rna };
    expect(numerosReunis(paire)).toEqual({ pris: {}, anterieurs: rna.cles });
    expect(registreReuni(paire)).toEqual(gardee.registre);
  });
});

it.each([
  ['one file', aFiche('a'), aFiche('a'), ['association.fusion-meme-fiche']],
  [
    'a dissolved one that would take a living one',
    aFiche('a', { etat: 'dissoute' }),
    aFiche('b'),
    ['association.fusion-gardee-dissoute'],
  ],
  ['a living one that takes a dissolved one', aFiche('a'), aFiche('b', { etat: 'dissoute' }), []],
  ['two dissolved ones', aFiche('a', { etat: 'dissoute' }), aFiche('b', { etat: 'dissoute' }), []],
] as const)('%s: %j', (_, gardee, absorbee, codes) => {
  expect(fusionProblems({ gardee, absorbee }).map(({ code }) => code)).toEqual(codes);
});

it('the answers that one file lacks are taken, then given back unless they changed', () => {
  const gardee = aFiche('a', { corps: { coordonnees: { site_web: 'https://pions.fr' } } });
  const absorbee = aFiche('b', {
    corps: { coordonnees: { site_web: 'https://autre.fr', telephone: '0491000000', courriel: 'a@b.fr' } },
  });
  const reprises = reponsesReprises({ gardee, absorbee });
  expect(reprises).toEqual({ coordonnees: { telephone: '0491000000', courriel: 'a@b.fr' } });
  const reunies = withReponses(gardee.corps, reprises);
  expect(reunies.coordonnees).toEqual({ site_web: 'https://pions.fr', ...reprises.coordonnees });
  expect(withoutReponses(reunies, reprises)).toEqual(gardee.corps);
  const changed = { coordonnees: { ...reunies.coordonnees, telephone: '0491111111' } };
  expect(withoutReponses(changed, reprises).coordonnees).toEqual({
    site_web: 'https://pions.fr',
    telephone: '0491111111',
  });
});

it('a merge is undone for 30 days', () => {
  expect(annulationEnd(new Date('2027-01-10T10:00:00Z')).toISOString()).toBe('2027-02-09T10:00:00.000Z');
});
