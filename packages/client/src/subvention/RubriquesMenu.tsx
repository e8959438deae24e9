import { fieldId } from '../ui/field-errors.ts';
import { stepStatusWords } from '../ui/step-status.ts';
import type { Rubrique } from './rubriques.ts';

/** At the side: each rubric, its state, and the way to it. */
export const RubriquesMenu = ({ rubriques }: { rubriques: readonly Rubrique[] }) => (
  <nav className="menu-etapes" aria-label="Rubriques du projet">
    <ol className="liste-nue">
      {rubriques.map(({ id, title, status }) => (
        <li key={id}>
          <a className="menu-etapes__lien" href={`#${rubriqueId(id)}`} onClick={(event) => goTo(event, id)}>
            {title}
          </a>
          <span className={`etape-etat etape-etat--${status}`}>{stepStatusWords[status]}</span>
        </li>
      ))}
    </ol>
  </nav>
);

export const rubriqueId = (id: string): string => `rubrique-${fieldId(id)}`;

/** Its title takes the focus, so that reading goes on from there; the address keeps the step. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  const title = document.querySelector<HTMLElement>(`#${rubriqueId(id)} h2`);
  title?.focus({ preventScroll: true });
  document.getElementById(rubriqueId(id))?.scrollIntoView();
}
