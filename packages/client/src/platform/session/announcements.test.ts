// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDoubt } from '../../ui/page/network.ts';
import { installNavigator } from '../page/navigation.ts';
import { notify, recentToasts, toasts, turnToastsPage } from './announcements.ts';
import { endSession, expireSession, keepToken } from './session-token.ts';

let visited: string[];

beforeEach(() => {
  visited = [];
  toasts.set([]);
  localStorage.clear();
  installNavigator({ go: (href) => visited.push(href), here: () => '/dossiers' });
});

const shown = () => toasts.get().map(({ text, durationMs }) => [text, durationMs]);
const expired = 'Votre session est expirée, veuillez vous reconnecter.';

describe('the messages of a session', () => {
  it('last ten seconds while the session goes on [R8.7]', () => {
    const said = 'Votre mot de passe est changé. Vos autres sessions sont fermées.';
    keepToken('un.jeton.signe');
    notify('succes', said);
    expect(shown()).toEqual([[said, 10_000]]);
    endSession();
    expect(shown().slice(1)).toEqual([[expired, 100_000]]);
  });

  it('last a hundred seconds when the session has expired [R8.8]', () => {
    keepToken('un.jeton.signe');
    endSession();
    expect(shown()).toEqual([[expired, 100_000]]);
  });

  it('come with the login page, once [R8.9]', () => {
    keepToken('un.jeton.signe');
    expireSession();
    expireSession();
    expect(shown()).toEqual([[expired, 100_000]]);
    expect(new Set(visited)).toEqual(new Set(['/login?redirect_url=%2Fdossiers']));
  });

  it('go with the session they spoke of, as soon as somebody signs in again', () => {
    keepToken('un.jeton.signe');
    endSession();
    keepToken('un.autre.jeton');
    expect(shown()).toEqual([]);
  });

  it('are not said to who was never signed in', () => {
    endSession();
    expect(shown()).toEqual([]);
  });
});

describe('a message', () => {
  it('arrives with the page it led to, and does not go on to the next', () => {
    notify('succes', 'Votre association est ajoutée.');
    turnToastsPage();
    expect(shown()).toHaveLength(1);
    turnToastsPage();
    expect(shown()).toEqual([]);
  });

  it('of success is kept for later while an act has not succeeded; a failure is not', () => {
    const end = beginDoubt();
    notify('succes', 'Connexion rétablie : 2 réponses enregistrées.');
    notify('erreur', 'Non.');
    end();
    expect(shown()).toEqual([['Non.', 10_000]]);
    expect(recentToasts.get().map(({ text }) => text)).toContain(
      'Connexion rétablie : 2 réponses enregistrées.',
    );
  });

  it('of success is not read aloud either while an act has not succeeded', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const { spoken } = await import('../../ui/page/announcer.ts');
    const { beginDoubt } = await import('../../ui/page/network.ts');
    const { notify } = await import('./announcements.ts');
    const end = beginDoubt();
    notify('succes', 'Dossier transmis.');
    notify('info', 'Le réseau est coupé.');
    end();
    const heard: string[] = [];
    for (let second = 0; second < 4; second++) {
      heard.push(spoken.get().poli);
      vi.advanceTimersByTime(1000);
    }
    vi.useRealTimers();
    expect(heard).toContain('Le réseau est coupé.');
    expect(heard).not.toContain('Dossier transmis.');
  });
});
