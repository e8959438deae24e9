import { useEffect, useRef } from 'react';
import { CopyText } from '../ui/CopyText.tsx';

export type SecretShown = { titre: string; secret: string };

type SecretNoticeProps = { secret: SecretShown; onClose: () => void };

/** Shows a secret, once: the notice takes the focus, and stays until its reader closes it. */
export function SecretNotice({ secret: { titre, secret }, onClose }: SecretNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // A new secret takes the focus as well.
  useEffect(() => {
    if (secret !== '') title.current?.focus();
  }, [secret]);
  return (
    <section className="fr-alert fr-alert--success" aria-labelledby="secret">
      <h2 id="secret" ref={title} tabIndex={-1} className="fr-alert__title">
        {titre}
      </h2>
      <p>
        <CopyText text={secret} what="le secret" />
      </p>
      <p>Copiez ce secret maintenant : il ne sera plus jamais affiché. Ne l’envoyez pas par courriel.</p>
      <p className="actions">
        <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={onClose}>
          J’ai copié le secret
        </button>
      </p>
    </section>
  );
}
