import { lazyPart } from '../../ui/page/lazy-part.ts';

export const CookieDialog = lazyPart(() =>
  import('./CookieDialog.tsx').then((module) => module.CookieDialog),
);
export const DisplayDialog = lazyPart(() =>
  import('./DisplayDialog.tsx').then((module) => module.DisplayDialog),
);
