import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/page/lazy-part.ts';
import type { DevisDialogProps } from './DevisDialog.tsx';

const DevisDialog = lazyPart(() => import('./DevisDialog.tsx').then((module) => module.DevisDialog));

export function LireDevis(props: Omit<DevisDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="pilule pilule--fichier fr-icon-upload-line"
        onClick={() => setIsOpen(true)}
      >
        Lire un devis
      </button>
      <Suspense>{isOpen && <DevisDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
