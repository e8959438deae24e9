import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { expect, it } from 'vitest';
import { prochainActe } from '../demarche/etapes-liees.ts';
import { liensSiret } from './siret-href.ts';

const rendue = '2026-11-20T10:00:00.000Z';
const renvoyee = (modifie_le: string, last: 'service' | 'association' = 'service') =>
  ({
    ...{ identifiant: { id_fo_fonctionnel: 'S-12' }, identite: { id_rna: 'W132900346' }, blockers: [] },
    ...{ description: { code_etat: 'ECS' }, motif: 'Les statuts ne sont pas signés.', modifie_le },
    historique: [{ cote: last, le: rendue }],
  }) as unknown as DemandeSiretView;

const filled = (demande: DemandeSiretView) =>
  prochainActe({ liens: liensSiret } as never, demande, {
    steps: [{ id: 'transmission', title: 'Vérifier et transmettre', status: 'a-completer', href: '' }],
  })?.label;

it('a request given back is corrected before it is sent again, at its places', () => {
  expect(filled(renvoyee(rendue))).toBe('Corriger la demande');
  expect(filled(renvoyee('2026-11-21T10:00:00.000Z'))).toBe('Vérifier et transmettre');
  expect(filled(renvoyee(rendue, 'association'))).toBe('Vérifier et transmettre');
  expect(liensSiret.ouCorriger?.(renvoyee(rendue)).map(({ label }) => label)).toEqual([
    'l’identité',
    'les adresses',
    'l’activité',
    'les documents',
  ]);
});
