import { describe, expect, it } from 'vitest';
import { isNotificationKind, notificationKinds, notificationSentence } from './notification.words.ts';

describe('notification kinds', () => {
  it('are the eight of the specification [R3.17]', () => {
    expect(Object.entries(notificationKinds).map(([kind, { label }]) => [kind, label])).toEqual([
      ['1', 'état du dossier'],
      ['2', 'statut de complétude'],
      ['3', 'siret'],
      ['4', 'document'],
      ['5', 'message'],
      ['6', 'RIB'],
      ['7', 'service'],
      ['8', 'état du compte rendu financier'],
    ]);
    expect([0, 1, 8, 9, 1.5].filter(isNotificationKind)).toEqual([1, 8]);
  });

  it('begins every sentence with its object', () => {
    const sentences = Object.values(notificationKinds).flatMap((kind) => Object.values(kind.sentences));
    expect(sentences).toHaveLength(38);
    for (const sentence of sentences) expect(sentence).toMatch(/^\{objet\} : .+\.$/);
  });

  it('reads as one French sentence with a capital', () => {
    const params = { objet: 'dossier 26-000123', etat: "en cours d'instruction" };
    expect(notificationSentence(1, 'defaut', params)).toBe("Dossier 26-000123 : en cours d'instruction.");
  });

  it('says each variant of its kind, and the first for one that no longer exists', () => {
    const params = { objet: 'dossier 26-000123', auteur: 'Jeanne Roux', manque: 'RIB' };
    expect(notificationSentence(2, 'repondu', params)).toBe('Dossier 26-000123 : complété par Jeanne Roux.');
    expect(notificationSentence(2, 'autrefois', params)).toBe('Dossier 26-000123 : à compléter (RIB).');
  });

  it('leaves out what it was not told', () => {
    expect(notificationSentence(6, 'defaut', {})).toBe(' : le RIB a changé.');
  });
});
