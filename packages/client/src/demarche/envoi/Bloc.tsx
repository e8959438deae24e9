import type { ReactNode } from 'react';
import { LienModifier } from './LienModifier.tsx';
import './bloc.css';

type BlocProps = {
  titre: string;
  /** This names the part in the address that leads back to it. */
  bloc: string;
  /** The part is changed at this address; it is null where it is only read. */
  href: string | null;
  children: ReactNode;
};

/** A part of what was answered, with a link to change it. */
export const Bloc = ({ titre, bloc, href, children }: BlocProps) => (
  <section className="pile pile--serree" aria-label={titre}>
    <div className="bloc-tete">
      <h2 className="fr-h4">{titre}</h2>
      {href && (
        <LienModifier href={href} bloc={bloc}>
          : {titre}
        </LienModifier>
      )}
    </div>
    {children}
  </section>
);
