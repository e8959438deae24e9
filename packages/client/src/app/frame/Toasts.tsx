import { useEffect, useState } from 'react';
import { dismissToast, type Toast, type Tone, toasts } from '../../platform/session/announcements.ts';
import { useStore } from '../../ui/page/store.ts';
import './toasts.css';

/**
 * Shows the messages, which are read aloud elsewhere (`LiveRegions`). Their time stops while the pointer or the focus
 * is on them.
 */
export function Toasts() {
  const shown = useStore(toasts);
  return (
    <section className="annonces" aria-label="Annonces">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

const kinds: Record<Tone, { className: string; word: string }> = {
  succes: { className: 'annonce--succes fr-icon-success-line', word: 'Succès' },
  info: { className: 'annonce--info fr-icon-info-line', word: 'Information' },
  attention: { className: 'annonce--attention fr-icon-warning-line', word: 'Attention' },
  erreur: { className: 'annonce--erreur fr-icon-error-line', word: 'Erreur' },
};

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const { className, word } = kinds[toast.tone];
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
  return (
    <div className={`annonce ${className}`} {...hold}>
      <p className="annonce__texte">
        <span className="invisible">{word} : </span>
        {toast.text}
      </p>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-icon-close-line"
        onClick={() => dismissToast(toast.id)}
      >
        Fermer <span className="invisible">le message : {toast.text}</span>
      </button>
    </div>
  );
}
