import { describe, expect, test } from 'vitest';
import { isAbandonnee, retryDelay, webhookProblem } from './webhook.rules.ts';

test('tries come further and further apart, to six hours, a fifth more or less', () => {
  expect([1, 2, 3, 4, 10, 11, 30].map((essais) => retryDelay(essais, 0.5))).toEqual([
    30, 60, 120, 240, 15360, 21600, 21600,
  ]);
  expect(retryDelay(1, 0)).toBe(24);
  expect(retryDelay(1, 1)).toBe(36);
});

test('what is tried for three days is given up', () => {
  const first = new Date('2027-02-01T12:00:00Z');
  expect(isAbandonnee(first, new Date('2027-02-04T11:59:59Z'))).toBe(false);
  expect(isAbandonnee(first, new Date('2027-02-04T12:00:00Z'))).toBe(true);
});

describe('what is typed', () => {
  const wrong = (url: string) =>
    webhookProblem({ url }, { cote: 'association', protocols: ['https:'] }).map(({ code }) => code);

  test.each(['https://compta.exemple.fr/webhooks', 'https://exemple.fr:8443/?a=b'])('%s is taken', (url) => {
    expect(wrong(url)).toEqual([]);
  });

  test.each([
    '',
    'exemple.fr',
    'http://exemple.fr',
    'ftp://exemple.fr',
    'javascript:alert(1)',
    'https://a:b@exemple.fr',
    'https://[fe80::1%25eth0]/',
    'https://[fe80::1%eth0]/',
    'https://localhost/',
    'https://ip6-localhost/webhooks',
    'https://exemple.fr:22/',
    'https://exemple.fr:5432/',
    `https://exemple.fr/${'a'.repeat(500)}`,
  ])('%s is refused', (url) => {
    expect(wrong(url)).toEqual(['partenaire.url']);
  });

  test('events are those of the owner, and one at least', () => {
    const of = (
      cote: 'association' | 'service',
      evenements: Parameters<typeof webhookProblem>[0]['evenements'],
    ) => webhookProblem({ evenements }, { cote, protocols: [] }).map(({ code }) => code);
    expect(of('association', [])).toEqual(['partenaire.sans-evenement']);
    expect(of('association', ['dossier.cree'])).toEqual([]);
    expect(of('service', ['dossier.cree'])).toEqual(['partenaire.evenement-impossible']);
  });
});
