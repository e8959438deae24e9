import { parseRib } from '@asso/domain/association/rib-lu/rib-lu.rules';
import { describe, expect, it } from 'vitest';
import { readPapier } from '../../platform/lecture/lecture.ts';
import { dixRibs, type RibInvente } from '../../platform/lecture/test/test-ribs.ts';

const pour = 'une-personne';

const found: { rib: RibInvente; lu: ReturnType<typeof parseRib> }[] = [];
for (const rib of await dixRibs()) {
  const read = await readPapier(rib.bytes, { pour });
  found.push({ rib, lu: parseRib(read.ok ? read.value.pages : [], rib.attendu.titulaire) });
}

describe('ten bank papers that nobody has: six PDFs and four photos askew in a bad light', () => {
  const having = (isRight: (one: (typeof found)[number]) => boolean) => found.filter(isRight).length;

  it('give their IBAN at least nine times, and never another one', () => {
    expect(having(({ rib, lu }) => lu.iban?.valeur === rib.attendu.iban)).toBeGreaterThanOrEqual(9);
    expect(having(({ rib, lu }) => lu.iban !== null && lu.iban.valeur !== rib.attendu.iban)).toBe(0);
  });

  it('give their BIC, their holder and their bank at least nine times', () => {
    expect(having(({ rib, lu }) => lu.bic?.valeur === rib.attendu.bic)).toBeGreaterThanOrEqual(9);
    expect(having(({ lu }) => lu.accord === 'meme')).toBeGreaterThanOrEqual(9);
    expect(having(({ lu }) => lu.banque !== null)).toBeGreaterThanOrEqual(9);
  });

  it('say where the IBAN stands on the page', () => {
    for (const { lu } of found) {
      expect(lu.iban?.place?.x).toBeGreaterThan(0);
      expect((lu.iban?.place?.x ?? 1) + (lu.iban?.place?.largeur ?? 1)).toBeLessThan(1);
    }
  });
});
