// @vitest-environment jsdom
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveNothing } from '../platform/session/session.ts';

const note = { id: 'n1', version: 3 } as NotePage;
const marie = '5f0c3c5e-0000-4000-8000-000000000001';
const ali = '5f0c3c5e-0000-4000-8000-000000000002';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('a note hidden by a person leaves nothing of them once they sign out', async () => {
  const { rememberHidden } = await import('./hidden-notes.ts');
  rememberHidden(marie, note);
  expect(JSON.stringify({ ...localStorage })).toContain(marie);
  await leaveNothing();
  expect(JSON.stringify({ ...localStorage })).not.toContain(marie);
  rememberHidden(ali, note);
  expect(JSON.stringify({ ...localStorage })).toContain(ali);
  expect(JSON.stringify({ ...localStorage })).not.toContain(marie);
});

it('a note hidden without an account stays hidden for whoever opens the portal next', async () => {
  const { rememberHidden } = await import('./hidden-notes.ts');
  rememberHidden('', note);
  rememberHidden(marie, note);
  await leaveNothing();
  expect(JSON.parse(localStorage.getItem('asso.notes-masquees') ?? '{}')).toEqual({ '/n1': 3 });
});

it('what an earlier version kept of a person goes when the next note is hidden', async () => {
  localStorage.setItem('asso.notes-masquees', JSON.stringify({ [`${marie}/n1`]: 3, '/n2': 1 }));
  const { rememberHidden } = await import('./hidden-notes.ts');
  rememberHidden('', note);
  expect(JSON.parse(localStorage.getItem('asso.notes-masquees') ?? '{}')).toEqual({ '/n2': 1, '/n1': 3 });
});
