import { expect, test } from 'vitest';
import { plainTexte, readTexte } from '../courrier/texte-courrier.rules.ts';
import { corpsModificatif, courrielModificatif, sayDecision } from './modification.words.ts';

const flat = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const avant = { action: 'grant', montant: 3500, prise_le: new Date('2027-04-12T10:00:00Z') } as const;

test('a decision is said with its amount, or as a refusal', () => {
  expect(flat(sayDecision(avant))).toBe('3 500 € accordés');
  expect(flat(sayDecision({ action: 'grant', montant: 1 }))).toBe('1 € accordé');
  expect(sayDecision({ action: 'refuse', montant: null })).toBe('demande refusée');
});

test('the e-mail says the new decision, the one it replaces and why', () => {
  const mail = courrielModificatif({
    nomme: { titre: 'FDVA 2027', type: null, projet: 'Sorties en mer' },
    service: 'DRAJES Sud',
    avant,
    apres: { action: 'grant', montant: 2800 },
    motif: 'Le devis a baissé.',
    nombreCourriers: 1,
  });
  expect(flat(mail.subject)).toBe('Décision modifiée : Sorties en mer, 2 800 €');
  expect(flat(mail.phrase)).toBe(
    'DRAJES Sud modifie sa décision du 12/04/2027 : 2 800 € accordés, au lieu de : 3 500 € accordés.',
  );
  expect(flat(mail.text)).toContain('DRAJES Sud vous écrit :\n\nLe devis a baissé.');
});

test.each([
  ['Madame, Monsieur,\n\nJe vous accorde {decision.montant}.', 1],
  ['# Notification\n\nMadame la présidente,\n\nJe vous accorde {decision.montant}.', 2],
  ['{association.civilite},\n\nJe vous accorde {decision.montant}.', 1],
  ['# Notification\n\nJe vous accorde {decision.montant}.', 0],
  ['Après étude de votre dossier,\nje vous accorde {decision.montant}.', 0],
])('the letter « %s » calls to whom it is written before it says what it replaces', (corps, rank) => {
  const { blocs } = corpsModificatif(readTexte(corps), { avant, motif: '' });
  expect(flat(plainTexte({ ...readTexte(''), blocs: blocs.slice(rank) }))).toMatch(
    /^La présente décision modifie/,
  );
});

test('the letter says first what it replaces; what the agent writes opens no field of it', () => {
  const corps = readTexte('Je vous accorde {decision.montant}.');
  const said = flat(plainTexte(corpsModificatif(corps, { avant, motif: 'Devis {x}.' })));
  expect(said.split('\n\n')).toEqual([
    'La présente décision modifie et remplace celle du 12/04/2027 (3 500 € accordés).',
    'Devis x.',
    'Je vous accorde {decision.montant}.',
  ]);
});
