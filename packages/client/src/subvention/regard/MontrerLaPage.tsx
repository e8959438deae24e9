import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.ts';

const MontrerDialog = lazyPart(async () => (await import('./MontrerDialog.tsx')).MontrerDialog);

type MontrerLaPageProps = { id_fo: string; className?: string };

/** A button for a person who is stuck: shows this dossier to somebody who helps, by a code given on the telephone. */
export function MontrerLaPage({ id_fo, className = 'fr-link' }: MontrerLaPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        Montrer mon dossier au service
      </button>
      {isOpen && (
        <Suspense>
          <MontrerDialog id_fo={id_fo} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
