import type { ReactNode } from 'react';
import { LienModifier } from './LienModifier.tsx';
import './bloc.css';

type BlocProps = {
  titre: string;
  /** The name of this part in the address that leads back to it. */
  bloc: string;
  /** The address where this part is changed; null when it can only be read. */
  href: string | null;
  /** A few words shown while the part is folded; without them, it is shown whole. */
  enBref?: string;
  children: ReactNode;
};

/** A part of what was answered, with a link to change it. */
export function Bloc({ titre, bloc, href, enBref, children }: BlocProps) {
  const modifier = href && (
    <LienModifier href={href} bloc={bloc}>
      : {titre}
    </LienModifier>
  );
  if (enBref === undefined) {
    return (
      <section className="pile pile--serree" aria-label={titre}>
        <div className="bloc-tete">
          <h2 className="fr-h4">{titre}</h2>
          {modifier}
        </div>
        {children}
      </section>
    );
  }
  return (
    <section className="bloc-rang" aria-label={titre}>
      <details className="plis">
        <summary>
          <h2 className="plis__titre">{titre}</h2>
          <span className="plis__bref">{` ${enBref}`}</span>
        </summary>
        <div className="pile pile--serree">{children}</div>
      </details>
      {modifier}
    </section>
  );
}
