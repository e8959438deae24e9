import { describe, expect, it } from 'vitest';
import { blockerHref } from './dossier-liens.ts';

const dossier = {
  id_fo: '26-000123',
  demandeur: { id_siret: '66101723600018', nom: 'Les Pions', commune: null },
};
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
  ])('leads from %s to its page and its field', (field, href) => {
    expect(blockerHref(dossier, field)).toBe(href);
  });

  it('leads to the list of steps when no field is named', () => {
    expect(blockerHref(dossier)).toBe(base);
  });
});
