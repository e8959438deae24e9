// @vitest-environment jsdom
import type { CourrierView, ImagesLettre } from '@asso/contract/courrier/courrier.schemas';
import { composeCourrier } from '@asso/domain/courrier/courrier.rules';
import { donneesExemple, serviceExample } from '@asso/domain/courrier/exemple-courrier.rules';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { keepToken } from '../platform/session/session-token.ts';
import { CourrierApercu } from './CourrierApercu.tsx';
import { ImageDuService } from './ImageDuService.tsx';

const image = {
  uuid: 'cafe',
  nom: 'logo.png',
  etat_analyse: 'sur' as const,
  date_chargement: '2026-11-26T10:00:00Z',
  est_montree: true,
};
const images: ImagesLettre = {
  service: { id: 's1', nom: 'DRAJES Sud' },
  signataire: 'Anne Martin',
  logo: null,
  signature: null,
  rights: { write: true, logo: true },
};

let asked: string[];

beforeEach(() => {
  asked = [];
  keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const headers = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="logo.png"' };
    return new Response(new Blob(['x'], { type: 'image/png' }), { headers });
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (genre: 'logo' | 'signature', changes: Partial<ImagesLettre> = {}) =>
  render(
    <ImageDuService genre={genre} images={{ ...images, ...changes }} onChanged={async () => undefined} />,
  );

it('a service without a logo is offered to add one, and a drawing that may run is refused before it leaves', async () => {
  shown('logo');
  expect(screen.getByText(/Sans logo/)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter le logo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Logo des lettres' }));
  expect(dialog.queryByRole('button', { name: 'Retirer le logo' })).toBeNull();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(dialog.getByLabelText(/Logo du service/), new File(['<svg/>'], 'logo.svg'));
  expect(await dialog.findByText(/\(svg\) n'est pas autorisée/)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('its picture is read in words, and who may only read has no button', async () => {
  shown('logo', { logo: image, rights: { write: false } });
  expect(await screen.findByRole('img', { name: 'Logo de DRAJES Sud' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('who administers the service changes its logo, and not the signature', () => {
  const rights = { write: false, logo: true };
  shown('signature', { rights });
  expect(screen.queryByRole('button')).toBeNull();
  shown('logo', { rights });
  expect(screen.getByRole('button', { name: 'Ajouter le logo' })).toBeTruthy();
});

it('a picture that stands twice on the page is asked for once, and again once the page has left', async () => {
  shown('logo', { logo: image });
  shown('logo', { logo: image });
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  expect(asked).toHaveLength(1);
  cleanup();
  shown('logo', { logo: image });
  expect(await screen.findByRole('img')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

it('nobody signs yet: no signature can be given', () => {
  shown('signature', { signataire: null });
  expect(screen.getByText(/n’a pas dit qui signe/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

const lettre = (logo: string | null, signature: string | null): CourrierView => {
  const { service, signataire } = donneesExemple;
  return composeCourrier(
    { objet: 'Votre demande', corps: { forme: 1, blocs: [] } },
    { ...donneesExemple, service: { ...service, logo }, signataire: { ...signataire, image: signature } },
  );
};

it('a letter says its place and day, and leaves no empty place where there is no picture', async () => {
  const { container, rerender } = render(<CourrierApercu courrier={lettre(null, null)} />);
  expect(screen.getByText(/^Marseille, le 12\savril\s2027$/)).toBeTruthy();
  expect(container.querySelector('.courrier__image')).toBeNull();
  rerender(<CourrierApercu courrier={lettre('cafe', 'f00d')} />);
  expect(await screen.findByRole('img', { name: 'Logo de DRAJES Sud' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Signature d’Anne Martin' })).toBeTruthy();
  expect(asked.map((url) => url.replace(/\?.*/, ''))).toEqual([
    '/api/lca/documents/cafe',
    '/api/lca/documents/f00d',
  ]);
});

it('the letter of a made-up dossier has the name and the logo of the service that writes it', async () => {
  const texte = { objet: 'Votre demande', corps: { forme: 1 as const, blocs: [] } };
  const exemple = serviceExample('subvention', { nom: 'DDETS 13', logo: 'cafe' });
  render(<CourrierApercu courrier={composeCourrier(texte, exemple)} />);
  expect(await screen.findByRole('img', { name: 'Logo de DDETS 13' })).toBeTruthy();
});
