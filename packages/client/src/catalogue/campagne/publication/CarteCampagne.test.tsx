// @vitest-environment jsdom
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CarteCampagne } from './CarteCampagne.tsx';

afterEach(cleanup);

const rapport = { id: 'a', code: 'RAR', nature: 'RAR', label: 'Rapport d’activité', obligatoire: true };
const comptes = { id: 'b', code: 'CPT', nature: 'CPT', label: 'Comptes', obligatoire: false };

it.each([
  // Each request needs bank details, and a power of attorney where somebody else signs.
  [[], '2 papiers à préparer'],
  [[rapport, comptes], '4 papiers à préparer'],
])('the review counts the papers that the public page lists: %j', (documents_attendus, said) => {
  const brouillon = { titre: 'Aide au projet', documents_attendus } as unknown as BrouillonCampagne;
  render(<CarteCampagne brouillon={brouillon} />);
  expect(document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
});
