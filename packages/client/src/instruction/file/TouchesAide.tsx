import { type ComponentProps, Suspense } from 'react';
import { actedPart } from '../../ui/page/lazy-part.ts';

const TouchesDialog = actedPart(async () => (await import('./TouchesDialog.tsx')).TouchesDialog);

/** The list of the keys, whose code is not downloaded with the queue. */
export const TouchesAide = (props: ComponentProps<typeof TouchesDialog>) => (
  <Suspense>
    <TouchesDialog {...props} />
  </Suspense>
);
