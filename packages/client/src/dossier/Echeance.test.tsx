// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Echeance } from './Echeance.tsx';

const ici = vi.hoisted(() => ({ zone: 'Europe/Paris' }));
vi.mock('../platform/clock.ts', () => ({
  now: () => new Date('2027-03-09T10:00:00Z'),
  localZone: () => ici.zone,
}));
afterEach(cleanup);

it.each([
  ['Europe/Paris', undefined, ''],
  ['Indian/Reunion', undefined, ', soit mercredi 17 mars à 02h59 à La Réunion'],
  ['UTC', undefined, ''],
  ['Indian/Reunion', 'Pacific/Tahiti', ', soit 12h59 à Papeete et mercredi 17 mars à 02h59 à La Réunion'],
])('from %s, a deadline of %s says the hour there', (from, zone, there) => {
  ici.zone = from;
  for (const isBreve of [false, true]) {
    const { container } = render(
      <Echeance le="2027-03-16T22:59:00Z" isBreve={isBreve} {...(zone ? { zone } : {})} />,
    );
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(
      `mardi 16 mars 2027 à 23h59, heure de Paris${there}, dans 7 jours`,
    );
    cleanup();
  }
});
