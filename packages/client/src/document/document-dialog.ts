import { lazyPart } from '../ui/page/lazy-part.ts';

/** The dialog, whose code is loaded when a file is first looked at. */
export const DocumentDialog = lazyPart(() =>
  import('./DocumentDialog.tsx').then((module) => module.DocumentDialog),
);
