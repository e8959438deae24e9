import { expect, test } from 'vitest';
import type { Campagne } from '../../subvention/campagne.rules.ts';
import { aCampagne } from '../../subvention/test/test-dossier-complet.ts';
import { dureeEstimeeMinutes } from '../duree-estimee.rules.ts';
import { minutesByEtape } from './durees-par-etape.rules.ts';

const piece = (code: string) => ({ id: code, code, nature: code, label: code, obligatoire: true });

test.each<[string, Partial<Campagne>]>([
  ['no paper', {}],
  ['two papers', { documents_attendus: [piece('RAR'), piece('CPT')] }],
  ['a field of the association', { champs_attendus: [{ code: 'objet', part: 'association' }] }],
])('the minutes of each part add up to the estimate: %s', (_, more) => {
  const campagne = aCampagne(more);
  const parts = minutesByEtape(campagne);
  expect(parts.every(({ minutes }) => minutes > 0)).toBe(true);
  expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(dureeEstimeeMinutes(campagne));
});
