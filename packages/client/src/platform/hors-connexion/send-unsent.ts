// Once the network is back, what was typed without it is sent from any page, one draft at a time, oldest first. When
// somebody else changed the same field, the draft waits for its own page, which shows both values.
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Changes } from '@asso/domain/kernel/changes';
import { createStore } from '../../ui/page/store.ts';
import { call } from '../call/call.ts';
import { queryClient } from '../call/query-client.ts';
import { countChanges, without } from '../draft/draft-changes.ts';
import { keepChanges, type Unsent, unsentDrafts } from '../draft/draft-storage.ts';
import type { SaveAnswer } from '../draft/draft-types.ts';
import { unlessHeld } from '../draft/held-drafts.ts';
import { saveAnswer } from '../draft/save-answer.ts';
import { notify } from '../session/announcements.ts';

/**
 * The names of the drafts that the server did not take: somebody changed the same field meanwhile, or a value is
 * refused. The page of each draft shows the reason.
 */
export const toDecide = createStore<ReadonlySet<string>>(new Set());

export const countUnsent = (drafts: readonly Unsent[]): number =>
  drafts.reduce((sum, { changes }) => sum + countChanges(changes), 0);

// A draft sent by its page or given up needs no decision any more.
unsentDrafts.subscribe(() => {
  const names = new Set(unsentDrafts.get().map(({ name }) => name));
  if ([...toDecide.get()].some((name) => !names.has(name)))
    toDecide.set((before) => new Set([...before].filter((name) => names.has(name))));
});

let sending: Promise<void> | null = null;

/**
 * Sends what can be sent; only one sending runs at a time in this browser. `isFound` says that the drafts come from an
 * earlier visit, for the message.
 */
export function sendUnsent({ isFound = false } = {}): Promise<void> {
  sending ??= inTurn(() => sendAll(isFound)).finally(() => {
    sending = null;
  });
  return sending;
}

const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('asso.envoi', work) : work();

async function sendAll(isFound: boolean): Promise<void> {
  let sent = 0;
  let isCut = false;
  for (const { name } of unsentDrafts.get()) {
    if (isCut || toDecide.get().has(name)) continue;
    await unlessHeld(name, async () => {
      // The page of this draft may have sent it while others were being sent.
      const draft = unsentDrafts.get().find((one) => one.name === name);
      const taken = draft ? await sendOne(draft) : 0;
      if (taken === 'coupe') isCut = true;
      else sent += taken;
    });
  }
  if (sent === 0) return;
  notify(
    'succes',
    isFound
      ? `${count(sent, 'réponse retrouvée et enregistrée', 'réponses retrouvées et enregistrées')}.`
      : `Connexion rétablie : ${count(sent, 'réponse enregistrée', 'réponses enregistrées')}.`,
  );
  await queryClient.invalidateQueries();
}

/** Sends one draft and returns how many answers were saved; « coupe » when the server could not be reached. */
async function sendOne(draft: Unsent): Promise<number | 'coupe'> {
  const { name, changes, envoi } = draft;
  const answer = await save(draft, changes);
  switch (answer.kind) {
    case 'injoignable':
      return 'coupe';
    case 'enregistre':
      keepChanges(name, {});
      return countChanges(changes);
    case 'refuse':
      decide(name);
      return 0;
    case 'conflit':
      decide(name);
  }
  const { version = envoi.version } = answer;
  const free = without(changes, Object.keys(answer.conflicts));
  if (countChanges(free) === 0 || countChanges(free) === countChanges(changes)) return 0;
  const second = await save({ ...draft, envoi: { ...envoi, version } }, free);
  if (second.kind !== 'enregistre') return 0;
  keepChanges(name, without(changes, Object.keys(free)), { ...envoi, version: second.version });
  return countChanges(free);
}

const decide = (name: string): void => toDecide.set((before) => new Set([...before, name]));

async function save({ envoi }: Unsent, changes: Changes): Promise<SaveAnswer<unknown>> {
  // Only the method and the path of the endpoint were kept, and a call needs no more.
  const row = { ...envoi.row, access: 'connecte', summary: '' } as unknown as Endpoint;
  const input = { params: envoi.params, query: {}, body: { changes }, ifMatch: envoi.version };
  return saveAnswer(await call(row, input as never), (reply) => reply);
}
