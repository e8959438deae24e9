import { describe, expect, it } from 'vitest';
import { lieuReponses, lieuxSiege, siegeLieu } from './siege.ts';

describe('whose place the seat is', () => {
  it.each(lieuxSiege.map(({ value }) => value))(
    'keeps « %s » as the two boxes and reads it again',
    (lieu) => {
      expect(siegeLieu(lieuReponses(lieu))).toBe(lieu);
    },
  );

  it('asks again where both boxes hold, which no seat can be', () => {
    expect(siegeLieu({ domicile_entreprise: true, domicile_provisoire_rl: true })).toBeNull();
  });

  it('is the association’s own while nothing is said', () => {
    expect(siegeLieu(undefined)).toBe('association');
  });
});
