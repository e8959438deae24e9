import { useState } from 'react';
import { MontrerDialog } from './MontrerDialog.tsx';

type MontrerLaPageProps = { id_fo: string; className?: string };

/** Who is stuck shows this dossier to who helps, by a code given on the telephone. */
export function MontrerLaPage({ id_fo, className = 'fr-link' }: MontrerLaPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        Montrer ma page au service
      </button>
      {isOpen && <MontrerDialog id_fo={id_fo} onClose={() => setIsOpen(false)} />}
    </>
  );
}
