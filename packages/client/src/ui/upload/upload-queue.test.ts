import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spoken } from '../page/announcer.ts';
import { uploadQueue } from './upload-queue.ts';
import type { FileStatus, SendFile, UploadProgress, UploadResult } from './upload-types.ts';

const sent: FileStatus = { text: 'Reçu, analyse en cours', tone: 'cours', isLast: false };
const safe: FileStatus = { text: 'Déposé', tone: 'pret', isLast: true };
const infected: FileStatus = { text: 'Refusé : virus.', tone: 'refuse', isLast: true };

const aFile = (name: string) => new File(['a'], name);

/** Acts as a server whose answers the test gives, one try after the other. */
function aServer() {
  const tries: { name: string; progress: UploadProgress; answer: (result: UploadResult) => void }[] = [];
  const send: SendFile = (file, progress) =>
    new Promise((resolve, reject) => {
      progress.signal.addEventListener('abort', () => reject(new DOMException('Annulé', 'AbortError')));
      tries.push({ name: file.name, progress, answer: resolve });
    });
  return { tries, send };
}

const statesOf = (queue: ReturnType<typeof uploadQueue>) => queue.files.get().map(({ state }) => state.kind);
const settle = () => vi.advanceTimersByTimeAsync(0);

let said: string[];
let unsubscribe: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  spoken.set({ poli: '', urgent: '' });
  unsubscribe = spoken.subscribe(() => said.push(...Object.values(spoken.get()).filter(Boolean)));
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  unsubscribe();
  vi.useRealTimers();
});

function aQueue(names: readonly string[], refusalOf: (file: File) => string | null = () => null) {
  const server = aServer();
  const queue = uploadQueue(refusalOf);
  queue.add(names.map(aFile), server.send);
  return { queue, ...server };
}

describe('a queue of files', () => {
  it('sends two at a time, in their order', async () => {
    const { queue, tries } = aQueue(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(statesOf(queue)).toEqual(['envoi', 'envoi', 'attente']);
    tries[0]?.answer({ kind: 'recu', status: safe });
    await settle();
    expect(statesOf(queue)).toEqual(['recu', 'envoi', 'envoi']);
    expect(tries.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it('sends nothing of what may not be sent, and says why', async () => {
    const { queue, tries } = aQueue(['photo.exe'], () => 'Non.');
    expect(queue.files.get()[0]?.state).toEqual({ kind: 'refuse', message: 'Non.', isFinal: true });
    expect(tries).toEqual([]);
    await settle();
    expect(said).toContain('photo.exe : Non.');
  });

  it('tells the start, the middle once, and the end', async () => {
    const { tries } = aQueue(['a.pdf']);
    for (const share of [0.1, 0.5, 0.6, 1]) tries[0]?.progress.onProgress(share);
    tries[0]?.answer({ kind: 'recu', status: safe });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...new Set(said)]).toEqual(['Dépôt d’a.pdf commencé.', 'a.pdf : 50 %', 'a.pdf : Déposé.']);
  });

  it('shows what the server refused, and does not try again [R8.20]', async () => {
    const { queue, tries } = aQueue(['a.pdf']);
    tries[0]?.answer({ kind: 'refuse', message: 'Ce fichier n’est pas un vrai PDF.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.files.get()[0]?.state).toMatchObject({ kind: 'refuse', isFinal: true });
    expect(said).toContain('a.pdf : Ce fichier n’est pas un vrai PDF.');
    expect(tries).toHaveLength(1);
  });
});

describe('after a cut', () => {
  it('tries again after ten seconds, with the same key', async () => {
    const { queue, tries } = aQueue(['a.pdf']);
    tries[0]?.answer({ kind: 'coupe' });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(statesOf(queue)).toEqual(['coupe']);
    await vi.advanceTimersByTimeAsync(1);
    expect(statesOf(queue)).toEqual(['envoi']);
    expect(new Set(tries.map(({ progress }) => progress.key)).size).toBe(1);
    expect(said).toContain('a.pdf : dépôt interrompu. Nouvel essai dans 10 s.');
  });

  it('goes on for as long as the network is away', async () => {
    const { tries } = aQueue(['a.pdf']);
    for (let n = 0; n < 10; n += 1) {
      tries[n]?.answer({ kind: 'coupe' });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(tries).toHaveLength(11);
  });

  it('shows what the server says at the third try, and lets the person decide [R8.20]', async () => {
    const { queue, tries } = aQueue(['a.pdf']);
    const broken = { kind: 'coupe', message: 'Un problème est survenu.' } as const;
    for (let n = 0; n < 3; n += 1) {
      tries[n]?.answer(broken);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    const [one] = queue.files.get();
    expect(one?.state).toEqual({ kind: 'refuse', message: broken.message, isFinal: false });
    expect(tries).toHaveLength(3);
    queue.retry(one?.id ?? '');
    expect(statesOf(queue)).toEqual(['envoi']);
  });

  it('tries at once when asked, or when the network is back', async () => {
    const { queue, tries } = aQueue(['a.pdf', 'b.pdf']);
    for (const one of tries) one.answer({ kind: 'coupe' });
    await settle();
    queue.retry(queue.files.get()[0]?.id ?? '');
    expect(statesOf(queue)).toEqual(['envoi', 'coupe']);
    queue.retryAll();
    expect(statesOf(queue)).toEqual(['envoi', 'envoi']);
    expect(tries).toHaveLength(4);
  });
});

describe('taking a file away', () => {
  it('stops what is on its way, and lets the next one leave', async () => {
    const { queue, tries } = aQueue(['a.pdf', 'b.pdf', 'c.pdf']);
    queue.remove(queue.files.get()[0]?.id ?? '');
    await settle();
    expect(tries[0]?.progress.signal.aborted).toBe(true);
    expect(queue.files.get().map(({ file }) => file.name)).toEqual(['b.pdf', 'c.pdf']);
    expect(statesOf(queue)).toEqual(['envoi', 'envoi']);
  });

  it('leaves no try behind', async () => {
    const { queue, tries } = aQueue(['a.pdf']);
    tries[0]?.answer({ kind: 'coupe' });
    await settle();
    queue.remove(queue.files.get()[0]?.id ?? '');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tries).toHaveLength(1);
  });

  it('stops everything when the page is left', async () => {
    const { queue, tries } = aQueue(['a.pdf', 'b.pdf', 'c.pdf']);
    queue.stop();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tries.map(({ progress }) => progress.signal.aborted)).toEqual([true, true]);
  });
});

describe('what becomes of a received file', () => {
  it.each([
    ['found safe', safe],
    ['refused', infected],
  ])('is followed until it is %s', async (_, last) => {
    const { queue, tries } = aQueue(['a.pdf']);
    const answers = [sent, null, sent, last];
    const looks = vi.fn(async () => answers.shift() as FileStatus | null);
    tries[0]?.answer({ kind: 'recu', status: sent, follow: looks });
    await settle();
    expect(queue.files.get()[0]?.state).toEqual({ kind: 'recu', status: sent });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.files.get()[0]?.state).toEqual({ kind: 'recu', status: last });
    expect(said).toContain(`a.pdf : ${last.text}`);
    expect(looks).toHaveBeenCalledTimes(4);
  });

  it('is not asked once the file was hidden', async () => {
    const { queue, tries } = aQueue(['a.pdf']);
    const looks = vi.fn(async () => sent);
    tries[0]?.answer({ kind: 'recu', status: sent, follow: looks });
    await settle();
    queue.remove(queue.files.get()[0]?.id ?? '');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
