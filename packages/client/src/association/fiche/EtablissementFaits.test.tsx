// @vitest-environment jsdom
import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EtablissementFaits } from './EtablissementFaits.tsx';

afterEach(cleanup);

const one = (id_siret: string) =>
  ({ id_siret, nic: id_siret.slice(-5), est_siege: true, actif: true, adresse: {} }) as EtablissementTenuView;
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

it('a RIDET is not said to be a SIRET of Sirene, and who manages the association may correct it', () => {
  render(<EtablissementFaits one={one('NC1234567001')} canRenumber />);
  expect(text()).toMatch(/NuméroRIDET 1234567\.001.{0,40}Déclaré par l’association/);
  expect(text()).not.toMatch(/SIRET|Sirene|NIC/);
  expect(screen.getByRole('link', { name: 'Corriger ce numéro' }).getAttribute('href')).toContain(
    '/associations/NC1234567001/demande-siret',
  );
});

it('whoever only reads it corrects nothing', () => {
  render(<EtablissementFaits one={one('NC1234567001')} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a SIRET is that of Sirene', () => {
  render(<EtablissementFaits one={one('66101723600018')} canRenumber />);
  expect(text()).toMatch(/SIRET661 017 236 00018.{0,40}Sirene/);
  expect(text()).toContain('NIC00018');
  expect(screen.queryByRole('link')).toBeNull();
});
