import type { VueView } from '@asso/contract/instruction/vue.endpoints';
import { withElision } from '@asso/domain/identifiants/elision';
import { isVue, vuesUsuelles } from '@asso/domain/instruction/vues-file.rows';
import { AppLink } from '../../platform/AppLink.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { narrow, useMedia } from '../../ui/page/use-media.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import type { FilterValues } from '../../ui/table/filters.ts';
import { inAgrements, usuelleHref } from './instruction-vues.ts';
import type { VueComptes } from './use-comptes-des-vues.ts';
import { savedVueHref } from './vues-enregistrees.ts';

type InstructionVuesProps = {
  /** The chosen filters, without the one that the list always applies. */
  values: FilterValues;
  isWhole: boolean;
  isAgrements: boolean;
  /** The views that people saved, shown after the usual ones; `ouverte` is the one open now. */
  nommees?: readonly VueView[];
  ouverte?: VueView | undefined;
  /** How many dossiers each view has; null until it is known, and a view may be left out. */
  comptes?: VueComptes | null;
};

/**
 * How many views are shown on the line besides the present one, on a wide and on a narrow window; the others are in a
 * menu.
 */
const surLaLigne = { large: 5, etroit: 2 };

/** The room of two digits, kept until the counts come, so that the tabs hardly move. */
const attendu = '\u2007\u2007';

/** Links to the views of the queue, on one line; the open view is marked, unless other filters were added. */
export function InstructionVues({
  values,
  isWhole,
  isAgrements,
  nommees = [],
  ouverte,
  comptes = null,
}: InstructionVuesProps) {
  const isNarrow = useMedia(narrow);
  const usuelles = vuesUsuelles.map((vue) => ({
    id: vue.id,
    label: vue.label,
    href: isAgrements ? inAgrements(usuelleHref(vue)) : usuelleHref(vue),
    isPresent: !ouverte && (vue.id === 'toutes' ? isWhole : isVue(values, vue.filtres)),
  }));
  const vues = [
    ...usuelles,
    ...nommees.map((vue) => ({
      id: vue.id,
      label: vue.par ? `${vue.nom}, ${withElision(vue.par)}` : vue.nom,
      href: savedVueHref(vue),
      isPresent: vue.id === ouverte?.id,
    })),
  ].map((vue) => ({ ...vue, count: comptes ? comptes.get(vue.id) : attendu }));
  const shown = isNarrow ? surLaLigne.etroit : surLaLigne.large;
  const tabs = vues.filter(({ isPresent }, index) => isPresent || index < shown);
  const others = vues.filter((vue) => !tabs.includes(vue));
  return (
    <>
      <TabLinks label="Vues" tabs={tabs} present={vues.find(({ isPresent }) => isPresent)?.id} />
      <MenuButton
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        panelClassName="menu-actes"
        label="Autres vues"
      >
        {(close) => (
          <ul className="liste-nue">
            {others.map(({ id, label, href, count }) => (
              <li key={id}>
                <AppLink
                  className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
                  href={href}
                  onClick={close}
                >
                  {label}
                  {count !== undefined && <span className="nombre discret">{`\u00a0${count}`}</span>}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </MenuButton>
    </>
  );
}
