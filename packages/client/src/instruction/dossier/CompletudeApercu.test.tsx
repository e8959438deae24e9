// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CompletudeApercu } from './CompletudeApercu.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] });
  // jsdom draws no dialog.
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (fuseau: string) => {
  const given = {
    dossier: { id_fo: '27-000412', description: { titre: 'FDVA 2027' } },
    instruction: { service: { nom: 'DRAJES Sud' } },
    demande: { coches: ['piece-RIB'], phrases: { 'piece-RIB': 'Illisible.' }, avantLe: '2027-03-10' },
    points: [{ code: 'piece-RIB', libelle: 'Relevé d’identité bancaire' }],
    onConfirm: async () => undefined,
    onClose: () => undefined,
  };
  render(
    <CompletudeApercu {...(given as unknown as Parameters<typeof CompletudeApercu>[0])} fuseau={fuseau} />,
  );
  return screen.getByRole('region', { name: 'Courriel', hidden: true }).textContent?.replaceAll(/\s/g, ' ');
};

it.each([
  ['Europe/Paris', 'mercredi 10 mars 2027 à 23h59, heure de Paris'],
  ['America/Martinique', 'jeudi 11 mars 2027 à 04h59, heure de Paris'],
])('the deadline is the end of the day in %s, as in the e-mail that leaves', (fuseau, date) => {
  expect(show(fuseau)).toContain(date);
});

it('begins as the e-mail does: what is missing, then of which dossier', () => {
  const text = show('Europe/Paris');
  expect(text).toContain('Le dossier est à compléter (');
  expect(text).toContain('Dossier 27-000412 (FDVA 2027');
  expect(text).not.toContain('27-000412 (FDVA 2027) : à compléter');
});
