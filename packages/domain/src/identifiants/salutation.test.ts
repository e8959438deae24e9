import { expect, test } from 'vitest';
import { bonjour, servicePrenom } from './salutation.ts';

test('a person is greeted by name, the account of a service is no person', () => {
  expect(bonjour({ prenom: 'Camille', nom: 'Martin' })).toBe('Bonjour Camille Martin,');
  expect(bonjour({ prenom: servicePrenom, nom: 'DRAJES Sud' })).toBe('Bonjour,');
});
