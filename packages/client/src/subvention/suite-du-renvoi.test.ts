import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { expect, it } from 'vitest';
import { renvoiSuite } from '../demarche/etapes-liees.ts';
import { liensSubvention } from './dossier-liens.ts';

const dossier = (projets: string[], isCorrige = false) =>
  ({
    id_fo: '26-000001',
    demandeur: { id_siret: '1' },
    instructions: [{ etat: 'C', service: { nom: 'DRAJES' }, motif: 'Relisez.' }],
    renvois: [{ points: [], isCorrige, service: 'DRAJES' }],
    blockers: [],
    projets: projets.map((id) => ({ id })),
  }) as unknown as DossierSubventionView;

it('what was sent back in words alone leads to the project, not to the page that sends', () => {
  expect(renvoiSuite(liensSubvention, dossier(['p1']))).toMatchObject({
    label: 'Corriger le projet',
    href: expect.stringContaining('p1'),
  });
  expect(renvoiSuite(liensSubvention, dossier(['p1', 'p2']))?.label).toBe('Corriger les projets');
  expect(renvoiSuite(liensSubvention, dossier(['p1'], true))?.label).toBe('Renvoyer à DRAJES');
});
