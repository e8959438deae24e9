import { expect, it } from 'vitest';
import { acteHref, chargeHref, retardsHref } from './jour-href.ts';
import { aLigne } from './test/test-jour.ts';

const dossier = '/associations/66307152000014/subvention-demande/26-000001';
const maFile = 'file=%3Fetats%3DD%26etats%3D2%26affectes%3Dmoi%26tri%3Dtransmis';

it.each([
  ['commencer', {}, `${dossier}?${maFile}`],
  ['complements', {}, `${dossier}?onglet=pieces`],
  ['reponse', { nouvelles: ['message'] }, `${dossier}?onglet=echanges`],
  ['reponse', { nouvelles: ['rib'] }, `${dossier}?onglet=demandeur`],
  ['reponse', { nouvelles: ['corrige', 'message'] }, dossier],
  ['avis-a-rendre', { id: 'a1' }, '/instructeur?vue=avis&avis=a1'],
  ['versement', {}, dossier],
] as const)('« %s » %o opens where its act is done', (genre, changes, href) => {
  expect(acteHref(aLigne({ genre, ...changes } as Partial<ReturnType<typeof aLigne>>), 'moi')).toBe(href);
});

it('a report opens at its year, whose reading is the act', () => {
  const href = acteHref(aLigne({ genre: 'crf-a-lire', exercice: 2025 }), 'moi');
  expect(href).toContain('26-000001');
  expect(href).toContain('exercice=2025');
});

it('from the day of the service the desk goes on in the queue of all', () => {
  expect(acteHref(aLigne(), 'service')).toBe(`${dossier}?file=%3Fetats%3DD%26etats%3D2%26tri%3Dtransmis`);
});

it('a colleague’s charge is a list, nobody’s too, and what is late of it', () => {
  expect(chargeHref('u1')).toBe('/dossiers?etats=D&etats=2&affectes=u1&tri=transmis');
  expect(chargeHref(null)).toBe('/dossiers?etats=D&etats=2&affectes=personne&tri=transmis');
  expect(retardsHref(null)).toBe('/dossiers?retard=oui&tri=transmis&affectes=personne');
});
