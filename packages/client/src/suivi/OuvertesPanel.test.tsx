// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OuvertesPanel } from './OuvertesPanel.tsx';

vi.mock('../platform/AppLink.tsx', () => ({
  AppLink: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
}));
afterEach(cleanup);

const fdva = {
  code: 'FDVA',
  titre: 'Vie associative',
  date_fin: '2027-03-11T22:59:59Z',
  fuseau: 'Europe/Paris',
  estDAilleurs: false,
};
const links = () => screen.queryAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
const href = '/repertoire-des-subventions?code=FDVA';

it('names the edition where two of one aid are open, and no year where it is alone', () => {
  render(
    <OuvertesPanel aRenouveler={[]} ouvertes={[2026, 2027].map((exercice) => ({ ...fdva, exercice }))} />,
  );
  expect(links()).toEqual([
    ['Vie associative, édition 2026', `${href}&exercice=2026`],
    ['Vie associative, édition 2027', `${href}&exercice=2027`],
  ]);
  cleanup();
  render(<OuvertesPanel aRenouveler={[]} ouvertes={[{ ...fdva, exercice: 2027 }]} />);
  expect(links()).toEqual([['Vie associative', href]]);
});

it('does not say that no aid is open when none is for this association', () => {
  render(<OuvertesPanel aRenouveler={[]} ouvertes={[]} />);
  expect(screen.getByText('Aucune aide ouverte en ce moment ne vous correspond.')).toBeTruthy();
});

it.each([true, false])('says which aid is of another place, as cards or as lines: %s', (isPremiere) => {
  const ailleurs = { ...fdva, code: 'CDP', titre: 'Coup de pouce', exercice: 2027, estDAilleurs: true };
  render(
    <OuvertesPanel
      aRenouveler={[]}
      ouvertes={[{ ...fdva, exercice: 2027 }, ailleurs]}
      isPremiere={isPremiere}
    />,
  );
  const lines = screen.getAllByRole('listitem').map((one) => /autre territoire/i.test(one.textContent ?? ''));
  expect(lines).toEqual([false, true]);
});
