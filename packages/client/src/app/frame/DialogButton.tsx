import { type ComponentType, Suspense, useState } from 'react';

type DialogButtonProps = {
  label: string;
  className: string;
  dialog: ComponentType<{ onClose: () => void }>;
};

/** A button that opens a dialog, whose code is loaded only then. */
export function DialogButton({ label, className, dialog: Opened }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      <Suspense>{isOpen && <Opened onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
