// What a page shows is waited for until it comes: only what never comes meets this limit, however slow the machine.
const limitMs = 300_000;

// Where there is no page, what looks at pages is not loaded.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: limitMs });
}
