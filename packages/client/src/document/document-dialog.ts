import { lazyPart } from '../ui/page/lazy-part.ts';

/** The code of the dialog comes when a file is first looked at. */
export const DocumentDialog = lazyPart(() =>
  import('./DocumentDialog.tsx').then((module) => module.DocumentDialog),
);
