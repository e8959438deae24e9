import { describe, expect, it } from 'vitest';
import { lieuDuSiege, lieuxSiege, reponsesDuLieu } from './siege.ts';

describe('whose place the seat is', () => {
  it.each(lieuxSiege.map(({ value }) => value))(
    'keeps « %s » as the two boxes and reads it again',
    (lieu) => {
      expect(lieuDuSiege(reponsesDuLieu(lieu))).toBe(lieu);
    },
  );

  it('asks again where both boxes hold, which no seat can be', () => {
    expect(lieuDuSiege({ domicile_entreprise: true, domicile_provisoire_rl: true })).toBeNull();
  });

  it('is the association’s own while nothing is said', () => {
    expect(lieuDuSiege(undefined)).toBe('association');
  });
});
