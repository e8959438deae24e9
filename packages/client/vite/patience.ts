// A test waits until the page shows what it expects: only what never comes reaches this limit, however slow the
// machine.
const limitMs = 300_000;

/** This part of the pages is not compiled with this file, which has no page. */
const dialogs: string = '../src/ui/Dialog.tsx';

// Tests without a page do not load the library that looks at pages.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: limitMs });
  // A test does not wait for the first gesture: dialogs open at once, as on a page where something was pressed before.
  const { loadDialogs } = await import(dialogs);
  await loadDialogs();
}
