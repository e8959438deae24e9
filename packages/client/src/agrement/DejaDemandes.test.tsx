// @vitest-environment jsdom
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DejaDemandes } from './DejaDemandes.tsx';

afterEach(cleanup);

const agrement = (code: string, demande: AgrementResume['demande']) =>
  ({ code, libelle: `Agrément ${code}`, service: { nom: 'DRAJES Sud' }, demande }) as AgrementResume;

it('names each agrément that was asked for, where it stands, and leads to its dossier', () => {
  const items = [
    agrement('JEP', { id_fo: '26-000008', etat: '6' }),
    agrement('SPORT', { id_fo: '26-000070', etat: '11' }),
    agrement('HAA', null),
  ];
  render(<DejaDemandes siret="90000000100017" items={items} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Agrément JEP, DRAJES Sud : accordé Dossier 26-000008$/i),
    expect.stringMatching(/^Agrément SPORT, DRAJES Sud : refusé Dossier 26-000070$/i),
  ]);
  const link = screen.getByRole('link', { name: 'Dossier 26-000070' });
  expect(link.getAttribute('href')).toContain('/associations/90000000100017/demande-agrement/26-000070');
});

it('says nothing when nothing was asked for', () => {
  render(<DejaDemandes siret="90000000100017" items={[agrement('HAA', null)]} />);
  expect(document.body.textContent).toBe('');
});
