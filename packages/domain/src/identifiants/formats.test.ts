import { expect, test } from 'vitest';
import { kernelProblems } from '../kernel/problems.ts';
import { valueProblems } from '../kernel/value-problems.ts';
import { formats } from './formats.ts';
import { identifiantProblems } from './identifiants.problems.ts';

const all = Object.values(formats);
const known = { ...kernelProblems, ...identifiantProblems };

const withExample = all.flatMap(({ exemple, ...format }) =>
  exemple ? [{ ...format, exemple, stored: format.normalise?.(exemple) ?? exemple }] : [],
);

test.each(withExample)('gives an example that $name accepts: $exemple', ({ check, stored }) => {
  expect(check(stored)).toBeNull();
});

test.each(all.map((format) => [format.name, format] as const))(
  'has one sentence for what %s refuses',
  (_, format) => {
    const codes = ['', '☺', 'a§', '1', 'é'.repeat(300), '\u0000'].map((text) => format.check(text)?.code);
    const unknown = codes.filter((code) => code !== undefined && !(code in known));
    expect(unknown).toEqual([]);
  },
);

test.each(all.map((format) => [format.name, format] as const))(
  'normalises once and for all: %s',
  (_, format) => {
    for (const text of [' a B ', '12\u00a034', 'É\r\nb', 'www.exemple.fr', format.exemple ?? '']) {
      const once = format.normalise?.(text) ?? text;
      expect(format.normalise?.(once) ?? once).toBe(once);
    }
  },
);

test('shows both generic sentences with the label of the field [R5.15]', () => {
  const row = { kind: 'text', label: 'SIREN', max: 20, format: formats.siren } as const;
  expect(valueProblems(row, 'abc')).toEqual([
    { code: 'identifiant.siren', params: { label: 'SIREN', exemple: 'Exemple : 123 456 782.' } },
  ]);
  expect(valueProblems(row, '12')).toEqual([
    { code: 'kernel.longueur-exacte', params: { label: 'SIREN', exemple: 'Exemple : 123 456 782.', n: 9 } },
  ]);
  expect(identifiantProblems['identifiant.siren'].message).toBe(
    "La valeur du champ {label} n'est pas au bon format.",
  );
  expect(identifiantProblems['identifiant.caracteres'].message).toContain(
    'Certains caractères ne sont pas pris en compte par le champ {label}',
  );
});

test('keeps the generic sentences of the specification to the letter [R5.16]', () => {
  expect(kernelProblems['kernel.longueur-exacte'].message).toMatch(
    / doit contenir exactement \{n\} caractère\(s\)\.$/,
  );
  expect(kernelProblems['kernel.trop-long'].message).toMatch(
    / ne doit pas contenir plus de \{n\} caractère\(s\)\.$/,
  );
  expect(kernelProblems['kernel.trop-court'].message).toMatch(
    / doit contenir au moins \{n\} caractère\(s\)\.$/,
  );
});
