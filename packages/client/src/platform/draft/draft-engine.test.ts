// @vitest-environment jsdom
import type { Changes } from '@asso/domain/kernel/changes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftEngine } from './draft-engine.ts';
import type { DraftEvent, SaveAnswer } from './draft-types.ts';

type Projet = { intitule?: string | null; objectifs?: string | null; montant?: number | string | null };
type Sent = { changes: Changes; version: number };

/** Makes a draft whose server answers as the test says, and remembers what it was sent. */
function aDraft({ stored = {} as Projet, kept = {} as Changes, isOnline = true } = {}) {
  const sent: Sent[] = [];
  const events: DraftEvent['kind'][] = [];
  const answers: ((one: Sent) => SaveAnswer<Projet>)[] = [];
  const storage = { changes: kept };
  const engine = new DraftEngine<Projet>({
    value: stored,
    version: 1,
    save: async (one) => {
      sent.push(one);
      return (answers.shift() ?? accept)(one);
    },
    storage: { read: () => storage.changes, write: (changes) => (storage.changes = changes) },
    onEvent: ({ kind }) => events.push(kind),
    isOnline: () => isOnline,
    time: () => '14h05',
  });
  const server: Projet = { ...stored };
  const accept = ({ changes, version }: Sent): SaveAnswer<Projet> => {
    for (const [path, { to }] of Object.entries(changes)) Reflect.set(server, path, to);
    return { kind: 'enregistre', value: { ...server }, version: version + 1 };
  };
  return { engine, sent, events, answers, storage, server };
}

