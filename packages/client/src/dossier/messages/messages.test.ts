import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { describe, expect, it } from 'vitest';
import { fold, reveal, split } from './messages.ts';

const aMessage = (id: string, more: Partial<MessageDossier> = {}): MessageDossier => ({
  id,
  le: '2027-03-01T10:00:00Z',
  par: 'Paul Girard',
  cote: 'service',
  service: 'DRAJES Sud',
  id_service: 's',
  texte: 'Bonjour.',
  fichiers: [],
  lu_le: null,
  reponse_avant: null,
  isInterne: false,
  isNew: false,
  isMine: false,
  ...more,
});
const ids = (messages: readonly MessageDossier[]) => messages.map(({ id }) => id);
const many = (n: number, newFrom = n) =>
  Array.from({ length: n }, (_, index) => aMessage(`m${index}`, { isNew: index >= newFrom }));

describe('a thread one is reading', () => {
  it('keeps what comes meanwhile aside until it is asked for, but for one’s own', () => {
    const opened = reveal(null, [aMessage('a')]);
    const later = [aMessage('a'), aMessage('b', { isNew: true }), aMessage('c', { isMine: true })];
    const { visible, waiting } = split(later, opened);
    expect([ids(visible), ids(waiting)]).toEqual([['a', 'c'], ['b']]);
    const shown = reveal(opened, later);
    expect(ids(split(later, shown).visible)).toEqual(['a', 'b', 'c']);
    expect([...shown.nouveaux]).toEqual(['b']);
  });

  it('keeps the mark of what was new once it has been read', () => {
    const opened = reveal(null, [aMessage('a', { isNew: true })]);
    expect([...reveal(opened, [aMessage('a')]).nouveaux]).toEqual(['a']);
  });

  it.each([
    [4, 4, 0],
    [5, 5, 0],
    [6, 6, 1],
    [30, 30, 25],
    [30, 27, 25],
    [30, 15, 14],
    [30, 0, 0],
  ])('of %i messages, new from the %ith, folds %i', (n, newFrom, expected) => {
    const messages = many(n, newFrom);
    expect(fold(messages, reveal(null, messages))).toBe(expected);
  });

  it('shows fewer where the page has less room, and still all that is new', () => {
    const messages = many(6, 6);
    expect(fold(messages, reveal(null, messages), 2)).toBe(4);
    const fresh = many(6, 2);
    expect(fold(fresh, reveal(null, fresh), 2)).toBe(1);
  });
});
