import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { describe, expect, it } from 'vitest';
import { blocHref, champHref, correctHref, editHref, suiteHref } from '../demarche/liens.ts';
import { liensSubvention } from './dossier-liens.ts';

const dossier = {
  id_fo: '26-000123',
  demandeur: { id_siret: '66101723600018', nom: 'Les Pions', commune: null },
  description: { code_subvention: 'CNDS-13' },
} as unknown as DossierSubventionView;
const base = '/associations/66101723600018/subvention-demande/26-000123';

describe('the way to what blocks a dossier', () => {
  it.each([
    ['description.renouvellement', `${base}?etape=choix&champ=description.renouvellement`],
    ['demandeur.id_rib', `${base}?etape=demandeur&champ=demandeur.id_rib`],
    ['pieces.RAR', `${base}?etape=pieces&champ=pieces.RAR`],
    ['projets', `${base}?etape=projets&champ=projets`],
    ['projets.p1.', `${base}?etape=projets&projet=p1`],
    ['projets.p1.beneficiaire.nombre', `${base}?etape=projets&projet=p1&champ=beneficiaire.nombre`],
    ['projets.p1.budgets.2027', `${base}?etape=projets&projet=p1&champ=budgets.2027`],
    ['attestation.lieu', `${base}?etape=transmission&champ=attestation.lieu`],
    [
      'association.activites.domaine',
      '/informations-administratives/66101723600018/activites?mode=edit&champ=domaine&pour=CNDS-13',
    ],
  ])('leads from %s to its page and its field', (field, href) => {
    expect(champHref(liensSubvention, dossier, field)).toBe(href);
  });

  it('leads to the list of steps when no field is named', () => {
    expect(champHref(liensSubvention, dossier, '')).toBe(base);
  });
});

describe('the way to a point to correct', () => {
  it.each([
    ['demandeur', `${base}?etape=demandeur&champ=demandeur`],
    ['pieces.RAR', `${base}?etape=pieces&champ=pieces.RAR`],
    ['projets.p1.budgets', `${base}?etape=projets&projet=p1&champ=budgets`],
    ['projets.p1.responsable', `${base}?etape=projets&projet=p1&champ=description.id_responsable`],
    ['projets.p1.custom-bloc', `${base}?etape=projets&projet=p1&champ=customs`],
  ])('leads from %s to its section', (cible, href) => {
    expect(champHref(liensSubvention, dossier, cible)).toBe(href);
  });
});

describe('the page after a step', () => {
  const withProjets = (...ids: string[]) => ({ ...dossier, projets: ids.map((id) => ({ id })) }) as never;
  it.each([
    ['choix', withProjets(), `${base}?etape=demandeur`],
    ['demandeur', withProjets(), `${base}?etape=pieces`],
    ['pieces', withProjets(), `${base}?etape=projets&projet=nouveau`],
    ['pieces', withProjets('p1'), `${base}?etape=projets&projet=p1`],
    ['pieces', withProjets('p1', 'p2'), `${base}?etape=projets`],
    ['projets', withProjets('p1'), `${base}?etape=transmission`],
    ['transmission', withProjets('p1'), `${base}?etape=transmission`],
  ] as const)('after « %s »', (etape, held, href) => {
    expect(suiteHref(liensSubvention, held, etape)).toBe(href);
  });
});

describe('the check-your-answers page', () => {
  const place = { ...dossier, id_fo: '27-000412' };
  const base = '/associations/66101723600018/subvention-demande/27-000412';

  it('leads to a step and back to the same block', () => {
    expect(editHref(`${base}?etape=demandeur`, 'demandeur')).toBe(`${base}?etape=demandeur&retour=demandeur`);
    expect(blocHref(liensSubvention.adresse, place, 'demandeur')).toBe(
      `${base}?etape=transmission&bloc=demandeur`,
    );
  });

  it('leads to step 1 for what the campaign asks of the whole dossier', () => {
    expect(champHref(liensSubvention, place, 'customs.benevoles')).toBe(
      `${base}?etape=demandeur&champ=customs.benevoles`,
    );
  });

  it('leads to what blocks, and back to its part; the association’s file keeps its own way', () => {
    const to = (field: string) => correctHref(liensSubvention, place, field);
    expect(to('demandeur.id_rib')).toBe(`${base}?etape=demandeur&champ=demandeur.id_rib&retour=demandeur`);
    expect(to('projets.p1.dates')).toMatch(/projet=p1.*&retour=p1$/);
    expect(to('association.activites.domaine')).not.toContain('retour');
  });
});
