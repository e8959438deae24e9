import { describe, expect, it } from 'vitest';
import { belowBase, loginHref, safeRedirect } from './navigation.ts';

describe('where the login page leads', () => {
  it.each([
    ['/dossiers?etat=C#liste', '/dossiers?etat=C#liste'],
    ['/client/dossiers', '/dossiers'],
    ['/client', '/'],
  ])('takes %s for a page of ours', (wanted, href) => {
    expect(safeRedirect(wanted)).toBe(href);
  });

  it.each([
    'https://ailleurs.example/dossiers',
    '//ailleurs.example',
    '/\\ailleurs.example',
    'javascript:alert(1)',
    '/client//ailleurs.example',
    '/login?redirect_url=%2Fdossiers',
    'dossiers',
    '',
    null,
  ])('refuses %s', (wanted) => {
    expect(safeRedirect(wanted)).toBeNull();
  });

  it('keeps the page that was wanted in its own address', () => {
    expect(loginHref('/dossiers?etat=C')).toBe('/login?redirect_url=%2Fdossiers%3Fetat%3DC');
  });

  it('takes the base away, and nothing that only begins like it', () => {
    expect(belowBase('/client/faq')).toBe('/faq');
    expect(belowBase('/clientele')).toBe('/clientele');
  });
});
