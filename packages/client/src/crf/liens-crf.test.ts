import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { expect, it } from 'vitest';
import { prochainActe } from '../demarche/etapes-liees.ts';
import { liensCrf } from './liens-crf.ts';

const renvoye = (isInchange: boolean, blockers: CrfView['blockers'] = []) =>
  ({
    ...{ id: 'c1', id_fo: '26-000001', dossier: { id_siret: '1' }, isInchange, blockers },
    ...{ description: { id_etat: 3, exercice: 2026 }, motif: 'Précisez les achats.' },
  }) as unknown as CrfView;

const filled = (crf: CrfView) =>
  prochainActe({ liens: liensCrf } as never, crf, {
    steps: [{ id: 'transmission', title: 'Vérifier et transmettre', status: 'a-completer', href: '' }],
  });

it('a report sent back is corrected before it is sent again, at its places', () => {
  expect(filled(renvoye(true))).toMatchObject({
    label: 'Corriger le compte rendu',
    href: expect.stringContaining('etape=projets'),
  });
  expect(filled(renvoye(false))?.label).toBe('Vérifier et transmettre');
  const manque = { code: 'kernel.a-renseigner', field: 'projets.p1.evaluation', message: 'Il manque…' };
  expect(filled(renvoye(true, [manque as never]))?.label).toBe('Corriger ce qui manque');
  expect(liensCrf.ouCorriger?.(renvoye(true)).map(({ label }) => label)).toEqual([
    'les projets',
    'les dépenses et les recettes',
    'les questions et les pièces',
  ]);
});
