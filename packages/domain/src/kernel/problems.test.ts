import { describe, expect, it } from 'vitest';
import { kernelProblems, problemMessage, problemTexts } from './problems.ts';

const row = { kind: 'invalid', message: '{label} accepte {n} lignes.' } as const;

describe('the sentence of a problem', () => {
  it('takes its parameters', () => {
    expect(problemMessage(row, { label: 'Projets', n: 3 })).toBe('Projets accepte 3 lignes.');
    expect(problemMessage(row, { label: '{n} $& $1', n: 3 })).toBe('{n} $& $1 accepte 3 lignes.');
  });

  it('leaves out a parameter that is missing, and what would hang after it: « undefined » is never read [M183]', () => {
    expect(problemMessage(row)).toBe(' accepte  lignes.');
    expect(problemMessage(kernelProblems['kernel.format'], { label: 'Jour' })).toBe(
      "La valeur du champ Jour n'est pas au bon format.",
    );
  });

  it('adds what to do after the sentence of the specification', () => {
    expect(
      problemMessage(kernelProblems['kernel.format'], {
        label: 'Jour',
        exemple: 'Écrivez-la ainsi : jj/mm/aaaa.',
      }),
    ).toBe("La valeur du champ Jour n'est pas au bon format. Écrivez-la ainsi : jj/mm/aaaa.");
  });

  it('gives apart what is wrong and what to do, each filled, and nothing apart when there is nothing to do', () => {
    const both = { kind: 'conflict', message: 'Il est « {etat} »', remede: 'Attendez {n} jours.' } as const;
    expect(problemTexts(both, { etat: 'Refusé', n: 2 })).toEqual({
      message: 'Il est « Refusé ». Attendez 2 jours.',
      raison: 'Il est « Refusé ».',
      remede: 'Attendez 2 jours.',
    });
    expect(problemTexts(row, { label: 'Projets', n: 3 })).toEqual({ message: 'Projets accepte 3 lignes.' });
    expect(problemTexts(kernelProblems['kernel.format'], { label: 'Jour' })).toEqual({
      message: "La valeur du champ Jour n'est pas au bon format.",
    });
  });

  it.each([
    [2027, '2027'],
    [0.5, '0,5'],
    [12.55, '12,55'],
    [153_000, '153\u202f000'],
    [-1, '-1'],
  ])('writes the number %s as people write it', (n, written) => {
    expect(problemMessage({ kind: 'invalid', message: '{n}' }, { n })).toBe(written);
  });
});

describe('the problems every feature shares', () => {
  it.each([
    ['kernel.obligatoire', 'Le champ {label} est obligatoire.'],
    ['kernel.a-renseigner', 'Veuillez renseigner le champ {label}.'],
    ['kernel.format', "La valeur du champ {label} n'est pas au bon format."],
    ['kernel.caracteres', 'Certains caractères ne sont pas pris en compte par le champ {label}'],
    ['kernel.longueur-exacte', '{label} doit contenir exactement {n} caractère(s).'],
    ['kernel.trop-long', '{label} ne doit pas contenir plus de {n} caractère(s).'],
    ['kernel.trop-court', '{label} doit contenir au moins {n} caractère(s).'],
    ['kernel.case-a-cocher', 'Au moins une case doit être cochée.'],
    ['kernel.inchange', "Aucun changement n'a été détécté."],
    ['kernel.erreur-interne', 'Un problème est survenu.'],
    ['kernel.indisponible', 'Une erreur serveur est survenue.'],
    ['kernel.trop-volumineux', 'La taille du fichier ne doit excéder 15MO.'],
    ['kernel.requete-invalide', "Un problème est survenu lors de l'envoi de la requête au serveur."],
    ['kernel.introuvable', "La ressource demandé n'a pas été trouvée."],
    ['kernel.non-connecte', 'Votre session est expirée, veuillez vous reconnecter.'],
  ] as const)('say %s to the letter of the specification', (code, message) => {
    expect(kernelProblems[code].message).toBe(message);
  });

  it('are named after the kernel, and say something to do or to know', () => {
    for (const [code, { message }] of Object.entries(kernelProblems)) {
      expect(code).toMatch(/^kernel\.[a-z]+(-[a-z]+)*$/);
      expect(message.length).toBeGreaterThan(10);
    }
  });
});
