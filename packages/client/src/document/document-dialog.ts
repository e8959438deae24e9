import { lazyPart } from '../ui/page/lazy-part.ts';

/** Its code comes when a file is first looked at. */
export const DocumentDialog = lazyPart(() =>
  import('./DocumentDialog.tsx').then((module) => module.DocumentDialog),
);
