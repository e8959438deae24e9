// A test waits until the page shows what it expects; only what never comes reaches this limit, even on a slow machine.
const limitMs = 300_000;

/** The type makes the compiler leave this module out, since this file is compiled without a page. */
const dialogs: string = '../src/ui/Dialog.tsx';

// Tests without a page do not load the library that looks at pages.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: limitMs });
  // A test does not wait for the first gesture: dialogs open at once, as on a page where something was pressed before.
  const { loadDialogs } = await import(dialogs);
  await loadDialogs();
}
