import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import type { Demandee } from './use-suite.ts';

/** Asks for an account once the first questions are answered; what is written is kept meanwhile. */
export function SansCompte({ code, exercice }: Demandee) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const annee = exercice === undefined ? '' : `?exercice=${exercice}`;
  const suite = encodeURIComponent(`/commencer/${encodeURIComponent(code)}${annee}`);
  return (
    <section className="cadre pile pile--serree" aria-labelledby="suite">
      <h2 id="suite" className="fr-h5" ref={title} tabIndex={-1}>
        Un compte pour enregistrer
      </h2>
      <p>Votre brouillon vous attend ici, dans ce navigateur. Rien ne sera à retaper.</p>
      <div className="actions">
        <AppLink className="fr-btn" href={`/register?redirect_url=${suite}`}>
          Créer mon compte
        </AppLink>
        <AppLink className="fr-btn fr-btn--secondary" href={`/login?redirect_url=${suite}`}>
          J’ai déjà un compte
        </AppLink>
      </div>
    </section>
  );
}
