import { describe, expect, it } from 'vitest';
import { accesSecondes, decideRotation, type JetonRafraichissement } from './session.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const in1s = new Date(now.getTime() + 1000);
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const aJeton = (changes: Partial<JetonRafraichissement> = {}): JetonRafraichissement => ({
  expiresAt: in1s,
  rotatedAt: null,
  isSuccessorRotated: false,
  session: { expiresAt: in1s, revokedAt: null },
  ...changes,
});

describe('refresh tokens', () => {
  it('gives access for 15 minutes at most', () => {
    expect(accesSecondes).toBeLessThanOrEqual(15 * 60);
  });

  it('exchanges one that was never used [R4.89]', () => {
    expect(decideRotation(aJeton(), now)).toBe('rotate');
  });

  it.each([
    { what: 'unknown', jeton: undefined },
    { what: 'past its end', jeton: aJeton({ expiresAt: now }) },
    { what: 'of a session past its end', jeton: aJeton({ session: { expiresAt: now, revokedAt: null } }) },
    { what: 'of a revoked session', jeton: aJeton({ session: { expiresAt: in1s, revokedAt: ago(1) } }) },
    {
      what: 'used, of a revoked session',
      jeton: aJeton({ rotatedAt: ago(1), session: { expiresAt: in1s, revokedAt: ago(1) } }),
    },
  ])('refuses one that is $what [R4.90]', ({ jeton }) => {
    expect(decideRotation(jeton, now)).toBe('expired');
  });

  it.each([
    { seconds: 0, rotation: 'same' },
    { seconds: 10, rotation: 'same' },
    { seconds: 10.001, rotation: 'reuse' },
    { seconds: 3600, rotation: 'reuse' },
  ])('reads a use $seconds s after the exchange as $rotation', ({ seconds, rotation }) => {
    expect(decideRotation(aJeton({ rotatedAt: ago(seconds) }), now)).toBe(rotation);
  });

  it('forgives the immediate parent only: once the successor was used, it is a copy', () => {
    expect(decideRotation(aJeton({ rotatedAt: ago(1), isSuccessorRotated: true }), now)).toBe('reuse');
  });

  it('still says reuse of a used one past its own end, while the session lives', () => {
    expect(decideRotation(aJeton({ rotatedAt: ago(60), expiresAt: ago(1) }), now)).toBe('reuse');
  });
});