const cut = (): SaveAnswer<Projet> => ({ kind: 'injoignable' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  it('saves two seconds after the last key, only what changed', async () => {
    const { engine, sent } = aDraft({ stored: { intitule: 'Avant', montant: 5 } });
    engine.set('intitule', 'Apr');
    await vi.advanceTimersByTimeAsync(1999);
    engine.set('intitule', 'Après');
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ changes: { intitule: { from: 'Avant', to: 'Après' } }, version: 1 }]);
    expect(engine.view()).toMatchObject({ version: 2, status: { kind: 'enregistre', heure: '14h05' } });
  });

  it('saves at once on leaving a field, and nothing when nothing changed', async () => {
    const { engine, sent } = aDraft({ stored: { intitule: 'Avant' } });
    expect(await engine.flush()).toBe(true);
    engine.set('intitule', 'Après');
    expect(await engine.flush()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('says that it is saving only when that takes 400 ms', async () => {
    const { engine, answers } = aDraft();
    let answer: (value: SaveAnswer<Projet>) => void = () => undefined;
    const slow = new DraftEngine<Projet>({
      value: {},
      version: 1,
      save: () => new Promise((resolve) => (answer = resolve)),
      storage: { read: () => ({}), write: () => undefined },
      onEvent: () => undefined,
      isOnline: () => true,
      time: () => '14h05',
    });
    slow.set('intitule', 'A');
    const saving = slow.flush();
    await vi.advanceTimersByTimeAsync(399);
    expect(slow.view().status.kind).toBe('a-enregistrer');
    await vi.advanceTimersByTimeAsync(1);
    expect(slow.view().status.kind).toBe('en-cours');
    answer({ kind: 'enregistre', value: { intitule: 'A' }, version: 2 });
    expect(await saving).toBe(true);
    expect(engine.view().status.kind).toBe('calme');
    expect(answers).toEqual([]);
  });

  it('keeps what is typed while a save is on its way', async () => {
    const { engine, sent, answers, server } = aDraft();
    answers.push(({ version }) => {
      Object.assign(server, { intitule: 'A', montant: 3 });
      engine.set('objectifs', 'Typed meanwhile');
      return { kind: 'enregistre', value: { intitule: 'A', montant: 3 }, version: version + 1 };
    });
    engine.set('intitule', 'A');
    await engine.flush();
    expect(sent[1]).toEqual({ changes: { objectifs: { from: null, to: 'Typed meanwhile' } }, version: 2 });
    expect(engine.view().value).toMatchObject({ intitule: 'A', objectifs: 'Typed meanwhile' });
  });

  it('sends one save for two flushes at once', async () => {
    const { engine, sent } = aDraft();
    engine.set('intitule', 'A');
    await Promise.all([engine.flush(), engine.flush()]);
    expect(sent).toHaveLength(1);
  });
});

describe('a draft whose network is cut', () => {
  it('keeps the answers in the browser, tries again every ten seconds, and tells the failure and the recovery', async () => {
    const { engine, sent, events, answers, storage } = aDraft();
    answers.push(cut, cut);
    engine.set('intitule', 'A');
    expect(await engine.flush()).toBe(false);
    expect(engine.view().status).toEqual({ kind: 'echec', secondes: 10 });
    expect(storage.changes).toEqual({ intitule: { from: null, to: 'A' } });
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(3);
    expect(storage.changes).toEqual({});
    expect(events).toEqual(['echec', 'echec', 'reprise']);
  });

  it('says that there is no connection, and sends as soon as it is back', async () => {
    const { engine, answers, sent } = aDraft({ isOnline: false });
    const stop = engine.start();
    answers.push(cut);
    engine.set('intitule', 'A');
    await engine.flush();
    expect(engine.view().status.kind).toBe('hors-connexion');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    stop();
  });

  it('tries no more once its page is left', async () => {
    const { engine, answers, sent } = aDraft();
    const stop = engine.start();
    answers.push(cut);
    engine.set('intitule', 'A');
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('finds again what an earlier visit could not save, and sends it', async () => {
    const { engine, sent, events } = aDraft({
      stored: { intitule: 'Avant' },
      kept: { intitule: { from: 'Avant', to: 'Après' } },
    });
    expect(engine.view().value.intitule).toBe('Après');
    engine.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[0]?.changes).toEqual({ intitule: { from: 'Avant', to: 'Après' } });
    expect(events).toEqual(['retrouvees']);
  });

  it('asks when somebody changed meanwhile what an earlier visit could not save', () => {
    const { engine } = aDraft({
      stored: { intitule: 'Autre' },
      kept: { intitule: { from: 'Avant', to: 'Mien' } },
    });
    expect(engine.view().conflict?.champs).toEqual([{ path: 'intitule', mienne: 'Mien', sienne: 'Autre' }]);
  });
});

describe('a draft the server does not take whole', () => {
  const refuseMontant = (): SaveAnswer<Projet> => ({
    kind: 'refuse',
    problems: [{ field: 'montant', message: 'Trop grand.' }],
  });

  it('saves what is right at once, and holds back what is not until it is changed', async () => {
    const { engine, sent, answers } = aDraft();
    answers.push(refuseMontant);
    engine.set('intitule', 'A');
    engine.set('montant', 9e15);
    expect(await engine.flush()).toBe(false);
    expect(sent[1]?.changes).toEqual({ intitule: { from: null, to: 'A' } });
    expect(engine.view()).toMatchObject({
      status: { kind: 'refuse', nombre: 1, champ: 'montant' },
      refusals: [{ field: 'montant', message: 'Trop grand.' }],
    });
    engine.set('montant', 12);
    expect(await engine.flush()).toBe(true);
    expect(engine.view().refusals).toEqual([]);
  });

  it('does not ask for ever when the refusal names no field', async () => {
    const { engine, sent, answers } = aDraft();
    answers.push(() => ({ kind: 'refuse', problems: [] }));
    engine.set('intitule', 'A');
    expect(await engine.flush()).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

describe('a draft that somebody else changed too', () => {
  const conflict = (): SaveAnswer<Projet> => ({
    kind: 'conflit',
    conflicts: { intitule: 'Sien' },
    version: 7,
    par: 'Ali Alaoui',
  });

  async function inConflict() {
    const draft = aDraft({ stored: { intitule: 'Avant' } });
    draft.server.intitule = 'Sien';
    draft.answers.push(conflict);
    draft.engine.set('intitule', 'Mien');
    draft.engine.set('objectifs', 'Les miens');
    await draft.engine.flush();
    return draft;
  }

  it('saves what does not cross, and asks for the rest', async () => {
    const { engine, sent } = await inConflict();
    expect(sent[1]).toEqual({ changes: { objectifs: { from: null, to: 'Les miens' } }, version: 7 });
    expect(engine.view()).toMatchObject({
      status: { kind: 'conflit', par: 'Ali Alaoui' },
      conflict: { par: 'Ali Alaoui', champs: [{ path: 'intitule', mienne: 'Mien', sienne: 'Sien' }] },
    });
  });

  it('sends mine over theirs when mine is kept', async () => {
    const { engine, sent } = await inConflict();
    expect(await engine.resolve({ intitule: 'mienne' })).toBe(true);
    expect(sent.at(-1)?.changes).toEqual({ intitule: { from: 'Sien', to: 'Mien' } });
    expect(engine.view().conflict).toBeNull();
  });

  it('takes theirs when theirs is kept, and sends nothing', async () => {
    const { engine, sent } = await inConflict();
    const before = sent.length;
    await engine.resolve({ intitule: 'sienne' });
    expect(engine.view().value.intitule).toBe('Sien');
    expect(sent).toHaveLength(before);
  });

  it('counts theirs when it is kept, and not ours, so that a field never left shows what is kept', async () => {
    const { engine } = await inConflict();
    const { round } = engine.view();
    await engine.resolve({ intitule: 'sienne' });
    expect(engine.view().round).toBe(round + 1);
    const { engine: other } = await inConflict();
    await other.resolve({ intitule: 'mienne' });
    expect(other.view().round).toBe(round);
  });

  it('merges a newer version that is read while typing', () => {
    const { engine } = aDraft({ stored: { intitule: 'Avant', objectifs: 'Anciens' } });
    engine.set('intitule', 'Mien');
    engine.receive({ intitule: 'Avant', objectifs: 'Nouveaux' }, 2);
    expect(engine.view()).toMatchObject({
      value: { intitule: 'Mien', objectifs: 'Nouveaux' },
      version: 2,
      conflict: null,
    });
  });

  const ali = { par: 'Ali Alaoui', le: '2027-02-01T13:02:00.000Z' };

  it('tells who changed what joins ours, and nothing when nobody else did', () => {
    const { engine, events } = aDraft({ stored: { intitule: 'Avant' } });
    engine.receive({ intitule: 'Avant', objectifs: 'Nouveaux' }, 2, ali);
    engine.receive({ intitule: 'Avant', objectifs: 'Les nôtres, d’une autre fenêtre' }, 3, null);
    engine.receive({ intitule: 'Avant', objectifs: 'Les nôtres, d’une autre fenêtre' }, 4, ali);
    expect(events).toEqual(['reunies']);
    expect(engine.view().conflict).toBeNull();
  });

  it('counts each time the answers of somebody else are taken, and not its own saves', async () => {
    const { engine, answers } = aDraft({ stored: { intitule: 'Avant' } });
    engine.set('intitule', ' Mien ');
    answers.push(() => ({ kind: 'enregistre', value: { intitule: 'Mien' }, version: 2 }));
    await engine.flush();
    engine.receive({ intitule: 'Mien' }, 3);
    expect(engine.view().round).toBe(0);
    engine.receive({ intitule: 'Sien' }, 4, ali);
    expect(engine.view().round).toBe(1);
    engine.set('intitule', 'Mien');
    answers.push(() => ({ kind: 'enregistre', value: { intitule: 'Mien', objectifs: 'Siens' }, version: 6 }));
    await engine.flush();
    expect(engine.view().round).toBe(2);
  });

  it('names who changed meanwhile what is being typed here, and when', () => {
    const { engine, events } = aDraft({ stored: { intitule: 'Avant' } });
    engine.set('intitule', 'Mien');
    engine.receive({ intitule: 'Sien' }, 2, ali);
    expect(engine.view()).toMatchObject({
      conflict: { ...ali, champs: [{ path: 'intitule', mienne: 'Mien', sienne: 'Sien' }] },
      status: { kind: 'conflit', par: 'Ali Alaoui' },
    });
    expect(events).toEqual(['conflit']);
  });

  it('names who a refused save crossed', async () => {
    const { engine, answers } = aDraft({ stored: { intitule: 'Avant' } });
    answers.push(() => ({ kind: 'conflit', conflicts: { intitule: 'Sien' }, version: 2, ...ali }));
    engine.set('intitule', 'Mien');
    await engine.flush();
    expect(engine.view().conflict).toMatchObject(ali);
  });

  it('learns later who crossed what an earlier visit had kept', () => {
    const stored = { intitule: 'Sien' };
    const { engine } = aDraft({ stored, kept: { intitule: { from: 'Avant', to: 'Mien' } } });
    expect(engine.view().status).toEqual({ kind: 'conflit', par: undefined });
    engine.receive(stored, 1, ali);
    expect(engine.view().conflict).toMatchObject(ali);
  });

  it('saves what waits when the page is hidden, as when its tab is left', async () => {
    const { engine, sent } = aDraft();
    const stop = engine.start();
    engine.set('intitule', 'A');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(0);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    vi.restoreAllMocks();
    stop();
  });
});
