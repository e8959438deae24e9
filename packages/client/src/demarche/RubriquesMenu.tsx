import { count } from '@asso/domain/identifiants/nombres-affiches';
import { medium, useMedia } from '../ui/page/use-media.ts';
import { EtatRubrique } from './EtatRubrique.tsx';
import { type RubriqueStatus, rubriqueId } from './rubrique-status.ts';

type RubriquesMenuProps = {
  rubriques: readonly { id: string; title: string; status: RubriqueStatus }[];
  /** The name of the menu: « Rubriques du projet ». */
  label?: string;
  /** True to fold the menu on wide windows too. */
  isFolded?: boolean;
};

/** The menu at the side lists each rubric with its state and a link; below 992 px it folds into a count. */
export function RubriquesMenu({ isFolded = false, ...menu }: RubriquesMenuProps) {
  const { rubriques } = menu;
  const isMedium = useMedia(medium);
  const done = rubriques.filter(({ status }) => status === 'termine').length;
  if (!isMedium && !isFolded) return <Menu {...menu} />;
  return (
    <details className="plis">
      <summary>
        {count(done, 'rubrique terminée', 'rubriques terminées')} sur {rubriques.length}
      </summary>
      <Menu {...menu} />
    </details>
  );
}

const Menu = ({ rubriques, label = 'Rubriques du projet' }: Omit<RubriquesMenuProps, 'isFolded'>) => (
  <nav className="menu-etapes" aria-label={label}>
    <ol className="liste-nue">
      {rubriques.map(({ id, title, status }) => (
        <li key={id}>
          <a className="menu-etapes__lien" href={`#${rubriqueId(id)}`} onClick={(event) => goTo(event, id)}>
            {title}
          </a>
          <EtatRubrique id={id} status={status} />
        </li>
      ))}
    </ol>
  </nav>
);

/** Unfolds the rubrique and gives the focus to its title, so that reading goes on from there. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  const section = document.getElementById(rubriqueId(id));
  const fold = section?.querySelector<HTMLDetailsElement>(':scope > details');
  if (fold) fold.open = true;
  section?.querySelector('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
