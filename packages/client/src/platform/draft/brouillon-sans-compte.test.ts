// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const opened = async () => {
  vi.resetModules();
  return import('./brouillon-sans-compte.ts');
};
const kept = () => JSON.parse(localStorage.getItem('asso.sans-compte') ?? '[]') as object[];
const brouillon = { code: 'CDP', titre: 'Coup de pouce', reponses: { intitule: 'Des sorties' }, cle: 'k' };

beforeEach(() => localStorage.clear());

it('a draft is there again when the page is opened anew, beside those of other subventions', async () => {
  (await opened()).keepBrouillon(brouillon);
  (await opened()).keepBrouillon({ ...brouillon, code: 'VIE' });
  expect(kept()).toMatchObject([brouillon, { code: 'VIE' }]);
});

it('a draft that is taken over, or erased, leaves nothing in the browser', async () => {
  const { forgetBrouillon, keepBrouillon } = await opened();
  keepBrouillon(brouillon);
  forgetBrouillon('CDP');
  expect(localStorage.getItem('asso.sans-compte')).toBeNull();
});

it('what somebody else wrote there, and a draft older than a month, are left out', async () => {
  localStorage.setItem('asso.sans-compte', JSON.stringify([{ ...brouillon, le: 1 }, 'x', null]));
  (await opened()).keepBrouillon({ ...brouillon, code: 'VIE' });
  expect(kept()).toMatchObject([{ code: 'VIE' }]);
  expect(kept()).toHaveLength(1);
});

it('who adds an association goes back to the last draft that waited for it, and home without one', async () => {
  const { keepBrouillon, pageAfterAdhesion } = await opened();
  expect(pageAfterAdhesion()).toBe('/user/dashboard');
  keepBrouillon(brouillon);
  expect(pageAfterAdhesion()).toBe('/commencer/CDP');
});
