import { expect, test } from 'vitest';
import type { ContenuModele } from './modele-courrier.rules.ts';
import { listEcartsModele } from './versions-modele.rules.ts';

const first: ContenuModele = {
  nature: 'accord',
  nom: 'Accord',
  objet: 'Votre demande {dossier.numero}',
  texte: 'Bonjour,\n\nNous vous accordons {decision.montant}.\n\nMerci.\n\nMerci.',
};

test('a version says the words it withdrew and those it brought, with fields by their names', () => {
  const next: ContenuModele = {
    ...first,
    nature: 'decision',
    objet: 'Décision',
    texte: 'Bonjour,\n\nVous recevez {decision.montant}.\n\nMerci.',
  };
  expect(listEcartsModele(first, next)).toEqual([
    {
      champ: 'À quoi sert cette lettre',
      retire: ['Notification d’accord'],
      ajoute: ['Lettre de décision : accordée, en partie ou refusée'],
    },
    { champ: 'Objet', retire: ['Votre demande [Numéro du dossier]'], ajoute: ['Décision'] },
    {
      champ: 'Texte',
      retire: ['Nous vous accordons [Montant accordé].', 'Merci.'],
      ajoute: ['Vous recevez [Montant accordé].'],
    },
  ]);
});

test('bold alone is a change of look; nothing changed is no change', () => {
  const bold: ContenuModele = {
    ...first,
    texte: 'Bonjour',
    corps: { forme: 1, blocs: [{ genre: 'paragraphe', passages: [{ texte: 'Bonjour', gras: true }] }] },
  };
  expect(listEcartsModele({ ...first, texte: 'Bonjour' }, bold)).toEqual([
    { champ: 'Texte', retire: [], ajoute: [] },
  ]);
  expect(listEcartsModele(first, { ...first })).toEqual([]);
});
