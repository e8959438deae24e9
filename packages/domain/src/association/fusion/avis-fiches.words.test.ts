import { expect, it } from 'vitest';
import { avisNumeros, avisReunies, avisSeparees } from './avis-fiches.words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const aide = 'aide@asso.example';

it('says that two files are one, that nothing is to be done, and until when one may object', () => {
  const { fait, texte, contact } = avisReunies({
    autre: '« PIONS HUVEAUNE »',
    aide,
    fin: new Date('2027-03-03T09:30:00Z'),
  });
  expect(fait).toBe(
    'l’administration a réuni ici l’autre fiche de la même association, « PIONS HUVEAUNE ». Vous n’avez rien à faire',
  );
  expect(texte).toContain('Votre association n’a pas changé');
  expect(plain(contact)).toMatch(
    /^Ce n’est pas la même association \? Écrivez à aide@asso\.example avant le .*2027/,
  );
});

it('says that they are two again, and where what was done since is', () => {
  const { fait, texte } = avisSeparees({ autre: '« PIONS »', gardee: '« Les Pions »', restes: 0, aide });
  expect(fait).toBe(
    'l’administration a séparé cette fiche de « PIONS », avec laquelle elle l’avait réunie. Vous n’avez rien à faire',
  );
  expect(texte).toMatch(/est resté sur la fiche « Les Pions »\.$/);
  expect(texte).not.toContain('n’existe');
});

it('says what did not come back when two files are parted', () => {
  const { texte } = avisSeparees({ autre: '« PIONS »', gardee: '« Les Pions »', restes: 2, aide });
  expect(plain(texte)).toContain('2 éléments n’existent plus ou ont été déplacés depuis.');
});

it.each([
  ['W751234509', 'W131234567', 'le numéro RNA est W751234509, et non plus W131234567'],
  ['W751234509', null, 'le numéro RNA W751234509 est ajouté'],
  [null, 'W131234567', 'le numéro RNA W131234567, qui n’était pas le sien, est retiré'],
])('says what became of a number: %s instead of %s', (apres, avant, said) => {
  const { fait, texte } = avisNumeros({
    numeros: [{ nom: 'id_rna', avant, apres }],
    anciensGardes: false,
    siegeVide: false,
    aide,
  });
  expect(fait).toBe(
    `l’administration a corrigé les numéros de l’association : ${said}. Vous n’avez rien à faire`,
  );
  expect(texte).toBe('Vos dossiers gardent le numéro avec lequel ils ont été faits.');
});

it('says both numbers, that the old one still leads there, and that the seat waits for the register', () => {
  const { sujet, fait, texte } = avisNumeros({
    numeros: [
      { nom: 'id_rna', avant: null, apres: 'W751234509' },
      { nom: 'id_siren', avant: '900000019', apres: '732829320' },
    ],
    anciensGardes: true,
    siegeVide: true,
    aide,
  });
  expect(sujet).toBe('Numéros corrigés');
  expect(plain(fait)).toContain(
    'le numéro RNA W751234509 est ajouté ; le SIREN est 732 829 320, et non plus 900 000 019. Vous',
  );
  expect(texte).toContain('L’ancien numéro mène toujours à votre association.');
  expect(texte).toContain('Le SIRET du siège reviendra');
});
