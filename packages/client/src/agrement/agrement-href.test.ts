import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { expect, it } from 'vitest';
import { prochainActe } from '../demarche/etapes-liees.ts';
import { findNextEtape } from '../demarche/use-etape.ts';
import { liensAgrement } from './agrement-href.ts';

const renvoye = (isCorrige = false) =>
  ({
    id_fo: '26-000001',
    demandeur: { id_siret: '1' },
    instructions: [{ etat: 'C', service: { nom: 'DRAJES' }, motif: 'Joignez vos comptes.' }],
    renvois: [{ points: [], isCorrige, service: 'DRAJES' }],
    blockers: [],
  }) as unknown as DossierAgrementView;

const filled = (isCorrige: boolean) =>
  prochainActe({ liens: liensAgrement } as never, renvoye(isCorrige), {
    steps: [{ id: 'transmission', title: 'Vérifier et transmettre', status: 'a-completer', href: '' }],
  })?.label;

it('an agrément sent back in words alone is corrected before it is sent again', () => {
  expect(filled(false)).toBe('Corriger le dossier');
  expect(filled(true)).toBe('Renvoyer à DRAJES');
  expect(liensAgrement.ouCorriger?.(renvoye()).map(({ label }) => label)).toEqual([
    'qui demande',
    'les pièces',
    'les conditions',
  ]);
});

it('its steps lead to its end even while nothing is changed', () => {
  const suites = (['demandeur', 'pieces', 'donnees'] as const).map((etape) =>
    findNextEtape(liensAgrement, renvoye(), etape).replace(/.*etape=/, ''),
  );
  expect(suites).toEqual(['pieces', 'donnees', 'transmission']);
});
