// @vitest-environment jsdom
import type { Changes } from '@asso/domain/kernel/changes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKey } from '../draft/draft-cipher.ts';
import { forgetDrafts, keepChanges, keptChanges, openDrafts, unsentDrafts } from '../draft/draft-storage.ts';
import { holdDraft } from '../draft/held-drafts.ts';
import { keepToken } from '../session/session-token.ts';
import { sendUnsent, toDecide } from './send-unsent.ts';

type Sent = { url: string; changes: Changes; version: string | null };
const sent: Sent[] = [];
const answers: (() => Response)[] = [];

const json = (content: object, status = 200, version = 4) =>
  new Response(JSON.stringify(content), { status, headers: { etag: `"${version}"` } });
const conflict = () =>
  json({ message: 'Un autre a répondu.', problems: [], conflicts: { titre: 'Sien' }, version: 9 }, 409);

const envoiOf = (id: string) => ({
  row: { method: 'PUT' as const, path: '/projets/{id}' },
  params: { id },
  titre: 'Des sorties en mer',
  version: 3,
  href: `/projets/${id}`,
});
const type = (id: string, changes: Changes) => keepChanges(`projet-${id}`, changes, envoiOf(id));

/** A token valid until 2100; only its date is read here. */
const token = `a.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.c`;

beforeEach(async () => {
  localStorage.clear();
  sent.length = 0;
  answers.length = 0;
  keepToken(token);
  vi.stubGlobal(
    'fetch',
    async (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      sent.push({ url, changes: JSON.parse(body).changes, version: headers['if-match'] ?? null });
      return (answers.shift() ?? (() => json({})))();
    },
  );
  await openDrafts('jeanne', await draftKey('A'.repeat(43)));
});
afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

it('leaves in the order it was typed, one draft after the other, over the version it was typed over', async () => {
  type('2', { titre: { from: 'a', to: 'b' } });
  type('1', { titre: { from: 'c', to: 'd' } });
  await sendUnsent();
  expect(sent).toEqual([
    { url: '/api/projets/2', changes: { titre: { from: 'a', to: 'b' } }, version: '"3"' },
    { url: '/api/projets/1', changes: { titre: { from: 'c', to: 'd' } }, version: '"3"' },
  ]);
  expect(unsentDrafts.get()).toEqual([]);
});

it('stops at the first that meets no network, and loses nothing', async () => {
  type('1', { titre: { to: 'b' } });
  type('2', { titre: { to: 'd' } });
  answers.push(() => {
    throw new TypeError('no network');
  });
  await sendUnsent();
  expect([sent.length, unsentDrafts.get().length]).toEqual([1, 2]);
});

it('keeps for its page what crosses a colleague’s answer, sends the rest, and does not try again by itself', async () => {
  type('1', { titre: { from: 'a', to: 'Mien' }, objectifs: { from: null, to: 'Les miens' } });
  answers.push(conflict);
  await sendUnsent();
  expect(sent[1]).toMatchObject({ changes: { objectifs: { to: 'Les miens' } }, version: '"9"' });
  expect(keptChanges('projet-1')).toEqual({ titre: { from: 'a', to: 'Mien' } });
  expect([...toDecide.get()]).toEqual(['projet-1']);
  await sendUnsent();
  expect(sent).toHaveLength(2);
});

it('leaves to its page a draft that is open', async () => {
  const release = holdDraft('projet-1');
  type('1', { titre: { to: 'b' } });
  await sendUnsent();
  expect(sent).toEqual([]);
  release();
  await sendUnsent();
  expect(sent).toHaveLength(1);
});

it('sends nothing of what a form waits to save by its button', async () => {
  keepChanges('fiche', { nom: { to: 'b' } });
  await sendUnsent();
  expect(sent).toEqual([]);
});
