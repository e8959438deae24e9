import { Suspense } from 'react';
import { leaving } from '../../ui/draft/unsent.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useStore } from '../../ui/page/store.ts';

const Dialog = lazyPart(async () => (await import('../../ui/Dialog.tsx')).Dialog);

/** The dialog asks before leaving a page that holds a photo not sent yet, which would be lost. */
export function LeaveDialog() {
  const asked = useStore(leaving);
  if (!asked) return null;
  return (
    <Suspense>
      <Dialog
        title="Partir sans déposer votre photo ?"
        onClose={() => asked.answer(false)}
        action={{ label: 'Partir sans la déposer', onPress: () => asked.answer(true), isDanger: true }}
      >
        <p>
          Vous avez pris une photo qui n’est pas encore déposée. Elle sera perdue si vous quittez la page.
        </p>
      </Dialog>
    </Suspense>
  );
}
