import type { ReactNode } from 'react';
import { LienModifier } from './LienModifier.tsx';
import './bloc.css';

type BlocProps = {
  titre: string;
  /** This names the part in the address that leads back to it. */
  bloc: string;
  /** The part is changed at this address; it is null where it is only read. */
  href: string | null;
  /** The part is one row with these words until somebody unfolds it; without them it is shown whole. */
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
