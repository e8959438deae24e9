// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SignatureAttendue } from './SignatureAttendue.tsx';

const found = vi.hoisted(() => ({ demande: null as object | null }));
vi.mock('../../platform/AppLink.tsx', () => ({
  AppLink: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));
vi.mock('../../platform/use-read.ts', () => ({
  useRead: () => ({ state: 'lu', value: { demande: found.demande } }),
}));
afterEach(cleanup);

const asked = { id: 'd1', etat: 'demandee', nom: 'Jeanne Roux', par: 'Karim Benali', isMoi: false };
const show = (changes: object | null) => {
  found.demande = changes && { ...asked, expire_le: '2026-12-06T09:00:00Z', ...changes };
  return render(<SignatureAttendue dossier={{ id_fo: '26-000073' }} />);
};

it('who prepared the dossier reads whose turn it is, and until when', () => {
  show({});
  expect(screen.getByRole('heading').textContent).toBe(
    'Jeanne Roux doit signer : le lien envoyé sert jusqu’au 06/12/2026.',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('who is asked to sign is led to the page where they do', () => {
  show({ isMoi: true });
  expect(screen.getByRole('link', { name: 'Lire et signer' }).getAttribute('href')).toBe(
    '/signer?demande=d1',
  );
});

it.each([null, { etat: 'expiree' }, { etat: 'retiree' }, { etat: 'signee' }])(
  'nothing is said of %o',
  (one) => {
    expect(show(one).container.innerHTML).toBe('');
  },
);
