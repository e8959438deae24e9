// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeHeadingFocus, wantHeadingFocus } from './heading-focus.ts';
import { keepFocus } from './keep-focus.ts';
import { installNavigator } from './navigation.ts';

let address: string;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  address = '/dossiers';
  installNavigator({ go: (href) => (address = href), here: () => address });
  stop = keepFocus();
});
afterEach(() => {
  stop();
  takeHeadingFocus();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const show = (html: string) => {
  document.body.innerHTML = `<main><h1 tabindex="-1">Page</h1>${html}</main>`;
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
/** Returns the text of the element that has the focus once the page has settled. */
async function focusedAfter(change: () => void): Promise<string> {
  change();
  await vi.advanceTimersByTimeAsync(200);
  const { activeElement } = document;
  return activeElement === document.body ? 'body' : (activeElement?.textContent ?? '').trim();
}

describe('the focus of what goes away', () => {
  it('goes to the title of the form that opens in its place', async () => {
    show('<section><h2>Demandeur</h2><div id="ici"><button>Ajouter une personne</button></div></section>');
    find('button').focus();
    expect(
      await focusedAfter(() => {
        find('#ici').innerHTML = '<form><h3>Ajouter une personne au bureau</h3><input></form>';
      }),
    ).toBe('Ajouter une personne au bureau');
  });

  it('goes to the first field of what has no title', async () => {
    show('<ul><li><button id="b">Changer</button></li></ul>');
    find('#b').focus();
    await focusedAfter(() => {
      find('li').innerHTML = '<p>Choisissez.</p><input id="fichier" type="file">';
    });
    expect(document.activeElement?.id).toBe('fichier');
  });

  it('is left to the dialog that closes, even when the next frame comes late', async () => {
    show('<a href="/">Accueil</a><button>Aller à…</button>');
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input></div>');
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    find('input').focus();
    expect(
      await focusedAfter(() => {
        find('[role=dialog]').remove();
        requestAnimationFrame(() => document.activeElement === document.body && find('button').focus());
      }),
    ).toBe('body');
    for (const frame of frames) frame(0);
    expect(document.activeElement?.textContent).toBe('Aller à…');
    vi.restoreAllMocks();
  });

  it('goes to the same act of the next item, else of the one before', async () => {
    const row = (name: string) =>
      `<li id="${name}"><button>Voir</button><button>Retirer ${name}</button></li>`;
    show(`<ul>${row('un')}${row('deux')}${row('trois')}</ul>`);
    find('#deux button + button').focus();
    expect(await focusedAfter(() => find('#deux').remove())).toBe('Retirer trois');
    expect(await focusedAfter(() => find('#trois').remove())).toBe('Retirer un');
  });

  it('goes to the title of the list when no item is left', async () => {
    show('<section><h2>Filtres</h2><ul><li><button>Retirer</button></li></ul></section>');
    find('button').focus();
    expect(await focusedAfter(() => find('li').remove())).toBe('Filtres');
  });

  it('goes to the title of the page when nothing else is there', async () => {
    show('<div><button>Effacer les filtres</button></div>');
    find('button').focus();
    expect(await focusedAfter(() => find('div').remove())).toBe('Page');
  });

  it('follows a change of filter, which is the same page', async () => {
    show('<ul><li id="a"><button>Retirer A</button></li><li><button>Retirer B</button></li></ul>');
    find('#a button').focus();
    expect(
      await focusedAfter(() => {
        address = '/dossiers?etat=C';
        find('#a').remove();
      }),
    ).toBe('Retirer B');
  });
});

describe('the focus is left alone', () => {
  it('when who removes it hands it on', async () => {
    show('<p><button id="a">Retirer</button></p><button id="b">Suite</button>');
    find('#a').focus();
    expect(
      await focusedAfter(() => {
        find('p').remove();
        find('#b').focus();
      }),
    ).toBe('Suite');
  });

  it.each(['/user/profil', '/dossiers?etape=pieces'])(
    'on the way to %s, whose title takes it',
    async (to) => {
      show('<p><a href="/x">Aller</a></p><button>Autre</button>');
      find('a').focus();
      expect(
        await focusedAfter(() => {
          address = to;
          find('p').remove();
        }),
      ).toBe('body');
    },
  );

  it('while a title is awaited', async () => {
    show('<p><button>Voir</button></p><button>Autre</button>');
    find('p button').focus();
    wantHeadingFocus();
    expect(await focusedAfter(() => find('p').remove())).toBe('body');
  });
});
