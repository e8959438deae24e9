import { describe, expect, it } from 'vitest';
import { faitSaid, unParUn } from './resultat.ts';

describe('an act on many dossiers', () => {
  it('goes on after a refusal, and says each dossier that was left', async () => {
    const dossiers = ['26-1', '26-2', '26-3'].map((id_fo) => ({ id_fo }));
    const resultat = await unParUn(dossiers, async ({ id_fo }) => (id_fo === '26-2' ? 'Déjà décidé.' : null));
    expect(resultat).toEqual({ fait: 2, laisses: [{ id_fo: '26-2', raison: 'Déjà décidé.' }] });
    expect(faitSaid(resultat, ['noté', 'notés'])).toMatch(/^Fait : 2\snotés · 1\slaissé\.$/);
  });
});
