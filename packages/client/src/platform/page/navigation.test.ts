import { describe, expect, it } from 'vitest';
import { belowBase } from './navigation.ts';

describe('an address below the base', () => {
  it.each([
    ['/client/faq', '/faq'],
    ['/client', '/'],
    ['/client/', '/'],
    ['/client?a=b', '/?a=b'],
    ['/client//ailleurs.example', '//ailleurs.example'],
    ['/clientele', '/clientele'],
    ['/dossiers?etat=C#liste', '/dossiers?etat=C#liste'],
  ])('reads %s as %s', (address, href) => {
    expect(belowBase(address)).toBe(href);
  });
});
