import { describe, expect, it } from 'vitest';
import { acteCourriel, sayNotificationCourriel } from './courriel-notification.words.ts';
import { type NotificationKind, notificationKinds } from './notification.words.ts';

const params = new Proxy({} as Record<string, string>, { get: (_, name) => `un ${String(name)}` });
const all = Object.entries(notificationKinds).flatMap(([kind, { sentences }]) =>
  Object.keys(sentences).map((variante) => [Number(kind) as NotificationKind, variante] as const),
);

describe('the first sentence of the e-mail of a notification', () => {
  it.each(all)('of kind %i, %s, is a sentence and not a label', (kind, variante) => {
    const { phrase } = sayNotificationCourriel(kind, variante, params);
    expect(phrase).toMatch(/^\p{Lu}.+\.$/u);
    expect(phrase).not.toMatch(/^Un objet\s?:/);
  });

  it('says whether its object is still to be named', () => {
    const avis = sayNotificationCourriel(7, 'avis', {
      service: 'DRAJES Sud',
      date: '15/12/2026',
      objet: 'dossier 26-1',
    });
    expect(avis).toEqual({ phrase: 'DRAJES Sud demande votre avis avant le 15/12/2026.', isObjetDit: false });
    expect(sayNotificationCourriel(1, 'tca', { objet: 'Les Pions', date: '24/04/2027' })).toEqual({
      phrase: 'Le tronc commun d’agrément de Les Pions est à renouveler avant le 24/04/2027.',
      isObjetDit: true,
    });
  });

  it('elides before the vowel of a name', () => {
    const { phrase } = sayNotificationCourriel(4, 'perime', { objet: 'Atelier vélo', document: 'statuts' });
    expect(phrase).toBe('Un document d’Atelier vélo sera bientôt périmé\u00a0: statuts.');
  });

  it('is the first of its kind for a variant that no longer exists', () => {
    expect(sayNotificationCourriel(6, 'autrefois', {}).phrase).toBe('Le RIB du dossier a changé.');
  });

  it.each(all)('of kind %i, %s, has a button that says an act', (kind, variante) => {
    expect(acteCourriel(kind, variante)).toMatch(
      /^(Voir|Ouvrir|Terminer|Compléter|Lire|Déposer|Remplacer|Télécharger|Choisir|Donner) /,
    );
  });
});
