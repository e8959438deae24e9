import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import type { Partie } from '../rubriques.ts';
import './partie.css';

type PartiePageProps = {
  partie: Partie;
  rang: number;
  /** The titles of all the parts. */
  titres: readonly string[];
  precedente?: string;
  /** The title of the next part, when the main button does not lead there. */
  suivante?: string;
  /** The address of the list of all the parts, which replaces the list at the side below 992 px. */
  resumeHref: string;
  restantes: number;
  champ: string | null;
  acte: ReactNode;
  children: ReactNode;
};

/** The page of a part; its title takes the focus when the part changes, unless a field was asked for. */
export function PartiePage(props: PartiePageProps) {
  const { partie, rang, titres, precedente, suivante, restantes, champ } = props;
  const total = titres.length;
  const titre = useRef<HTMLHeadingElement>(null);
  const shown = useRef(partie.id);
  useEffect(() => {
    if (shown.current === partie.id) return;
    shown.current = partie.id;
    if (champ) return;
    titre.current?.focus({ preventScroll: true });
    titre.current?.closest('section')?.scrollIntoView?.();
  }, [partie.id, champ]);
  return (
    <section className="partie" aria-labelledby={`partie-${partie.id}`}>
      <div className="partie__segments">
        <ol className="liste-nue partie__barres" aria-hidden="true">
          {titres.map((nom, index) => (
            <li key={nom} className={index < rang ? 'partie__barre--vue' : undefined} />
          ))}
        </ol>
        <p>
          Partie&nbsp;{rang} sur&nbsp;{total}
          {restantes > 0 && <>, {restantes}&nbsp;min restantes</>}
        </p>
        <AppLink className="fr-link" href={props.resumeHref}>
          Toutes<span className="invisible"> les parties du projet</span>
        </AppLink>
      </div>
      <div className="partie__tete">
        <h2 id={`partie-${partie.id}`} ref={titre} tabIndex={-1}>
          {partie.titre}
        </h2>
      </div>
      {partie.chapo && <p className="partie__chapo discret">{partie.chapo}</p>}
      <div className="pile pile--large">{props.children}</div>
      <div className="actions partie__fin">
        {props.acte}
        {precedente && <AppLink href={precedente}>Partie précédente</AppLink>}
        {suivante && <AppLink href={suivante}>Partie suivante</AppLink>}
      </div>
    </section>
  );
}
