import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listDefects } from './defects.mjs';

const height = 900;
// Only a page that never comes reaches this limit, even on a slow machine.
const drawnMs = 60_000;

/**
 * Opens each of these pages in the window, keeps its picture in the folder, and returns its defects by the name of the
 * picture.
 */
export async function seePages({ window, portal, pages, folder, password }) {
  const found = new Map();
  let reader;
  for (const page of pages) {
    if (page.who !== reader) await signIn(window, { portal, email: page.who, password });
    reader = page.who;
    await window.resize(page.width, height);
    await window.run(
      (theme) => localStorage.setItem('asso.preferences', JSON.stringify({ theme })),
      page.theme,
    );
    await window.go(portal + page.path);
    found.set(page.name, await defectsOnceDrawn(window, page));
    await window.keepPicture(join(folder, `${page.name}.png`));
  }
  return found;
}

/** Makes the call of the sign-in page, which leaves its cookies in the window; without an address, signs out. */
async function signIn(window, { portal, email, password }) {
  await window.go(`${portal}/client/login`);
  await window.run(
    async (email, password) => {
      const post = (path, body) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/auth/logout', {});
      localStorage.clear();
      if (!email) return;
      const answer = await post('/api/auth/login', { email, password });
      if (!answer.ok) throw new Error(`${email}: ${answer.status}`);
      localStorage.setItem('asso.connecte', 'oui');
    },
    email ?? '',
    password,
  );
}

/** A page arrives part by part: its defects are those that stay. */
async function defectsOnceDrawn(window, { h1, words, width, isUnfolded }) {
  const deadline = performance.now() + drawnMs;
  let defects = ['rien de dessiné'];
  while (defects.length > 0 && performance.now() < deadline) {
    await wait(500);
    if (isUnfolded)
      await window.run(() => {
        for (const one of document.querySelectorAll('main details:not([open])')) one.open = true;
      });
    defects = await window.run(listDefects, { h1, words, width });
  }
  return defects;
}

const phone = { path: '/client/login', h1: '^Se connecter$', words: [], width: 360 };

/**
 * Draws the names of icon buttons as they once were in WebKit alone and makes an error, on a page without defect, and
 * returns what is then seen.
 */
export async function plantDefect(window, portal) {
  await window.resize(phone.width, height);
  await window.go(portal + phone.path);
  const before = await defectsOnceDrawn(window, phone);
  await window.run(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.entete__icone.fr-btn { font-size: 1rem; text-indent: -100vw; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return new Promise((resolve) => {
      setTimeout(() => {
        setTimeout(resolve);
        throw new Error('faute');
      });
    });
  });
  const after = await window.run(listDefects, phone);
  const isSeen = (defect) => after.some((one) => one.includes(defect)) && before.length === 0;
  return ['écrit sur l’icône', 'faute'].filter(isSeen);
}
